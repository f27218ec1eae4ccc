import { createHash } from 'node:crypto'
import { mayManage } from '@rekan/domain/akses/akun'
import { isSendiri } from '@rekan/domain/akses/urusan'
import type { Akibat } from '@rekan/domain/karyawan/keluar'
import { aturanTidakTerlaluJauh } from '@rekan/domain/karyawan/penempatan'
import { type Instan, type Tanggal, formatTanggal, hariBarat, tanggalLokal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { tryOut } from '../../../platform/dicoba.ts'
import { invalid } from '../../../platform/errors.ts'
import { endSessions } from '../../auth/masuk/auth.service.ts'
import { endSemua } from '../../penempatan/pindah.service.ts'
import { endPengajuanSesudah } from '../../pengajuan/meja/sesudah.service.ts'
import { endKerjaSesudah } from '../../penggantian/keluar.service.ts'
import { tellKembali } from '../../penempatan/urusan.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { type KaryawanTerkunci, lockKaryawan, updateKeluar } from '../data/karyawan.queries.ts'
import { findAkhirLalu, isDibayarAkhir } from '../data/masa-kerja.queries.ts'
import { findRentangPresensi, isDiTempat } from '../../presensi/hari/rentang.sql.ts'
import { requirePengurusLain } from '../data/pengurus-lain.service.ts'
import { refuse } from '../karyawan.refusals.ts'
import { type Serahan, moveTugas, judgeSerah } from './serah.service.ts'
import {
  type Pandangan,
  type Perbuatan,
  type PerbuatanPelaku,
  asCall,
  record,
  startDeed,
} from '../../../platform/perbuatan.ts'

type Keluar = {
  /** The last day of work */
  readonly tanggal: Tanggal
  readonly alasan: string
  /** Who takes over what a coordinator decides for others; null or absent: HR */
  readonly penerus_id?: number | null | undefined
  /** The name of the list that was seen; another list is refused. Absent: none was asked for */
  readonly sidik?: string | undefined
}
/** What ends with somebody's work, as it is seen before it is said. */
export type Perpisahan = {
  /** Whether they may still sign in for now */
  readonly aktif: boolean
  readonly sidik: string
  readonly akibat: readonly Akibat[]
  readonly serahan: Serahan | null
}
/** What is owed and settled with pay when somebody leaves. */
export type AkibatGaji = (
  tx: Tx,
  siapa: { karyawanId: number; penggunaId: number },
) => Promise<readonly Akibat[]>

/** A last night ends the next morning, and its check-out window four hours later: access ends at noon. */
const SETENGAH_HARI_MS = 12 * 3_600_000

/** Whose last day was before this one, their access is over. */
export function batasAkses(saat: Instan): Tanggal {
  return hariBarat(saat - SETENGAH_HARI_MS)
}

/**
 * Ends somebody's work with a last day: placements end with it, what lies beyond it is undone or handed over, records stay. If the
 * day is today or past, every session of the person ends once this commits, unless they are at work: then, and for a day to
 * come, `keluarJob` ends them after the day. A second call for somebody who is still to leave changes the day. Throws 403
 * for the caller themselves and for a role above the caller's, 409 where another list was seen than what would be.
 */
export async function endKaryawan(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { tanggal, alasan, penerus_id: penerus = null, sidik }: Keluar,
  akibatGaji: AkibatGaji,
): Promise<Perpisahan> {
  const { tx, pelaku, saat } = perbuatan
  const { kini: karyawan, hariIni } = await holdKaryawan(perbuatan, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('DIRI_SENDIRI')
  if (!karyawan.aktif) throw refuse('SUDAH_NONAKTIF')
  await requirePengurusLain(tx, karyawan)
  const jauh = aturanTidakTerlaluJauh(hariIni)(tanggal)
  if (jauh !== undefined) throw invalid({ tanggal: [jauh] })
  const { terakhir } = await findRentangPresensi(tx, karyawanId)
  if (terakhir !== null && terakhir > tanggal)
    throw invalid({ tanggal: [`Karyawan ini masih presensi pada ${formatTanggal(terakhir)}.`] })
  const lalu = await findAkhirLalu(tx, karyawanId)
  if (lalu !== null && tanggal <= lalu)
    throw invalid({
      tanggal: [`Masa kerja sebelumnya berakhir ${formatTanggal(lalu)}. Pilih hari sesudahnya.`],
    })
  const isBekerja = tanggal >= batasAkses(saat) && (await isDiTempat(tx, karyawanId, tanggal))
  const aktif = tanggal > hariIni || isBekerja
  const serah = { karyawan, terakhir: tanggal, penerus, penunjuk: pelaku.penggunaId }
  const { serahan, akibat: akibatSerah } = await judgeSerah(tx, serah, saat)
  const penempatan = await endSemua(tx, karyawanId, tanggal, hariIni)
  await updateKeluar(tx, karyawanId, {
    aktif,
    tanggal_keluar: tanggal,
    alasan_keluar: alasan,
    penerus_id: penerus,
    penerus_oleh_id: penerus === null ? null : pelaku.penggunaId,
  })
  const akibat = [
    ...(isBekerja && tanggal <= hariIni ? [{ jenis: 'PRESENSI' as const, teks: SEDANG_BEKERJA }] : []),
    ...(await endPengajuanSesudah(perbuatan, karyawanId, tanggal)),
    ...(await endKerjaSesudah(perbuatan, karyawanId, tanggal)),
    ...(await akibatGaji(tx, { karyawanId, penggunaId: karyawan.penggunaId })),
    ...akibatSerah,
  ]
  const dilihat = sidikFrom(akibat.map(({ teks }) => teks))
  const perpisahan = { aktif, sidik: dilihat, akibat, serahan }
  if (sidik !== undefined && sidik !== dilihat)
    throw refuse('DAFTAR_BERUBAH', undefined, { data: wirePerpisahan(perpisahan) })
  if (!aktif) await endAkses(perbuatan, serah)
  await record(perbuatan, 'karyawan', karyawanId, {
    sebelum: keluarFrom(karyawan),
    sesudah: {
      aktif,
      tanggal_keluar: tanggal,
      alasan_keluar: alasan,
      penempatan,
      akibat: akibat.map(({ teks }) => teks),
    },
  })
  return perpisahan
}

/** The same without doing it: what would end. Throws as it does. */
export async function showPerpisahan(
  { db, pelaku, saat }: Pandangan,
  karyawanId: number,
  { tanggal, penerus_id }: Pick<Keluar, 'tanggal' | 'penerus_id'>,
  akibatGaji: AkibatGaji,
) {
  return wirePerpisahan(
    await tryOut(db, true, (tx) =>
      endKaryawan(
        startDeed(tx, pelaku, 'POST /karyawan/{id}/nonaktif', saat),
        karyawanId,
        { tanggal, alasan: '-', penerus_id },
        akibatGaji,
      ),
    ),
  )
}

function wirePerpisahan({ aktif, sidik, akibat, serahan }: Perpisahan) {
  return {
    active: aktif,
    sidik,
    akibat: [...akibat],
    serahan: serahan && { ...serahan, calon: [...serahan.calon] },
  }
}

const SEDANG_BEKERJA =
  'Sedang bekerja dan belum presensi pulang: masih dapat masuk untuk presensi pulang, paling lambat besok pukul 12.00 WIB.'

/** By which a list of what ends is known again. */
export function sidikFrom(daftar: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(daftar)).digest('hex').slice(0, 16)
}

/**
 * Lets somebody in again who had left, or keeps somebody who was to leave. Their placements stay ended: they are placed
 * anew. Throws 403 for oneself, 409 once their last pay was published: leave was paid out, so that they begin anew.
 */
export async function resumeKaryawan(perbuatan: PerbuatanPelaku, karyawanId: number): Promise<void> {
  const { tx, pelaku } = perbuatan
  const { kini: karyawan } = await holdKaryawan(perbuatan, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('AKTIF_SENDIRI')
  if (karyawan.aktif && karyawan.tanggal_keluar === null) throw refuse('MASIH_AKTIF')
  if (await isDibayarAkhir(tx, karyawanId)) throw refuse('SUDAH_DIBAYAR_AKHIR')
  const sesudah = { aktif: true, tanggal_keluar: null, alasan_keluar: null }
  await updateKeluar(tx, karyawanId, { ...sesudah, penerus_id: null, penerus_oleh_id: null })
  if (!karyawan.aktif) await tellKembali(perbuatan, karyawan)
  await record(perbuatan, 'karyawan', karyawanId, { sebelum: keluarFrom(karyawan), sesudah })
}

/** Somebody's last day is over: they are out. Does nothing when it was called off meanwhile. */
export async function finishKeluar(
  perbuatan: Perbuatan,
  karyawanId: number,
  sebelum: Tanggal,
): Promise<void> {
  const { tx } = perbuatan
  const karyawan = await lockKaryawan(tx, karyawanId)
  if (!karyawan.aktif || karyawan.tanggal_keluar === null || karyawan.tanggal_keluar >= sebelum) return
  await updateKeluar(tx, karyawanId, { aktif: false })
  const { tanggal_keluar: terakhir, penerus_id: penerus, penerus_oleh_id: penunjuk } = karyawan
  await endAkses(perbuatan, { karyawan, terakhir, penerus, penunjuk })
}

async function endAkses(perbuatan: Perbuatan, serah: Parameters<typeof moveTugas>[1]): Promise<void> {
  await endSessions(perbuatan.tx, serah.karyawan.penggunaId)
  await moveTugas(asCall(perbuatan, 'POST /karyawan/{id}/nonaktif'), serah)
}

async function holdKaryawan(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
): Promise<{ kini: KaryawanTerkunci; hariIni: Tanggal }> {
  const { tx, pelaku, saat, tindakan } = perbuatan
  const { zona } = await requirePemilik(perbuatan, tindakan, karyawanId)
  const kini = await lockKaryawan(tx, karyawanId)
  if (!mayManage(pelaku, kini.role)) throw refuse('PERAN_LEBIH_TINGGI')
  return { kini, hariIni: tanggalLokal(saat, zona) }
}

function keluarFrom({ aktif, tanggal_keluar, alasan_keluar }: KaryawanTerkunci) {
  return { aktif, tanggal_keluar, alasan_keluar }
}
