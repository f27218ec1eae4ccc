import type { JenisAturanUpah } from '@rekan/domain/payroll/aturan-upah'
import type { SatuanUpah } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { Harian, KelasJkk, Ptkp } from '@rekan/domain/payroll/pajak'
import type { IuranSlip } from '@rekan/domain/payroll/iuran'
import type { AsalBaris, JenisBaris, KelompokBaris, StatusSlip } from '@rekan/domain/payroll/payroll'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import type { StatusReimburse } from '@rekan/domain/payroll/reimburse'
import type { JenisProses, StatusProses } from '@rekan/domain/payroll/proses'
import type { HariRaya } from '@rekan/domain/payroll/thr'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

type Seorang = { readonly id: number; readonly kode: string; readonly nama: string }
/** What a run of everybody's pay came to so far. */
export type HasilProses = {
  readonly jadi: number
  readonly dilewati: readonly { readonly karyawan: Seorang; readonly alasan: string }[]
  readonly jumlah_dilewati: number
  readonly peringatan: readonly { readonly karyawan: Seorang; readonly pesan: string }[]
  readonly jumlah_peringatan: number
  /** Why it stopped */
  readonly sebab: string | null
}

/** Wages and payslips. */
export type SkemaPayroll = {
  tanya_gaji: {
    id: GeneratedAlways<number>
    payroll_id: number
    baris: string
    pertanyaan: string
    oleh_id: number
    dibuat_pada: Saat
    jawaban: Opsional<string>
    dijawab_oleh_id: Opsional<number>
    dijawab_pada: SaatOpsional
  }
  sumber_gaji: {
    satu: Generated<boolean>
    kode_bank: Opsional<string>
    nomor_rekening: Opsional<string>
    kode_bca: Opsional<string>
    nitku: Opsional<string>
    versi: Generated<number>
  }
  penyetuju_gaji_hr: { satu: Generated<boolean>; pengguna_id: number }
  saldo_pajak: {
    karyawan_id: number
    tahun: number
    bruto: Generated<number>
    iuran: Generated<number>
    bulan: Generated<number>
    dipotong: Generated<number>
    neto_lain: Generated<number>
    dipotong_lain: Generated<number>
    nomor_lain: Opsional<string>
    dicatat_oleh_id: Opsional<number>
    dicatat_pada: Saat
  }
  upah: {
    karyawan_id: number
    mulai: Hari
    satuan: SatuanUpah
    pokok: number
    tunjangan_tetap: Generated<number>
    tunjangan_tidak_tetap: Generated<number>
    bersih: Generated<boolean>
    dibuat_oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  aturan_upah: {
    id: GeneratedAlways<number>
    jenis: JenisAturanUpah
    kantor_id: Opsional<number>
    jenis_shift_id: Opsional<number>
    pos_id: Opsional<number>
    sertifikat: Opsional<string>
    jabatan: Opsional<string>
    mulai: Hari
    jumlah: number
    dibuat_oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  hasil_kerja: {
    id: GeneratedAlways<number>
    karyawan_id: number
    tanggal: Hari
    nama: string
    jumlah: number
    tarif: Opsional<number>
    dibuat_oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  perusahaan: {
    satu: Generated<boolean>
    nama: Opsional<string>
    alamat: Opsional<string>
    npwp: Opsional<string>
    nib: Opsional<string>
    kop_id: Opsional<number>
    versi: Generated<number>
  }
  /** Never changed: a change is the next row */
  kop_surat: {
    id: GeneratedAlways<number>
    logo: string | null
    telepon: string | null
    email: string | null
    kaki: string | null
    dibuat_pada: Saat
  }
  proses_gaji: {
    id: GeneratedAlways<number>
    oleh_id: number
    jenis: JenisProses
    tahun: number
    bulan: number
    slip: JenisSlip
    sebelum_akhir: boolean
    /** People, or payslips with the version of each */
    ids: number[]
    versi: number[] | null
    status: StatusProses
    selesai: Generated<number>
    hasil: HasilProses
    dibuat_pada: Saat
    denyut_pada: SaatOpsional
  }
  payroll: {
    id: Generated<number>
    karyawan_id: number
    bulan: number
    tahun: number
    jenis: Generated<JenisSlip>
    /** With THR alone, as is `tanggal_hari_raya` */
    hari_raya: Opsional<HariRaya>
    tanggal_hari_raya: Opsional<string>
    /** With KOMPENSASI alone: the period of a PKWT that it is for */
    periode_dari: Opsional<string>
    periode_sampai: Opsional<string>
    /** 0 is the month's first; above it a correction */
    revisi: Generated<number>
    status: Generated<StatusSlip>
    catatan: Opsional<string>
    gaji_kotor: number
    total_tambahan: number
    total_potongan: number
    gaji_bersih: GeneratedAlways<number>
    ptkp: Opsional<Ptkp>
    npwp_valid: Opsional<boolean>
    kelas_jkk: Opsional<KelasJkk>
    upah_minimum: Opsional<number>
    bruto_pajak: Opsional<number>
    /** Null for slips from before, and where there is no basis */
    iuran: ColumnType<IuranSlip | null, IuranSlip | null | undefined, IuranSlip | null>
    /** Of somebody engaged by the day; null for all others and for slips from before */
    harian: ColumnType<Harian | null, Harian | null | undefined, Harian | null>
    pengecualian_potongan: Opsional<string>
    kode: string
    nama: string
    penempatan: string
    jenis_karyawan: string
    nama_bank: Opsional<string>
    /** Shows its end alone, as do `jkn` and `kpj` */
    nomor_rekening: Opsional<string>
    jkn: Opsional<string>
    kpj: Opsional<string>
    kop_id: Opsional<number>
    perusahaan_nama: Opsional<string>
    perusahaan_alamat: Opsional<string>
    versi: Generated<number>
    dibuat_oleh_id: number
    dibuat_pada: Saat
    /** Who changed the draft last */
    diubah_oleh_id: Opsional<number>
    dibagikan_pada: SaatOpsional
    terbit_oleh_id: Opsional<number>
    terbit_pada: SaatOpsional
    tanpa_orang_kedua: Generated<boolean>
  }
  payroll_persetujuan: {
    payroll_id: number
    versi: number
    oleh_id: number
    pada: Saat
    /** The account that it was approved with; null: before that was kept */
    rekening: Opsional<string>
  }
  payroll_baris: {
    id: Generated<number>
    payroll_id: number
    kelompok: KelompokBaris
    urutan: number
    nama: string
    jenis: JenisBaris
    jumlah: number
    asal: AsalBaris | null
    /** What of somebody's own account it settles */
    sumber: Opsional<string>
  }
  reimburse: {
    id: GeneratedAlways<number>
    karyawan_id: number
    tanggal: Hari
    jumlah: number
    keterangan: string
    bukti: string
    bukti_nama: string
    sidik: Buffer
    status: Generated<StatusReimburse>
    diajukan_oleh_id: number
    diajukan_pada: Saat
    diputus_oleh_id: Opsional<number>
    diputus_pada: SaatOpsional
    alasan: Opsional<string>
  }
  penyesuaian: {
    id: GeneratedAlways<number>
    karyawan_id: number
    hari: Hari
    tahun: number
    bulan: number
    jumlah: number
    keterangan: string
    absensi_id: Opsional<number>
    dibuat_oleh_id: number
    dibuat_pada: Saat
  }
  kasbon: {
    id: GeneratedAlways<number>
    karyawan_id: number
    jumlah: number
    cicilan: number
    mulai_tahun: number
    mulai_bulan: number
    keterangan: string
    dibuat_oleh_id: number
    dibuat_pada: Saat
    ditutup_oleh_id: Opsional<number>
    ditutup_pada: SaatOpsional
    alasan_ditutup: Opsional<string>
  }
  payroll_dilihat: {
    payroll_id: number
    pengguna_id: number
    apa: 'detail' | 'pdf'
    tanggal: Hari
    pada: Saat
  }
  payroll_pdf: { payroll_id: number; kunci: Opsional<string>; coba_pada: SaatOpsional }
}
