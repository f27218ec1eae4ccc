import { ChevronDown } from 'lucide-react'

export type Bersebab = {
  readonly orang: { readonly id: number; readonly nama: string; readonly kode?: string }
  /** In words, the same for all of a kind */
  readonly sebab: string
}

type KelompokSebabProps = {
  readonly judul: string
  readonly baris: readonly Bersebab[]
  readonly tone?: 'destructive'
}

/** What came of many, by its reason with how many it was so for, the most frequent first; each opens to the names. */
export function KelompokSebab({ judul, baris, tone }: KelompokSebabProps) {
  if (baris.length === 0) return null
  const kelompok = [...Map.groupBy(baris, ({ sebab }) => sebab)].toSorted(
    ([, satu], [, lain]) => lain.length - satu.length,
  )
  return (
    <section>
      <h3 className="mb-2 text-base font-bold">
        {judul} ({baris.length.toLocaleString('id-ID')})
      </h3>
      <ul className="space-y-2">
        {kelompok.map(([sebab, orang]) => (
          <li key={sebab} className="card">
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3 py-2 text-sm">
                <span className={`min-w-0 flex-1 ${tone === 'destructive' ? 'text-destructive' : ''}`}>
                  {sebab}
                </span>
                <b className="tabular-nums">{orang.length.toLocaleString('id-ID')} orang</b>
                <ChevronDown className="size-4 shrink-0 group-open:rotate-180" />
              </summary>
              <ul className="max-h-80 divide-y divide-line overflow-y-auto border-t border-line px-3 text-sm">
                {orang.map(({ orang: { id, nama, kode } }) => (
                  <li key={id} className="py-2">
                    <b>{nama}</b> {kode !== undefined && <span className="text-ink-muted">{kode}</span>}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
