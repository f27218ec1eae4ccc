import type { AreaKantor } from '@rekan/domain/perusahaan/area'
import type { LangkahPersiapan } from '@rekan/domain/kelola/persiapan'
import type { KelasJkk } from '@rekan/domain/payroll/pajak'
import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { KebijakanLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { KodeZona } from '@rekan/domain/waktu'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Hari, HariBawaan, HariOpsional, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** Offices, shifts, days off, and the lists that forms choose from. */
export type SkemaKantor = {
  jenis_karyawan: Referensi & { kode: string }
  status_pernikahan: Referensi
  jenjang_pendidikan: Referensi
  jenis_cuti: Referensi & {
    kode: string
    kuota: ColumnType<string | null, number | null, number | null>
    satuan: 'hari' | 'bulan'
    kuota_per: string
    dibayar: boolean
    dokumen_wajib: boolean
    contoh_dokumen: string | null
    boleh_menyusul: boolean
    /** May be taken by the half day */
    boleh_setengah: Generated<boolean>
    khusus_jenis_kelamin: 'L' | 'P' | null
    mengurangi_cuti_tahunan: boolean
    masa_kerja_minimum_bulan: number
    cara_hitung: 'hari_kerja' | 'kalender'
    dasar_hukum: string
    aktif: boolean
    berkas: JSONColumnType<Record<string, unknown>> | null
    /** How often it was changed */
    versi: Generated<number>
  }
  jenis_cuti_perubahan: {
    jenis_cuti_id: number
    berlaku_dari: Hari
    ubah: JSONColumnType<Record<string, unknown>>
  }
  bank: Referensi & { singkatan: string }
  kantor: {
    id: Generated<number>
    kode: string
    nama: string
    alamat: string
    zona_waktu: KodeZona
    area: JSONColumnType<AreaKantor> | null
    kebijakan_lokasi: Generated<KebijakanLokasi>
    /** So many metres beside the line still count as inside */
    toleransi_meter: Generated<number>
    /** The first day on which nobody works there any more; null while it is open */
    tutup_mulai: HariOpsional
    /** So many minutes past its tolerance a work without a punch is told of */
    alarm_menit: Generated<number>
    /** So many hours a punch without a network may wait; null: as the company has it */
    luring_jam: ColumnType<number | null, number | null | undefined, number | null>
    /** Whoever is punched for there by a witness says their PIN */
    pin_regu: Generated<boolean>
    kode_pos: Generated<ModeKodePos>
    /** The kabupaten or kota whose minimum wage holds there */
    wilayah: Opsional<string>
    kelas_jkk: Opsional<KelasJkk>
    versi: Generated<number>
  }
  upah_minimum: {
    wilayah: string
    tahun: number
    jumlah: number
    contoh: Generated<boolean>
    dicatat_oleh_id: Opsional<number>
    dicatat_pada: Saat
  }
  /** From which a site's codes and words follow */
  kantor_kode: { kantor_id: number; rahasia: Buffer; dibuat_pada: Saat }
  /** Screens that show a site's codes */
  layar_pos: {
    id: Generated<number>
    kantor_id: number
    nama: string
    pasangan_hash: Buffer
    pasangan_sampai: Saat
    kunci_hash: ColumnType<Buffer | null, undefined, Buffer>
    dipasang_pada: SaatOpsional
    dibuat_oleh_id: number
    dibuat_pada: Saat
    dicabut_oleh_id: ColumnType<number | null, undefined, number>
    dicabut_pada: SaatOpsional
  }
  /** Who coordinates a site, by date; without any, HR does */
  kantor_koordinator: {
    kantor_id: number
    pengguna_id: number
    mulai: Hari
    sampai: HariOpsional
    /** null: of before that was kept */
    ditunjuk_oleh_id: Opsional<number>
  }
  /** Who may punch for the crew of a site beside its coordinators, by date */
  kantor_saksi: {
    kantor_id: number
    pengguna_id: number
    mulai: Hari
    sampai: HariOpsional
    /** null: of before that was kept */
    ditunjuk_oleh_id: Opsional<number>
  }
  jadwal: {
    id: Generated<number>
    nama: string
    versi: Generated<number>
  }
  /** What a schedule says from a day on; the first one holds since ever */
  jadwal_versi: {
    jadwal_id: number
    berlaku_dari: HariBawaan
    toleransi_detik: Generated<number>
    masuk_saat_libur: Generated<boolean>
    /** Why it was dated back */
    alasan: string | null
  }
  jadwal_hari: {
    jadwal_id: number
    berlaku_dari: HariBawaan
    hari: number
    jam_mulai: number
    jam_selesai: number
    /** Unpaid, taken out of work that lasts longer than `istirahat_sesudah_detik` */
    istirahat_detik: Generated<number>
    istirahat_sesudah_detik: Generated<number>
  }
  persiapan: {
    langkah: LangkahPersiapan | 'selesai'
    keadaan: 'diisi' | 'dilewati'
    /** What the step has made */
    kantor_id: number | null
    jadwal_id: number | null
    dicatat_pada: Saat
    oleh_id: number
  }
  libur: {
    tanggal: Hari
    jenis: JenisLibur
    nama: string
    berlaku: Generated<boolean>
    /** The sites that it leaves out, or (`hanya`) whose alone it is */
    kantor_ids: Generated<number[]>
    hanya: Generated<boolean>
    versi: Generated<number>
  }
}

export type JenisLibur = 'LIBUR_NASIONAL' | 'CUTI_BERSAMA' | 'PERUSAHAAN'

type Referensi = { id: number; nama: string }
