import { contract } from '@rekan/contract/contract'
import type { Call } from '@rekan/contract/call'
import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { formatJejak, isLihat, jenisJejak, labelJejak, namaLihat } from '@rekan/domain/sistem/jejak'
import type { BarisAudit } from './audit.queries.ts'

/** Fields of accounts, rights and deletions: whoever reads the trail reads these. */
const TERBUKA: ReadonlySet<string> = new Set([
  'aktif',
  'role',
  'status',
  'jumlah',
  'ditolak',
  'hari_awal',
  'hari_akhir',
])

/** By table the right to read its records, which their changes follow; of all others, `dataPribadi`. */
const HAK: Readonly<Record<string, Tindakan>> = {
  upah: 'GET /karyawan/{id}/upah',
  payroll: 'GET /kelola/payroll',
  pajak_karyawan: 'GET /kelola/karyawan/{id}/pajak',
  dokumen: 'GET /kelola/karyawan/{id}/dokumen',
  kontrak: 'GET /kelola/karyawan/{id}/kontrak',
  absensi: 'GET /absensi',
  lembur: 'GET /lembur',
  hak_cuti: 'GET /karyawan/{id}/cuti',
  presensi: 'GET /karyawan/presensi',
  presensi_kejadian: 'GET /karyawan/presensi',
  kantor: 'GET /kelola/lokasi',
}

/** An entry of the trail as a reader may see it: of fields that are closed to them, that they changed. */
export function wireAudit(
  pelaku: Pelaku,
  { id, waktu, tindakan, objek, objek_id, oleh, oleh_kontak, karyawan, ...isi }: BarisAudit,
) {
  const { sebelum, sesudah } = isi
  const nama = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
  const isTerbuka = objek === 'pengaturan' || isLihat(tindakan) || mayReadIsi(pelaku, objek)
  return {
    id,
    waktu: new Date(waktu).toISOString(),
    oleh,
    oleh_kontak,
    tindakan,
    keterangan: keteranganFrom(tindakan),
    jenis: jenisJejak(tindakan, objek),
    karyawan,
    objek,
    objek_id,
    isian: nama
      .filter((satu) => satu !== 'karyawan_id')
      .map((satu) => {
        const terbuka = isTerbuka || TERBUKA.has(satu)
        return {
          nama: satu,
          label: labelJejak(satu),
          terbuka,
          sebelum: terbuka ? formatJejak(sebelum?.[satu]) : null,
          sesudah: terbuka ? formatJejak(sesudah?.[satu]) : null,
        }
      }),
  }
}

/** Whether an account reads such records of others. */
function mayReadIsi(pelaku: Pelaku, objek: string): boolean {
  const sejauh = cakupan(pelaku, HAK[objek] ?? 'dataPribadi')
  return sejauh === 'semua' || sejauh === 'kantor'
}

const PANGGILAN: ReadonlyMap<string, Call> = new Map(Object.entries(contract))

function keteranganFrom(tindakan: string): string {
  if (tindakan === 'masa simpan') return 'Hapus foto, posisi, dan dokumen yang habis masa simpannya'
  if (tindakan === 'berita acara')
    return 'Berita acara: dianggap setuju, atau revisi dari catatan yang berubah'
  return namaLihat(tindakan) ?? PANGGILAN.get(tindakan)?.summary ?? tindakan
}
