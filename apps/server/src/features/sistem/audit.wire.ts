import { contract } from '@rekan/contract/contract'
import type { Call } from '@rekan/contract/call'
import type { BarisAudit } from './audit.queries.ts'

/**
 * The fields that an administrator may read, beside all of settings: of accounts, rights and deletions. All other data
 * about people stays hidden.
 */
const TERBUKA: ReadonlySet<string> = new Set([
  'aktif',
  'role',
  'status',
  'jumlah',
  'ditolak',
  'hari_awal',
  'hari_akhir',
])

/** An entry of the trail as the administrator may see it: of closed fields, that they changed. */
export function wireAudit({ id, waktu, tindakan, objek, objek_id, oleh, karyawan, ...isi }: BarisAudit) {
  const { sebelum, sesudah } = isi
  const nama = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
  return {
    id,
    waktu: new Date(waktu).toISOString(),
    oleh,
    tindakan,
    keterangan: keteranganFrom(tindakan),
    karyawan,
    objek,
    objek_id,
    isian: nama.map((namaIsian) => {
      const terbuka = objek === 'pengaturan' || TERBUKA.has(namaIsian)
      return {
        nama: namaIsian,
        terbuka,
        sebelum: terbuka ? teksFrom(sebelum?.[namaIsian]) : null,
        sesudah: terbuka ? teksFrom(sesudah?.[namaIsian]) : null,
      }
    }),
  }
}

const PANGGILAN: ReadonlyMap<string, Call> = new Map(Object.entries(contract))

function keteranganFrom(tindakan: string): string {
  if (tindakan === 'masa simpan') return 'Hapus foto, posisi, dan dokumen yang habis masa simpannya'
  return PANGGILAN.get(tindakan)?.summary ?? tindakan
}

function teksFrom(nilai: unknown): string | null {
  if (nilai == null) return null
  return typeof nilai === 'string' ? nilai : JSON.stringify(nilai)
}
