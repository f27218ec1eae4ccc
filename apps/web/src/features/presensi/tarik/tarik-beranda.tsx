import { Link } from '@tanstack/react-router'
import { useServerNow } from '../../../lib/clock.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { Tarik } from './tarik.tsx'

/**
 * Beside the day's times: the way back from one's own last punch, for a minute after it, or who has made it in one's place,
 * with the way to its record.
 */
export function TarikBeranda() {
  const now = useServerNow()
  const { presensi, karyawanId } = useProfil()
  if (presensi === null) return null
  const { checkIn, checkOut, tanggal } = presensi
  const jenis = checkOut ? 'checkOut' : 'checkIn'
  const kejadian = presensi[jenis]
  const oleh = new Set([checkIn, checkOut].flatMap((satu) => satu?.oleh ?? []))
  return (
    <>
      {kejadian && !kejadian.byAdmin && now - kejadian.saat < 120_000 && (
        <Tarik
          key={kejadian.id}
          punch={{ id: kejadian.id, jenis, waktu: kejadian.waktu, saat: kejadian.saat }}
        >
          {(tombol) => (
            <div className="flex-1 border-l border-line pl-3.5">
              <dt className="text-sm text-ink-muted">Keliru?</dt>
              <dd className="text-lg/[1.2]">{tombol}</dd>
            </div>
          )}
        </Tarik>
      )}
      {oleh.size > 0 && (
        <div className="basis-full">
          <dt className="inline text-sm text-ink-muted">Dicatat oleh </dt>
          <dd className="inline text-sm font-semibold">
            {[...oleh].join(', ')}{' '}
            <Link
              to="/presensi/$presensiId"
              params={{ presensiId: String(karyawanId) }}
              search={{ tanggal }}
              className="-my-3 inline-block py-3 text-primary"
            >
              Lihat
            </Link>
          </dd>
        </div>
      )}
    </>
  )
}
