import { formatSejak } from '../../../lib/format-hari.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'
import type { BarisAntrean } from './meja.ts'

/** Who asks: the first column of either desk. */
export function kolomNama<T extends Pengajuan>(): GridColumn<BarisAntrean<T>> {
  return {
    key: 'nama',
    label: 'Karyawan',
    width: 190,
    isSortable: true,
    cell: ({ pengajuan: { karyawan } }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={karyawan.nama} url={karyawan.avatarUrl} className="size-7" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{karyawan.nama}</span>
          <span className="block truncate text-xs text-ink-muted">{karyawan.kode}</span>
        </span>
      </span>
    ),
  }
}

/** Where, with whom, since when and how it stands: the last columns of either desk. */
export function kolomNasib<T extends Pengajuan>(): readonly GridColumn<BarisAntrean<T>>[] {
  return [
    {
      key: 'kantor',
      label: 'Lokasi',
      width: 150,
      isSortable: true,
      cell: ({ kantor }) => kantor?.nama ?? '–',
    },
    {
      key: 'koordinator',
      label: 'Koordinator',
      width: 140,
      isOptional: true,
      cell: ({ pengajuan: { nasib } }) => nasib.koordinator.nama,
    },
    {
      key: 'diajukan',
      label: 'Diajukan',
      width: 110,
      isSortable: true,
      cell: ({ pengajuan: { nasib } }) => formatSejak(nasib.diajukanPada, serverNow(), 'WIB'),
    },
    {
      key: 'status',
      label: 'Status',
      width: 130,
      cell: ({ pengajuan: { nasib } }) => <StatusBadge status={nasib.status} />,
    },
  ]
}
