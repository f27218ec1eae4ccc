import { JENIS_IZIN, statusIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { MasaCuti, SisaHak } from '@rekan/domain/pengajuan/cuti/cuti'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A year's leave as it stands. */
export type Hak = SisaHak &
  MasaCuti & {
    readonly karyawan_id: number
    readonly ke: number
    readonly sejak: Tanggal
    readonly bawa_bulan: number
    readonly dipotong: number | null
  }

/** Requests on whose days nobody is expected, so that joint leave takes nothing of them. */
const BERHALANGAN = JENIS_IZIN.filter((jenis) => statusIzin(jenis) !== null)

const KOLOM_HAK = [
  'id',
  'karyawan_id',
  'ke',
  'sejak',
  'mulai',
  'akhir',
  'sampai',
  'bawa_bulan',
  'sisa',
  'dipotong',
] as const

/** The next people who work here, by their number. */
export async function listKaryawanAktif(db: Db, sesudah: number, jumlah: number): Promise<number[]> {
  const baris = await db
    .selectFrom('karyawan')
    .select('id')
    .where('aktif', '=', true)
    .where('id', '>', sesudah)
    .orderBy('id')
    .limit(jumlah)
    .execute()
  return baris.map(({ id }) => id)
}

/** Of these people those who work here: since when, and which year's leave of this employment they had last, the how manyth of all. */
export async function findMasaKerja(
  db: Db | Tx,
  karyawanIds: readonly number[],
): Promise<{ id: number; tanggal_masuk: Tanggal; terakhir: Tanggal | null; ke: number | null }[]> {
  return db
    .selectFrom('karyawan as k')
    .leftJoin('hak_cuti as h', 'h.karyawan_id', 'k.id')
    .select(['k.id', 'k.tanggal_masuk'])
    .select((eb) => [
      eb.fn.max('h.mulai').filterWhere('h.berakhir', 'is', null).as('terakhir'),
      eb.fn.max('h.ke').as('ke'),
    ])
    .where('k.id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('k.aktif', '=', true)
    .groupBy('k.id')
    .execute()
}

/** People's leave that may be taken on some of these days. */
export async function findHakRentang(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  sampai: Tanggal,
): Promise<(SisaHak & { readonly karyawan_id: number })[]> {
  return db
    .selectFrom('hak_cuti')
    .select(['karyawan_id', 'id', 'mulai', 'sampai', 'sisa'])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('mulai', '<=', sampai)
    .where('sampai', '>=', dari)
    .where('berakhir', 'is', null)
    .execute()
}

/** A person's leave, the newest year first. */
export async function findHak(db: Db | Tx, karyawanId: number): Promise<Hak[]> {
  return db
    .selectFrom('hak_cuti')
    .select(KOLOM_HAK)
    .where('karyawan_id', '=', karyawanId)
    .orderBy('mulai', 'desc')
    .execute()
}

/** The leave of people's present employment, always in the same order; those who write hold it for the rest of the transaction. */
export async function lockHak(tx: Tx, karyawanIds: readonly number[]): Promise<Hak[]> {
  return tx
    .selectFrom('hak_cuti')
    .select(KOLOM_HAK)
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('berakhir', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The leave of an employment that is over ends with it: what was left is kept beside, and is to be taken from the ledger. */
export async function endHak(
  tx: Tx,
  karyawanId: number,
  akhir: Tanggal,
): Promise<{ id: number; sisa: number }[]> {
  return tx
    .updateTable('hak_cuti')
    .set((eb) => ({ berakhir: akhir, sisa_berakhir: eb.ref('sisa') }))
    .where('karyawan_id', '=', karyawanId)
    .where('berakhir', 'is', null)
    .returning(['id', 'sisa'])
    .execute()
}

/** What was left of leave that held on the last day of an employment; null where it has not ended so. */
export async function sumBerakhir(db: Db | Tx, karyawanId: number, akhir: Tanggal): Promise<number | null> {
  const { rows } = await sql<{ sisa: number | null }>`
    select sum(sisa_berakhir) filter (where ${akhir}::date between mulai and sampai)::float8 as sisa
    from hak_cuti where karyawan_id = ${karyawanId} and berakhir = ${akhir}::date having count(*) > 0`.execute(
    db,
  )
  return rows.length === 0 ? null : (rows[0]?.sisa ?? 0)
}

export async function lockHakIni(tx: Tx, ids: readonly number[]): Promise<Hak[]> {
  return tx
    .selectFrom('hak_cuti')
    .select(KOLOM_HAK)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Adds years of leave with their days; what is there already stays. Entries are dated by the first minute of
 * their day in the west, at most by now.
 */
export async function insertHak(
  tx: Tx,
  baru: readonly (Pick<Hak, 'karyawan_id' | 'ke' | 'sejak' | 'bawa_bulan'> & MasaCuti)[],
  kuota: number,
  saat: Instan,
): Promise<void> {
  if (baru.length === 0) return
  await sql`
    with hak as (
      insert into hak_cuti (karyawan_id, ke, sejak, mulai, akhir, sampai, bawa_bulan)
      select karyawan_id, ke, sejak, mulai, akhir, sampai, bawa_bulan
      from json_populate_recordset(null::hak_cuti, ${JSON.stringify(baru)})
      on conflict (karyawan_id, ke) do nothing
      returning id, mulai)
    insert into mutasi_cuti (hak_id, jenis, jumlah, dibuat_pada)
    select id, 'HAK', ${kuota}::integer, least((mulai::timestamp - interval '7 hours') at time zone 'UTC', ${new Date(saat)}::timestamptz)
    from hak order by id`.execute(tx)
}

/** Sets dates of years' leave and what lapsed with each year. */
export async function updateHak(
  tx: Tx,
  hak: readonly (MasaCuti & Pick<Hak, 'id' | 'dipotong'>)[],
): Promise<void> {
  if (hak.length === 0) return
  await sql`
    update hak_cuti h set mulai = b.mulai, akhir = b.akhir, sampai = b.sampai, dipotong = b.dipotong
    from json_populate_recordset(null::hak_cuti, ${JSON.stringify(hak)}) b where b.id = h.id`.execute(tx)
}

/**
 * Carries leave over for so many months after its year, and tells whose how many days that touches: leave whose year
 * ends from a day on, and where it is for longer than before, what has not lapsed yet. The years end as `masaTahun` in
 * `domain/cuti` has it: months are counted from the day the person came.
 */
export async function updateSampai(
  tx: Tx,
  bawaBulan: number,
  hari: Tanggal,
): Promise<{ karyawan_id: number; sisa: number }[]> {
  const { rows } = await sql<{ karyawan_id: number; sisa: number }>`
    update hak_cuti h set bawa_bulan = ${bawaBulan},
      sampai = (k.tanggal_masuk + make_interval(months => ${bawaBulan}::integer +
        12 * (extract(year from h.akhir + 1) - extract(year from k.tanggal_masuk))::integer))::date - 1
    from karyawan k where k.id = h.karyawan_id and h.berakhir is null and h.bawa_bulan <> ${bawaBulan}
      and (h.akhir >= ${hari} or (h.bawa_bulan < ${bawaBulan} and (h.sampai >= ${hari} or h.sisa > 0)))
    returning h.karyawan_id, h.sisa`.execute(tx)
  return rows
}

/**
 * Lists past days of joint leave that no ledger entry exists for yet, with the people whose annual leave covers them.
 * Days from before a person's first ledger entry was written are left out, since a year of service may have been moved
 * over them afterwards.
 */
export async function findBersama(
  tx: Tx,
  karyawanIds: readonly number[],
  { sejak, sebelum }: { readonly sejak: Tanggal | null; readonly sebelum: Tanggal },
): Promise<{ tanggal: Tanggal; nama: string; karyawan_id: number; berhalangan: boolean }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof findBersama>>[number]>`
    select distinct l.tanggal, l.nama, h.karyawan_id,
      exists (select from absensi a left join jenis_cuti c on c.id = a.cuti_id
        where a.karyawan_id = h.karyawan_id and a.status = 'disetujui' and a.paruh is null
          and a.jenis_izin = any(${BERHALANGAN}::text[]) and not coalesce(c.mengurangi_cuti_tahunan, false)
          and l.tanggal between a.tanggal_mulai and a.tanggal_selesai) as berhalangan
    from libur l join hak_cuti h on l.tanggal between h.mulai and h.sampai and h.berakhir is null
    where l.jenis = 'CUTI_BERSAMA' and l.berlaku and l.tanggal < ${sebelum}
      and (${sejak}::date is null or l.tanggal >= ${sejak})
      and h.karyawan_id = any(${karyawanIds}::integer[])
      and l.tanggal >= (select (min(m.dibuat_pada) at time zone 'UTC' + interval '7 hours')::date
        from hak_cuti lain join mutasi_cuti m on m.hak_id = lain.id
        where lain.karyawan_id = h.karyawan_id and m.jenis = 'HAK')
      and not exists (select from hak_cuti lain join mutasi_cuti m on m.hak_id = lain.id
        where lain.karyawan_id = h.karyawan_id and m.tanggal = l.tanggal)
    order by l.tanggal, h.karyawan_id`.execute(tx)
  return rows
}

/** The years of which something lapses by now; none while a request waits that may still take days of them. */
export async function findBerakhir(tx: Tx, karyawanIds: readonly number[], hari: Tanggal): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hak_cuti h
    where h.karyawan_id = any(${karyawanIds}::integer[])
      and ((h.akhir < ${hari} and h.sampai >= ${hari} and h.dipotong is null) or (h.sampai < ${hari} and h.sisa > 0))
      and not exists (select from absensi a join jenis_cuti c on c.id = a.cuti_id
        where a.karyawan_id = h.karyawan_id and a.status = 'menunggu' and c.mengurangi_cuti_tahunan
          and a.tanggal_mulai <= case when h.sampai < ${hari} then h.sampai else h.akhir end)
    order by h.id`.execute(tx)
  return rows.map(({ id }) => id)
}
