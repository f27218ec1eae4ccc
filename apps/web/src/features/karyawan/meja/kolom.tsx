import { STATUS_AKUN } from '@rekan/domain/auth/undangan'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { BarisMeja } from './meja.queries.ts'

/** The columns of the desk, by the names that the server's file uses too. */
export const KOLOM_MEJA: readonly GridColumn<BarisMeja>[] = [
  {
    key: 'nama',
    label: 'Karyawan',
    width: 210,
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
    width: 174,
    isSortable: true,
    cell: ({ kantor }) => kantor?.nama ?? '–',
  },
  { key: 'jabatan', label: 'Jabatan', width: 150, isOptional: true, cell: ({ jabatan }) => jabatan ?? '–' },
  {
    key: 'koordinator',
    label: 'Koordinator',
    width: 130,
    isSortable: true,
    cell: ({ koordinator }) => koordinator?.nama ?? '–',
  },
  {
    key: 'jenis',
    label: 'Jenis',
    width: 120,
    isSortable: true,
    cell: ({ jenis }) => jenis.nama,
  },
  {
    key: 'kontrak',
    label: 'Kontrak s.d.',
    width: 118,
    isSortable: true,
    cell: ({ kontrak_sampai }) => (kontrak_sampai === null ? '–' : formatTanggalAngka(kontrak_sampai)),
  },
  {
    key: 'masuk',
    label: 'Masuk',
    width: 112,
    isSortable: true,
    cell: ({ tanggal_masuk }) => formatTanggalAngka(tanggal_masuk),
  },
  { key: 'sisa_cuti', label: 'Sisa cuti', width: 80, isNumeric: true, cell: ({ sisa_cuti }) => sisa_cuti },
  {
    key: 'akun',
    label: 'Akun',
    width: 120,
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
