import { isSendiri } from '@rekan/domain/akses/urusan'
import { mayManage } from '@rekan/domain/akses/akun'
import { aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { type Tanggal, addHari, formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import { endKontrak } from '../../kontrak/kontrak.service.ts'
import { tellKembali } from '../../penempatan/urusan.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { ensureHakCuti, endHakCuti } from '../../pengajuan/cuti/hak.service.ts'
import { findPresensiAntara } from '../../presensi/hari/rentang.sql.ts'
import { lockKaryawan, updateKembali } from '../data/karyawan.queries.ts'
import { insertMasaKerja } from '../data/masa-kerja.queries.ts'
import { refuse } from '../karyawan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../../platform/perbuatan.ts'

type Kembali = {
  /** The first day of the new employment */
  readonly tanggal_masuk: Tanggal
  /** How the one before ended, of who was let in again without it */
  readonly keluar?: { readonly tanggal: Tanggal; readonly alasan: string } | undefined
}

/**
 * Somebody who left comes back: a second employment with a first day of its own, from which leave, THR and the last pay are counted anew.
 * What is left of leave cannot be taken any more, contracts end with the employment that they were of, and who comes back is placed
 * anew. Of who was let in again before as if they had never left, `keluar` says how the one before ended. Throws 403 for oneself and a
 * role above the caller's, 409 for who stays, 422 for a day within the employment before.
 */
export async function restoreKaryawan(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { tanggal_masuk: masuk, keluar }: Kembali,
): Promise<void> {
  const { tx, pelaku, saat, tindakan } = perbuatan
  const { zona } = await requirePemilik(perbuatan, tindakan, karyawanId)
  const karyawan = await lockKaryawan(tx, karyawanId)
  if (!mayManage(pelaku, karyawan.role)) throw refuse('PERAN_LEBIH_TINGGI')
  if (isSendiri(pelaku, karyawanId)) throw refuse('MASUK_SENDIRI')
  const hariIni = tanggalLokal(saat, zona)
  const berakhir = keluarFrom(karyawan, keluar)
  if (berakhir === null || berakhir.tanggal > hariIni) throw refuse('MASIH_AKTIF')
  // Whose last day was before their first never began: no employment of theirs is kept.
  const isPernahMulai = karyawan.tanggal_keluar === null || berakhir.tanggal >= karyawan.tanggal_masuk
  judgeMasuk(masuk, berakhir.tanggal, isPernahMulai ? karyawan.tanggal_masuk : null, hariIni)
  const antara = await findPresensiAntara(tx, karyawanId, addHari(berakhir.tanggal, 1), addHari(masuk, -1))
  if (antara !== null)
    throw invalid({
      tanggal_masuk: [`Karyawan ini presensi pada ${formatTanggal(antara)}, di antara kedua masa kerja.`],
    })
  if (isPernahMulai)
    await insertMasaKerja(tx, {
      karyawan_id: karyawanId,
      mulai: karyawan.tanggal_masuk,
      akhir: berakhir.tanggal,
      alasan: berakhir.alasan,
      dicatat_oleh_id: pelaku.penggunaId,
      dicatat_pada: new Date(saat),
    })
  await endHakCuti(perbuatan, karyawanId, berakhir.tanggal)
  await endKontrak(perbuatan, karyawanId, berakhir.tanggal)
  await updateKembali(tx, karyawanId, masuk)
  if (!karyawan.aktif) await tellKembali(perbuatan, karyawan)
  await ensureHakCuti(tx, { hari: hariIni, saat }, [karyawanId])
  const { tanggal_masuk, aktif, tanggal_keluar, alasan_keluar } = karyawan
  await record(perbuatan, 'karyawan', karyawanId, {
    sebelum: { tanggal_masuk, aktif, tanggal_keluar, alasan_keluar },
    sesudah: {
      tanggal_masuk: masuk,
      aktif: true,
      tanggal_keluar: null,
      alasan_keluar: null,
      masa_kerja_sebelumnya: { mulai: tanggal_masuk, akhir: berakhir.tanggal },
    },
  })
}

function keluarFrom(
  { tanggal_keluar: tanggal, alasan_keluar: alasan }: Awaited<ReturnType<typeof lockKaryawan>>,
  diberi: Kembali['keluar'],
): { readonly tanggal: Tanggal; readonly alasan: string } | null {
  return tanggal === null ? (diberi ?? null) : { tanggal, alasan: alasan ?? '-' }
}

function judgeMasuk(masuk: Tanggal, akhir: Tanggal, mulai: Tanggal | null, hariIni: Tanggal): void {
  if (mulai !== null && akhir < mulai)
    throw invalid({ 'keluar.tanggal': [`Masa kerja sebelumnya mulai ${formatTanggal(mulai)}.`] })
  const jauh = aturanTidakTerlaluJauh(hariIni)(masuk)
  if (jauh !== undefined) throw invalid({ tanggal_masuk: [jauh] })
  if (masuk <= akhir)
    throw invalid({
      tanggal_masuk: [
        `Masa kerja sebelumnya berakhir ${formatTanggal(akhir)}. Pilih hari sesudahnya, atau batalkan keluarnya bila itu salah catat.`,
      ],
    })
}
