import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import type { OrangBerkas, SlipBerkas } from '@rekan/domain/payroll/berkas/slip-berkas'
import type { KeadaanRekening } from '@rekan/domain/karyawan/rekening'
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
export type OrangTersimpan = Omit<OrangBerkas, 'slip' | 'keadaanRekening'> & {
  readonly keadaanRekening: KeadaanRekening
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
  jenisSlip: JenisSlip,
  saat: Instan,
): Promise<OrangTersimpan[]> {
  const [awal, akhir] = [awalBulan(masa), akhirBulan(masa)]
  const { rows } = await sql<OrangTersimpan>`
    select k.id as "karyawanId", k.kode, k.nama, k.nik, case when j.status_npwp = 'NPWP' then j.npwp end as npwp,
      coalesce(t.jabatan, '-') as jabatan, coalesce(t.nama, 'Tanpa penempatan') as lokasi,
      coalesce(t.kode, '-') as "kodeLokasi", t.kantor_id as "kantorId", coalesce(t.zona_waktu, 'WIB') as zona,
      c.klien, b.kode as "kodeBank", r.bank, r.rekening, ${selectKeadaan(masa, jenisSlip, saat)} as "keadaanRekening", k.jkn, k.kpj, k.tanggal_masuk as masuk,
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

/**
 * In SQL, what is to be looked at of the account `r` of a person `k`, as JSON: `h` waits. What the files of this very run have sent
 * before is no change: the same facts give the same bytes.
 */
function selectKeadaan({ tahun, bulan }: Bulan, slip: JenisSlip, saat: Instan) {
  const kini = sql`concat_ws(' ', r.bank, r.rekening)`
  return sql`json_build_object(
    'ditunda', coalesce(h.cara = 'tunggu', false),
    'belumDikonfirmasi', exists (select from rekening_tahan w join pengguna u on u.id = w.diganti_oleh_id
      where w.karyawan_id = k.id and w.sampai <= ${at(saat)} and w.dikonfirmasi_oleh_id is null
        and u.karyawan_id is distinct from k.id),
    'terakhirDibayar', (select case when concat_ws(' ', d.nama_bank, d.nomor_rekening) <> ${kini}
        then (extract(epoch from d.pada) * 1000)::float8 end
      from rekening_dibayar d where d.karyawan_id = k.id and (d.tahun, d.bulan, d.slip) <> (${tahun}, ${bulan}, ${slip})
      order by d.pada desc limit 1),
    'jugaMilik', (select coalesce(json_agg(l.kode || ' ' || l.nama order by l.kode), '[]') from karyawan l
      where l.nomor_rekening = r.rekening and l.id <> k.id and l.aktif),
    'bedaDisetujui', coalesce((select s.rekening <> ${kini} from payroll_persetujuan s join payroll p on p.id = s.payroll_id
      where p.karyawan_id = k.id and p.tahun = ${tahun} and p.bulan = ${bulan} and p.jenis = ${slip} and s.rekening is not null
      order by s.pada desc limit 1), false))`
}

/** Notes where the files of a run send people's pay. */
export async function upsertDibayar(
  tx: Tx,
  { tahun, bulan }: Bulan,
  slip: JenisSlip,
  orang: readonly Pick<OrangBerkas, 'karyawanId' | 'bank' | 'rekening'>[],
  saat: Instan,
): Promise<void> {
  const baris = orang.map(({ karyawanId, bank, rekening }) => ({ id: karyawanId, bank, rekening }))
  await sql`
    insert into rekening_dibayar (karyawan_id, tahun, bulan, slip, nama_bank, nomor_rekening, pada)
    select b.id, ${tahun}, ${bulan}, ${slip}, b.bank, b.rekening, ${at(saat)}
    from json_to_recordset(${JSON.stringify(baris)}) as b (id integer, bank text, rekening text)
    on conflict (karyawan_id, tahun, bulan, slip) do update
      set nama_bank = excluded.nama_bank, nomor_rekening = excluded.nomor_rekening, pada = excluded.pada`.execute(
    tx,
  )
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
