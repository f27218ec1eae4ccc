import type { JamKerja } from '@rekan/domain/jadwal/jadwal'
import { type JenisPengingat, kerjaDiingatkan } from '@rekan/domain/presensi/pengingat'
import { type Instan, type KodeZona, type Tanggal, addHari } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import { isDekat } from '../../../platform/dekat.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** Whether an account wants to be reminded. */
export async function findAktif(db: Db, penggunaId: number): Promise<boolean> {
  const { pengingat } = await db
    .selectFrom('pengguna')
    .select('pengingat')
    .where('id', '=', penggunaId)
    .executeTakeFirstOrThrow()
  return pengingat
}

export async function updateAktif(tx: Tx, penggunaId: number, aktif: boolean): Promise<void> {
  await tx.updateTable('pengguna').set({ pengingat: aktif }).where('id', '=', penggunaId).execute()
}

/** Returns the ids of the reminders that were not sent before. */
export async function insertPengingat(
  tx: Tx,
  baru: readonly Insertable<Skema['pengingat']>[],
): Promise<number[]> {
  if (baru.length === 0) return []
  const rows = await tx
    .insertInto('pengingat')
    .values(baru)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What somebody was reminded of, with what is on its way to devices. */
export async function deletePengingat(
  tx: Tx,
  karyawanId: number,
  tanggal: Tanggal,
  jenis: JenisPengingat,
): Promise<void> {
  await tx
    .deleteFrom('pengingat')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .where('jenis', '=', jenis)
    .execute()
}

type JamRoster = JamKerja & { readonly tanggal: Tanggal }
type Diingatkan = {
  readonly tanggal: Tanggal
  readonly zona: KodeZona
  readonly jenis: JenisPengingat
}
/** Work of a date, by a week or by roster, of which somebody at an office in that zone may be due a reminder. */
export type Giliran = {
  readonly mingguan: readonly (Diingatkan & { readonly jadwalId: number })[]
  readonly roster: readonly (Diingatkan & JamRoster)[]
}

/**
 * Lists employees who may be due a reminder, by id from `sesudah` on: their work or overtime starts or ends about now,
 * they have a device and want reminders, they have not been reminded and have not punched yet. `pengingatPada` decides
 * from the facts of their day.
 */
export async function listCalon(
  db: Db,
  saat: Instan,
  { mingguan, roster }: Giliran,
  sesudah: number,
  sekalian: number,
): Promise<readonly number[]> {
  const hari = new Date(saat).toISOString().slice(0, 10)
  const [masuk, pulang] = [kerjaDiingatkan('check_in', saat), kerjaDiingatkan('check_out', saat)]
  const { rows } = await sql<{ id: number }>`
    with calon as (
      select p.karyawan_id, m.tanggal, m.jenis, null::bigint as penugasan_id
      from unnest(${mingguan.map((m) => m.jadwalId)}::integer[], ${kolom(mingguan)}) m (jadwal_id, tanggal, zona, jenis)
        join penempatan p on p.jadwal_id = m.jadwal_id and ${BERLAKU}
        join kantor o on o.id = p.kantor_id and o.zona_waktu = m.zona
      where not exists (select from jadwal_pengganti g where g.karyawan_id = p.karyawan_id and g.tanggal = m.tanggal)
      union
      select p.karyawan_id, m.tanggal, m.jenis, null
      from unnest(${roster.map((r) => r.mulai)}::integer[], ${roster.map((r) => r.selesai)}::integer[], ${kolom(roster)})
          m (mulai, selesai, tanggal, zona, jenis)
        join jadwal_pengganti g on g.tanggal = m.tanggal and g.jam_mulai = m.mulai and g.jam_selesai = m.selesai
        join penempatan p on p.karyawan_id = g.karyawan_id and ${BERLAKU}
        join kantor o on o.id = p.kantor_id and o.zona_waktu = m.zona
      union
      select l.karyawan_id, l.hari_presensi, j.jenis, w.id
      from lembur l cross join lateral (values
          ('check_in', l.mulai, ${at(masuk.sesudah)}::timestamptz, ${at(masuk.hingga)}::timestamptz),
          ('check_out', l.selesai, ${at(pulang.sesudah)}, ${at(pulang.hingga)})) j (jenis, pada, sesudah, hingga)
        cross join lateral (select null::bigint as id union all select t.id from penugasan t
          where t.karyawan_id = l.karyawan_id and t.tanggal = l.hari_presensi and t.dibatalkan_pada is null
            and not t.turunan) w
      where l.status = 'disetujui' and l.tanggal between ${addHari(hari, -2)} and ${addHari(hari, 2)}
        and j.pada > j.sesudah and j.pada <= j.hingga
      union
      select t.karyawan_id, t.tanggal, 'check_in', ${nomorKerja('t')} from penugasan t
      where t.dibatalkan_pada is null and t.mulai > ${at(masuk.sesudah)} and t.mulai <= ${at(masuk.hingga)}
      union
      select t.karyawan_id, t.tanggal, 'check_out', ${nomorKerja('t')} from penugasan t
      where t.dibatalkan_pada is null and t.selesai > ${at(pulang.sesudah)} and t.selesai <= ${at(pulang.hingga)})
    select distinct k.id
    from calon c join karyawan k on k.id = c.karyawan_id join pengguna u on u.karyawan_id = k.id
    where k.id > ${sesudah} and k.aktif and u.aktif and u.pengingat
      and exists (select from push_langganan l join sesi s on s.token_hash = l.sesi_hash
        where l.pengguna_id = u.id and s.kedaluwarsa_pada > ${at(saat)})
      and not exists (select from pengingat i
        where i.karyawan_id = k.id and i.tanggal = c.tanggal and i.jenis = c.jenis
          and i.penugasan_id is not distinct from c.penugasan_id)
      and case c.jenis when 'check_in' then not ${hasPunch('check_in', saat)}
        else ${hasPunch('check_in', saat)} and not ${hasPunch('check_out', saat)} end
    order by k.id limit ${sekalian}`.execute(db)
  return rows.map(({ id }) => id)
}

/** In SQL, by what a work is reminded of: what follows from the week has no number of its own, a row or not. */
function nomorKerja(tabel: 't' | 'w'): RawBuilder<number | null> {
  return sql`case when ${sql.ref(`${tabel}.turunan`)} then null else ${sql.ref(`${tabel}.id`)} end`
}

/** In SQL, whether the placement `p` is in force on the date of `m`. */
const BERLAKU = sql<SqlBool>`p.tanggal_masuk <= m.tanggal
  and (p.tanggal_selesai is null or p.tanggal_selesai >= m.tanggal)`

function kolom(giliran: readonly Diingatkan[]): RawBuilder<unknown> {
  return sql`${giliran.map((g) => g.tanggal)}::date[], ${giliran.map((g) => g.zona)}::text[],
    ${giliran.map((g) => g.jenis)}::text[]`
}

/** In SQL, whether a punch of the work of `c` is there. */
function hasPunch(jenis: JenisKejadian, saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from presensi r
      join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and ${isDekat(sql`e.tanggal`, saat, saat)}
      left join penugasan w on w.id = r.penugasan_id
    where r.karyawan_id = c.karyawan_id and r.tanggal = c.tanggal and ${isDekat(sql`r.tanggal`, saat, saat)}
      and e.jenis = ${jenis}
      and ${nomorKerja('w')} is not distinct from c.penugasan_id)`
}
