import type { Rentang } from '@rekan/domain/bulan/masa'
import type { CutiBertahap, SebabBertahap } from '@rekan/domain/payroll/upah-cuti'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

const SEBAB: Readonly<Record<string, SebabBertahap>> = {
  CUTI_SAKIT_BERKEPANJANGAN: 'SAKIT',
  CUTI_MELAHIRKAN: 'MELAHIRKAN',
  CUTI_MELAHIRKAN_TAMBAHAN: 'MELAHIRKAN_TAMBAHAN',
}

/** By person, all approved sickness and maternity leave of those whom some of it touches on some days, and so what came before it. */
export async function listCutiBertahap(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<ReadonlyMap<number, readonly CutiBertahap[]>> {
  const { rows } = await sql<{ karyawan_id: number; kode: string | null; dari: string; sampai: string }>`
    with panjang as (
      select a.karyawan_id, c.kode, a.tanggal_mulai as dari, a.tanggal_selesai as sampai
      from absensi a left join jenis_cuti c on c.id = a.cuti_id
      where a.karyawan_id = any(${karyawanIds}::integer[]) and a.status = 'disetujui'
        and (a.jenis_izin = 'SAKIT' or c.kode = any(${Object.keys(SEBAB)}::text[]))
        and a.tanggal_mulai <= ${sampai}::date)
    select * from panjang
    where karyawan_id in (select karyawan_id from panjang where sampai >= ${dari}::date)`.execute(db)
  return Map.groupBy(
    rows.map(({ kode, ...satu }) => ({ ...satu, sebab: SEBAB[kode ?? ''] ?? ('SAKIT' as const) })),
    ({ karyawan_id }) => karyawan_id,
  )
}
