import { formatTanggal } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { Lokasi, MasaKoordinator } from './lokasi.queries.ts'

type KoordinatorLokasiProps = {
  readonly lokasi: Lokasi
  readonly isBaca: boolean
  readonly onAtur: () => void
}

/** Who coordinates a site, by date, and the way to change it. */
export function KoordinatorLokasi({ lokasi: { koordinator }, isBaca, onAtur }: KoordinatorLokasiProps) {
  return (
    <section aria-label="Koordinator lokasi" className="space-y-2 rounded-control border border-line p-3">
      <p className="text-sm font-semibold">Koordinator lokasi</p>
      {koordinator.length === 0 ? (
        <p className="text-sm text-ink-muted">Belum ada. HR yang dikabari bila ada yang belum datang.</p>
      ) : (
        <ul className="space-y-1 text-sm">
          {koordinator.map((satu) => (
            <li key={`${satu.pengguna_id} ${satu.mulai}`}>
              <b>{satu.nama}</b> <span className="text-ink-muted">{masaFrom(satu)}</span>
            </li>
          ))}
        </ul>
      )}
      {!isBaca && (
        <Button tone="outline" onClick={onAtur}>
          Atur koordinator…
        </Button>
      )}
    </section>
  )
}

/** From when to when, in words. */
export function masaFrom({ mulai, sampai }: Pick<MasaKoordinator, 'mulai' | 'sampai'>): string {
  return sampai === null
    ? `sejak ${formatTanggal(mulai)}`
    : `${formatTanggal(mulai)} sampai ${formatTanggal(sampai)}`
}
