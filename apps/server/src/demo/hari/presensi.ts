import { bulanLokal, compareBulan } from '@rekan/domain/bulan'
import { derajatKasar } from '@rekan/domain/presensi/tempat/lokasi'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { fetchHariMentahBanyak } from '../../features/presensi/hari/hari.queries.ts'
import { hariPada } from '../../features/presensi/hari/hari.service.ts'
import type { HariMentah } from '../../features/presensi/hari/hari.sql.ts'
import { type Db, type Tx, isOverdue, transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Files } from '../../platform/files.ts'
import { kunciKecil } from '../../platform/pictures.ts'
import { DEMO_ACCOUNTS, KODE_KOSONG } from '../orang/akun.ts'
import { insertBanyak } from '../banyak.ts'
import data from '../data/karyawan.json' with { type: 'json' }
import { ensureBukuCuti, openCuti } from '../pengajuan/cuti.ts'
import type { HariDemo } from '../hidup/harian.ts'
import { type KejadianDemo, type PeranHari, planKejadian } from './kejadian.ts'
import { seedNotifikasi } from '../pengajuan/notifikasi.ts'
import { type OrangDemo, selesaiPada } from '../orang/orang.ts'
import { seedPayroll } from '../gaji/payroll.ts'
import { seedPengajuan } from '../pengajuan/pengajuan.ts'
import { seedPengumuman } from '../pengumuman.ts'
import { PALING_JAUH, type Rentang, hariDalam } from './rentang.ts'
import { drawSelfie } from './selfie.ts'
import { seedTinjauan } from './tinjauan.ts'

const SEJAM = 3_600_000
const BULAN = 3

/**
 * Three months of attendance of the demo company, up to the last day that is over for each person, and at every later
 * start the days since, so that nobody ages into ALPA. What a day holds follows from the person and the date alone;
 * the clock says only how far it goes, by the hour. What people did themselves stays. Does nothing in any other
 * company. Runs as the owner, in one transaction. `giliran`: who on a date is to show something, if anybody.
 */
export async function seedRiwayat(
  owner: Db,
  { clock, files }: Pick<Deps, 'clock' | 'files'>,
  giliran: Giliran = () => new Map(),
): Promise<void> {
  const sampai = Math.floor(clock.now() / SEJAM) * SEJAM
  await transaction(owner, async (tx) => {
    const rentang = await openRentang(tx, sampai)
    if (rentang === null) return
    const orang = await fetchOrang(tx, rentang)
    await openCuti(tx, orang, rentang)
    const diajukan = await seedPengajuan(tx, orang, rentang)
    if (diajukan > 0) await seedNotifikasi(tx, sampai)
    const dicatat = await seedPresensi(tx, orang, rentang, { files, giliran })
    await seedTinjauan(tx, sampai)
    await ensureBukuCuti(tx, orang, rentang)
    await seedPengumuman(tx, files, sampai)
    if (!isBulanSama(rentang)) await seedPayroll(tx, sampai)
    if (diajukan + dicatat === 0) return
    await tx
      .insertInto('demo')
      .values({ dibuat_pada: new Date(sampai) })
      .execute()
  })
}

/**
 * What is missing by now; null when nothing can be. The company's own row in `demo` comes first, then one for each
 * time that history was added, which says how far it goes. Two servers at once take turns.
 */
async function openRentang(tx: Tx, sampai: Instan): Promise<Rentang | null> {
  // The other one fills three months first, which may take longer than a lock is waited for elsewhere.
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`lock table demo in share row exclusive mode`.execute(tx)
  const terisi = await tx.selectFrom('demo').select('dibuat_pada').execute()
  if (terisi.length === 0) return null
  if (terisi.length === 1) return { sejak: Number.NEGATIVE_INFINITY, sampai, dari: tanggalMundur(sampai) }
  const sejak = Math.max(...terisi.map((t) => t.dibuat_pada))
  // A day ends, overtime and its window included, before the next but one has.
  return sampai <= sejak ? null : { sejak, sampai, dari: addHari(tanggalUtc(sejak), -3) }
}

/** Whether a start before was in the same month: payslips come by the month. */
function isBulanSama({ sejak, sampai }: Rentang): boolean {
  return Number.isFinite(sejak) && compareBulan(bulanLokal(sejak, 'WIB'), bulanLokal(sampai, 'WIB')) === 0
}

/** The placed people of the demo, in the order of the data, with all that plans and days follow from. */
export async function fetchOrang(
  tx: Db | Tx,
  { dari, sampai }: Pick<Rentang, 'dari' | 'sampai'>,
): Promise<readonly OrangDemo[]> {
  const urutan = new Map(data.map(({ kode }, i) => [kode, i]))
  urutan.delete(KODE_KOSONG)
  const karyawan = await tx
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as p', 'p.karyawan_id', 'k.id')
    .select(['k.id', 'k.kode', 'p.id as penggunaId'])
    .where('k.kode', 'in', [...urutan.keys()])
    .where('k.aktif', '=', true)
    .orderBy('k.kode')
    .execute()
  const ids = karyawan.map(({ id }) => id)
  const akhir = addHari(tanggalUtc(sampai), 2 * PALING_JAUH)
  const mentah = await fetchHariMentahBanyak(
    tx,
    ids.map((karyawanId) => ({ karyawanId, dari, sampai: akhir })),
  )
  const libur = await fetchLibur(tx, addHari(dari, -2 * PALING_JAUH), akhir)
  const perId = new Map(mentah.map((m) => [m.karyawan_id, { ...m, libur }]))
  return karyawan.flatMap(({ id, kode, penggunaId }) => {
    const milik = perId.get(id)
    if (milik === undefined) return []
    const khusus = kode in DEMO_ACCOUNTS
    return { kode, urutan: urutan.get(kode) ?? 0, khusus, karyawanId: id, penggunaId, mentah: milik }
  })
}

/** Plans look further back than anything else that has to be read. */
async function fetchLibur(tx: Db | Tx, dari: Tanggal, sampai: Tanggal): Promise<HariMentah['libur']> {
  return tx
    .selectFrom('libur')
    .select(['tanggal', 'jenis', 'kantor_ids', 'hanya'])
    .where('berlaku', '=', true)
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .execute()
}

type Giliran = (tanggal: Tanggal, semua: readonly HariDemo[]) => ReadonlyMap<string, PeranHari>

/** Records the days that are over since. Gives how many. */
async function seedPresensi(
  tx: Tx,
  semua: readonly OrangDemo[],
  { sejak, sampai, dari }: Rentang,
  { files, giliran }: { readonly files: Files; readonly giliran: Giliran },
): Promise<number> {
  const mentah = await fetchHariMentahBanyak(
    tx,
    semua.map(({ karyawanId }) => ({ karyawanId, dari, sampai: addHari(tanggalUtc(sampai), 1) })),
  )
  const perId = new Map(mentah.map((m) => [m.karyawan_id, m]))
  const catatan = hariDalam(dari, sampai).flatMap((tanggal) => {
    const seharian = semua.flatMap((orang): HariDemo[] => {
      const milik = perId.get(orang.karyawanId)
      const hari = milik === undefined ? null : hariPada(tanggal, milik)
      return hari === null ? [] : [{ orang, hari }]
    })
    const peran = giliran(tanggal, seharian)
    return seharian.flatMap(({ orang, hari }) => {
      if (hari.checkIn !== null) return []
      const selesai = selesaiPada(hari)
      if (selesai <= sejak || selesai > sampai) return []
      const kejadian = planKejadian(orang, hari, peran.get(orang.kode))
      return kejadian.length === 0 ? [] : { orang, tanggal, kejadian }
    })
  })
  if (catatan.length > 0) await insertCatatan(tx, catatan, files)
  return catatan.length
}

/** What somebody punched on a day. */
export type Catatan = {
  readonly orang: OrangDemo
  readonly tanggal: Tanggal
  readonly kejadian: readonly KejadianDemo[]
}

/** Writes punches with their photos; a day's record that is there takes what it has not yet. */
export async function insertCatatan(tx: Tx, catatan: readonly Catatan[], files: Files): Promise<void> {
  for (const bulan of new Set(catatan.map(({ tanggal }) => `${tanggal.slice(0, 7)}-01`)))
    await openBulan(tx, bulan)
  const kunci = await storeSelfies(files, [...new Set(catatan.map(({ orang }) => orang))])
  const hari = sql`unnest(${catatan.map(({ orang }) => orang.karyawanId)}::integer[], ${catatan.map((c) => c.tanggal)}::date[])
      as d (karyawan_id, tanggal)`
  // Of the work that they have by a roster, if any.
  await sql`
    insert into presensi (karyawan_id, tanggal, penugasan_id)
    select d.karyawan_id, d.tanggal, (select t.id from penugasan t
      where t.karyawan_id = d.karyawan_id and t.tanggal = d.tanggal and t.dibatalkan_pada is null order by t.mulai limit 1)
    from ${hari}
    where not exists (select from presensi r where r.karyawan_id = d.karyawan_id and r.tanggal = d.tanggal)`.execute(
    tx,
  )
  const presensi = await sql<{ id: number; karyawan_id: number; tanggal: Tanggal }>`
    select r.id, r.karyawan_id, r.tanggal from presensi r join ${hari}
      on r.karyawan_id = d.karyawan_id and r.tanggal = d.tanggal`.execute(tx)
  const ids = new Map(presensi.rows.map((p) => [`${p.karyawan_id} ${p.tanggal}`, p.id]))
  const kejadian = catatan.flatMap(({ orang, tanggal, kejadian: milik }) => {
    const presensiId = ids.get(`${orang.karyawanId} ${tanggal}`)
    return presensiId === undefined
      ? []
      : milik.map((satu) => ({ ...satu, presensi_id: presensiId, tanggal }))
  })
  await insertBanyak(
    tx,
    'presensi_kejadian',
    kejadian.map((satu) => ({ ...satu, latitude: kasar(satu.latitude), longitude: kasar(satu.longitude) })),
  )
  await insertBukti(tx, kejadian)
  const orang = [...kunci.keys()]
  await sql`
    insert into presensi_selfie (kejadian_id, tanggal, tipe, kunci)
    select e.id, e.tanggal, 'image/webp', s.kunci
    from unnest(${orang}::integer[], ${orang.map((id) => kunci.get(id))}::text[]) as s (karyawan_id, kunci)
    join presensi r on r.karyawan_id = s.karyawan_id
    join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
    where r.id = any(${presensi.rows.map((p) => p.id)}::bigint[])
    on conflict do nothing`.execute(tx)
  await sql`
    insert into selfie_diterima (sha256, kejadian_id, karyawan_id, tanggal)
    select e.selfie_sha256, e.id, r.karyawan_id, r.tanggal
    from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
    where r.id = any(${presensi.rows.map((p) => p.id)}::bigint[]) and e.selfie_sha256 is not null
    on conflict do nothing`.execute(tx)
}

/** Tries so often, each for the 300 ms that the database waits for whoever is at the month. */
const COBA = 100

/** Makes room for a month. The database's own upkeep may be at it for a moment, and nobody comes to work here meanwhile. */
async function openBulan(tx: Tx, bulan: string): Promise<void> {
  for (let ke = 1; ; ke += 1) {
    await sql`savepoint bulan`.execute(tx)
    try {
      await sql`select siapkan_bulan(${bulan})`.execute(tx)
      await sql`release savepoint bulan`.execute(tx)
      return
    } catch (error) {
      if (ke === COBA || !isOverdue(error)) throw error
      await sql`rollback to savepoint bulan`.execute(tx)
    }
  }
}

const kasar = (derajat: number | null | undefined) => (derajat == null ? null : derajatKasar(derajat))

/** Where they were exactly, beside the punches that stand. */
async function insertBukti(
  tx: Tx,
  kejadian: readonly (KejadianDemo & { readonly presensi_id: number })[],
): Promise<void> {
  const ada = kejadian.filter(({ latitude }) => latitude != null)
  await sql`
    insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude, lat7, lng7)
    select e.id, e.tanggal, b.latitude, b.longitude, round(b.latitude * 1e7), round(b.longitude * 1e7)
    from unnest(${ada.map((k) => k.presensi_id)}::bigint[], ${ada.map((k) => k.jenis)}::text[],
        ${ada.map((k) => k.latitude)}::double precision[], ${ada.map((k) => k.longitude)}::double precision[])
      as b (presensi_id, jenis, latitude, longitude)
      join presensi_kejadian e on e.presensi_id = b.presensi_id and e.jenis = b.jenis
    on conflict do nothing`.execute(tx)
}

/** One drawn picture a person, for all their punches, small enough to be its own thumbnail. Gives the keys by karyawan. */
async function storeSelfies(files: Files, semua: readonly OrangDemo[]): Promise<ReadonlyMap<number, string>> {
  const kunci = new Map(
    semua.map(({ karyawanId, kode }) => [karyawanId, `selfie/demo/${kode.toLowerCase()}.webp`]),
  )
  await Promise.all(
    semua.map(async ({ karyawanId, kode }) => {
      const milik = kunci.get(karyawanId) ?? ''
      const kecil = kunciKecil(milik)
      if (await files.exists(kecil)) return
      const gambar = await drawSelfie(kode)
      await files.put(milik, gambar, 'image/webp')
      await files.put(kecil, gambar, 'image/webp')
    }),
  )
  return kunci
}

function tanggalMundur(saat: Instan): Tanggal {
  return Temporal.PlainDate.from(tanggalUtc(saat)).subtract({ months: BULAN }).toString()
}

function tanggalUtc(saat: Instan): Tanggal {
  return new Date(saat).toISOString().slice(0, 10)
}
