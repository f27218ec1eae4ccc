import { JENIS_JEJAK } from '@rekan/domain/sistem/jejak'
import { formatSaat } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { GridColumn } from '../../../ui/wide/grid.ts'
import type { Jejak } from './audit.queries.ts'

/** The columns of the trail, by the names that the server's file uses too. */
export const KOLOM_AUDIT: readonly GridColumn<Jejak>[] = [
  {
    key: 'waktu',
    label: 'Waktu (WIB)',
    width: 200,
    isSortable: true,
    cell: ({ waktu }) => <span className="tabular-nums">{formatSaat(Date.parse(waktu), 'WIB')}</span>,
  },
  { key: 'oleh', label: 'Oleh', width: 170, cell: namaOleh },
  {
    key: 'tindakan',
    label: 'Tindakan',
    width: 300,
    cell: ({ keterangan }) => <span className="font-semibold">{keterangan}</span>,
  },
  { key: 'tentang', label: 'Tentang', width: 170, cell: namaTentang },
  {
    key: 'jenis',
    label: 'Jenis',
    width: 150,
    cell: ({ jenis }) => <Badge tone={jenis === 'LIHAT' ? 'accent' : 'neutral'}>{JENIS_JEJAK[jenis]}</Badge>,
  },
  {
    key: 'perubahan',
    label: 'Isian',
    width: 220,
    cell: ({ isian }) => isian.map(({ label }) => label).join(', ') || '–',
  },
]

/** Who it was where no account acted; a failed sign-in is nobody's doing that we know. */
const TANPA_AKUN: Readonly<Record<string, string>> = {
  'POST /login': 'Gagal masuk',
  'masa simpan': 'Otomatis',
  'berita acara': 'Otomatis',
}

export function namaOleh({ oleh, oleh_kontak: alamat, tindakan }: Jejak): string {
  if (oleh !== null && alamat !== null) return `${oleh.nama} (klien, ${alamat})`
  return oleh?.nama ?? TANPA_AKUN[tindakan] ?? 'Operator server'
}

/** The person it is about, else the record. */
export function namaTentang({ karyawan, objek, objek_id: objekId }: Jejak): string {
  return karyawan?.nama ?? `${objek.replaceAll('_', ' ')} ${objekId}`
}
