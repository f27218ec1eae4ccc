import type { WarnaShift } from '@rekan/domain/shift/jenis-shift'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Hari, HariOpsional, Saat } from './schema.columns.ts'

/** Kinds of shift and patterns, clients with their contracts and posts, rosters. */
export type SkemaKerja = {
  jenis_shift: {
    id: GeneratedAlways<number>
    /** Null: of the whole company */
    kantor_id: number | null
    nama: string
    huruf: string
    warna: WarnaShift
    jam_mulai: number
    jam_selesai: number
    istirahat_detik: Generated<number>
    istirahat_sesudah_detik: Generated<number>
    toleransi_detik: Generated<number>
    aktif: Generated<boolean>
    versi: Generated<number>
  }
  pola: { id: GeneratedAlways<number>; nama: string; aktif: Generated<boolean>; versi: Generated<number> }
  pola_langkah: { pola_id: number; ke: number; jenis_shift_id: number | null }
  klien: {
    id: GeneratedAlways<number>
    kode: string
    nama: string
    alamat: string | null
    npwp: string | null
    catatan: string | null
    aktif: Generated<boolean>
    /** How often it was written, or its contacts, contracts and posts */
    versi: Generated<number>
  }
  klien_kontak: {
    id: GeneratedAlways<number>
    klien_id: number
    nama: string
    jabatan: string | null
    email: string | null
    hp: string | null
  }
  kontrak_klien: {
    id: GeneratedAlways<number>
    klien_id: number
    nomor: string
    mulai: Hari
    sampai: Hari
    toleransi_kosong_detik: Generated<number>
    catatan: string | null
    dibuat_oleh_id: number | null
    dibuat_pada: Saat
  }
  pos: {
    id: GeneratedAlways<number>
    kontrak_klien_id: number
    kantor_id: number
    nama: string
    jabatan: string
    seragam: string | null
    urutan: Generated<number>
    tutup_mulai: HariOpsional
  }
  pos_kebutuhan: {
    pos_id: number
    berlaku_dari: Hari
    jenis_shift_id: number
    hari: number
    jumlah: number
  }
  pos_sertifikat: { pos_id: number; jenis: string; wajib: boolean }
  roster: { kantor_id: number; versi: Generated<number> }
  roster_draf: {
    kantor_id: number
    karyawan_id: number
    tanggal: Hari
    ke: number
    /** Null: a day off */
    jenis_shift_id: number | null
    pos_id: number | null
    cuti: Generated<boolean>
  }
  roster_perubahan: {
    kantor_id: number
    versi: number
    oleh_id: number
    pada: Saat
    sel: JSONColumnType<{ readonly karyawan_id: number; readonly tanggal: string }[]>
  }
}
