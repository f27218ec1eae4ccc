import jenisCuti from '@rekan/domain/data/jenis-cuti.json' with { type: 'json' }
import { type Tanggal, isTanggal } from '@rekan/domain/waktu'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import { StartupError } from '../../platform/startup-error.ts'

type Isi = Omit<Insertable<Skema['jenis_cuti']>, 'berkas'>
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
