import { useProfil } from '../../profil/diri/profil.queries.ts'
import { Tarik } from './tarik.tsx'

/** The way back from one's own last punch of the day, for a minute after it: a column beside the day's times. */
export function TarikBeranda() {
  const { presensi } = useProfil()
  const jenis = presensi?.checkOut ? 'checkOut' : 'checkIn'
  const kejadian = presensi?.[jenis]
  if (!kejadian || kejadian.byAdmin) return null
  const { id, waktu, saat } = kejadian
  return (
    <Tarik key={id} punch={{ id, jenis, waktu, saat }}>
      {(tombol) => (
        <div className="flex-1 border-l border-line pl-3.5">
          <dt className="text-sm text-ink-muted">Keliru?</dt>
          <dd className="text-lg/[1.2]">{tombol}</dd>
        </div>
      )}
    </Tarik>
  )
}
