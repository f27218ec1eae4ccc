import { type KodeZona, formatJam, jamLokal } from '@rekan/domain/waktu'
import type { Papan } from './papan.queries.ts'

type KedatanganProps = { readonly kedatangan: Papan['kedatangan']; readonly zona: KodeZona }

/** Check-ins of the day by ten minutes; the late ones stand on the others, hatched as well as coloured. */
export function Kedatangan({ kedatangan, zona }: KedatanganProps) {
  const [pertama, terakhir] = [kedatangan[0], kedatangan.at(-1)]
  if (pertama === undefined || terakhir === undefined) return null
  const tertinggi = Math.max(...kedatangan.map(({ jumlah }) => jumlah))
  const pukul = (saat: string) => formatJam(jamLokal(Date.parse(saat), zona)).slice(0, 5)
  const semua = kedatangan.reduce((n, { jumlah }) => n + jumlah, 0)
  const terlambat = kedatangan.reduce((n, satu) => n + satu.terlambat, 0)
  return (
    <figure className="px-4 py-3">
      <figcaption className="text-sm text-ink-muted">
        Kedatangan {pukul(pertama.mulai)}–{pukul(terakhir.mulai)} {zona}, per 10 menit: {semua} orang,{' '}
        {terlambat} terlambat
      </figcaption>
      <div className="mt-2 flex h-20 items-end gap-0.5">
        {kedatangan.map(({ mulai, jumlah, terlambat: telat }) => (
          <div
            key={mulai}
            title={`${pukul(mulai)}: ${jumlah} datang, ${telat} terlambat`}
            className="flex min-w-0.5 flex-1 flex-col justify-end"
            style={{ height: `${(jumlah / tertinggi) * 100}%` }}
          >
            <span
              className="block rounded-t-xs bg-accent"
              style={{ height: `${(telat / Math.max(1, jumlah)) * 100}%` }}
            />
            <span className="block flex-1 bg-primary opacity-60" />
          </div>
        ))}
      </div>
    </figure>
  )
}
