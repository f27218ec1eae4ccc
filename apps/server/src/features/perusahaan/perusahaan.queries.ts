import type { Tanggal } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import type { IsiBerkas } from './perusahaan.berkas.ts'

type Pekan = IsiBerkas['jadwal'][number]['pekan']
type Jadwal = Insertable<Skema['jadwal']>

export function lockPenomoran(tx: Tx) {
  return tx.selectFrom('penomoran_karyawan').select(['awalan', 'lebar']).forUpdate().executeTakeFirstOrThrow()
}

/** Another beginning counts from one again. */
export async function updatePenomoran(
  tx: Tx,
  { awalan, lebar }: { readonly awalan: string; readonly lebar: number },
): Promise<void> {
  await tx
    .updateTable('penomoran_karyawan')
    .set((eb) => ({
      awalan,
      lebar,
      terakhir: eb.case().when('awalan', '=', awalan).then(eb.ref('terakhir')).else(0).end(),
    }))
    .execute()
}

/** A week with its days in order, held for the rest of the transaction. */
export function findJadwal(tx: Tx, by: 'id' | 'nama', nilai: number | string) {
  return selectJadwal(tx, by, nilai).forUpdate().executeTakeFirst()
}

/** A week with its days in order. */
export function selectJadwal(db: Db | Tx, by: 'id' | 'nama', nilai: number | string) {
  return db
    .selectFrom('jadwal')
    .select(['id', 'nama', 'toleransi_detik', 'masuk_saat_libur'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('jadwal_hari')
          .select(['hari', 'jam_mulai', 'jam_selesai'])
          .whereRef('jadwal_id', '=', 'jadwal.id')
          .orderBy('hari'),
      ).as('pekan'),
    )
    .where(by, '=', nilai)
}

export async function insertJadwal(tx: Tx, jadwal: Jadwal, pekan: Pekan): Promise<number> {
  const { id } = await tx.insertInto('jadwal').values(jadwal).returning('id').executeTakeFirstOrThrow()
  await insertPekan(tx, id, pekan)
  return id
}

export async function replaceJadwal(tx: Tx, id: number, jadwal: Jadwal, pekan: Pekan): Promise<void> {
  await tx.updateTable('jadwal').set(jadwal).where('id', '=', id).execute()
  await tx.deleteFrom('jadwal_hari').where('jadwal_id', '=', id).execute()
  await insertPekan(tx, id, pekan)
}

async function insertPekan(tx: Tx, id: number, pekan: Pekan): Promise<void> {
  await tx
    .insertInto('jadwal_hari')
    .values(pekan.map((hari) => ({ ...hari, jadwal_id: id })))
    .execute()
}

/** Whether anybody works by it, did, or is to. */
export async function isJadwalDipakai(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('penempatan')
    .select('id')
    .where('jadwal_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findKaryawanBerkode(tx: Tx, kode: string): Promise<number | undefined> {
  const row = await tx.selectFrom('karyawan').select('id').where('kode', '=', kode).executeTakeFirst()
  return row?.id
}

export function findRoster(tx: Tx, karyawanId: number, tanggal: Tanggal) {
  return tx
    .selectFrom('jadwal_pengganti')
    .select(['jam_mulai', 'jam_selesai'])
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertRoster(tx: Tx, roster: Insertable<Skema['jadwal_pengganti']>): Promise<void> {
  const { jam_mulai, jam_selesai } = roster
  await tx
    .insertInto('jadwal_pengganti')
    .values(roster)
    .onConflict((c) => c.columns(['karyawan_id', 'tanggal']).doUpdateSet({ jam_mulai, jam_selesai }))
    .execute()
}

export async function deleteRoster(tx: Tx, karyawanId: number, tanggal: Tanggal): Promise<void> {
  await tx
    .deleteFrom('jadwal_pengganti')
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '=', tanggal)
    .execute()
}
