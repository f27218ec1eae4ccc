const LANGKAH = ['Data pribadi', 'Pendidikan dan rekening']

/** How far one is: step `ke` of the edit, from 1. */
export function Langkah({ ke }: { readonly ke: 1 | 2 }) {
  return (
    <div>
      <div aria-hidden className="flex gap-1.5">
        {LANGKAH.map((nama, i) => (
          <span key={nama} className={`h-1.5 flex-1 rounded-full ${i < ke ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <h2 className="mt-2 text-sm text-ink-muted">
        Langkah {ke} dari {LANGKAH.length} · <span className="font-semibold text-ink">{LANGKAH[ke - 1]}</span>
      </h2>
    </div>
  )
}
