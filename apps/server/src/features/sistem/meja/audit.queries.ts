import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { type JenisJejak, OBJEK_JEJAK, type SisiJejak, TINDAKAN_PUTUSAN } from '@rekan/domain/sistem/jejak'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Instan, type Tanggal, addHari, instanFrom } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rincian } from '../../../platform/audit.ts'
import { at } from '../../../platform/db.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

type Referensi = { readonly id: number; readonly nama: string }

export type BarisAudit = {
  readonly id: number
  readonly waktu: Instan
  readonly tindakan: string
  readonly objek: string
  readonly objek_id: string
  readonly oleh: Referensi | null
  /** Their address, where `oleh` is no account but a client's contact */
  readonly oleh_kontak: string | null
  readonly karyawan: Referensi | null
  readonly sebelum: Rincian | null
  readonly sesudah: Rincian | null
}

export type Penyaring = {
  /** In the name or the kode of who did it or of whom it is about */
  readonly q?: string | undefined
  /** On which side `q` is looked for; absent: on both */
  readonly sisi?: SisiJejak | undefined
  readonly jenis?: JenisJejak | undefined
  /** Days in WIB, both included */
  readonly dari?: Tanggal | undefined
  readonly sampai?: Tanggal | undefined
}
export type Jendela = { readonly mulai: number; readonly jumlah: number }

/**
 * So many entries from one on, the newest first unless told otherwise. Which they are is found first, by an index alone; what stands
 * beside them is looked up for these.
 */
export async function listAudit(
  { db, pelaku, saat }: Pandangan,
  penyaring: Penyaring,
  { mulai, jumlah, isTerlama }: Jendela & { readonly isTerlama: boolean },
): Promise<BarisAudit[]> {
  const arah = isTerlama ? sql`asc` : sql`desc`
  const { rows } = await sql<BarisAudit>`
    select ${ISI} ${DARI}
    where a.id = any(array(select a.id from audit a where ${syaratFrom(pelaku, penyaring, saat)}
      order by a.waktu ${arah}, a.id ${arah} limit ${jumlah} offset ${mulai}))
    order by a.waktu ${arah}, a.id ${arah}`.execute(db)
  return rows
}

export async function countAudit({ db, pelaku, saat }: Pandangan, penyaring: Penyaring): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from audit a where ${syaratFrom(pelaku, penyaring, saat)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** One entry; undefined for none, and for one that is not the reader's to see. */
export async function findAudit(
  { db, pelaku, saat }: Pandangan,
  id: number,
): Promise<BarisAudit | undefined> {
  const { rows } = await sql<BarisAudit>`
    select ${ISI} ${DARI} where a.id = ${id} and ${syaratFrom(pelaku, {}, saat)}`.execute(db)
  return rows[0]
}

const ISI = sql`a.id, a.waktu, a.tindakan, a.objek, a.objek_id, a.sebelum, a.sesudah,
  case when p.id is not null then json_build_object('id', p.id, 'nama', coalesce(o.nama, p.nama))
    when kk.id is not null then json_build_object('id', kk.id, 'nama', ko.nama) end as oleh, kk.email as oleh_kontak,
  case when k.id is not null then json_build_object('id', k.id, 'nama', k.nama) end as karyawan`
const DARI = sql`from audit a
  left join pengguna p on p.id = a.pengguna_id left join karyawan o on o.id = p.karyawan_id
  left join kontrak_klien_kontak kk on a.pengguna_id is null and kk.id = (a.sesudah ->> 'kontak_id')::integer
  left join klien_kontak ko on ko.id = kk.klien_kontak_id
  left join karyawan k on k.id = a.karyawan_id`

function syaratFrom(pelaku: Pelaku, penyaring: Penyaring, saat: Instan): RawBuilder<SqlBool> {
  const { q, sisi, jenis, dari, sampai } = penyaring
  const syarat = [
    isTerlihat(pelaku, saat),
    ...(dari === undefined ? [] : [sql<SqlBool>`a.waktu >= ${at(awalHari(dari))}`]),
    ...(sampai === undefined ? [] : [sql<SqlBool>`a.waktu < ${at(awalHari(addHari(sampai, 1)))}`]),
    ...(jenis === undefined ? [] : [isJenis(jenis)]),
    ...(q === undefined || q === '' ? [] : [isNamed(q, sisi)]),
  ]
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

/**
 * Whose role is given for the whole company sees every entry; of branches alone, what is about their people and about
 * these offices.
 */
function isTerlihat(pelaku: Pelaku, saat: Instan): RawBuilder<SqlBool> {
  const siapa = lingkup(pelaku, 'GET /kelola/audit')
  if (siapa?.jenis === 'semua') return sql<SqlBool>`true`
  const kantor = (pelaku.kantorIds ?? []).map(String)
  return sql<SqlBool>`(a.karyawan_id in (select k.id from karyawan k where ${isInLingkup(siapa, 'k.id', saat)})
    or (a.objek = 'kantor' and a.objek_id = any(${kantor}::text[])))`
}

function isJenis(jenis: JenisJejak): RawBuilder<SqlBool> {
  if (jenis === 'LIHAT') return sql<SqlBool>`a.tindakan like 'GET %'`
  if (jenis === 'DIBUKA') return isDibuka
  const objek = jenis === 'LAIN' ? Object.values(OBJEK_JEJAK).flat() : OBJEK_JEJAK[jenis]
  const sebut = sql<SqlBool>`a.objek = any(${[...objek]}::text[])`
  return sql<SqlBool>`(a.tindakan not like 'GET %' and ${jenis === 'LAIN' ? sql<SqlBool>`not ${sebut}` : sebut})`
}

/** An account that was opened to others, and what it decided within two weeks after. */
const isDibuka = sql<SqlBool>`(a.waktu >= (select min(pada) from akun_dibuka) and (
  (a.objek in ('pengguna', 'karyawan') and exists (select from akun_dibuka b
    join pengguna u on u.id = b.pengguna_id
    where b.pada = a.waktu and b.oleh_id is not distinct from a.pengguna_id
      and a.objek_id = case a.objek when 'pengguna' then u.id else u.karyawan_id end::text))
  or (a.tindakan = any(${[...TINDAKAN_PUTUSAN]}::text[]) and exists (select from akun_dibuka b
    where b.pengguna_id = a.pengguna_id and b.pada <= a.waktu and b.pada > a.waktu - interval '14 days'))))`

/** People of that name are found once, and their entries by an index. */
function isNamed(nama: string, sisi: SisiJejak | undefined): RawBuilder<SqlBool> {
  const pola = sql`lower(${polaBerisi(nama)})`
  const oleh = sql<SqlBool>`a.pengguna_id = any(array(
    select p.id from pengguna p left join karyawan o on o.id = p.karyawan_id
    where o.cari like ${pola} or lower(p.nama) like ${pola}))`
  const tentang = sql<SqlBool>`a.karyawan_id = any(array(select k.id from karyawan k where k.cari like ${pola}))`
  if (sisi === undefined) return sql<SqlBool>`(${oleh} or ${tentang})`
  return sisi === 'oleh' ? oleh : tentang
}

function awalHari(tanggal: Tanggal): Instan {
  return instanFrom(tanggal, 0, 'WIB')
}
