import {
  type MasaCuti,
  type SisaHak,
  hakPada,
  hakTahunan,
  hitungGugur,
  masaTahun,
  tahunKerja,
} from '@rekan/domain/cuti'
import {
  type Instan,
  type Tanggal,
  formatTanggal,
  instanDari,
  tambahHari,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { findBerlibur } from '../presensi/libur.service.ts'
import {
  type PengaturanCuti,
  closeHak,
  findBerakhir,
  findBersama,
  findHakRentang,
  findMasaKerja,
  findPengaturan,
  insertHak,
  insertMutasi,
  lockHak,
  lockHakIni,
  moveHak,
} from './cuti.queries.ts'

type Sampai = {
  /** Today by the people's clock */
  readonly hari: Tanggal
  /** Leave that becomes due by this later day is added as well, for requests that reach so far */
  readonly sampai?: Tanggal
  readonly saat: Instan
}

/**
 * Brings some people's ledgers up to a day: what has become due is added, joint leave that is over is taken, what has
 * lapsed goes. Somebody with long service who is new here gets the running year's leave alone. Doing it again changes
 * nothing; any number of people cost the same few statements, and a few more for each day of joint leave.
 */
export async function bringHakCuti(
  tx: Tx,
  { hari, sampai = hari, saat }: Sampai,
  karyawanIds: readonly number[],
): Promise<void> {
  const pengaturan = await findPengaturan(tx)
  const orang = await findMasaKerja(tx, karyawanIds)
  const baru = orang.flatMap((satu) =>
    hakBaru(satu, hari, sampai, pengaturan).map((masa) => ({ karyawan_id: satu.id, ...masa })),
  )
  await insertHak(tx, baru, pengaturan.kuota, saat)
  if (pengaturan.bersama_memotong) await takeBersama(tx, karyawanIds, pengaturan, hari, saat)
  await lapse(tx, karyawanIds, pengaturan, hari, saat)
}

/** The years' leave that is due by a day and stands in no ledger yet. */
function hakBaru(
  { tanggal_masuk, terakhir }: { readonly tanggal_masuk: Tanggal; readonly terakhir: Tanggal | null },
  hari: Tanggal,
  sampai: Tanggal,
  pengaturan: PengaturanCuti,
): readonly MasaCuti[] {
  return hakTahunan(tanggal_masuk, sampai, pengaturan).filter(({ mulai, akhir }) =>
    terakhir === null ? akhir >= hari : mulai > terakhir,
  )
}

/**
 * What is left of each year's leave that may be taken on some days, by employee; what will be due by then is counted in,
 * though it stands in no ledger yet.
 */
export async function listHakCuti(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { hari, dari, sampai }: { readonly hari: Tanggal; readonly dari: Tanggal; readonly sampai: Tanggal },
): Promise<ReadonlyMap<number, readonly SisaHak[]>> {
  const pengaturan = await findPengaturan(db)
  const ada = await findHakRentang(db, karyawanIds, dari, sampai)
  const kelak = (await findMasaKerja(db, karyawanIds)).flatMap((orang) =>
    hakBaru(orang, hari, sampai, pengaturan)
      .filter((masa) => masa.sampai >= dari)
      .map((masa, i) => ({ ...masa, id: -1 - i, karyawan_id: orang.id, sisa: pengaturan.kuota })),
  )
  return Map.groupBy([...ada, ...kelak], ({ karyawan_id }) => karyawan_id)
}

/**
 * Somebody turns out to have come on another day (their record says so already): each year's leave moves to the year of
 * service that holds its first day, and what was given before twelve months of service is taken back.
 */
export async function shiftHakCuti(
  tx: Tx,
  karyawanId: number,
  tanggalMasuk: Tanggal,
  { oleh, saat }: { readonly oleh: number; readonly saat: Instan },
): Promise<void> {
  const pengaturan = await findPengaturan(tx)
  const hak = await lockHak(tx, [karyawanId])
  const kembali: { hak_id: number; jumlah: number }[] = []
  // The earlier ones first: none moves to where a later one still stands.
  for (const { id, mulai, sisa } of hak.toSorted((a, b) => (a.mulai < b.mulai ? -1 : 1))) {
    const tahun = tahunKerja(tanggalMasuk, mulai)
    if (tahun !== null) await moveHak(tx, id, masaTahun(tanggalMasuk, tahun, pengaturan))
    if ((tahun === null || tahun === 0) && sisa > 0) kembali.push({ hak_id: id, jumlah: -sisa })
  }
  const keterangan = `Tanggal masuk dikoreksi menjadi ${formatTanggal(tanggalMasuk)}.`
  await insertMutasi(tx, 'KOREKSI', kembali, { keterangan, oleh_id: oleh, dibuat_pada: new Date(saat) })
  await bringHakCuti(tx, { hari: tanggalLokal(saat, 'WIB'), saat }, [karyawanId])
}

/**
 * Joint leave takes a day of annual leave from whom it gave a day off (SE Menaker M/3/HK.04/IV/2022): never below zero,
 * and not from who was away for another reason. Each day is reckoned with once, whatever comes of it.
 */
async function takeBersama(
  tx: Tx,
  karyawanIds: readonly number[],
  { bersama_sejak: sejak }: PengaturanCuti,
  hari: Tanggal,
  saat: Instan,
): Promise<void> {
  const calon = await findBersama(tx, karyawanIds, { sejak, sebelum: hari })
  if (calon.length === 0) return
  const milik = await lockHak(tx, [...new Set(calon.map((b) => b.karyawan_id))])
  // Another may have been at it while we waited for the rows.
  const bersama = await findBersama(tx, karyawanIds, { sejak, sebelum: hari })
  const perOrang = Map.groupBy(
    milik.map((h) => ({ ...h })),
    (h) => h.karyawan_id,
  )
  const mutasi: Parameters<typeof insertMutasi>[2][number][] = []
  for (const [tanggal, semua] of Map.groupBy(bersama, (b) => b.tanggal)) {
    const hadir = semua.filter((b) => !b.berhalangan).map((b) => b.karyawan_id)
    const berlibur = await findBerlibur(tx, hadir, tanggal)
    for (const { karyawan_id, nama, berhalangan } of semua) {
      const hak = hakPada(tanggal, perOrang.get(karyawan_id) ?? [])
      const dipotong =
        !berhalangan && berlibur.has(karyawan_id) ? hak.find(({ sisa }) => sisa > 0) : undefined
      const pada = dipotong ?? hak[0]
      if (pada === undefined) continue
      if (dipotong !== undefined) dipotong.sisa -= 1
      mutasi.push({
        hak_id: pada.id,
        jumlah: dipotong === undefined ? 0 : -1,
        tanggal,
        keterangan: nama,
        dibuat_pada: padaAwal(tambahHari(tanggal, 1), saat),
      })
    }
  }
  await insertMutasi(tx, 'BERSAMA', mutasi)
}

async function lapse(
  tx: Tx,
  karyawanIds: readonly number[],
  pengaturan: PengaturanCuti,
  hari: Tanggal,
  saat: Instan,
): Promise<void> {
  const ids = await findBerakhir(tx, karyawanIds, hari)
  if (ids.length === 0) return
  const hak = await lockHakIni(tx, ids)
  const gugur = hak.flatMap((h) => {
    const jumlah = hitungGugur(h, hari, pengaturan)
    const terakhir = hari > h.sampai ? h.sampai : h.akhir
    const dibuat_pada = padaAwal(tambahHari(terakhir, 1), saat)
    return jumlah > 0 ? { hak_id: h.id, jumlah: -jumlah, dibuat_pada } : []
  })
  await insertMutasi(tx, 'GUGUR', gugur)
  await closeHak(tx, ids)
}

/** The first minute of a day, in the west where it comes last; at most now. */
function padaAwal(tanggal: Tanggal, saat: Instan): Date {
  return new Date(Math.min(instanDari(tanggal, 0, 'WIB'), saat))
}
