import { type Instan, type Tanggal, hariBarat, isTanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { BarisReferensi } from '../../reference/reference.queries.ts'
import { isAkunJuga } from '../../auth/akun/diri.sql.ts'
import { isBukanPilihan, isPenggantianInForce } from '../../penempatan/lingkup.sql.ts'
import { mayReplace } from './lingkup.sql.ts'

/**
 * Whether a request may name an account: an active coordinator's, who neither files it nor is the person whom it is for.
 */
export async function isKoordinator(
  db: Db | Tx,
  id: number,
  kecuali: { readonly penggunaId: number; readonly karyawanId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.id', '<>', kecuali.penggunaId)
    .where('p.karyawan_id', 'is distinct from', kecuali.karyawanId)
    .where('p.role', '=', 'koordinator')
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Of whom a request is, by whom it is filed, and for which days. */
type Diajukan = {
  readonly karyawanId: number
  readonly penggunaId: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
}

/** Who may decide; `milik`: of the person's own, among whom one is chosen */
type Pemutus = BarisReferensi & { readonly milik: boolean }

/**
 * Whom a request may name, by name: who coordinates the person, or a site where they work, on these days or today, and who
 * stands in for these now; where nobody of them is left, HR; where there is no other HR, who approves HR's pay, else any
 * coordinator, else an administrator, who names somebody. Neither who files it nor the person, by whichever of their accounts.
 */
export async function listPemutus(
  db: Db | Tx,
  { karyawanId, penggunaId, dari, sampai }: Diajukan,
  saat: Instan,
): Promise<Pemutus[]> {
  const hari = hariBarat(saat)
  // A day that is none is told at its own field.
  const [mulai, selesai] = isTanggal(dari) && isTanggal(sampai) ? [dari, sampai] : [hari, hari]
  const [awal, akhir] = [mulai < hari ? mulai : hari, selesai > hari ? selesai : hari]
  const { rows } = await sql<Pemutus>`
    with tempat as (
      select p.koordinator_id, p.kantor_id from penempatan p
      where p.karyawan_id = ${karyawanId} and p.tanggal_masuk <= ${akhir}::date
        and coalesce(p.tanggal_selesai, 'infinity') >= ${awal}::date
    ), lokasi (id) as (
      select kantor_id from tempat
      union select t.kantor_id from penugasan t
        where t.karyawan_id = ${karyawanId} and t.dibatalkan_pada is null
          and (t.tanggal between ${mulai}::date and ${selesai}::date or t.tanggal = ${hari}::date)
    ), atasan (id) as (
      select koordinator_id from tempat where koordinator_id is not null
      union select l.pengguna_id from kantor_koordinator l join lokasi o on o.id = l.kantor_id
        where l.mulai <= ${akhir}::date and coalesce(l.sampai, 'infinity') >= ${awal}::date
          and ${isBukanPilihan('l.ditunjuk_oleh_id', karyawanId)}
    ), akun as (
      select u.id, u.role, u.karyawan_id, coalesce(k.nama, u.nama) as nama, ${mayReplace('u', 'k')} as dapat_mengganti
      from pengguna u left join karyawan k on k.id = u.karyawan_id
      where u.aktif and coalesce(k.aktif, true) and u.id <> ${penggunaId} and u.karyawan_id is distinct from ${karyawanId}
        and (u.role = 'admin' or not ${isAkunJuga('u', sql`${karyawanId}`)})
    ), calon (id, nama, urutan) as (
      select u.id, u.nama, 1 from akun u where u.role = 'koordinator' and u.id in (select id from atasan)
      union select u.id, u.nama, 1 from koordinator_pengganti g join akun u on u.id = g.pengganti_id
        where g.koordinator_id in (select id from atasan) and ${isPenggantianInForce(saat)} and u.dapat_mengganti
          and ${isBukanPilihan('g.dibuat_oleh_id', karyawanId)}
      union all select u.id, u.nama, 2 from akun u
        where u.role = 'hrd' and (not exists (select from peran_lingkup l where l.pengguna_id = u.id)
          or exists (select from peran_lingkup l join tempat t on t.kantor_id = l.kantor_id where l.pengguna_id = u.id))
      union all select u.id, u.nama, 3 from akun u join penyetuju_gaji_hr s on s.pengguna_id = u.id
        where u.role = 'hrd' and not ${isAkunJuga('u', sql`${karyawanId}`)}
          or exists (select from urusan_hrd(u.id) t where t.karyawan_id = ${karyawanId} and not t.orangnya)
      union all select u.id, u.nama, 4 from akun u where u.role = 'koordinator'
      union all select u.id, u.nama, 5 from akun u where u.role = 'admin'
    )
    select c.id, c.nama, c.urutan = 1 as milik from calon c
    where c.urutan = (select min(urutan) from calon) order by lower(c.nama), c.id`.execute(db)
  return rows
}

/**
 * Whom a request names: who was chosen, or HR where nobody of the person's own is left to choose. Null for whom it may not
 * name, and for nobody where there is a choice.
 */
export async function findPemutus(
  db: Db | Tx,
  diajukan: Diajukan,
  dipilih: number | null | undefined,
  saat: Instan,
): Promise<number | null> {
  const semua = await listPemutus(db, diajukan, saat)
  if (dipilih == null) return semua.find(({ milik }) => !milik)?.id ?? null
  return semua.find(({ id }) => id === dipilih)?.id ?? null
}

/** Why a request names nobody who may decide it. */
export function refusePemutus(dipilih: number | null | undefined): string {
  return dipilih == null ? 'Koordinator harus diisi.' : 'Koordinator tidak valid.'
}
