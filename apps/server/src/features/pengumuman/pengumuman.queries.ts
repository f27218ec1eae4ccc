import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import type { PeranSasaran } from '@rekan/domain/pengumuman/siaran'
import { type Instan, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, type Updateable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import { type Halaman, offsetOf } from '../../platform/paging.ts'
import type { Skema } from '../../platform/schema.ts'
import { SASARAN_A, isSasaran, sasaranJson } from './sasaran.sql.ts'
import { type Pandangan, type Perbuatan, publish, type PerbuatanAkun } from '../../platform/perbuatan.ts'

/** An announcement as it stands for a reader. */
export type Pengumuman = {
  readonly id: number
  readonly judul: string
  readonly body: string
  readonly status: StatusPengumuman
  /** The image's key, its width and height in pixels */
  readonly lampiran: string | null
  readonly lampiran_lebar: number | null
  readonly lampiran_tinggi: number | null
  readonly dibuat_pada: Instan
  readonly terbit_pada: Instan | null
  readonly versi: number
  readonly dibaca: boolean
  readonly disematkan: boolean
  readonly wajib: boolean
  readonly dipahami: boolean
  readonly mulai_pada: Instan | null
  readonly berakhir_pada: Instan | null
  readonly ditarik_pada: Instan | null
  /** For who manages announcements, else null */
  readonly kelola: {
    readonly oleh: { readonly id: number; readonly nama: string }
    readonly dibaca_oleh: number
    readonly dipahami_oleh: number
    readonly penerima: number
    readonly sasaran: {
      readonly role: PeranSasaran[]
      readonly kantor: { readonly id: number; readonly nama: string }[]
      readonly jabatan: string[]
      readonly bertugas: boolean
    }
  } | null
}

export type Saringan = {
  readonly status?: StatusPengumuman | undefined
  readonly judul?: string | undefined
}

/** A page of what the reader may see, newest first, and how many all pages hold. */
export async function listPengumuman(
  pandangan: Pandangan,
  saringan: Saringan & Halaman,
): Promise<{ readonly baris: Pengumuman[]; readonly total: number }> {
  const { db, pelaku, saat } = pandangan
  const { status, judul = '', per_page } = saringan
  const syarat = sql<SqlBool>`${isVisible(pelaku, saat)}
    and (${status ?? null}::text is null or a.status = ${status ?? null})
    and (${judul} = '' or a.judul ilike ${polaBerisi(judul)})`
  const [baris, { rows }] = await Promise.all([
    selectPengumuman(
      pandangan,
      sql`${syarat} order by a.disematkan desc, coalesce(a.terbit_pada, a.dibuat_pada) desc, a.id desc
        limit ${per_page} offset ${offsetOf(saringan)}`,
    ),
    sql<{ total: number }>`select count(*)::integer as total from pengumuman a where ${syarat}`.execute(db),
  ])
  return { baris, total: rows[0]?.total ?? 0 }
}

/** What is seen now and is for the reader's own account, pinned first, then the newest; a hundred at most. */
export async function listUntuk(pandangan: Pandangan): Promise<Pengumuman[]> {
  const { pelaku, saat } = pandangan
  const syarat = isUntuk(pelaku, saat)
  return selectPengumuman(
    pandangan,
    sql`${syarat} order by a.disematkan desc, a.terbit_pada desc, a.id desc limit 100`,
  )
}

/** One that the reader may see; undefined for any other. */
export async function findPengumuman(pandangan: Pandangan, id: number): Promise<Pengumuman | undefined> {
  const { pelaku, saat } = pandangan
  const [satu] = await selectPengumuman(pandangan, sql`a.id = ${id} and ${isVisible(pelaku, saat)}`)
  return satu
}

/** As it is kept, held for the rest of the transaction: what is done to one follows one another. */
export async function lockPengumuman(tx: Tx, id: number) {
  return tx.selectFrom('pengumuman').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertPengumuman(
  perbuatan: Perbuatan,
  baru: Insertable<Skema['pengumuman']>,
): Promise<number> {
  const { tx } = perbuatan
  const { id } = await tx.insertInto('pengumuman').values(baru).returning('id').executeTakeFirstOrThrow()
  publish(perbuatan, 'pengumuman')
  return id
}

export async function updatePengumuman(
  perbuatan: Perbuatan,
  id: number,
  isi: Updateable<Skema['pengumuman']>,
): Promise<void> {
  const { tx } = perbuatan
  publish(perbuatan, 'pengumuman')
  await tx.updateTable('pengumuman').set(isi).where('id', '=', id).execute()
}

/** With its marks of who has read it. */
export async function deletePengumuman(perbuatan: Perbuatan, id: number): Promise<void> {
  const { tx } = perbuatan
  publish(perbuatan, 'pengumuman')
  await tx.deleteFrom('pengumuman').where('id', '=', id).execute()
}

/** The first time counts. */
export async function insertDibaca({ tx, oleh, saat }: PerbuatanAkun, id: number): Promise<void> {
  await tx
    .insertInto('pengumuman_dibaca')
    .values({ pengumuman_id: id, pengguna_id: oleh, dibaca_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Accounts with the recent days on which they came and have not left each of their works. */
export async function listTerbuka(
  db: Db | Tx,
  saat: Instan,
): Promise<
  readonly { readonly karyawanId: number; readonly tanggal: Tanggal; readonly penggunaId: number }[]
> {
  const [dari, sampai] = [addHari(tanggalLokal(saat, 'WIB'), -1), tanggalLokal(saat, 'WIT')]
  const { rows } = await sql<{ karyawanId: number; tanggal: Tanggal; penggunaId: number }>`
    select distinct r.karyawan_id as "karyawanId", r.tanggal, u.id as "penggunaId"
    from presensi r join pengguna u on u.karyawan_id = r.karyawan_id and u.aktif
    where r.tanggal between ${dari} and ${sampai}
      and exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal
        and e.tanggal between ${dari} and ${sampai} and e.jenis = 'check_in')
      and not exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal
        and e.tanggal between ${dari} and ${sampai} and e.jenis = 'check_out')`.execute(db)
  return rows
}

/** Who was on duty at the minute of an announcement, in the place of who was before. */
export async function replaceBertugas(tx: Tx, id: number, akun: readonly number[]): Promise<void> {
  await tx.deleteFrom('pengumuman_bertugas').where('pengumuman_id', '=', id).execute()
  if (akun.length > 0)
    await tx
      .insertInto('pengumuman_bertugas')
      .values(akun.map((pengguna_id) => ({ pengumuman_id: id, pengguna_id })))
      .execute()
}

export async function deleteDibaca(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('pengumuman_dibaca').where('pengumuman_id', '=', id).execute()
}

/** The first time counts, of having read it as well. */
export async function upsertDipahami({ tx, oleh, saat }: PerbuatanAkun, id: number): Promise<void> {
  const pada = new Date(saat)
  await tx
    .insertInto('pengumuman_dibaca')
    .values({ pengumuman_id: id, pengguna_id: oleh, dibaca_pada: pada, dipahami_pada: pada })
    .onConflict((c) =>
      c
        .columns(['pengumuman_id', 'pengguna_id'])
        .doUpdateSet({ dipahami_pada: pada })
        .where('pengumuman_dibaca.dipahami_pada', 'is', null),
    )
    .execute()
}

export async function findMasa(db: Db, id: number) {
  return db.selectFrom('pengumuman').select('id').where('id', '=', id).executeTakeFirst()
}

/** One whose readers are to be told by now and have not been; null for none. */
export async function findKabarJatuh(db: Db, saat: Instan): Promise<number | null> {
  const satu = await db
    .selectFrom('pengumuman')
    .select('id')
    .where('status', '=', 'TERBIT')
    .where('kabar_pada', '<=', at(saat))
    .orderBy('kabar_pada')
    .limit(1)
    .executeTakeFirst()
  return satu?.id ?? null
}

/**
 * Who manages announcements sees all; the others what is published, from its minute until it ends, and is for them.
 * Auditors and the HR of a branch look after others: what is for anybody is theirs to read.
 */
function isVisible(pelaku: Pelaku, saat: Instan): RawBuilder<SqlBool> {
  if (cakupan(pelaku, 'pengumumanKelola') !== null) return sql`true`
  if (pelaku.role === 'hrd' || pelaku.role === 'auditor') return isTayang(saat)
  return isUntuk(pelaku, saat)
}

function isUntuk({ penggunaId }: Pelaku, saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isTayang(saat)} and exists (
    select from pengguna p where p.id = ${penggunaId} and ${isSasaran(SASARAN_A, saat)}))`
}

function isTayang(saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`(a.status = 'TERBIT' and a.terbit_pada <= ${at(saat)}
    and (a.berakhir_pada is null or a.berakhir_pada > ${at(saat)}))`
}

async function selectPengumuman(
  { db, pelaku, saat }: Pandangan,
  sisa: RawBuilder<unknown>,
): Promise<Pengumuman[]> {
  const kelola = sql`(select json_build_object(
      'oleh', json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama)),
      'dibaca_oleh', (select count(*) from pengumuman_dibaca d where d.pengumuman_id = a.id and a.status = 'TERBIT'),
      'dipahami_oleh', (select count(*) from pengumuman_dibaca d
        where d.pengumuman_id = a.id and a.status = 'TERBIT' and d.dipahami_pada is not null),
      'penerima', (select count(*) from pengguna p where ${isSasaran(SASARAN_A, saat)}),
      'sasaran', ${sasaranJson})
    from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = a.dibuat_oleh_id)`
  const { rows } = await sql<Pengumuman>`
    select a.id, a.judul, a.body, a.status, a.lampiran, a.lampiran_lebar, a.lampiran_tinggi, a.dibuat_pada,
      a.terbit_pada, a.versi, a.disematkan, a.wajib, a.mulai_pada, a.berakhir_pada, a.ditarik_pada,
      d.pengguna_id is not null as dibaca, d.dipahami_pada is not null as dipahami,
      ${cakupan(pelaku, 'pengumumanKelola') === null ? sql`null::json` : kelola} as kelola
    from pengumuman a
    left join pengumuman_dibaca d on d.pengumuman_id = a.id and d.pengguna_id = ${pelaku.penggunaId}
    where ${sisa}`.execute(db)
  return rows
}
