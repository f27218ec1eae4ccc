import type { AturanUpah } from '@rekan/domain/payroll/aturan-upah'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answer } from '../../../platform/http.ts'
import type { Skema } from '../../../platform/schema.ts'

type Jawaban = Answer<'GET /kelola/payroll/aturan'>['data']

/** All rules by kind and target, the newest first. */
export async function listAturan(db: Db | Tx): Promise<Jawaban['aturan']> {
  const { rows } = await sql<Omit<Jawaban['aturan'][number], 'pada'> & { readonly dibuat_pada: number }>`
    select a.id, a.jenis, a.mulai, a.jumlah, a.jabatan, a.dibuat_pada,
      (select json_build_object('id', o.id, 'nama', o.nama) from kantor o where o.id = a.kantor_id) as kantor,
      (select json_build_object('id', s.id, 'nama', s.nama) from jenis_shift s where s.id = a.jenis_shift_id) as jenis_shift,
      (select json_build_object('id', p.id, 'nama', p.nama || ' · ' || o.nama)
        from pos p join kantor o on o.id = p.kantor_id where p.id = a.pos_id) as pos,
      (select json_build_object('kode', d.kode, 'nama', d.nama) from jenis_dokumen d where d.kode = a.sertifikat) as sertifikat,
      case when g.id is not null then json_build_object('id', g.id, 'nama', coalesce(k.nama, g.nama)) end as oleh
    from aturan_upah a left join pengguna g on g.id = a.dibuat_oleh_id left join karyawan k on k.id = g.karyawan_id
    order by a.jenis, a.kantor_id nulls first, a.jenis_shift_id, a.pos_id, a.sertifikat, lower(a.jabatan), a.mulai desc`.execute(
    db,
  )
  return rows.map(({ dibuat_pada, ...satu }) => ({ ...satu, pada: new Date(dibuat_pada).toISOString() }))
}

/** What a rule may be about. */
export async function findPilihan(db: Db | Tx): Promise<Jawaban['pilihan']> {
  const { rows } = await sql<Jawaban['pilihan']>`
    select
      coalesce((select json_agg(json_build_object('id', o.id, 'nama', o.nama) order by lower(o.nama)) from kantor o), '[]') as kantor,
      coalesce((select json_agg(json_build_object('id', s.id, 'nama', s.nama || coalesce(' · ' || o.nama, '')) order by lower(s.nama), s.id)
        from jenis_shift s left join kantor o on o.id = s.kantor_id), '[]') as jenis_shift,
      coalesce((select json_agg(json_build_object('id', p.id, 'nama', p.nama || ' · ' || o.nama) order by lower(o.nama), lower(p.nama), p.id)
        from pos p join kantor o on o.id = p.kantor_id), '[]') as pos,
      coalesce((select json_agg(json_build_object('kode', d.kode, 'nama', d.nama) order by d.urutan) from jenis_dokumen d where d.untuk_koordinator), '[]') as sertifikat,
      coalesce((select json_agg(j.jabatan order by lower(j.jabatan)) from (
        select distinct btrim(n.jabatan) as jabatan from penempatan n where btrim(n.jabatan) <> '') j), '[]') as jabatan`.execute(
    db,
  )
  const [pilihan] = rows
  return pilihan ?? { kantor: [], jenis_shift: [], pos: [], sertifikat: [], jabatan: [] }
}

/** From its day on; the same kind, target and day again takes its place. Returns what stood there, null for nothing. */
export async function upsertAturan(
  tx: Tx,
  aturan: AturanUpah & Pick<Insertable<Skema['aturan_upah']>, 'dibuat_oleh_id' | 'dibuat_pada'>,
): Promise<{ readonly id: number; readonly lama: number | null }> {
  const { jenis, kantor_id, jenis_shift_id, pos_id, sertifikat, jabatan, mulai, jumlah } = aturan
  await sql`select pg_advisory_xact_lock(hashtext('aturan_upah'))`.execute(tx)
  const { rows: ada } = await sql<{ id: number; jumlah: number }>`
    select id, jumlah from aturan_upah where jenis = ${jenis} and mulai = ${mulai}
      and kantor_id is not distinct from ${kantor_id}::integer and jenis_shift_id is not distinct from ${jenis_shift_id}::integer
      and pos_id is not distinct from ${pos_id}::integer and sertifikat is not distinct from ${sertifikat}::text
      and lower(jabatan) is not distinct from lower(${jabatan}::text)`.execute(tx)
  const [lama] = ada
  if (lama !== undefined) {
    const { dibuat_oleh_id, dibuat_pada } = aturan
    await tx
      .updateTable('aturan_upah')
      .set({ jumlah, dibuat_oleh_id, dibuat_pada })
      .where('id', '=', lama.id)
      .execute()
    return { id: lama.id, lama: lama.jumlah }
  }
  const { id } = await tx.insertInto('aturan_upah').values(aturan).returning('id').executeTakeFirstOrThrow()
  return { id, lama: null }
}

/** The rules that began up to a day. */
export async function listAturanSampai(db: Db | Tx, sampai: Tanggal): Promise<AturanUpah[]> {
  return db
    .selectFrom('aturan_upah')
    .select(['jenis', 'kantor_id', 'jenis_shift_id', 'pos_id', 'sertifikat', 'jabatan', 'mulai', 'jumlah'])
    .where('mulai', '<=', sampai)
    .execute()
}

type Lingkup = { readonly karyawanIds: readonly number[]; readonly dari: Tanggal; readonly sampai: Tanggal }

/** Of which kind of shift the works of some people and days are, by work. */
export async function listShiftKerja(
  db: Db | Tx,
  { karyawanIds, dari, sampai }: Lingkup,
): Promise<ReadonlyMap<number, { readonly id: number; readonly nama: string }>> {
  const { rows } = await sql<{ penugasan_id: number; id: number; nama: string }>`
    select t.id as penugasan_id, s.id, s.nama from penugasan t join jenis_shift s on s.id = t.jenis_shift_id
    where t.karyawan_id = any(${karyawanIds}::integer[]) and t.tanggal between ${dari} and ${sampai}
      and t.dibatalkan_pada is null`.execute(db)
  return new Map(rows.map(({ penugasan_id, ...shift }) => [penugasan_id, shift]))
}

/** Which documents posts ask for, by post. */
export async function listSertifikatPos(
  db: Db | Tx,
): Promise<ReadonlyMap<number, readonly { readonly jenis: string; readonly nama: string }[]>> {
  const { rows } = await sql<{ pos_id: number; jenis: string; nama: string }>`
    select s.pos_id, s.jenis, d.nama from pos_sertifikat s join jenis_dokumen d on d.kode = s.jenis`.execute(
    db,
  )
  return Map.groupBy(rows, ({ pos_id }) => pos_id)
}

/** The documents of people that held within some days, by person. */
export async function listSertifikatOrang(db: Db | Tx, { karyawanIds, dari, sampai }: Lingkup) {
  const { rows } = await sql<{
    karyawan_id: number
    jenis: string
    terbit: Tanggal | null
    berakhir: Tanggal | null
  }>`
    select karyawan_id, jenis, terbit, berakhir from dokumen
    where karyawan_id = any(${karyawanIds}::integer[]) and (terbit is null or terbit <= ${sampai})
      and (berakhir is null or berakhir >= ${dari})`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}

/** From which days on lateness is taken off the wage, or is not, the earliest first. */
export async function listPotongTerlambat(db: Db | Tx) {
  const { rows } = await sql<{ berlaku_dari: Tanggal; nilai: boolean }>`
    select berlaku_dari, nilai::text::boolean as nilai from pengaturan where kunci = 'terlambat_dipotong'
    order by berlaku_dari`.execute(db)
  return rows
}
