import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit, formatTanggal } from '../../../lib/format.ts'
import { zonaFrom } from '../diri/profil.wire.ts'
import { profilQuery } from '../diri/profil.queries.ts'

/** Says so where home shows what was known before, because the server can't be reached. */
export function DataLama() {
  const { data, error, failureReason } = useQuery(profilQuery)
  // It stays while the server is asked anew, as a touch on Check In does: else what lies under the finger moves.
  if ((failureReason ?? error) === null || data === undefined || data.pada === 0) return null
  const zona = zonaFrom(data)
  const pada = `${formatTanggal(tanggalLokal(data.pada, zona))} pukul ${formatJamMenit(data.pada, zona)}`
  const { taksir } = data.presensi ?? {}
  // What the phone reckons is of now.
  const apa = taksir && !taksir.isDariServer ? 'Selain presensi, yang' : 'Yang'
  return (
    <p role="status" className="card flex gap-3 p-4 text-sm">
      <CloudOff className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        Belum terhubung ke server. {apa} tampil keadaan {pada}.
      </span>
    </p>
  )
}
