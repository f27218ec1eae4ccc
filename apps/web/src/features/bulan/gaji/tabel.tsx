import type { ReactNode } from 'react'

type TabelProps = {
  readonly judul: string
  readonly jumlah?: number | undefined
  readonly kolom: readonly string[]
  /** Of these columns the figures stand under each other */
  readonly rata?: ReadonlySet<string>
  readonly tindakan?: ReactNode
  /** The box that chooses all rows, where they can be chosen */
  readonly pilihan?: ReactNode
  readonly children: ReactNode
}

/** A step's list: what it is called and how many there are, then rows in columns. */
export function Tabel({ judul, jumlah, kolom, rata = TANPA_ANGKA, tindakan, pilihan, children }: TabelProps) {
  return (
    <section aria-label={judul} className="card overflow-hidden p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <h2 className="font-bold">
          {judul}
          {jumlah !== undefined && (
            <span className="ml-2 text-sm font-semibold text-ink-muted tabular-nums">
              {jumlah.toLocaleString('id-ID')}
            </span>
          )}
        </h2>
        {tindakan}
      </div>
      <div className="overflow-x-auto">
        <table aria-label={judul} className="w-full text-sm">
          <thead>
            <tr className="border-y border-line text-ink-muted">
              {pilihan !== undefined && <th className="w-11 pl-3">{pilihan}</th>}
              {kolom.map((satu) => (
                <th
                  key={satu}
                  scope="col"
                  className={`px-3 py-2 font-semibold whitespace-nowrap first:pl-4 ${rata.has(satu) ? 'text-right' : 'text-left'}`}
                >
                  {satu}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}

const TANPA_ANGKA: ReadonlySet<string> = new Set()

export const SEL = 'px-3 py-1.5 first:pl-4'
export const BARIS = 'h-10 border-b border-line last:border-b-0'
