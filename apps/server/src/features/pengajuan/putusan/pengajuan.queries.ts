import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { type Selectable, type Updateable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isVisible, mayBeCancelled, mayDecide } from './lingkup.sql.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

/** Leave and overtime are decided alike. */
export type Tabel = 'absensi' | 'lembur'
type BarisPengajuan = { readonly [T in Tabel]: Selectable<Skema[T]> }
type Ubah = { readonly [T in Tabel]: Updateable<Skema[T]> }
/** A request's own row. */
export type Pengajuan<T extends Tabel = Tabel> = BarisPengajuan[T]
/** Columns of it to set. */
export type UbahPengajuan<T extends Tabel = Tabel> = Ubah[T]

/** Whose request it is, where the reader may see it. */
export async function findPengaju(
  { tx, pelaku, saat }: PerbuatanPelaku,
  tabel: Tabel,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ karyawan_id: number }>`
    select p.karyawan_id from ${sql.table(tabel)} p
    where p.id = ${id} and ${isVisible(pelaku, { tabel, alias: 'p' }, saat)}`.execute(tx)
  return rows[0]?.karyawan_id
}

/** Holds a request, with what the reader may do about it. */
export async function lockPengajuan<T extends Tabel>(
  { tx, pelaku, saat }: PerbuatanPelaku,
  tabel: T,
  id: number,
): Promise<{
  readonly pengajuan: Pengajuan<T>
  readonly status: StatusPengajuan
  readonly berhak: boolean
  readonly dapatBatal: boolean
  /** Whoever spoke last, by name */
  readonly oleh: string
}> {
  const p = { tabel, alias: 'p' }
  const pengajuan = await tx
    .selectFrom(tabel as 'absensi')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ berhak: boolean; dapatBatal: boolean; oleh: string | null }>`
    select ${mayDecide(pelaku, p, saat)} as berhak, ${mayBeCancelled(pelaku, p)} as "dapatBatal",
      (select coalesce(k.nama, u.nama) from pengguna u left join karyawan k on k.id = u.karyawan_id
        where u.id = coalesce(p.dibatalkan_oleh_id, p.diputus_oleh_id)) as oleh
    from ${sql.table(tabel)} p where p.id = ${id}`.execute(tx)
  const { berhak = false, dapatBatal = false, oleh } = rows[0] ?? {}
  return {
    pengajuan: pengajuan as Pengajuan as Pengajuan<T>,
    status: pengajuan.status,
    berhak,
    dapatBatal,
    oleh: oleh ?? '',
  }
}

export async function updatePengajuan<T extends Tabel>(
  tx: Tx,
  tabel: T,
  id: number,
  ubah: UbahPengajuan<T>,
): Promise<void> {
  await tx
    .updateTable(tabel as 'absensi')
    .set(ubah as UbahPengajuan<'absensi'>)
    .where('id', '=', id)
    .execute()
}
