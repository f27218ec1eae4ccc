import liburNasional from '@rekan/domain/data/libur-nasional.json' with { type: 'json' }
import type { LiburBerlaku } from '@rekan/domain/jadwal/libur'
import type { KerjaTerbit } from '@rekan/domain/jadwal/berubah'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

/** Adds the decreed holidays and joint leave that are not there yet; what a company changed stays. Runs as the owner. */
export async function seedLibur(owner: Db): Promise<void> {
  const hari = Object.values(liburNasional).flatMap((tahun) => tahun.hari)
  await owner
    .insertInto('libur')
    .values(hari.map((h) => ({ ...h, jenis: h.jenis as Skema['libur']['jenis'] })))
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The holidays in force from `dari` to `sampai` with the sites where they are, by date; of several on one day, all. */
export async function listLibur(
  db: Db,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<readonly (LiburBerlaku & { readonly nama: string })[]> {
  return db
    .selectFrom('libur')
    .select(['tanggal', 'nama', 'kantor_ids', 'hanya'])
    .where('berlaku', '=', true)
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .orderBy('tanggal')
    .orderBy('jenis', 'desc')
    .execute()
}

type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal }

/** When rosters were first and last published for a person's dates. */
export async function listTerbit(
  db: Db,
  karyawanId: number,
  { dari, sampai }: Rentang,
): Promise<ReadonlyMap<Tanggal, { readonly pertama: Instan; readonly terakhir: Instan }>> {
  const rows = await db
    .selectFrom('jadwal_pengganti')
    .select(['tanggal', 'terbit_pertama', 'terbit_pada'])
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .where('terbit_pada', 'is not', null)
    .execute()
  return new Map(
    rows.flatMap(({ tanggal, terbit_pertama: pertama, terbit_pada: terakhir }) =>
      pertama === null || terakhir === null ? [] : [[tanggal, { pertama, terakhir }] as const],
    ),
  )
}

/** What was published for a person's dates, by date, with what was called off. */
export async function listKerjaTerbit(
  db: Db,
  karyawanId: number,
  { dari, sampai }: Rentang,
): Promise<ReadonlyMap<Tanggal, readonly KerjaTerbit[]>> {
  const rows = await db
    .selectFrom('penugasan')
    .select(['tanggal', 'mulai', 'selesai', 'kantor_id as kantor', 'pos_id as pos'])
    .select(['dibuat_pada as dibuat', 'dibatalkan_pada as dibatalkan'])
    .where('karyawan_id', '=', karyawanId)
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .where('turunan', '=', false)
    .execute()
  return Map.groupBy(rows, ({ tanggal }) => tanggal)
}
