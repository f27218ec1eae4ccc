import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import type { JenisShift } from './shift.queries.ts'

type LangkahPolaProps = {
  readonly langkah: readonly (number | null)[]
  readonly shift: readonly Pick<JenisShift, 'id' | 'huruf' | 'warna'>[]
}

/** The steps of a pattern as letters. */
export function LangkahPola({ langkah, shift }: LangkahPolaProps) {
  return (
    <ol aria-label="Langkah pola" className="flex flex-wrap gap-1">
      {langkah.map((id, ke) => {
        const { huruf, warna } =
          shift.find((satu) => satu.id === id) ?? ({ huruf: 'L', warna: 'abu' } as const)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={ke}>
            <HurufShift huruf={huruf} warna={warna} />
          </li>
        )
      })}
    </ol>
  )
}
