import type { NamaAntrean } from '@rekan/domain/sistem/sistem'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, at } from '../../platform/db.ts'

// Reads what belongs to many features, and writes none of it.

export type BarisAntrean = {
  readonly nama: NamaAntrean
  readonly menunggu: number
  readonly gagal: number
  readonly tertua: Instan | null
}

/** What waits beside the requests: rows that are their own queues, empty on most days. */
export async function listAntrean(db: Db): Promise<BarisAntrean[]> {
  const { rows } = await sql<BarisAntrean>`
    select 'surat' as nama, count(*)::integer as menunggu, count(coba_lagi_pada)::integer as gagal,
      min(dibuat_pada) as tertua from surat_akun
    union all
    select 'push', count(*)::integer, (count(*) filter (where p.percobaan > 1))::integer, min(n.dibuat_pada)
      from push_kiriman p left join notifikasi n on n.id = p.notifikasi_id
    union all
    select 'foto', count(*)::integer, (count(*) filter (where s.percobaan > 1))::integer, min(e.waktu)
      from presensi_selfie s join presensi_kejadian e on e.id = s.kejadian_id and e.tanggal = s.tanggal
      where s.kunci is null and not s.rusak
    union all
    select 'slip', count(*)::integer, (count(*) filter (where f.coba_pada > p.terbit_pada))::integer, min(p.terbit_pada)
      from payroll_pdf f join payroll p on p.id = f.payroll_id
      where f.kunci is null and f.coba_pada is not null`.execute(db)
  return rows
}

export async function fetchDatabase(db: Db): Promise<{ readonly versi: string; readonly ukuran: number }> {
  const { rows } = await sql<{ versi: string; ukuran: number }>`
    select current_setting('server_version') as versi, pg_database_size(current_database()) as ukuran`.execute(
    db,
  )
  return rows[0] ?? { versi: '', ukuran: 0 }
}

export async function countAkun(db: Db, saat: Instan) {
  const { rows } = await sql<{ aktif: number; nonaktif: number; sesi: number }>`
    select (count(*) filter (where aktif))::integer as aktif, (count(*) filter (where not aktif))::integer as nonaktif,
      (select count(*)::integer from sesi where kedaluwarsa_pada > ${at(saat)}) as sesi from pengguna`.execute(
    db,
  )
  return rows[0] ?? { aktif: 0, nonaktif: 0, sesi: 0 }
}

export async function listArea(db: Db) {
  return db.selectFrom('kantor').select(['nama', 'area']).orderBy('kode').execute()
}

/** Whether anybody can be taken on, and how far the holidays by law are known. */
export async function fetchPerusahaan(
  db: Db,
): Promise<{ readonly adaTempat: boolean; readonly liburSampai: Tanggal | null }> {
  const { rows } = await sql<{ adaTempat: boolean; liburSampai: Tanggal | null }>`
    select exists (select from kantor) and exists (select from jadwal) as "adaTempat",
      (select max(tanggal) from libur where jenis = 'LIBUR_NASIONAL') as "liburSampai"`.execute(db)
  return rows[0] ?? { adaTempat: false, liburSampai: null }
}

/** The address an account signs in with; null where it has none. */
export async function findEmail(db: Db, penggunaId: number): Promise<string | null> {
  const { email } = await db
    .selectFrom('pengguna')
    .select('email')
    .where('id', '=', penggunaId)
    .executeTakeFirstOrThrow()
  return email
}
