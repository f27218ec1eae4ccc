import { inject } from 'vitest'
import { seedRiwayat } from '../src/demo/hari/presensi.ts'
import { type Db, openDatabase } from '../src/platform/db.ts'
import type { Files } from '../src/platform/files.ts'
import { copyDatabase, createTestDatabase, dropTestDatabase } from './cluster.ts'

export type Perusahaan = {
  readonly db: Db
  readonly files: ReadonlyMap<string, Uint8Array>
  start(iso: string): Promise<number>
  /** Another one that is as this one stands; nobody asks this one anything meanwhile */
  copy(): Promise<Perusahaan>
  close(): Promise<void>
}

/** A demo company without history, and starts of it at any time. */
export async function openPerusahaan(): Promise<Perusahaan> {
  return openOn(await createTestDatabase(inject('postgres')), new Map())
}

function openOn(database: string, stored: Map<string, Uint8Array>): Perusahaan {
  const address = inject('postgres')
  const open = () => openDatabase({ ...address.owner, database, max: 2 }, () => undefined)
  let db = open()
  const files: Files = {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async () => null,
    delete: async (key) => void stored.delete(key),
    purge: async (key) => void stored.delete(key),
    exists: async (key) => stored.has(key),
    url: (key) => key,
  }
  return {
    get db() {
      return db
    },
    files: stored,
    async start(iso) {
      const sejak = performance.now()
      await seedRiwayat(db, { clock: { now: () => Date.parse(iso) }, files })
      return performance.now() - sejak
    },
    async copy() {
      // What somebody is connected to is not copied.
      await db.destroy()
      const lain = await copyDatabase(address, database)
      db = open()
      return openOn(lain, new Map(stored))
    },
    async close() {
      await db.destroy()
      await dropTestDatabase(address, database)
    },
  }
}

export const bacaKejadian = (db: Db) =>
  db
    .selectFrom('presensi_kejadian as e')
    .innerJoin('presensi as r', 'r.id', 'e.presensi_id')
    .innerJoin('karyawan as k', 'k.id', 'r.karyawan_id')
    .innerJoin('kantor as o', 'o.id', 'e.kantor_id')
    .leftJoin('presensi_selfie as s', 's.kejadian_id', 'e.id')
    .selectAll('e')
    .select(['k.kode', 'k.tanggal_masuk', 'r.tanggal', 'o.zona_waktu', 's.kunci', 's.tipe', 's.isi'])
    .orderBy('r.tanggal')
    .orderBy('k.kode')
    .orderBy('e.jenis')
    .execute()

export const bacaPengajuan = (db: Db, tabel: 'absensi' | 'lembur') =>
  db
    .selectFrom(tabel)
    .innerJoin('karyawan as k', 'k.id', 'karyawan_id')
    .selectAll(tabel)
    .select('k.kode')
    .orderBy('dibuat_pada')
    .orderBy('k.kode')
    .execute()

/** What approved requests took of annual leave. */
const bacaCuti = (db: Db, dari: string) =>
  db
    .selectFrom('mutasi_cuti as m')
    .innerJoin('absensi as a', 'a.id', 'm.absensi_id')
    .select(['a.karyawan_id', 'a.tanggal_mulai', 'm.jenis', 'm.dibuat_pada'])
    .select((eb) => eb.fn.sum('m.jumlah').as('jumlah'))
    .groupBy(['a.karyawan_id', 'a.tanggal_mulai', 'm.jenis', 'm.dibuat_pada'])
    .where('a.tanggal_selesai', '>=', dari)
    .execute()

/** All that history consists of, as lines, without the numbers that rows happen to get, from a day on. */
export async function isi(db: Db, dari = '0001-01-01'): Promise<readonly string[]> {
  const semua = [
    (await bacaKejadian(db)).filter((k) => k.tanggal >= dari),
    await db.selectFrom('absensi').selectAll().where('tanggal_selesai', '>=', dari).execute(),
    await db.selectFrom('lembur').selectAll().where('tanggal', '>=', dari).execute(),
    await bacaCuti(db, dari),
    await db.selectFrom('jadwal_pengganti').selectAll().where('tanggal', '>=', dari).execute(),
  ]
  const nomor = new Set(['id', 'presensi_id'])
  const baris = (satu: object) => JSON.stringify(satu, (nama, nilai) => (nomor.has(nama) ? undefined : nilai))
  return semua.flatMap((tabel) => tabel.map(baris).toSorted())
}
