import type { Poligon } from '@rekan/domain/area'
import type { KebijakanLokasi, Lokasi } from '@rekan/domain/lokasi'
import type { JenisIzin, StatusPengajuan } from '@rekan/domain/absensi'
import type { JenisMutasiCuti } from '@rekan/domain/cuti'
import type { JenisNotifikasi } from '@rekan/domain/notifikasi'
import type { StatusPengumuman } from '@rekan/domain/pengumuman'
import type { KelasJkk, Ptkp } from '@rekan/domain/pajak'
import type { JenisBaris, KelompokBaris, StatusSlip } from '@rekan/domain/payroll'
import type { Role } from '@rekan/domain/akses'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** A moment: written as a Date, read as milliseconds since 1970 UTC. */
type Saat = ColumnType<Instan, Date, Date>
type SaatOpsional = ColumnType<Instan | null, Date | null | undefined, Date | null>
type Hari = ColumnType<Tanggal, Tanggal, Tanggal>
type HariOpsional = ColumnType<Tanggal | null, Tanggal | null | undefined, Tanggal | null>

type Opsional<T> = ColumnType<T | null, T | null | undefined, T | null>

type Referensi = { id: number; nama: string }

/** What every request has: whose it is, whom it names, what became of it. */
type Pengajuan = {
  id: Generated<number>
  karyawan_id: number
  koordinator_id: number
  status: Generated<StatusPengajuan>
  keterangan: string
  diajukan_oleh_id: number
  dibuat_pada: Saat
  diputus_oleh_id: Opsional<number>
  diputus_pada: SaatOpsional
  dibatalkan_oleh_id: Opsional<number>
  dibatalkan_pada: SaatOpsional
}

/** The tables as the migrations leave them. */
export type Skema = {
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
    khusus_jenis_kelamin: 'L' | 'P' | null
    mengurangi_cuti_tahunan: boolean
    masa_kerja_minimum_bulan: number
    cara_hitung: 'hari_kerja' | 'kalender'
    dasar_hukum: string
    aktif: boolean
  }
  bank: Referensi & { singkatan: string }
  kantor: {
    id: Generated<number>
    kode: string
    nama: string
    alamat: string
    zona_waktu: KodeZona
    area: JSONColumnType<Poligon> | null
    kebijakan_lokasi: Generated<KebijakanLokasi>
  }
  jadwal: {
    id: Generated<number>
    nama: string
    toleransi_detik: Generated<number>
    masuk_saat_libur: Generated<boolean>
  }
  jadwal_hari: { jadwal_id: number; hari: number; jam_mulai: number; jam_selesai: number }
  libur: {
    tanggal: Hari
    jenis: 'LIBUR_NASIONAL' | 'CUTI_BERSAMA' | 'PERUSAHAAN'
    nama: string
    berlaku: Generated<boolean>
  }
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
    tanggal_masuk: Hari
    aktif: Generated<boolean>
    tanggal_keluar: HariOpsional
    alasan_keluar: Opsional<string>
    cari: GeneratedAlways<string>
    versi: Generated<number>
  }
  direktori: { satu: boolean; versi: number }
  penomoran_karyawan: { satu: boolean; awalan: string; lebar: number; terakhir: number }
  pengguna: {
    id: Generated<number>
    email: string | null
    kata_sandi: string | null
    role: Role
    aktif: Generated<boolean>
    karyawan_id: number | null
    nama: string | null
    avatar: Opsional<string>
    pengingat: Generated<boolean>
  }
  sesi: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    pengguna_id: number
    dibuat_pada: Saat
    dipakai_pada: Saat
    kedaluwarsa_pada: Saat
    perangkat: string
  }
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
  presensi: { id: Generated<number>; karyawan_id: number; tanggal: Hari }
  presensi_kejadian: {
    id: Generated<number>
    presensi_id: number
    jenis: JenisKejadian
    waktu: Saat
    kantor_id: number
    latitude: number | null
    longitude: number | null
    akurasi: number | null
    lokasi: Lokasi
    jarak_meter: number | null
    di_luar_area: boolean
    perlu_tinjauan: boolean
    keterangan: string
    waktu_perangkat: SaatOpsional
    telat_detik: Generated<number>
    lebih_awal_detik: Generated<number>
    oleh_id: number | null
    /** Null where HR put the punch right or an approved correction made it */
    selfie_sha256: Buffer | null
    dikoreksi: Generated<boolean>
    ditinjau_oleh_id: Opsional<number>
    ditinjau_pada: SaatOpsional
    diterima: Opsional<boolean>
    alasan_tinjauan: Opsional<string>
    sesudah: GeneratedAlways<string | null>
  }
  rahasia: { nama: string; isi: string }
  presensi_selfie: {
    kejadian_id: number
    tipe: string
    isi: Buffer | null
    kunci: Opsional<string>
    rusak: Generated<boolean>
    percobaan: Generated<number>
    coba_lagi_pada: SaatOpsional
  }
  jadwal_pengganti: {
    karyawan_id: number
    tanggal: Hari
    jam_mulai: number | null
    jam_selesai: number | null
  }
  absensi: Pengajuan & {
    jenis_izin: JenisIzin
    cuti_id: Opsional<number>
    tanggal_mulai: Hari
    tanggal_selesai: Hari
    /** Days that count: of work, or of the calendar where the kind is counted in months */
    total_hari: number
    jam_masuk: Opsional<number>
    jam_pulang: Opsional<number>
    lampiran: Opsional<string>
    lampiran_nama: Opsional<string>
    catatan: Opsional<string>
  }
  lembur: Pengajuan & {
    tanggal: Hari
    mulai: Saat
    selesai: Saat
    /** The attendance day it counts to */
    hari_presensi: Hari
    bersedia_pada: SaatOpsional
    di_atas_batas: Generated<boolean>
  }
  koordinator_pengganti: {
    id: Generated<number>
    koordinator_id: number
    pengganti_id: number
    tanggal_mulai: Hari
    tanggal_selesai: Hari
    /** A range of moments: `[mulai,selesai)` as text */
    masa: string
    dibuat_oleh_id: number
    dibuat_pada: Saat
    dicabut_pada: SaatOpsional
  }
  pengaturan_cuti: {
    satu: Generated<boolean>
    bawa_bulan: Generated<number>
    bawa_hari: Opsional<number>
    bersama_memotong: Generated<boolean>
    bersama_sejak: HariOpsional
  }
  hak_cuti: {
    id: Generated<number>
    karyawan_id: number
    /** Years of service after the first that was entered */
    ke: number
    sejak: Hari
    mulai: Hari
    akhir: Hari
    sampai: Hari
    bawa_bulan: number
    /** What the entries add up to; a trigger keeps it */
    sisa: Generated<number>
    /** Days that lapsed with its year; null: not reckoned yet */
    dipotong: Opsional<number>
  }
  mutasi_cuti: {
    id: Generated<number>
    hak_id: number
    jenis: JenisMutasiCuti
    jumlah: number
    absensi_id: Opsional<number>
    tanggal: HariOpsional
    keterangan: Opsional<string>
    oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  upah: {
    karyawan_id: number
    mulai: Hari
    satuan: 'bulan' | 'hari'
    pokok: number
    tunjangan_tetap: Generated<number>
    tunjangan_tidak_tetap: Generated<number>
    dibuat_oleh_id: Opsional<number>
    dibuat_pada: Saat
  }
  perusahaan: { satu: Generated<boolean>; nama: Opsional<string>; alamat: Opsional<string> }
  payroll: {
    id: Generated<number>
    karyawan_id: number
    bulan: number
    tahun: number
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
    kode: string
    nama: string
    penempatan: string
    jenis_karyawan: string
    nama_bank: Opsional<string>
    /** Shows its end alone, as do `jkn` and `kpj` */
    nomor_rekening: Opsional<string>
    jkn: Opsional<string>
    kpj: Opsional<string>
    perusahaan_nama: Opsional<string>
    perusahaan_alamat: Opsional<string>
    versi: Generated<number>
    dibuat_oleh_id: number
    dibuat_pada: Saat
    dibagikan_pada: SaatOpsional
    terbit_oleh_id: Opsional<number>
    terbit_pada: SaatOpsional
  }
  payroll_baris: {
    id: Generated<number>
    payroll_id: number
    kelompok: KelompokBaris
    urutan: number
    nama: string
    jenis: JenisBaris
    jumlah: number
  }
  payroll_dilihat: {
    payroll_id: number
    pengguna_id: number
    apa: 'detail' | 'pdf'
    tanggal: Hari
    pada: Saat
  }
  payroll_pdf: { payroll_id: number; kunci: Opsional<string>; coba_pada: SaatOpsional }
  surat_akun: {
    id: Generated<number>
    email: string
    jenis: JenisSurat
    dikenal: Generated<boolean>
    dibuat_pada: Saat
    coba_lagi_pada: SaatOpsional
  }
  tautan_sandi: {
    token_hash: Buffer
    pengguna_id: number
    jenis: JenisTautan
    dibuat_pada: Saat
    kedaluwarsa_pada: Saat
  }
  kode_reset: {
    pengguna_id: number
    kode_hash: string
    percobaan: Generated<number>
    kedaluwarsa_pada: Saat
  }
  perangkat_dikenal: { rahasia_hash: Buffer; pengguna_id: number; dipakai_pada: Saat }
  jatah_percobaan: { kunci: Buffer; penuh_pada: Saat }
  audit: {
    id: GeneratedAlways<number>
    waktu: Saat
    pengguna_id: number | null
    tindakan: string
    objek: string
    objek_id: string
    sebelum: ColumnType<Record<string, unknown> | null, string | null, never>
    sesudah: ColumnType<Record<string, unknown> | null, string | null, never>
  }
  batal_ubah: {
    id: Generated<number>
    pengguna_id: number
    jenis: JenisBatal
    alamat: string
    sebelum: ColumnType<IsiBatal, string, never>
    sesudah: ColumnType<IsiBatal, string, never>
    dibuat_pada: Saat
    token_hash: Opsional<Buffer>
    kedaluwarsa_pada: SaatOpsional
    terkirim: Generated<boolean>
    coba_lagi_pada: SaatOpsional
  }
  pengumuman: {
    id: Generated<number>
    judul: string
    body: string
    status: Generated<StatusPengumuman>
    lampiran: Opsional<string>
    lampiran_lebar: Opsional<number>
    lampiran_tinggi: Opsional<number>
    dibuat_oleh_id: number
    dibuat_pada: Saat
    terbit_pada: SaatOpsional
    versi: Generated<number>
  }
  pengumuman_dibaca: { pengumuman_id: number; pengguna_id: number; dibaca_pada: Saat }
  notifikasi: {
    id: Generated<number>
    pengguna_id: number
    jenis: JenisNotifikasi
    detail_id: number
    judul: string
    isi: string
    dibuat_pada: Saat
    dibaca_pada: SaatOpsional
  }
  pengingat: {
    id: Generated<number>
    karyawan_id: number
    tanggal: Hari
    jenis: JenisKejadian
    judul: string
    isi: string
    dibuat_pada: Saat
    basi_pada: Saat
  }
  push_langganan: {
    id: Generated<number>
    sesi_hash: Buffer
    pengguna_id: number
    endpoint: string
    p256dh: string
    auth: string
    dibuat_pada: Saat
  }
  push_kiriman: {
    id: Generated<number>
    langganan_id: number
    notifikasi_id: Opsional<number>
    pengingat_id: Opsional<number>
    percobaan: Generated<number>
    coba_pada: Saat
  }
  demo: { dibuat_pada: Saat }
  idempotensi: {
    pengguna_id: number
    kunci: string
    sidik: Buffer
    jawaban: JSONColumnType<object>
    dibuat_pada: Saat
  }
}

/** Changes that their owner is told of and may put back. */
export type JenisBatal = 'email' | 'rekening'
/** The columns that such a change concerns. */
export type IsiBatal = {
  readonly email?: string | null
  readonly nama_bank?: string | null
  readonly nomor_rekening?: string | null
}
export type JenisKejadian = 'check_in' | 'check_out'
/** What a link that sets a password was made for. */
export type JenisTautan = 'lupa' | 'undangan'
/** Letters about an account: the two links, and word of a changed password and of a code made for it. */
export type JenisSurat = JenisTautan | 'diganti' | 'kode'
