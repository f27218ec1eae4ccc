type DaftarAkibatProps = {
  /** Whose, where several go */
  readonly nama?: string
  readonly teks: readonly string[]
}

/** What ends with somebody's work, one line each, seen before it is said. */
export function DaftarAkibat({ nama, teks }: DaftarAkibatProps) {
  return (
    <section
      aria-label={nama ?? 'Yang ikut berakhir'}
      className="rounded-card border border-line bg-surface p-4"
    >
      <h3 className="text-sm font-bold">{nama ?? 'Yang ikut berakhir'}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        {teks.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ul>
    </section>
  )
}
