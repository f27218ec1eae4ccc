import { formatDurasi } from '@rekan/domain/teks/durasi'
import type { CallAnswer } from '../../../lib/http.ts'

/** How much overtime a month holds: what is approved, and what still waits. */
export function RekapLembur({
  rekap: { disetujui, menunggu },
}: {
  readonly rekap: CallAnswer<'GET /lembur'>['rekap']
}) {
  if (disetujui + menunggu === 0) return null
  return (
    <p className="text-right text-sm text-ink-muted">
      {disetujui > 0 && (
        <span className="block">
          <b className="text-ink">{formatDurasi(disetujui)}</b> disetujui
        </span>
      )}
      {menunggu > 0 && <span className="block">{formatDurasi(menunggu)} menunggu</span>}
    </p>
  )
}
