import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import type { OrangBerkas, SlipBerkas } from '@rekan/domain/payroll/berkas/slip-berkas'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { KelasJkk } from '@rekan/domain/payroll/pajak'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type Selectable, type Updateable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

export type Sumber = Selectable<Skema['sumber_gaji']>
/** A published payslip with what its shares follow from, where it kept none. */
export type SlipTersimpan = SlipBerkas & {
  readonly karyawan_id: number
  readonly jenis: JenisSlip
  readonly kelas_jkk: KelasJkk | null
  readonly upah_minimum: number | null
  readonly tanggal_lahir: Tanggal
}
export type OrangTersimpan = Omit<OrangBerkas, 'slip'> & {
  readonly kantorId: number | null
  readonly zona: KodeZona
}
type Saringan = { readonly kantorId: number | null; readonly klienId: number | null }

/**
 * The newest published payslips between two months, of people or of everybody. A payslip of another kind is another
 * payslip of its month.
 */
export async function listSlipTerbit(
  db: Db,
  dari: Bulan,
  sampai: Bulan,
  karyawanIds: readonly number[] | 'semua',
): Promise<SlipTersimpan[]> {
  const nomor = ({ tahun, bulan }: Bulan) => tahun * 12 + bulan
  const { rows } = await sql<SlipTersimpan>`
    select p.karyawan_id, p.jenis, p.tahun, p.bulan, p.gaji_bersih as bersih, p.bruto_pajak as bruto, p.ptkp,
      p.npwp_valid as "npwpValid", p.iuran, p.kelas_jkk, p.upah_minimum, k.tanggal_lahir, b.baris
    from (
      select distinct on (karyawan_id, tahun, bulan, jenis) * from payroll s
      where status = 'TERBIT' and tahun * 12 + bulan between ${nomor(dari)} and ${nomor(sampai)}
        and ${karyawanIds === 'semua' ? sql`true` : sql`karyawan_id = any(${karyawanIds}::integer[])`}
      order by karyawan_id, tahun, bulan, jenis, revisi desc) p
    join karyawan k on k.id = p.karyawan_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('kelompok', b.kelompok, 'nama', b.nama, 'jenis', b.jenis,
        'jumlah', b.jumlah, 'asal', b.asal) order by b.kelompok, b.urutan), '[]') as baris
      from payroll_baris b where b.payroll_id = p.id) b
    order by p.karyawan_id, p.tahun, p.bulan, p.id`.execute(db)
  return rows
}

/** How many people's newest payslip of a month is no published one. */
export async function countBelumTerbit(db: Db, { tahun, bulan }: Bulan): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct karyawan_id)::integer as n from payroll
    where tahun = ${tahun} and bulan = ${bulan} and status = 'DRAFT'`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * People as files name them, by kode: where they were placed at the end of a month, else last; the account that pay goes
 * to at a moment. Of a client are those whose site has a post of theirs in the month.
 */
export async function listOrang(
  db: Db,
  masa: Bulan,
  karyawanIds: readonly number[],
  { kantorId, klienId }: Saringan,
  saat: Instan,
): Promise<OrangTersimpan[]> {
  const [awal, akhir] = [awalBulan(masa), akhirBulan(masa)]
  const { rows } = await sql<OrangTersimpan>`
    select k.id as "karyawanId", k.kode, k.nama, k.nik, case when j.status_npwp = 'NPWP' then j.npwp end as npwp,
      coalesce(t.jabatan, '-') as jabatan, coalesce(t.nama, 'Tanpa penempatan') as lokasi,
      coalesce(t.kode, '-') as "kodeLokasi", t.kantor_id as "kantorId", coalesce(t.zona_waktu, 'WIB') as zona,
      c.klien, b.kode as "kodeBank", r.bank, r.rekening, k.jkn, k.kpj, k.tanggal_masuk as masuk,
      k.tanggal_keluar as keluar, jk.kode = 'HARIAN' as harian
    from karyawan k
    join jenis_karyawan jk on jk.id = k.jenis_karyawan_id
    left join pajak_karyawan j on j.karyawan_id = k.id
    left join rekening_tahan h
      on h.karyawan_id = k.id and h.sampai > ${at(saat)} and h.dikonfirmasi_oleh_id is null
    cross join lateral (select
      case when h.karyawan_id is null then k.nama_bank else h.nama_bank end as bank,
      coalesce(h.nomor_rekening, k.nomor_rekening) as rekening) r
    left join lateral (select lpad(b.id::text, 3, '0') as kode from bank b
      where lower(r.bank) in (lower(b.nama), lower(b.singkatan)) order by b.id limit 1) b on true
    left join lateral (
      select p.kantor_id, p.jabatan, o.nama, o.kode, o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id
      order by (p.tanggal_masuk <= ${akhir} and coalesce(p.tanggal_selesai >= ${akhir}, true)) desc, p.utama desc,
        p.tanggal_masuk desc limit 1) t on true
    left join lateral (
      select string_agg(distinct l.nama, ', ') as klien, array_agg(l.id) as ids
      from pos s join kontrak_klien n on n.id = s.kontrak_klien_id join klien l on l.id = n.klien_id
      where s.kantor_id = t.kantor_id and n.mulai <= ${akhir} and n.sampai >= ${awal}) c on true
    where k.id = any(${karyawanIds}::integer[])
      and (${kantorId}::integer is null or t.kantor_id = ${kantorId}::integer)
      and (${klienId}::integer is null or ${klienId}::integer = any(c.ids))
    order by k.kode`.execute(db)
  return rows
}

/** Clients with a post in a month, by name. */
export async function listKlienBulan(db: Db, masa: Bulan) {
  const { rows } = await sql<{ id: number; nama: string }>`
    select l.id, l.nama from klien l where exists (
      select from kontrak_klien n join pos s on s.kontrak_klien_id = n.id
      where n.klien_id = l.id and n.mulai <= ${akhirBulan(masa)} and n.sampai >= ${awalBulan(masa)})
    order by lower(l.nama), l.id`.execute(db)
  return rows
}

/** Sites by name. */
export async function listKantor(db: Db) {
  return db.selectFrom('kantor').select(['id', 'nama']).orderBy('nama').orderBy('id').execute()
}

export async function findSumber(db: Db | Tx): Promise<Sumber> {
  return db.selectFrom('sumber_gaji').selectAll().executeTakeFirstOrThrow()
}

/** False where there is a newer version than the one given. */
export async function updateSumber(
  tx: Tx,
  versi: number,
  isi: Updateable<Skema['sumber_gaji']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sumber_gaji')
    .set({ ...isi, versi: versi + 1 })
    .where('versi', '=', versi)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
