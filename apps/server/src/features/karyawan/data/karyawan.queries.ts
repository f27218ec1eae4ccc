import type { Role } from '@rekan/domain/akses/peran'
import { kodeKaryawan } from '@rekan/domain/karyawan/karyawan'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { tanggalDi } from '../../penempatan/lingkup.sql.ts'

/** Holds a person's row for the rest of the transaction, so that changes of one person follow one another. */
export async function lockKaryawan(tx: Tx, karyawanId: number) {
  return tx
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .select([
      'k.id',
      'k.kode',
      'k.aktif',
      'k.tanggal_masuk',
      'k.tanggal_lahir',
      'k.tanggal_keluar',
      'k.alasan_keluar',
      'k.penerus_id',
      'k.penerus_oleh_id',
      'k.versi',
    ])
    .select((eb) => [
      'u.id as penggunaId',
      'u.role',
      'u.email',
      eb('u.kata_sandi', 'is not', null).as('bersandi'),
    ])
    .where('k.id', '=', karyawanId)
    .forUpdate('k')
    .executeTakeFirstOrThrow()
}

export type KaryawanTerkunci = Awaited<ReturnType<typeof lockKaryawan>>

export async function insertKaryawan(tx: Tx, baru: Insertable<Skema['karyawan']>): Promise<number> {
  const { id } = await tx.insertInto('karyawan').values(baru).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Finds the number of a newcomer that somebody who has left also has; the NIK before the others. */
export async function findMilikLama(
  tx: Tx,
  {
    nik,
    kpj = null,
    jkn = null,
  }: { nik: string; kpj?: string | null | undefined; jkn?: string | null | undefined },
): Promise<'nik' | 'kpj' | 'jkn' | undefined> {
  const rows = await tx
    .selectFrom('karyawan')
    .select(['nik', 'kpj', 'jkn'])
    .where((eb) => eb.or([eb('nik', '=', nik), eb('kpj', '=', kpj), eb('jkn', '=', jkn)]))
    .where('aktif', '=', false)
    .execute()
  const dicari = { nik, kpj, jkn }
  const urutan = ['nik', 'kpj', 'jkn'] as const
  return urutan.find((satu) => rows.some((row) => dicari[satu] !== null && row[satu] === dicari[satu]))
}

/** The next so many kode by the company's rule; those who ask at the same time wait their turn, kode already given are passed. */
export async function takeKode(tx: Tx, banyak: number): Promise<string[]> {
  const diambil: string[] = []
  while (diambil.length < banyak) {
    const kurang = banyak - diambil.length
    const { awalan, lebar, terakhir } = await tx
      .updateTable('penomoran_karyawan')
      .set((eb) => ({ terakhir: eb('terakhir', '+', kurang) }))
      .returning(['awalan', 'lebar', 'terakhir'])
      .executeTakeFirstOrThrow()
    const kode = Array.from({ length: kurang }, (_, i) =>
      kodeKaryawan(awalan, lebar, terakhir - kurang + 1 + i),
    )
    const ada = await tx.selectFrom('karyawan').select('kode').where('kode', 'in', kode).execute()
    const dipakai = new Set(ada.map((satu) => satu.kode))
    diambil.push(...kode.filter((satu) => !dipakai.has(satu)))
  }
  return diambil
}

export async function updateRole(tx: Tx, penggunaId: number, role: Role): Promise<void> {
  await tx.updateTable('pengguna').set({ role }).where('id', '=', penggunaId).execute()
}

/** How many people an account coordinates, today or from a later day on. */
export async function countDikoordinasi(tx: Tx, akunId: number, saat: Instan): Promise<number> {
  const { rows } = await sql<{ orang: number }>`
    select count(distinct p.karyawan_id)::integer as orang
    from penempatan p join kantor o on o.id = p.kantor_id
    where p.koordinator_id = ${akunId}
      and (p.tanggal_selesai is null or p.tanggal_selesai >= ${tanggalDi('o.zona_waktu', saat)})`.execute(tx)
  return rows[0]?.orang ?? 0
}

export async function updateKeluar(
  tx: Tx,
  karyawanId: number,
  keluar: Pick<
    Updateable<Skema['karyawan']>,
    'aktif' | 'tanggal_keluar' | 'alasan_keluar' | 'penerus_id' | 'penerus_oleh_id'
  >,
): Promise<void> {
  await tx.updateTable('karyawan').set(keluar).where('id', '=', karyawanId).execute()
}

/** A second employment begins on a day. */
export async function updateKembali(tx: Tx, karyawanId: number, masuk: Tanggal): Promise<void> {
  await tx
    .updateTable('karyawan')
    .set({
      aktif: true,
      tanggal_masuk: masuk,
      tanggal_keluar: null,
      alasan_keluar: null,
      penerus_id: null,
      penerus_oleh_id: null,
    })
    .where('id', '=', karyawanId)
    .execute()
}

/** Somebody whose last day of work was before a date and who can still sign in. */
export async function findJatuhTempo(db: Db, sebelum: Tanggal): Promise<number | null> {
  const row = await db
    .selectFrom('karyawan')
    .select('id')
    .where('aktif', '=', true)
    .where('tanggal_keluar', '<', sebelum)
    .orderBy('tanggal_keluar')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
