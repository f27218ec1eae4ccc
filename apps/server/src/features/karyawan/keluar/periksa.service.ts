import { akhirLama } from '@rekan/domain/bulan/lama'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { formatTanggal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import {
  listCutiBulan,
  listDiaktifkan,
  listKoreksiPendek,
  listMenungguYangKeluar,
  listTertinggal,
} from './periksa.queries.ts'

/**
 * For the operator: whose data were stored by a counting that is the product's no more, a sentence each, with what would be right. Writes
 * nothing: HR decides.
 */
export async function listHitunganLama(db: Db): Promise<readonly string[]> {
  const diaktifkan = (await listDiaktifkan(db)).map(
    ({ kode, nama, masuk, keluar, diaktifkan: pada, ditempatkan }) =>
      `${kode} ${nama}: keluar ${formatTanggal(keluar)}, diaktifkan lagi ${formatTanggal(pada)}, tanggal masuk tetap ${formatTanggal(masuk)}. Bila itu masa kerja baru, mulainya ${ditempatkan === null ? 'hari ia bekerja lagi' : formatTanggal(ditempatkan)}; catat lewat Masuk Kembali di halaman karyawannya.`,
  )
  const cuti = (await listCutiBulan(db)).flatMap(({ kode, nama, cuti: jenis, mulai, selesai, bulan }) => {
    const akhir = akhirLama(mulai, bulan)
    return akhir === selesai
      ? []
      : `${kode} ${nama}: ${jenis} mulai ${formatTanggal(mulai)} tersimpan sampai ${formatTanggal(selesai)}; ${String(bulan).replace('.', ',')} bulan berakhir ${formatTanggal(akhir)}.`
  })
  const tertinggal = (await listTertinggal(db)).map(
    ({ kode, nama, keluar, pengajuan, jadwal }) =>
      `${kode} ${nama}: keluar ${formatTanggal(keluar)}, masih ada ${pengajuan} pengajuan dan ${jadwal} jadwal sesudahnya. Batalkan pengajuannya dan kosongkan jadwalnya.`,
  )
  const menunggu = (await listMenungguYangKeluar(db)).map(
    ({ kode, nama, pengajuan }) =>
      `${kode} ${nama}: sudah keluar, ${pengajuan} pengajuan menunggu keputusannya. HRD memutuskannya.`,
  )
  const koreksi = (await listKoreksiPendek(db)).map(
    ({ kode, nama, tanggal, menit, seharusnya }) =>
      `${kode} ${nama}: presensi ${formatTanggal(tanggal)} terkoreksi menjadi ${formatDurasi(menit * 60)}, padahal tugasnya ${formatDurasi(seharusnya * 60)}. Bila ia pulang keesokan harinya, betulkan jam pulangnya.`,
  )
  return [...diaktifkan, ...cuti, ...tertinggal, ...menunggu, ...koreksi]
}
