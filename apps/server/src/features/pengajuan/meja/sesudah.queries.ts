import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isAkunJuga } from '../../auth/akun/diri.sql.ts'

const TERBUKA: readonly StatusPengajuan[] = ['menunggu', 'disetujui']

/** Somebody's requests that wait or hold and reach beyond a day, held. */
export async function lockAbsensiSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<Selectable<Skema['absensi']>[]> {
  return tx
    .selectFrom('absensi')
    .selectAll()
    .where('karyawan_id', '=', karyawanId)
    .where('status', 'in', TERBUKA)
    .where('tanggal_selesai', '>', terakhir)
    .orderBy('tanggal_mulai')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function lockLemburSesudah(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
): Promise<Selectable<Skema['lembur']>[]> {
  return tx
    .selectFrom('lembur')
    .selectAll()
    .where('karyawan_id', '=', karyawanId)
    .where('status', 'in', TERBUKA)
    .where('hari_presensi', '>', terakhir)
    .orderBy('hari_presensi')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** How many requests wait for an account. */
export async function countMenunggu(tx: Tx, penggunaId: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select (select count(*) from absensi where koordinator_id = ${penggunaId} and status = 'menunggu')::integer
      + (select count(*) from lembur where koordinator_id = ${penggunaId} and status = 'menunggu')::integer as jumlah`.execute(
    tx,
  )
  return rows[0]?.jumlah ?? 0
}

/**
 * What waits for an account comes to another, and where that one asked, is the person or was named by them, or there is none, to HR;
 * gives what moved.
 *
 * @param hrd whoever of HR is asked first
 */
export async function moveMenunggu(
  tx: Tx,
  tabel: 'absensi' | 'lembur',
  dari: number,
  { penerus, penunjuk, hrd }: Readonly<Record<'penerus' | 'penunjuk' | 'hrd', number | null>>,
): Promise<readonly { id: number; karyawan_id: number }[]> {
  const { rows } = await sql<{ id: number; karyawan_id: number }>`
    update ${sql.table(tabel)} p set koordinator_id = k.ke
    from (
      select q.id, (select u.id from pengguna u left join karyawan w on w.id = u.karyawan_id
        where u.aktif and coalesce(w.aktif, true) and u.id <> ${dari} and not satu_orang(u.id, q.diajukan_oleh_id)
          and u.karyawan_id is distinct from q.karyawan_id and not ${isAkunJuga('u', sql`q.karyawan_id`)}
          and ((u.id = ${penerus}::integer and akun_dari(${penunjuk}::integer, q.karyawan_id) is not true) or u.role = 'hrd')
        order by u.id is not distinct from ${penerus}::integer desc, u.id is not distinct from ${hrd}::integer desc,
          exists (select from peran_lingkup l where l.pengguna_id = u.id), u.id limit 1) as ke
      from ${sql.table(tabel)} q where q.koordinator_id = ${dari} and q.status = 'menunggu' order by q.id for update of q) k
    where k.id = p.id and k.ke is not null returning p.id, p.karyawan_id`.execute(tx)
  return rows
}
