import {
  type MasaCuti,
  type SisaHak,
  computeGugur,
  hakPada,
  hakTahunan,
  masaTahun,
  tahunKerja,
} from '@rekan/domain/pengajuan/cuti/cuti'
import { type Instan, type Tanggal, addHari, formatTanggal, hariBarat, instanFrom } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { findBerlibur } from '../../presensi/hari/libur.service.ts'
import {
  endHak,
  findBerakhir,
  findBersama,
  findHakRentang,
  findMasaKerja,
  insertHak,
  lockHak,
  lockHakIni,
  sumBerakhir,
  updateHak,
} from './hak.queries.ts'
import { insertMutasi, sumGugur } from './mutasi.queries.ts'
import { type PengaturanCuti, findKuotaTahunan, findPengaturan } from './pengaturan.queries.ts'
import type { PerbuatanAkun } from '../../../platform/perbuatan.ts'

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
export async function ensureHakCuti(
  tx: Tx,
  { hari, sampai = hari, saat }: Sampai,
  karyawanIds: readonly number[],
): Promise<void> {
  const pengaturan = await findPengaturan(tx)
  const orang = await findMasaKerja(tx, karyawanIds)
  const { bawa_bulan } = pengaturan
  const baru = orang.flatMap((seorang) =>
    hakBaru(seorang, hari, sampai, pengaturan).map((masa, i) => ({
      karyawan_id: seorang.id,
      ke: (seorang.ke ?? -1) + 1 + i,
      sejak: hari,
      bawa_bulan,
      ...masa,
    })),
  )
  if (baru.length > 0) await insertHak(tx, baru, await findKuotaTahunan(tx, hari), saat)
  if (pengaturan.bersama_memotong) await takeBersama(tx, karyawanIds, pengaturan, hari, saat)
  await writeGugur(tx, karyawanIds, pengaturan, hari, saat)
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
  const kuota = await findKuotaTahunan(db, hari)
  const ada = await findHakRentang(db, karyawanIds, dari, sampai)
  const kelak = (await findMasaKerja(db, karyawanIds)).flatMap((orang) =>
    hakBaru(orang, hari, sampai, pengaturan)
      .filter((masa) => masa.sampai >= dari)
      .map((masa, i) => ({ ...masa, id: -1 - i, karyawan_id: orang.id, sisa: kuota })),
  )
  return Map.groupBy([...ada, ...kelak], ({ karyawan_id }) => karyawan_id)
}

/** An employment is over and another follows it: what is left of its leave is taken from the ledger, so that nobody takes it. */
export async function endHakCuti(
  { tx, oleh, saat }: PerbuatanAkun,
  karyawanId: number,
  akhir: Tanggal,
): Promise<void> {
  const hak = await endHak(tx, karyawanId, akhir)
  await insertMutasi(
    tx,
    'KOREKSI',
    hak.flatMap(({ id, sisa }) => (sisa > 0 ? [{ hak_id: id, jumlah: -sisa }] : [])),
    {
      keterangan: `Masa kerja sampai ${formatTanggal(akhir)} berakhir.`,
      oleh_id: oleh,
      dibuat_pada: new Date(saat),
    },
  )
}

/** Annual leave that is left on the last day of an employment, of the present one or of one before. */
export async function sumSisaAkhir(db: Db | Tx, karyawanId: number, akhir: Tanggal): Promise<number> {
  const berakhir = await sumBerakhir(db, karyawanId, akhir)
  if (berakhir !== null) return berakhir
  const rentang = { hari: akhir, dari: akhir, sampai: akhir }
  const hak = (await listHakCuti(db, [karyawanId], rentang)).get(karyawanId) ?? []
  return hak.reduce((n, { sisa }) => n + sisa, 0)
}

/**
 * Somebody turns out to have come on another day (their record says so already): the years' leave moves, and nothing but
 * its dates. The first that was entered is that of the year that ran on the day it was entered, the others follow it, so
 * that a slip and its correction leave everything as it was. What lapsed of a year that is not over, it turns out, comes
 * back.
 */
export async function moveHakCuti(
  { tx, oleh, saat }: PerbuatanAkun,
  karyawanId: number,
  tanggalMasuk: Tanggal,
): Promise<void> {
  const hari = hariBarat(saat)
  const hak = await lockHak(tx, [karyawanId])
  // The first of this employment.
  const awal = hak.reduce((n, { ke }) => Math.min(n, ke), hak[0]?.ke ?? 0)
  const sejak = hak.find(({ ke }) => ke === awal)?.sejak ?? hari
  // Before the first twelve months are over, the year that they earn.
  const pertama = Math.max(1, tahunKerja(tanggalMasuk, sejak) ?? 0)
  const gugur = await sumGugur(tx, karyawanId)
  const pulih: { hak_id: number; jumlah: number }[] = []
  const pindah = hak.map(({ id, ke, bawa_bulan, dipotong }) => {
    const masa = masaTahun(tanggalMasuk, pertama + ke - awal, { bawa_bulan })
    const berakhir = masa.akhir < hari
    const jumlah = masa.sampai < hari ? 0 : (gugur.get(id) ?? 0) - (berakhir ? (dipotong ?? 0) : 0)
    if (jumlah > 0) pulih.push({ hak_id: id, jumlah })
    return { id, ...masa, dipotong: berakhir ? dipotong : null }
  })
  await updateHak(tx, pindah)
  const keterangan = `Tanggal masuk dikoreksi menjadi ${formatTanggal(tanggalMasuk)}.`
  await insertMutasi(tx, 'GUGUR', pulih, { keterangan, oleh_id: oleh, dibuat_pada: new Date(saat) })
  await ensureHakCuti(tx, { hari, saat }, [karyawanId])
}

/**
 * Takes a day of annual leave for each day of joint leave (SE Menaker M/3/HK.04/IV/2022). The balance never falls
 * below zero, and people who were away for another reason lose nothing. Each day leaves one entry, even if it takes
 * nothing.
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
      // Of half a day that is left, half a day is taken.
      const jumlah = Math.min(1, dipotong?.sisa ?? 0)
      if (dipotong !== undefined) dipotong.sisa -= jumlah
      mutasi.push({
        hak_id: pada.id,
        jumlah: jumlah === 0 ? 0 : -jumlah,
        tanggal,
        keterangan: nama,
        dibuat_pada: awalHari(addHari(tanggal, 1), saat),
      })
    }
  }
  await insertMutasi(tx, 'BERSAMA', mutasi)
}

async function writeGugur(
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
    const jumlah = computeGugur(h, hari, pengaturan)
    const terakhir = hari > h.sampai ? h.sampai : h.akhir
    const dibuat_pada = awalHari(addHari(terakhir, 1), saat)
    return jumlah > 0 ? { hak_id: h.id, jumlah: -jumlah, dibuat_pada } : []
  })
  await insertMutasi(tx, 'GUGUR', gugur)
  const jumlah = new Map(gugur.map((g) => [g.hak_id, -g.jumlah]))
  const dibawa = hak.filter((h) => h.dipotong === null && hari <= h.sampai)
  await updateHak(
    tx,
    dibawa.map((h) => ({ ...h, dipotong: jumlah.get(h.id) ?? 0 })),
  )
}

/** The first minute of a day, in the west where it comes last; at most now. */
function awalHari(tanggal: Tanggal, saat: Instan): Date {
  return new Date(Math.min(instanFrom(tanggal, 0, 'WIB'), saat))
}
