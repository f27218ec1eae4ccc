import { STATUS_AKUN } from '@rekan/domain/auth/undangan'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { BarisMeja } from './meja.api.ts'

/** The columns of the desk, by the names that the server's file uses too. */
export const KOLOM_MEJA: readonly GridColumn<BarisMeja>[] = [
  {
    key: 'nama',
    label: 'Karyawan',
    width: 230,
    isSortable: true,
    cell: ({ nama, kode, avatar_url }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={nama} url={avatar_url} className="size-7" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{nama}</span>
          <span className="block truncate text-xs text-ink-muted">{kode}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'penempatan',
    label: 'Penempatan',
    width: 200,
    isSortable: true,
    cell: ({ kantor }) => kantor?.nama ?? '–',
  },
  { key: 'jabatan', label: 'Jabatan', width: 150, isOptional: true, cell: ({ jabatan }) => jabatan ?? '–' },
  {
    key: 'koordinator',
    label: 'Koordinator',
    width: 140,
    isSortable: true,
    cell: ({ koordinator }) => koordinator?.nama ?? '–',
  },
  {
    key: 'jenis',
    label: 'Jenis',
    width: 100,
    isSortable: true,
    cell: ({ jenis }) => <Badge tone="neutral">{jenis.nama}</Badge>,
  },
  {
    key: 'kontrak',
    label: 'Kontrak s.d.',
    width: 110,
    isSortable: true,
    cell: ({ kontrak_sampai }) => (kontrak_sampai === null ? '–' : formatTanggalAngka(kontrak_sampai)),
  },
  {
    key: 'masuk',
    label: 'Masuk',
    width: 100,
    isSortable: true,
    cell: ({ tanggal_masuk }) => formatTanggalAngka(tanggal_masuk),
  },
  { key: 'sisa_cuti', label: 'Sisa cuti', width: 84, isNumeric: true, cell: ({ sisa_cuti }) => sisa_cuti },
  {
    key: 'akun',
    label: 'Akun',
    width: 150,
    cell: ({ akun }) => (
      <Badge tone={akun === 'AKTIF' ? 'success' : akun === 'UNDANGAN_TERKIRIM' ? 'neutral' : 'accent'}>
        {STATUS_AKUN[akun]}
      </Badge>
    ),
  },
  {
    key: 'nomor_hp',
    label: 'Nomor HP',
    width: 140,
    isOptional: true,
    cell: ({ nomor_hp }) => nomor_hp ?? '–',
  },
  {
    key: 'kode',
    label: 'Kode',
    width: 100,
    isSortable: true,
    isOptional: true,
    cell: ({ kode }) => kode,
  },
]
