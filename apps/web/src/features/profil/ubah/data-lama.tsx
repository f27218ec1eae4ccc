import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { formatJamMenit, formatTanggal } from '../../../lib/format.ts'
import { zonaFrom } from '../diri/profil.wire.ts'
import { profilQuery } from '../diri/profil.queries.ts'

/** Says so where home shows what was known before, because the server can't be reached. */
export function DataLama() {
  const { data, failureReason, dataUpdatedAt } = useQuery(profilQuery)
  if (failureReason === null) return null
  const zona = zonaFrom(data)
  const saat = serverTime(dataUpdatedAt)
  const pada = `${formatTanggal(tanggalLokal(saat, zona))} pukul ${formatJamMenit(saat, zona)}`
  return (
    <p role="status" className="card flex gap-3 p-4 text-sm">
      <CloudOff className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">Belum terhubung ke server. Yang tampil keadaan {pada}.</span>
    </p>
  )
}

/** Of a moment by the phone's clock, which may be wrong */
function serverTime(at: number): Instan {
  return at + serverNow() - Date.now()
}
