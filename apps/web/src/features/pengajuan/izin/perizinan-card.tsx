import { Hourglass } from 'lucide-react'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { serverNow } from '../../../lib/clock.ts'
import { formatRentang, formatSejak, formatJamPulang } from '../../../lib/format-hari.ts'
import { cutDetik } from '../../../lib/format.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import type { Perizinan } from './absensi.api.ts'

type PerizinanCardProps = { readonly perizinan: Perizinan; readonly onOpen: () => void }

/** One request in a list: what for, when, how it stands. */
export function PerizinanCard({ perizinan, onOpen }: PerizinanCardProps) {
  const { jenis, mulai, selesai, keterangan, nasib } = perizinan
  const zona = useZona()
  return (
    <ListCard
      title={jenis}
      subtitle={`${formatRentang(mulai, selesai)} · ${isiFrom(perizinan)}`}
      end={<StatusBadge status={nasib.status} />}
      onOpen={onOpen}
    >
      <p className="mt-2 line-clamp-2 text-sm wrap-anywhere">{keterangan}</p>
      {nasib.menunggu !== null && (
        <p className="mt-2 flex items-start gap-1.5 text-sm text-ink-muted">
          <Hourglass className="mt-0.5 size-4 shrink-0 text-accent" />
          <span className="min-w-0">
            {nasib.menunggu.oleh.nama}, sejak {formatSejak(nasib.menunggu.sejak, serverNow(), zona)}
          </span>
        </p>
      )}
    </ListCard>
  )
}

/** `3 hari`, or what a correction claims: `masuk 08:00, pulang 17:05` */
function isiFrom({ jenisIzin, mulai, totalHari, jamMasuk, jamPulang, hariPulang }: Perizinan): string {
  if (jenisIzin !== 'KOREKSI_PRESENSI') return `${formatJumlahHari(totalHari)} hari`
  return [
    jamMasuk !== null && `masuk ${cutDetik(jamMasuk)}`,
    jamPulang !== null && `pulang ${formatJamPulang(jamPulang, mulai, hariPulang)}`,
  ]
    .filter((teks) => teks !== false)
    .join(', ')
}
