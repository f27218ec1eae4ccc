import type { Generated, GeneratedAlways } from 'kysely'
import type { Hari, HariOpsional, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

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
    cari: GeneratedAlways<string>
    versi: Generated<number>
  }
  rekening_tahan: {
    karyawan_id: number
    nama_bank: string | null
    nomor_rekening: string
    diganti_pada: Saat
    sampai: Saat
    dikonfirmasi_oleh_id: Opsional<number>
    dikonfirmasi_pada: SaatOpsional
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
