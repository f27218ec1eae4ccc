import { cakupan, lingkup } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isInLingkup } from './lingkup.sql.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

/** Whose the records are that a call names, by the word before `{id}` in its address: `karyawan_id` of each. */
const PEMILIK = {
  karyawan: sql`select id as karyawan_id, id from karyawan`,
  presensi: sql`select id as karyawan_id, id from karyawan`,
  kejadian: sql`select r.karyawan_id, e.id from kejadian_semua e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal`,
  absensi: sql`select karyawan_id, id from absensi`,
  lembur: sql`select karyawan_id, id from lembur`,
  kontrak: sql`select karyawan_id, id from kontrak`,
  dokumen: sql`select karyawan_id, id from dokumen`,
  payroll: sql`select karyawan_id, id from payroll`,
  kasbon: sql`select karyawan_id, id from kasbon`,
  reimburse: sql`select karyawan_id, id from reimburse`,
  penyesuaian: sql`select karyawan_id, id from penyesuaian`,
  tukar: sql`select unnest(array[pemohon_id, rekan_id]) as karyawan_id, id from tukar`,
  tawaran: sql`select karyawan_id, tawaran_id as id from tawaran_calon`,
  penahanan: sql`select karyawan_id, penahanan_id as id from penahanan_karyawan`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>

/** Of which site the records are that a call names so: `kantor_id` of each, of several sites each of them, of none 0. */
const TEMPAT = {
  'berita-acara': sql`select coalesce(p.kantor_id, 0) as kantor_id, b.id
    from berita_acara b left join pos p on p.kontrak_klien_id = b.kontrak_klien_id`,
  pemutihan: sql`select kantor_id, id from pemutihan`,
  layar: sql`select kantor_id, id from layar_pos`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>
type Jenis = keyof typeof PEMILIK | keyof typeof TEMPAT | 'kantor'

/** What they are called where they are no person: who is refused is told what was not found. */
const SEBUTAN: Readonly<Partial<Record<Jenis, string>>> = {
  kejadian: 'Presensi',
  absensi: 'Pengajuan',
  lembur: 'Pengajuan',
  kontrak: 'Kontrak',
  dokumen: 'Dokumen',
  payroll: 'Slip gaji',
  kasbon: 'Kasbon',
  reimburse: 'Reimburse',
  penyesuaian: 'Penyesuaian',
  penahanan: 'Penahanan',
  'berita-acara': 'Berita acara',
  pemutihan: 'Pemutihan',
  layar: 'Layar pos',
  kantor: 'Lokasi',
}

/** Records that are everybody's: the company's announcements; and the trail, whose service knows each reader's entries, offices' as well. */
const MILIK_SEMUA: ReadonlySet<string> = new Set(['pengumuman', 'audit'])

/** Fields of what is sent that name a record, or several, at any depth. */
const BIDANG: Readonly<Record<string, Jenis>> = {
  karyawan_id: 'karyawan',
  karyawan_ids: 'karyawan',
  karyawan: 'karyawan',
  calon: 'karyawan',
  kantor_id: 'kantor',
  kantor_ids: 'kantor',
  regu_kantor_id: 'kantor',
  slip: 'payroll',
  absensi_id: 'absensi',
}

/** Calls whose row of the table is one's own, with the right that says whose records they may name. */
const HAK_LAIN: Readonly<Partial<Record<Tindakan, Tindakan>>> = {
  'POST /payroll/{id}/terbitkan': 'GET /payroll/{id}',
  'POST /payroll/{id}/tanya': 'GET /payroll/{id}',
}

/** Whether a field of what is sent names records that the gate asks about. */
export function isBidangDikenal(nama: string): boolean {
  return Object.hasOwn(BIDANG, nama)
}

export type Kiriman = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: { readonly fields: unknown } | null
}

/** Which kind of record the id in a call's address is of; null: a call without one; undefined: no kind that is known. */
export function jenisAlamat(tindakan: string): Jenis | 'semua' | null | undefined {
  const kata = /([\w-]+)\/\{\w+\}/.exec(tindakan)?.[1]
  if (kata === undefined) return null
  if (MILIK_SEMUA.has(kata)) return 'semua'
  if (kata === 'kantor' || kata === 'lokasi') return 'kantor'
  return Object.hasOwn(PEMILIK, kata) || Object.hasOwn(TEMPAT, kata) ? (kata as Jenis) : undefined
}

/**
 * Throws 404 where somebody whose role is given for some branches names a record of another branch, in a call's address
 * or in what is sent with it. A record that is not there is refused by the same words where an address or a search names it: nobody
 * learns from the answer which ids another branch has. An address whose kind of record is unknown here is refused to them as well. Does nothing
 * for everybody else: what they reach is asked by each service.
 */
export async function requireSecabang(
  pandangan: Pandangan,
  tindakan: Tindakan,
  { params, query, body, form }: Kiriman,
): Promise<void> {
  const { pelaku } = pandangan
  const hak = HAK_LAIN[tindakan] ?? tindakan
  if (cakupan(pelaku, hak) !== 'kantor') return
  const disebut: Disebut[] = []
  const addTo = (harusAda: boolean) => (jenis: Jenis, ids: readonly number[]) =>
    ids.length > 0 && disebut.push({ jenis, ids, harusAda })
  const alamat = jenisAlamat(tindakan)
  if (alamat === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  if (alamat !== null && alamat !== 'semua') addTo(true)(alamat, readIds(Object.values(Object(params))))
  addDisebut(query, addTo(true))
  for (const isi of [body, form?.fields]) addDisebut(isi, addTo(false))
  for (const satu of disebut) {
    if (!(await isLuar(pandangan, hak, satu))) continue
    const { jenis } = satu
    const apa = SEBUTAN[jenis]
    throw apa === undefined ? refuse('KARYAWAN_TIDAK_ADA') : refuse('CATATAN_TIDAK_ADA', { apa })
  }
}

/**
 * Whose the records are that a call names, in its address or in what is sent with it; places that it names are nobody's. A record that
 * is not there has no owner, so that who may settle some people's affairs alone names none of it.
 */
export async function listPemilikDisebut(
  db: Db | Tx,
  tindakan: Tindakan,
  { params, body, form }: Kiriman,
): Promise<number[]> {
  const milik = new Set<number>()
  const disebut: (readonly [Jenis, readonly number[]])[] = []
  const alamat = jenisAlamat(tindakan)
  if (alamat != null && alamat !== 'semua') disebut.push([alamat, readIds(Object.values(Object(params)))])
  for (const isi of [body, form?.fields]) addDisebut(isi, (jenis, ids) => disebut.push([jenis, ids]))
  for (const [jenis, ids] of disebut) {
    if (jenis === 'kantor' || isTempat(jenis) || ids.length === 0) continue
    const { rows } = await sql<{ karyawan_id: number | null }>`
      select m.karyawan_id from unnest(${ids}::bigint[]) n (id) left join (${PEMILIK[jenis]}) m on m.id = n.id`.execute(
      db,
    )
    for (const { karyawan_id } of rows) milik.add(karyawan_id ?? 0)
  }
  return [...milik]
}

type Disebut = {
  readonly jenis: Jenis
  readonly ids: readonly number[]
  /** Whether a record that is not there counts as one of another branch */
  readonly harusAda: boolean
}

function addDisebut(isi: unknown, add: (jenis: Jenis, ids: readonly number[]) => unknown): void {
  if (typeof isi !== 'object' || isi === null) return
  for (const [nama, nilai] of Object.entries(isi)) {
    const jenis = BIDANG[nama]
    if (jenis === undefined) addDisebut(nilai, add)
    else add(jenis, readIds([nilai].flat()))
  }
}

/** Ids, or records that have one. */
function readIds(semua: readonly unknown[]): number[] {
  return semua
    .map((satu) => (typeof satu === 'object' && satu !== null ? Object(satu).id : satu))
    .map(Number)
    .filter((satu) => Number.isSafeInteger(satu) && satu > 0)
}

async function isLuar(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  { jenis, ids, harusAda }: Disebut,
): Promise<boolean> {
  if (jenis === 'kantor') return ids.some((id) => !(pelaku.kantorIds ?? []).includes(id))
  if (isTempat(jenis)) {
    const kantor = sql`${[...(pelaku.kantorIds ?? [])]}::integer[]`
    const { rows } = await sql<{ luar: boolean }>`
      select exists (select from unnest(${ids}::bigint[]) n (id)
        where not ${isTempatDalam(jenis, sql`n.id`, kantor)}
          or ${harusAda} and not exists (select from (${TEMPAT[jenis]}) m where m.id = n.id)) as luar`.execute(
      db,
    )
    return rows[0]?.luar === true
  }
  const milik = isInLingkup(lingkup(pelaku, tindakan), 'm.karyawan_id', saat)
  const { rows } = await sql<{ luar: boolean }>`
    select exists (select from (${PEMILIK[jenis]}) m where m.id = any(${ids}::bigint[]) and not ${milik})
      or ${harusAda} and exists (select from unnest(${ids}::bigint[]) n (id)
        where not exists (select from (${PEMILIK[jenis]}) m where m.id = n.id)) as luar`.execute(db)
  return rows[0]?.luar === true
}

/** In SQL, whether a record's every site is one of an array; so of one that is none. */
export function isTempatDalam(
  jenis: keyof typeof TEMPAT,
  id: RawBuilder<unknown>,
  kantor: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from (${TEMPAT[jenis]}) m where m.id = ${id} and m.kantor_id <> all(${kantor}))`
}

function isTempat(jenis: Jenis): jenis is keyof typeof TEMPAT {
  return Object.hasOwn(TEMPAT, jenis)
}
