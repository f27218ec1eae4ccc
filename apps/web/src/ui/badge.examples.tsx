import { CircleCheck, ClockAlert } from 'lucide-react'
import { STATUS_PENGAJUAN } from '@rekan/domain/pengajuan/izin/absensi'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { Badge } from './badge.tsx'
import { HariBadge } from './hari-badge.tsx'
import { StatusBadge } from './status-badge.tsx'

export function Tones() {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="primary">08:00–17:00</Badge>
      <Badge tone="success" icon={CircleCheck}>
        Aktif
      </Badge>
      <Badge tone="accent">Menunggu</Badge>
      <Badge tone="destructive" icon={ClockAlert}>
        Terlambat
      </Badge>
      <Badge tone="away">Sakit</Badge>
      <Badge tone="neutral">Draft</Badge>
    </p>
  )
}

export function Status() {
  return (
    <p className="flex flex-wrap gap-2">
      {STATUS_PENGAJUAN.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </p>
  )
}

export function Hari() {
  return (
    <p className="flex flex-wrap gap-2">
      {STATUS_PRESENSI.map((status) => (
        <HariBadge key={status} status={status} />
      ))}
    </p>
  )
}
