import type { PilihanKolom } from '@rekan/domain/laporan/kolom'

type PilihKolomProps = {
  readonly pilihan: readonly PilihanKolom[]
  /** Null: all */
  readonly dipilih: readonly string[] | null
  readonly onChange: (dipilih: readonly string[] | null) => void
}

/** A box for each column but the first, which always stands. */
export function PilihKolom({ pilihan, dipilih, onChange }: PilihKolomProps) {
  const kini = new Set(dipilih ?? pilihan.map(({ kunci }) => kunci))
  const toggle = (kunci: string) => {
    const baru = pilihan.filter((satu) => (satu.kunci === kunci ? !kini.has(kunci) : kini.has(satu.kunci)))
    onChange(baru.length === pilihan.length ? null : baru.map((satu) => satu.kunci))
  }
  return (
    <ul aria-label="Kolom">
      {pilihan.map(({ kunci, judul }) => (
        <li key={kunci}>
          <label className="flex min-h-11 items-center gap-3 px-2.5 text-sm desk:min-h-9">
            <input
              type="checkbox"
              checked={kini.has(kunci)}
              onChange={() => toggle(kunci)}
              className="size-4.5 accent-primary"
            />
            {judul}
          </label>
        </li>
      ))}
    </ul>
  )
}
