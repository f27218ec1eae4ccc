import type { PesanSel } from '@rekan/domain/lembar/tabel'
import type { CaraTahan } from '@rekan/domain/karyawan/rekening'
import type { StatusImpor } from '@rekan/domain/karyawan/impor'
import type { Instan } from '@rekan/domain/waktu'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Hari, HariOpsional, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** The former bank account, and how and when it was replaced by one that nobody has said is right. */
export type RekeningMenunggu = {
  readonly nama_bank: string | null
  readonly nomor_rekening: string
  readonly diganti_pada: Instan
  readonly sampai: Instan
  readonly diganti_oleh_id: number | null
  readonly cara: CaraTahan
}

/** Employees and where they work. */
export type SkemaKaryawan = {
  karyawan: {
    id: Generated<number>
    kode: string
    nama: string
    nik: string
    tempat_lahir: string
    tanggal_lahir: Hari
    jenis_kelamin: 'L' | 'P'
    status_pernikahan_id: number
    jenis_karyawan_id: number
    jenjang_pendidikan_id: Opsional<number>
    instansi: Opsional<string>
    jkn: Opsional<string>
    kpj: Opsional<string>
    nama_bank: Opsional<string>
    nomor_rekening: Opsional<string>
    nomor_hp: Opsional<string>
    nomor_hp_disetujui: Opsional<string>
    tanggal_masuk: Hari
    aktif: Generated<boolean>
    tanggal_keluar: HariOpsional
    alasan_keluar: Opsional<string>
    /** Who takes over from a coordinator once their last day is over; null: HR */
    penerus_id: Opsional<number>
    /** Who named the successor: over whom that one decides nothing by it */
    penerus_oleh_id: Opsional<number>
    cari: GeneratedAlways<string>
    versi: Generated<number>
  }
  /** Employments that are over and that another follows; what is now stands in the record */
  masa_kerja_lalu: {
    karyawan_id: number
    mulai: Hari
    akhir: Hari
    alasan: string
    dicatat_oleh_id: Opsional<number>
    dicatat_pada: Saat
  }
  /** A view: all employments of people, the newest with its last day null while they stay */
  masa_kerja: {
    karyawan_id: number
    mulai: Hari
    akhir: HariOpsional
    alasan: string | null
    kini: boolean
  }
  rekening_tahan: {
    karyawan_id: number
    nama_bank: string | null
    nomor_rekening: string
    diganti_pada: Saat
    sampai: Saat
    dikonfirmasi_oleh_id: Opsional<number>
    dikonfirmasi_pada: SaatOpsional
    /** Null: its owner, before that was kept */
    diganti_oleh_id: Opsional<number>
    cara: Generated<CaraTahan>
    /** Of an account of before that itself waited for a word: what it waited with */
    semula: ColumnType<RekeningMenunggu | null, string | null | undefined, never>
  }
  /** Where the files of a run have sent a person's pay */
  rekening_dibayar: {
    karyawan_id: number
    tahun: number
    bulan: number
    slip: string
    nama_bank: string | null
    nomor_rekening: string | null
    pada: Saat
  }
  impor_karyawan: {
    id: GeneratedAlways<number>
    oleh_id: number
    nama: string
    berkas: Opsional<Buffer>
    status: StatusImpor
    selesai: Generated<number>
    dari: Opsional<number>
    hasil: ColumnType<HasilTersimpan | null, string | null, string | null>
    dibuat_pada: Saat
    denyut_pada: SaatOpsional
  }
  direktori: { satu: boolean; versi: number }
  penomoran_karyawan: { satu: boolean; awalan: string; lebar: number; terakhir: number }
  penempatan: {
    id: Generated<number>
    karyawan_id: number
    kantor_id: number
    jadwal_id: number
    koordinator_id: number | null
    jabatan: string
    unit: string
    tanggal_masuk: Hari
    tanggal_selesai: HariOpsional
    utama: Generated<boolean>
  }
}

/** What an import of people did or would do, as it is kept. */
export type HasilTersimpan = {
  readonly ditambahkan: number
  readonly diubah: number
  readonly tetap: number
  readonly tolak: string | null
  readonly kesalahan: PesanSel[]
  readonly jumlah_kesalahan: number
  readonly kelompok: (Omit<PesanSel, 'baris'> & { readonly baris: number[] })[]
  readonly catatan: PesanSel[]
  readonly jumlah_catatan: number
}
