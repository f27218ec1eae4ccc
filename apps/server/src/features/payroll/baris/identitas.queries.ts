import { type Bulan, akhirBulan, awalBulan } from '@rekan/domain/bulan'
import { maskNomor } from '@rekan/domain/teks/samar'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** A person as the payslip of a month shows them, and what pay and tax follow from. */
export type Identitas = {
  readonly karyawan_id: number
  readonly kode: string
  readonly nama: string
  readonly jenis_karyawan: string
  /** Engaged by the day (pegawai tidak tetap): no year of tax is settled */
  readonly harian: boolean
  /** `Petugas Keamanan, Kantor Gambir`; `-` without a placement */
  readonly penempatan: string
  readonly nama_bank: string | null
  /** As they are on record: `cetakFrom` masks them */
  readonly nomor_rekening: string | null
  readonly jkn: string | null
  readonly kpj: string | null
  readonly tanggal_lahir: Tanggal
  /** First and last day of the employment that the month is of, and whether they may sign in in it */
  readonly tanggal_masuk: Tanggal
  readonly tanggal_keluar: Tanggal | null
  readonly aktif: boolean
  /** The employment before, where it ended in the same month: both are paid with it */
  readonly sebelumnya: { readonly mulai: Tanggal; readonly akhir: Tanggal } | null
  readonly jenis_kelamin: 'L' | 'P'
  readonly kawin: boolean
  /** The account that is told */
  readonly pengguna_id: number | null
}

/** People by kode: those named, or everybody; each with the placement of the end of the month, else their last, and with the bank account that pay goes to at that moment. */
export async function fetchIdentitas(
  db: Db | Tx,
  bulan: Bulan,
  ids: readonly number[] | 'semua',
  saat: Instan,
): Promise<Identitas[]> {
  const akhir = akhirBulan(bulan)
  const { rows } = await sql<Identitas>`
    select k.id as karyawan_id, k.kode, k.nama, j.nama as jenis_karyawan, j.kode = 'HARIAN' as harian, k.jkn, k.kpj,
      case when r.karyawan_id is null then k.nama_bank else r.nama_bank end as nama_bank,
      coalesce(r.nomor_rekening, k.nomor_rekening) as nomor_rekening,
      k.tanggal_lahir, m.mulai as tanggal_masuk, m.akhir as tanggal_keluar, m.kini and k.aktif as aktif, k.jenis_kelamin,
      (select json_build_object('mulai', n.mulai, 'akhir', n.akhir) from masa_kerja_lalu n
        where n.karyawan_id = k.id and n.mulai < m.mulai and n.akhir between ${awalBulan(bulan)}::date and ${akhir}::date
        order by n.mulai desc limit 1) as sebelumnya, s.nama = 'Kawin' as kawin,
      u.id as pengguna_id,
      coalesce((select p.jabatan || ', ' || o.nama from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id
        order by (p.tanggal_masuk <= ${akhir} and coalesce(p.tanggal_selesai >= ${akhir}, true)) desc, p.utama desc,
          p.tanggal_masuk desc limit 1), '-') as penempatan
    from karyawan k
    join lateral (select n.mulai, n.akhir, n.kini from masa_kerja n where n.karyawan_id = k.id
      order by n.mulai <= ${akhir}::date desc, case when n.mulai <= ${akhir}::date then n.mulai end desc, n.mulai limit 1) m on true
    join jenis_karyawan j on j.id = k.jenis_karyawan_id
    join status_pernikahan s on s.id = k.status_pernikahan_id
    left join pengguna u on u.karyawan_id = k.id
    left join rekening_tahan r
      on r.karyawan_id = k.id and r.sampai > ${at(saat)} and r.dikonfirmasi_oleh_id is null
    where ${ids === 'semua' ? sql`true` : sql`k.id = any(${ids}::integer[])`}
    order by k.kode`.execute(db)
  return rows
}

/** What is kept of a person with their payslip, as it is printed. */
export function cetakFrom({
  kode,
  nama,
  penempatan,
  jenis_karyawan,
  nama_bank,
  nomor_rekening,
  jkn,
  kpj,
}: Identitas) {
  const samar = (nomor: string | null) => (nomor === null ? null : maskNomor(nomor))
  return {
    kode,
    nama,
    penempatan,
    jenis_karyawan,
    nama_bank,
    nomor_rekening: samar(nomor_rekening),
    jkn: samar(jkn),
    kpj: samar(kpj),
  }
}
