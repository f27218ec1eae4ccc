import jenisCuti from '@rekan/domain/data/jenis-cuti.json' with { type: 'json' }
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { type Insertable, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { StartupError } from '../../platform/startup-error.ts'

type Isi = Omit<Insertable<Skema['jenis_cuti']>, 'berkas' | 'versi'>
/** A kind of leave as the data file has it; one that was edited says from which day on it is so. */
export type JenisBerkas = Isi & { readonly berlaku_dari?: Tanggal }

/** What may change of a kind of leave. Leave that was taken is counted by the rest, which stays. */
export const BOLEH_BERUBAH = [
  'nama',
  'kuota',
  'dibayar',
  'dokumen_wajib',
  'contoh_dokumen',
  'boleh_menyusul',
  'boleh_setengah',
  'masa_kerja_minimum_bulan',
  'dasar_hukum',
  'aktif',
] as const satisfies readonly (keyof Isi)[]
export type UbahJenisCuti = Partial<Pick<Isi, (typeof BOLEH_BERUBAH)[number]>>

/**
 * Inserts and updates the kinds of leave. Changes by the company stay; a change in the data file of a later release
 * comes into force on the day that the file names. Runs as the owner. Throws StartupError with the names of kinds that
 * were edited without such a day, or in a field by which past leave is counted.
 */
export async function seedJenisCuti(
  owner: Db | Tx,
  semua = jenisCuti.data as readonly JenisBerkas[],
): Promise<void> {
  const baris = await owner.selectFrom('jenis_cuti').select(['id', 'berkas']).execute()
  const tersimpan = new Map(baris.map(({ id, berkas }) => [id, berkas]))
  const salah: string[] = []
  for (const { berlaku_dari, ...aturan } of semua) {
    const lama = tersimpan.get(aturan.id)
    const berkas = JSON.stringify(aturan)
    if (lama === undefined)
      await owner
        .insertInto('jenis_cuti')
        .values({ ...aturan, berkas })
        .execute()
    else if (lama === null) await updateBerkas(owner, aturan.id, berkas)
    else {
      const beda = bedaFrom(lama, aturan)
      if (beda.length === 0) continue
      const tolak = judgeBeda(aturan.nama, beda, berlaku_dari)
      if (tolak !== undefined) salah.push(tolak)
      else {
        const ubah = Object.fromEntries(beda.map((kolom) => [kolom, aturan[kolom]]))
        await insertPerubahan(owner, aturan.id, berlaku_dari ?? '', ubah)
        await updateBerkas(owner, aturan.id, berkas)
      }
    }
  }
  if (salah.length > 0) throw new StartupError(salah.join('\n'))
}

/** A kind of leave by its kode, with what of it may change as it is on a day. */
export async function findJenisCuti(db: Db | Tx, kode: string, hari: Tanggal) {
  return db
    .selectFrom(sql<Selectable<Skema['jenis_cuti']>>`jenis_cuti_pada(${hari}::date)`.as('j'))
    .select(['id', ...BOLEH_BERUBAH.filter((kolom) => kolom !== 'kuota')])
    .select(sql<number | null>`kuota::float8`.as('kuota'))
    .where('kode', '=', kode)
    .executeTakeFirst()
}

/** Every kind of leave as it is on a day, in the order in which they came, with what becomes of it. */
export async function listJenisPada(db: Db | Tx, hari: Tanggal) {
  return db
    .selectFrom(sql<Selectable<Skema['jenis_cuti']>>`jenis_cuti_pada(${hari}::date)`.as('j'))
    .select(['id', 'kode', 'satuan', 'kuota_per', 'khusus_jenis_kelamin', 'versi'])
    .select(BOLEH_BERUBAH.filter((kolom) => kolom !== 'kuota'))
    .select(sql<number | null>`kuota::float8`.as('kuota'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('jenis_cuti_perubahan as p')
          .select(['p.berlaku_dari', 'p.ubah'])
          .whereRef('p.jenis_cuti_id', '=', 'j.id')
          .orderBy('p.berlaku_dari', 'desc'),
      ).as('perubahan'),
    )
    .orderBy('id')
    .execute()
}

/** Holds a kind of leave for the rest of the transaction. */
export function lockJenisCuti(tx: Tx, id: number) {
  return tx
    .selectFrom('jenis_cuti')
    .select(['kode', 'versi', 'satuan', 'kuota_per', 'cara_hitung'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** What HR says of a kind of leave of the company's own. */
export type JenisPerusahaan = Pick<
  Isi,
  | 'nama'
  | 'kuota'
  | 'kuota_per'
  | 'dibayar'
  | 'dokumen_wajib'
  | 'boleh_menyusul'
  | 'boleh_setengah'
  | 'masa_kerja_minimum_bulan'
  | 'khusus_jenis_kelamin'
>
/** Below it are the data file's, whatever a later release adds. */
const ID_PERUSAHAAN = 1000

/** Adds a kind of leave of the company's own, counted in working days and not in use until a change says so; gives its id. */
export async function insertJenisCuti(tx: Tx, isi: JenisPerusahaan): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('jenis_cuti', 0))`.execute(tx)
  const { terakhir } = await tx
    .selectFrom('jenis_cuti')
    .select(({ fn }) => fn.max('id').as('terakhir'))
    .executeTakeFirstOrThrow()
  const id = Math.max(terakhir ?? 0, ID_PERUSAHAAN) + 1
  await tx
    .insertInto('jenis_cuti')
    .values({
      ...isi,
      id,
      kode: `CUTI_PERUSAHAAN_${id - ID_PERUSAHAAN}`,
      satuan: 'hari',
      contoh_dokumen: null,
      mengurangi_cuti_tahunan: false,
      cara_hitung: 'hari_kerja',
      dasar_hukum: 'Kebijakan perusahaan',
      aktif: false,
    })
    .execute()
  return id
}

/** Another state of a kind of leave from a day on; what the same day said before of other columns stays. */
export async function insertPerubahan(
  db: Db | Tx,
  id: number,
  berlaku_dari: Tanggal,
  ubah: UbahJenisCuti,
): Promise<void> {
  await db
    .insertInto('jenis_cuti_perubahan')
    .values({ jenis_cuti_id: id, berlaku_dari, ubah: JSON.stringify(ubah) })
    .onConflict((ada) =>
      ada
        .columns(['jenis_cuti_id', 'berlaku_dari'])
        .doUpdateSet({ ubah: sql<string>`jenis_cuti_perubahan.ubah || excluded.ubah` }),
    )
    .execute()
  await db
    .updateTable('jenis_cuti')
    .set({ versi: sql<number>`versi + 1` })
    .where('id', '=', id)
    .execute()
}

async function updateBerkas(owner: Db | Tx, id: number, berkas: string): Promise<void> {
  await owner.updateTable('jenis_cuti').set({ berkas }).where('id', '=', id).execute()
}

function bedaFrom(lama: Readonly<Record<string, unknown>>, isi: Isi): readonly (keyof Isi)[] {
  const kolom = Object.keys(isi) as (keyof Isi)[]
  return kolom.filter((nama) => JSON.stringify(lama[nama]) !== JSON.stringify(isi[nama]))
}

function judgeBeda(
  nama: string,
  beda: readonly (keyof Isi)[],
  berlakuDari: Tanggal | undefined,
): string | undefined {
  const tetap = beda.filter((kolom) => !BOLEH_BERUBAH.some((satu) => satu === kolom))
  const awal = `jenis-cuti.json: ${nama} berubah (${beda.join(', ')})`
  if (tetap.length > 0)
    return `${awal}, padahal ${tetap.join(', ')} tetap: cuti yang lalu dihitung darinya. Tambahkan jenis cuti baru.`
  return berlakuDari !== undefined && isTanggal(berlakuDari)
    ? undefined
    : `${awal}. Tulis berlaku_dari, tanggal mulai berlakunya, misalnya 2027-01-01.`
}
