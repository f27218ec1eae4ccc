import { Link } from '@tanstack/react-router'
import { useServerNow } from '../../../lib/clock.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { zonaFrom } from '../../profil/diri/profil.wire.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { kalimatTaksir } from './taksir.text.ts'

/** Why the day is what the phone reckons, and the punches that it does not expect: the server judges all of them. */
export function TaksirBeranda() {
  const profile = useProfil()
  const now = useServerNow()
  const { taksir, checkIn } = profile.presensi ?? {}
  if (taksir === undefined) return null
  const { utama } = taksir
  const zona = zonaFrom(profile)
  const lain = (['checkIn', 'checkOut'] as const).filter((jenis) => jenis !== utama)
  return (
    <div className="mt-3 text-sm text-ink-muted">
      <p>{kalimatTaksir(taksir, { now, pada: profile.pada, zona })}</p>
      <div className="flex flex-wrap gap-x-4">
        {lain.map((jenis) => (
          <Link
            key={jenis}
            to={JENIS[jenis].layar}
            className={utama === null ? `mt-3 ${buttonClass('outline')}` : 'py-3 font-semibold text-primary'}
          >
            {sebutan(jenis, utama, checkIn != null)}
          </Link>
        ))}
      </div>
    </div>
  )
}

function sebutan(jenis: Jenis, utama: Jenis | null, hasCheckIn: boolean): string {
  const { label } = JENIS[jenis]
  if (utama === null) return `Tetap ${label}`
  if (jenis === 'checkOut') return `Sudah masuk? ${label}`
  return hasCheckIn ? `Ada tugas lain? ${label}` : `Belum masuk? ${label}`
}
