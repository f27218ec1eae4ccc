import type { KelasJkk } from '@rekan/domain/payroll/pajak'
import type { StatusTukar } from '@rekan/domain/penggantian/tukar'
import type { StatusTerbitan } from '@rekan/domain/roster/lembar'
import type { WarnaShift } from '@rekan/domain/shift/jenis-shift'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Hari, HariOpsional, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** How a publication of many sites ended. */
export type HasilTerbitan = {
  /** Cells that were published, at so many sites; people who were told */
  readonly terbit: number
  readonly lokasi: number
  readonly diberi_tahu: number
  /** What refuses it, and what is to be known first: the first sentences of each, and how many in all */
  readonly tolak: readonly string[]
  readonly jumlah_tolak: number
  readonly perlu: readonly string[]
  readonly jumlah_perlu: number
}

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
  /** Two people swap their works */
  tukar: {
    id: GeneratedAlways<number>
    pemohon_id: number
    penugasan_id: number
    rekan_id: number
    rekan_penugasan_id: number
    alasan: string | null
    status: ColumnType<StatusTukar, StatusTukar | undefined, StatusTukar>
    dibuat_pada: Saat
    dijawab_pada: SaatOpsional
    diputus_oleh_id: Opsional<number>
    diputus_pada: SaatOpsional
    alasan_putusan: Opsional<string>
  }
  /** A work that is offered to several people */
  tawaran: {
    id: GeneratedAlways<number>
    penugasan_id: number
    alasan: string
    dibuat_oleh_id: number
    dibuat_pada: Saat
    /** The work that it became */
    menjadi_id: Opsional<number>
    diambil_oleh_id: Opsional<number>
    diambil_pada: SaatOpsional
    ditutup_pada: SaatOpsional
  }
  tawaran_calon: { tawaran_id: number; karyawan_id: number; ditolak_pada: SaatOpsional }
  /** The digest of the secret address of a person's calendar */
  kalender: { karyawan_id: number; token_hash: Buffer; dibuat_pada: Saat }
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
    /** Listed no more, and kept for what a contract has of them */
    dihapus_pada: SaatOpsional
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
    syarat_versi: Generated<number>
  }
  kontrak_klien_syarat: {
    id: GeneratedAlways<number>
    kontrak_klien_id: number
    berlaku_dari: Hari
    toleransi_menit: number
    jam_penuh_menit: number
    tutup_buku: number
    ganti_dalam_menit: number | null
    janji_pemenuhan: number | null
    tenggat_hari: number
    pasal_diam: string | null
    biaya_manajemen: number
    ppn: string
    pph23: string
    potongan_kosong: number | null
    dibuat_oleh_id: number | null
    dibuat_pada: Saat
  }
  kontrak_klien_harga: {
    syarat_id: number
    jabatan: string
    satuan: string
    harga: number
    libur_persen: number
    lembur_sejam: number | null
  }
  pos: {
    id: GeneratedAlways<number>
    kontrak_klien_id: number
    kantor_id: number
    nama: string
    jabatan: string
    seragam: string | null
    /** Null: as at its site */
    kelas_jkk: Opsional<KelasJkk>
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
  kesediaan_melekat: { karyawan_id: number; diminta_pada: Saat; bersedia_pada: SaatOpsional }
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
  roster_terbitan: {
    id: GeneratedAlways<number>
    oleh_id: number
    mulai: Hari
    hari: number
    kantor_ids: Opsional<number[]>
    alasan: Opsional<string>
    status: StatusTerbitan
    selesai: Generated<number>
    dari: Opsional<number>
    hasil: ColumnType<HasilTerbitan | null, string | null, string | null>
    dibuat_pada: Saat
    denyut_pada: SaatOpsional
  }
  roster_perubahan: {
    kantor_id: number
    versi: number
    oleh_id: number
    pada: Saat
    sel: JSONColumnType<{ readonly karyawan_id: number; readonly tanggal: string }[]>
  }
}
