import type { Lingkup } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import bank from '@rekan/domain/data/bank.json' with { type: 'json' }
import referensi from '@rekan/domain/data/referensi.json' with { type: 'json' }
import type { Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** What of a list is asked for, as the contract parses it. */
export type Diminta = {
  readonly nama?: string | undefined
  readonly sort?: readonly { readonly kolom: 'nama' | 'id'; readonly turun: boolean }[] | undefined
}
export type BarisReferensi = { readonly id: number; readonly nama: string }
type Tabel = 'jenis_karyawan' | 'status_pernikahan' | 'jenjang_pendidikan' | 'jadwal'

/** Puts the reference lists in place; a later release's wording replaces an earlier one's. Runs as the owner. */
export async function seedReferensi(owner: Db): Promise<void> {
  const nama = sql<string>`excluded.nama`
  await owner
    .insertInto('jenis_karyawan')
    .values(referensi.jenis_karyawan)
    .onConflict((c) => c.column('id').doUpdateSet({ nama }))
    .execute()
  for (const tabel of ['status_pernikahan', 'jenjang_pendidikan'] as const) {
    await owner
      .insertInto(tabel)
      .values(referensi[tabel])
      .onConflict((c) => c.column('id').doUpdateSet({ nama }))
      .execute()
  }
  await owner
    .insertInto('bank')
    .values(bank.data)
    .onConflict((c) => c.column('id').doUpdateSet({ nama, singkatan: sql<string>`excluded.singkatan` }))
    .execute()
}

export async function listReferensi(db: Db, tabel: Tabel, diminta: Diminta): Promise<BarisReferensi[]> {
  return listByName(db, sql`select id, nama, nama as dicari from ${sql.table(tabel)}`, diminta)
}

/** The sites that are open on a day and whose people somebody may look after: a closed one is in no choice. */
export async function listKantorBuka(
  db: Db,
  siapa: Lingkup | null,
  hariIni: Tanggal,
  diminta: Diminta,
): Promise<BarisReferensi[]> {
  if (siapa === null) return []
  const milik = siapa.jenis === 'kantor' ? sql`id = any(${[...siapa.kantorIds]}::integer[])` : sql`true`
  return listByName(
    db,
    sql`select id, nama, nama as dicari from kantor
      where (tutup_mulai is null or tutup_mulai > ${hariIni}::date) and ${milik}`,
    diminta,
  )
}

export async function listBank(
  db: Db,
  diminta: Diminta,
): Promise<(BarisReferensi & { readonly singkatan: string })[]> {
  return listByName(
    db,
    sql`select id, nama, singkatan, nama || ' ' || singkatan as dicari from bank`,
    diminta,
  )
}

/** The rows whose `dicari` contains what is asked for, by name unless asked otherwise; names and ids break ties. */
export async function listByName<T extends BarisReferensi>(
  db: Db,
  dari: RawBuilder<unknown>,
  { nama = '', sort = [] }: Diminta,
): Promise<T[]> {
  const kolom = { nama: sql`lower(nama)`, id: sql`id` }
  const urut = sort.map((s) => sql`${kolom[s.kolom]} ${s.turun ? sql`desc` : sql`asc`}`)
  const { rows } = await sql<T>`
    select * from (${dari}) r where lower(dicari) like lower(${polaBerisi(nama)})
    order by ${sql.join([...urut, kolom.nama, kolom.id])}`.execute(db)
  return rows
}
