import { formatDurasi } from '@rekan/domain/durasi'
import { formatTanggal, potongDetik } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { HariRekap } from './rekap.api.ts'
import { tandaHari } from './tanda-hari.ts'

/** One day whole. */
export function HariRekapSheet({
  hari,
  onClose,
}: {
  readonly hari: HariRekap
  readonly onClose: () => void
}) {
  const { tanggal, telat, lebihAwal, catatan } = hari
  const { kata, tone } = tandaHari(hari)
  return (
    <Sheet title={formatTanggal(tanggal)} onClose={onClose}>
      <div className="mb-3">
        <Badge tone={tone}>{kata}</Badge>
      </div>
      <DetailList
        layout="row"
        items={[
          { label: 'Masuk', value: catatan?.masuk ? potongDetik(catatan.masuk) : null },
          { label: 'Pulang', value: catatan?.pulang ? potongDetik(catatan.pulang) : null },
          { label: 'Lama bekerja', value: catatan?.durasi ? formatDurasi(catatan.durasi) : null },
          { label: 'Terlambat', value: telat > 0 ? formatDurasi(telat) : null },
          { label: 'Pulang lebih awal', value: lebihAwal > 0 ? formatDurasi(lebihAwal) : null },
        ]}
      />
    </Sheet>
  )
}
