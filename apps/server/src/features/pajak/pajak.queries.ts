import type { Agama, ProgramBpjsTk, StatusNpwp } from '@rekan/domain/karyawan/data-pajak'
import type { Ptkp } from '@rekan/domain/payroll/pajak'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

export type BarisPtkp = { readonly tahun: number; readonly ptkp: Ptkp; readonly tanggungan: number }

/** A person's record; `versi` 0 where there is none. */
export type BarisPajak = {
  readonly versi: number
  /** Newest first */
  readonly ptkp: readonly BarisPtkp[]
  readonly status_npwp: StatusNpwp | null
  readonly npwp: string | null
  readonly agama: Agama | null
  readonly jkn: string | null
  readonly kpj: string | null
  readonly bpjs_kesehatan_mulai: Tanggal | null
  readonly bpjs_kesehatan_sampai: Tanggal | null
  readonly bpjs_tk_mulai: Tanggal | null
  readonly bpjs_tk_sampai: Tanggal | null
  readonly bpjs_tk_program: readonly ProgramBpjsTk[]
}

export async function findPajak(db: Db | Tx, karyawanId: number): Promise<BarisPajak> {
  const { rows } = await sql<BarisPajak>`
    select coalesce(t.versi, 0) as versi, t.status_npwp, t.npwp, t.agama, k.jkn, k.kpj, t.bpjs_kesehatan_mulai,
      t.bpjs_kesehatan_sampai, t.bpjs_tk_mulai, t.bpjs_tk_sampai, coalesce(t.bpjs_tk_program, '{}') as bpjs_tk_program,
      coalesce((select json_agg(json_build_object('tahun', p.tahun, 'ptkp', p.ptkp, 'tanggungan', p.tanggungan)
        order by p.tahun desc) from ptkp_karyawan p where p.karyawan_id = k.id), '[]') as ptkp
    from karyawan k left join pajak_karyawan t on t.karyawan_id = k.id where k.id = ${karyawanId}`.execute(db)
  return rows[0] as BarisPajak
}

/** Every write makes the record a version newer. */
export async function upsertPajak(
  tx: Tx,
  pajak: Omit<Insertable<Skema['pajak_karyawan']>, 'versi'>,
): Promise<void> {
  const { karyawan_id: _, ...isi } = pajak
  await tx
    .insertInto('pajak_karyawan')
    .values(pajak)
    .onConflict((c) =>
      c.column('karyawan_id').doUpdateSet((eb) => ({ ...isi, versi: eb('pajak_karyawan.versi', '+', 1) })),
    )
    .execute()
}

/** The PTKP of a year; null: it has none of its own. */
export async function replacePtkp(
  tx: Tx,
  karyawanId: number,
  tahun: number,
  isi: Pick<BarisPtkp, 'ptkp' | 'tanggungan'> | null,
): Promise<void> {
  if (isi === null)
    await tx
      .deleteFrom('ptkp_karyawan')
      .where('karyawan_id', '=', karyawanId)
      .where('tahun', '=', tahun)
      .execute()
  else
    await tx
      .insertInto('ptkp_karyawan')
      .values({ karyawan_id: karyawanId, tahun, ...isi })
      .onConflict((c) => c.columns(['karyawan_id', 'tahun']).doUpdateSet(isi))
      .execute()
}

/** By karyawan, the PTKP of a year and the NPWP; null what is not on record. */
export async function fetchPajak(
  db: Db | Tx,
  tahun: number,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly ptkp: Ptkp | null; readonly status_npwp: StatusNpwp | null }>> {
  const { rows } = await sql<{ id: number; ptkp: Ptkp | null; status_npwp: StatusNpwp | null }>`
    select d.id, t.status_npwp,
      (select p.ptkp from ptkp_karyawan p where p.karyawan_id = d.id and p.tahun <= ${tahun}::integer
        order by p.tahun desc limit 1) as ptkp
    from unnest(${karyawanIds}::integer[]) as d (id) left join pajak_karyawan t on t.karyawan_id = d.id`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...pajak }) => [id, pajak]))
}
