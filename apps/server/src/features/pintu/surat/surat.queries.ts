import type { LangkahIngat } from '@rekan/domain/klien/pintu'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { JenisSuratKontak } from '../../../platform/schema.pintu.ts'

export type SuratKontak = {
  readonly id: number
  readonly kontak_id: number
  readonly jenis: JenisSuratKontak
  readonly revisi_id: number | null
  readonly langkah: LangkahIngat | null
  readonly dibuat_pada: Instan
  /** What the code that it brings signs */
  readonly untuk_revisi: number[] | null
}

/** Notes a letter that somebody asks for: a code, a sheet once more, what the running period comes to. */
export async function insertSurat(
  tx: Tx,
  {
    kontakId,
    jenis,
    revisiId = null,
    untukRevisi = null,
    saat,
  }: {
    readonly kontakId: number
    readonly jenis: 'masuk' | 'tanda_tangan' | 'lagi' | 'hitungan'
    readonly revisiId?: number | null
    readonly untukRevisi?: readonly number[] | null
    readonly saat: Instan
  },
): Promise<void> {
  await sql`
    insert into kontak_surat (kontak_id, jenis, revisi_id, untuk_revisi, dibuat_pada)
    values (${kontakId}, ${jenis}, ${revisiId}, ${untukRevisi === null ? null : [...untukRevisi]}::integer[], ${at(saat)})
    on conflict (kontak_id, jenis) where terkirim_pada is null and jenis in ('masuk', 'tanda_tangan', 'lagi', 'hitungan')
      do update set dibuat_pada = excluded.dibuat_pada, revisi_id = excluded.revisi_id,
        untuk_revisi = excluded.untuk_revisi, coba_lagi_pada = null`.execute(tx)
}

/** In SQL, what waits for a signature: the latest revision `r` that was sent of each sheet `b`, with its contacts `k`. */
const MENUNGGU = sql`
  from berita_acara b
  join lateral (select r.* from berita_acara_revisi r
    where r.berita_acara_id = b.id and r.dikirim_pada is not null order by r.ke desc limit 1) r on true
  join kontrak_klien_kontak k on k.kontrak_klien_id = b.kontrak_klien_id and k.dicabut_pada is null
  where not exists (select from berita_acara_tanda_tangan s where s.revisi_id = r.id)`

/** Notes a letter for each contact and sheet that waits and of which none told them yet; whether there was one. */
export async function insertLembar(db: Db, saat: Instan): Promise<boolean> {
  const { rows } = await sql`
    insert into kontak_surat (kontak_id, jenis, revisi_id, dibuat_pada)
    select k.id, 'lembar', r.id, ${at(saat)} ${MENUNGGU}
      and not exists (select from kontak_surat t where t.kontak_id = k.id and t.revisi_id = r.id and t.jenis = 'lembar')
    on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}

export type Menunggu = {
  readonly kontak_id: number
  readonly revisi_id: number
  readonly tenggat: Tanggal
  readonly dikirim_pada: Instan
  readonly diingatkan: readonly LangkahIngat[]
}

/** Sheets that wait, by the contacts that may sign them, whose deadline lies within these days. */
export async function listMenunggu(db: Db, dari: Tanggal, sampai: Tanggal): Promise<readonly Menunggu[]> {
  const { rows } = await sql<Menunggu>`
    select k.id as kontak_id, r.id as revisi_id, r.tenggat, r.dikirim_pada,
      array(select t.langkah from kontak_surat t
        where t.kontak_id = k.id and t.revisi_id = r.id and t.jenis = 'ingat') as diingatkan
    ${MENUNGGU} and k.tanda_tangan and r.tenggat between ${dari} and ${sampai}`.execute(db)
  return rows
}

/** Notes reminders, for this server alone; whether there was one. */
export async function insertIngat(
  db: Db,
  baris: readonly { readonly kontakId: number; readonly revisiId: number; readonly langkah: LangkahIngat }[],
  saat: Instan,
): Promise<boolean> {
  if (baris.length === 0) return false
  const rows = await db
    .insertInto('kontak_surat')
    .values(
      baris.map(({ kontakId, revisiId, langkah }) => ({
        kontak_id: kontakId,
        revisi_id: revisiId,
        langkah,
        jenis: 'ingat' as const,
        dibuat_pada: new Date(saat),
      })),
    )
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** How many letters wait. */
export async function countSurat(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('kontak_surat')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('terkirim_pada', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Takes the oldest letter that is due, for this server alone until `sampai`. */
export async function takeSurat(db: Db, saat: Instan, sampai: Instan): Promise<SuratKontak | null> {
  const { rows } = await sql<SuratKontak>`
    update kontak_surat set coba_lagi_pada = ${at(sampai)}
    where id = (select id from kontak_surat
      where terkirim_pada is null and (coba_lagi_pada is null or coba_lagi_pada <= ${at(saat)})
      order by id limit 1 for update skip locked)
    returning id, kontak_id, jenis, revisi_id, langkah, dibuat_pada, untuk_revisi`.execute(db)
  return rows[0] ?? null
}

/** A letter of which nobody is to know any more, or that came too late; unless it was asked for once more meanwhile. */
export async function deleteSurat(db: Db, { id, dibuat_pada }: SuratKontak): Promise<void> {
  await db
    .deleteFrom('kontak_surat')
    .where('id', '=', id)
    .where('dibuat_pada', '=', at(dibuat_pada))
    .execute()
}

/** Notes that a letter went out, or what the mail server said as it refused it for good. */
export async function finishSurat(
  db: Db,
  { id, dibuat_pada }: SuratKontak,
  ditolak: string | null,
  saat: Instan,
): Promise<void> {
  await db
    .updateTable('kontak_surat')
    .set({ terkirim_pada: new Date(saat), ditolak: ditolak?.slice(0, 500) ?? null })
    .where('id', '=', id)
    .where('dibuat_pada', '=', at(dibuat_pada))
    .execute()
}

/** To whom a letter goes and about what; undefined once the contact person was replaced. */
export async function findIsi(db: Db, { kontak_id, revisi_id }: SuratKontak) {
  const { rows } = await sql<{
    nama: string
    email: string
    nomor: string
    klien: string
    perusahaan: string
    tanda_tangan: boolean
    berita_acara_id: number | null
    tahun: number | null
    bulan: number | null
    ke: number | null
    alasan: string | null
    tenggat: Tanggal | null
  }>`
    select o.nama, k.email, k.tanda_tangan, c.nomor, n.nama as klien, coalesce(p.nama, '') as perusahaan,
      b.id as berita_acara_id, b.tahun, b.bulan, r.ke, r.alasan, r.tenggat
    from kontrak_klien_kontak k
    join klien_kontak o on o.id = k.klien_kontak_id
    join kontrak_klien c on c.id = k.kontrak_klien_id
    join klien n on n.id = c.klien_id
    cross join perusahaan p
    left join berita_acara_revisi r on r.id = ${revisi_id}
    left join berita_acara b on b.id = r.berita_acara_id
    where k.id = ${kontak_id} and k.dicabut_pada is null`.execute(db)
  return rows[0]
}

export async function insertTautan(
  db: Db,
  tautan: {
    readonly token_hash: Buffer
    readonly kontak_id: number
    readonly berita_acara_id: number | null
  },
  saat: Instan,
): Promise<void> {
  await db
    .insertInto('kontak_tautan')
    .values({ ...tautan, dibuat_pada: new Date(saat) })
    .execute()
}
