import type { UrutanSlip } from '@rekan/contract/payroll/payroll-kelola'
import type { Lingkup } from '@rekan/domain/akses/akses'
import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { IsiSlip, KelompokBaris } from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Slip } from './payroll.queries.ts'

export type StatusKelola = 'DRAFT' | 'DIBAGIKAN' | 'TERBIT'
export type SlipBaru = Insertable<Skema['payroll']>

export type Ringkasan = {
  readonly draft: number
  readonly dibagikan: number
  readonly terbit: number
  readonly belum: number
  /** Drafts but the reader's own, and their net pay */
  readonly draf_lain: number
  readonly draf_lain_bersih: number
  readonly gaji_kotor: number
  readonly total_potongan: number
  readonly gaji_bersih: number
}

type Saringan = Bulan &
  Halaman & {
    readonly sort?: readonly UrutanSlip[] | undefined
    readonly jenis: JenisSlip
    readonly status?: StatusKelola | undefined
    readonly nama?: string | undefined
    /** Whom nobody misses a payslip of: the reader, where they may not make their own */
    readonly tanpa: readonly number[]
    /** The reader */
    readonly sendiri: readonly number[]
  }

const KEADAAN = sql<StatusKelola>`case when p.status = 'TERBIT' then 'TERBIT' when p.dibagikan_pada is null then 'DRAFT' else 'DIBAGIKAN' end`

/** A page of a month's payslips of a kind, each person's newest revision, by name; and what the whole month comes to. */
export async function listSebulan(
  db: Db,
  lingkup: Lingkup | null,
  { bulan, tahun, jenis, status, nama = '', sort = [], tanpa, sendiri, ...halaman }: Saringan,
  saat: Instan,
): Promise<{ readonly baris: Slip[]; readonly total: number; readonly ringkasan: Ringkasan }> {
  const milik = isInLingkup(lingkup, 'k.id', saat)
  const terbaru = sql`
    with terbaru as (
      select distinct on (p.karyawan_id) p.*, ${KEADAAN} as keadaan, k.cari, lower(k.nama) as urut
      from payroll p join karyawan k on k.id = p.karyawan_id
      where p.tahun = ${tahun} and p.bulan = ${bulan} and p.jenis = ${jenis} and ${milik}
      order by p.karyawan_id, p.revisi desc)`
  const syarat: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  if (status !== undefined) syarat.push(sql<SqlBool>`keadaan = ${status}`)
  if (nama !== '') syarat.push(sql<SqlBool>`cari like lower(${polaBerisi(nama)})`)
  const cocok = sql.join(syarat, sql` and `)
  const akhir = akhirBulan({ bulan, tahun })
  const [{ rows: baris }, { rows: jumlah }] = await Promise.all([
    sql<Slip>`${terbaru} select * from terbaru where ${cocok} order by ${urutanFrom(sort)}
      limit ${halaman.per_page} offset ${offsetOf(halaman)}`.execute(db),
    sql<Ringkasan & { readonly total: number }>`${terbaru}
      select count(*) filter (where ${cocok})::integer as total,
        count(*) filter (where keadaan = 'DRAFT')::integer as draft,
        count(*) filter (where keadaan = 'DIBAGIKAN')::integer as dibagikan,
        count(*) filter (where keadaan = 'TERBIT')::integer as terbit,
        count(*) filter (where status = 'DRAFT' and karyawan_id <> all(${sendiri}::integer[]))::integer as draf_lain,
        coalesce(sum(gaji_bersih) filter (where status = 'DRAFT' and karyawan_id <> all(${sendiri}::integer[])), 0)::bigint
          as draf_lain_bersih,
        (select count(*) from karyawan k where ${jenis} = 'BULANAN' and ${milik}
          and k.id <> all(${tanpa}::integer[]) and exists (select from masa_kerja m where m.karyawan_id = k.id
            and m.mulai <= ${akhir} and (m.kini and k.aktif or m.akhir >= ${awalBulan({ bulan, tahun })}))
          and not exists (select from terbaru t where t.karyawan_id = k.id))::integer as belum,
        coalesce(sum(gaji_kotor), 0)::bigint as gaji_kotor,
        coalesce(sum(total_potongan), 0)::bigint as total_potongan,
        coalesce(sum(gaji_bersih), 0)::bigint as gaji_bersih
      from terbaru`.execute(db),
  ])
  const { total, ...ringkasan } = jumlah[0] as Ringkasan & { readonly total: number }
  return { baris, total, ringkasan }
}

/** By name unless told otherwise; what is alike stays in one order. */
function urutanFrom(sort: readonly UrutanSlip[]): RawBuilder<unknown> {
  const diminta = sort.map(({ kolom, turun }) => {
    const nilai = kolom === 'nama' ? sql.ref('urut') : sql.ref(kolom)
    return turun ? sql`${nilai} desc` : sql`${nilai}`
  })
  return sql.join([...diminta, sql.ref('urut'), sql.ref('id')])
}

/** Payslips, held for the rest of the transaction, always in the same order. */
export async function lockSlip(tx: Tx, ids: readonly number[]): Promise<Slip[]> {
  return tx
    .selectFrom('payroll')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Which of these drafts nobody approved as they are now. */
export async function listBelumDisetujui(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from payroll p where p.id = any(${ids}::integer[]) and p.status = 'DRAFT'
      and not exists (select from payroll_persetujuan s where s.payroll_id = p.id and s.versi = p.versi)`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The newest payslips of a month and kind: of those named, or of everybody. */
export async function findTerbaru(
  db: Db | Tx,
  { bulan, tahun }: Bulan,
  karyawanIds: readonly number[] | 'semua',
  jenis: JenisSlip | 'semua' = 'BULANAN',
): Promise<Slip[]> {
  return db
    .selectFrom('payroll')
    .selectAll()
    .distinctOn(['karyawan_id', 'jenis'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where(jenis === 'semua' ? sql<SqlBool>`true` : sql<SqlBool>`jenis = ${jenis}`)
    .where(
      karyawanIds === 'semua'
        ? sql<SqlBool>`true`
        : sql<SqlBool>`karyawan_id = any(${karyawanIds}::integer[])`,
    )
    .orderBy('karyawan_id')
    .orderBy('jenis')
    .orderBy('revisi', 'desc')
    .execute()
}

/**
 * Inserts drafts with their lines, except for people who have one of that month already. Returns the new ones by
 * karyawan.
 */
export async function insertSlip(
  tx: Tx,
  semua: readonly (SlipBaru & { readonly isi: IsiSlip })[],
): Promise<ReadonlyMap<number, number>> {
  const [contoh] = semua
  if (contoh === undefined) return new Map()
  const { isi: _, ...satu } = contoh
  const kolom = sql.join(Object.keys(satu).map((nama) => sql.ref(nama)))
  const { rows } = await sql<{ id: number; karyawan_id: number }>`
    insert into payroll (${kolom})
    select ${kolom} from json_populate_recordset(null::payroll, ${JSON.stringify(semua)})
    on conflict do nothing returning id, karyawan_id`.execute(tx)
  const ids = new Map(rows.map(({ id, karyawan_id }) => [karyawan_id, id]))
  await insertBaris(
    tx,
    semua.flatMap(({ karyawan_id, isi }) => {
      const id = ids.get(karyawan_id)
      return id === undefined ? [] : [{ id, isi }]
    }),
  )
  return ids
}

/** The lines of drafts, in place of those there were. */
export async function replaceBaris(
  tx: Tx,
  semua: readonly { readonly id: number; readonly isi: IsiSlip }[],
): Promise<void> {
  const ids = semua.map(({ id }) => id)
  await tx
    .deleteFrom('payroll_baris')
    .where('payroll_id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  await insertBaris(tx, semua)
}

async function insertBaris(
  tx: Tx,
  semua: readonly { readonly id: number; readonly isi: IsiSlip }[],
): Promise<void> {
  const baris = semua.flatMap(({ id, isi }) => {
    const kelompok: readonly (readonly [KelompokBaris, IsiSlip[keyof IsiSlip]])[] = [
      ['PENGHASILAN', isi.penghasilan],
      ['POTONGAN', isi.potongan],
      ['PENGHASILAN_LAIN', isi.penghasilan_lain],
    ]
    return kelompok.flatMap(([nama, deret]) =>
      deret.map((satu, urutan) => ({ payroll_id: id, kelompok: nama, urutan, ...satu })),
    )
  })
  for (let ke = 0; ke < baris.length; ke += BARIS_SEKALIGUS)
    await sql`
      insert into payroll_baris (payroll_id, kelompok, urutan, nama, jenis, jumlah, asal, sumber)
      select payroll_id, kelompok, urutan, nama, jenis, jumlah, asal, sumber
      from json_populate_recordset(null::payroll_baris, ${JSON.stringify(baris.slice(ke, ke + BARIS_SEKALIGUS))})`.execute(
      tx,
    )
}

/** So many lines are written in ten milliseconds. */
const BARIS_SEKALIGUS = 150

export type UbahSlip = Updateable<Skema['payroll']>

/** Sets columns of payslips, each its own. Every row names the same ones. */
export async function updateSlip(
  tx: Tx,
  semua: readonly ({ readonly id: number } & UbahSlip)[],
): Promise<void> {
  const [contoh] = semua
  if (contoh === undefined) return
  const kolom = Object.keys(contoh).filter((nama) => nama !== 'id')
  const ubah = sql.join(kolom.map((nama) => sql`${sql.ref(nama)} = b.${sql.ref(nama)}`))
  await sql`
    update payroll p set ${ubah}
    from json_populate_recordset(null::payroll, ${JSON.stringify(semua)}) b where p.id = b.id`.execute(tx)
}

export async function deleteSlip(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('payroll').where('id', '=', id).execute()
}

/** Queues payslips that are to be printed. */
export async function queuePdf(tx: Tx, ids: readonly number[], saat: Instan): Promise<void> {
  await sql`
    insert into payroll_pdf (payroll_id, coba_pada) select id, ${new Date(saat)} from unnest(${ids}::integer[]) as s (id)
    on conflict do nothing`.execute(tx)
}

/** Of these payslips that are published, those of people of whom nothing else is. */
export async function listSlipPertama(
  tx: Tx,
  ids: readonly number[],
): Promise<readonly { id: number; karyawan_id: number; kode: string; nama: string }[]> {
  const { rows } = await sql<{ id: number; karyawan_id: number; kode: string; nama: string }>`
    select min(p.id) as id, k.id as karyawan_id, k.kode, k.nama from payroll p join karyawan k on k.id = p.karyawan_id
    where p.id = any(${ids}::integer[]) and not exists (select from payroll l
      where l.karyawan_id = p.karyawan_id and l.status = 'TERBIT' and l.id <> all(${ids}::integer[]))
    group by k.id order by k.kode`.execute(tx)
  return rows
}
