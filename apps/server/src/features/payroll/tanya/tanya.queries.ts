import type { Lingkup } from '@rekan/domain/akses/akses'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

export type Tanya = {
  readonly id: number
  readonly payroll_id: number
  readonly baris: string
  readonly pertanyaan: string
  readonly oleh_id: number
  readonly dibuat_pada: Instan
  readonly jawaban: string | null
  readonly dijawab_pada: Instan | null
  readonly dijawab_oleh: { readonly id: number; readonly nama: string } | null
}
export type TanyaMeja = Tanya & {
  readonly bulan: number
  readonly tahun: number
  readonly karyawan_id: number
  readonly kode: string
  readonly nama: string
}

/** The desk shows so many. */
const MEJA_TERBANYAK = 100

const KOLOM = sql`t.id, t.payroll_id, t.baris, t.pertanyaan, t.oleh_id, t.dibuat_pada, t.jawaban, t.dijawab_pada,
  case when t.dijawab_oleh_id is not null then
    (select json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama, 'HRD')) from pengguna u
      left join karyawan k on k.id = u.karyawan_id where u.id = t.dijawab_oleh_id) end as dijawab_oleh`

/** What was asked of a payslip, the oldest first. */
export async function listTanya(db: Db | Tx, payrollId: number): Promise<Tanya[]> {
  const { rows } = await sql<Tanya>`
    select ${KOLOM} from tanya_gaji t where t.payroll_id = ${payrollId} order by t.id`.execute(db)
  return rows
}

/** What a reader's people asked, those that wait first, then the newest; nobody answers their own. */
export async function listTanyaMeja(
  db: Db,
  lingkup: Lingkup | null,
  tanpa: readonly number[],
  saat: Instan,
): Promise<TanyaMeja[]> {
  const { rows } = await sql<TanyaMeja>`
    select ${KOLOM}, p.bulan, p.tahun, p.karyawan_id, p.kode, p.nama
    from tanya_gaji t join payroll p on p.id = t.payroll_id
    where ${isInLingkup(lingkup, 'p.karyawan_id', saat)} and p.karyawan_id <> all(${tanpa}::integer[])
    order by t.jawaban is not null, case when t.jawaban is null then t.id else -t.id end
    limit ${MEJA_TERBANYAK}`.execute(db)
  return rows
}

export async function insertTanya(tx: Tx, tanya: Insertable<Skema['tanya_gaji']>): Promise<number> {
  const { id } = await tx.insertInto('tanya_gaji').values(tanya).returning('id').executeTakeFirstOrThrow()
  return id
}

/** False where it was answered meanwhile. */
export async function updateJawaban(
  { tx, oleh, saat }: PerbuatanPelaku,
  id: number,
  jawaban: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update tanya_gaji set jawaban = ${jawaban}, dijawab_oleh_id = ${oleh}, dijawab_pada = ${at(saat)}
    where id = ${id} and jawaban is null returning id`.execute(tx)
  return rows.length === 1
}
