import type { JenisIzin, StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { JenisMutasiCuti } from '@rekan/domain/pengajuan/cuti/cuti'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { AlasanWaktu, NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import type { ColumnType, Generated } from 'kysely'
import type { Hari, HariOpsional, Opsional, Saat, SaatOpsional } from './schema.columns.ts'
import type { JenisKejadian } from './schema.presensi.ts'

/** Requests, who decides them, and the ledger of annual leave. */
export type SkemaPengajuan = {
  absensi: Pengajuan & {
    jenis_izin: JenisIzin
    cuti_id: Opsional<number>
    tanggal_mulai: Hari
    tanggal_selesai: Hari
    /** Half of its one day */
    paruh: Opsional<Paruh>
    /** Days that count: of work, or of the calendar where the kind is counted in months */
    total_hari: number
    jam_masuk: Opsional<number>
    jam_pulang: Opsional<number>
    /** Days after its day on which `jam_pulang` lies; null: as it follows from the check-in */
    hari_pulang: Opsional<number>
    lampiran: Opsional<string>
    lampiran_nama: Opsional<string>
    /** Written down by HR or a coordinator for the person, who did not ask */
    dicatat: Generated<boolean>
    /** A punch that was taken before its month was locked and arrived after it */
    setelah_kunci: Generated<boolean>
    /** Settled with pay, its day as it was locked */
    disusulkan: Generated<boolean>
    catatan: Opsional<string>
  }
  /** Punches that arrived too late to be recorded as such: evidence of a request for a correction */
  koreksi_luring: {
    id: Generated<number>
    absensi_id: number
    jenis: JenisKejadian
    penugasan_id: number | null
    taksir: Saat
    diterima_pada: Saat
    nilai_waktu: NilaiWaktu
    /** Written as JSON text */
    alasan: ColumnType<readonly AlasanWaktu[], string, string>
    luring: string | null
    luring_tanda: string | null
    /** Whether its phone had signed the evidence before it was cut; null where no known phone is to have */
    tanda_sah: Opsional<boolean>
    /** Its position is told to four decimals */
    dipotong: Generated<boolean>
    /** Key of the photo in the file store */
    foto: string
  }
  lembur: Pengajuan & {
    tanggal: Hari
    mulai: Saat
    selesai: Saat
    /** The attendance day it counts to */
    hari_presensi: Hari
    bersedia_pada: SaatOpsional
    di_atas_batas: Generated<boolean>
    /** The hours that were filed, null while HR has not put them right */
    mulai_diajukan: SaatOpsional
    selesai_diajukan: SaatOpsional
    dibetulkan_oleh_id: Opsional<number>
    dibetulkan_pada: SaatOpsional
    alasan_dibetulkan: Opsional<string>
  }
  /** Days on which annual leave is not asked for */
  larangan_cuti: {
    id: Generated<number>
    dari: Hari
    sampai: Hari
    kantor_id: Opsional<number>
    jabatan: Opsional<string>
    alasan: string
    dibuat_oleh_id: number
    dibuat_pada: Saat
    dicabut_oleh_id: Opsional<number>
    dicabut_pada: SaatOpsional
  }
  /** What HR adds to somebody's time off for overtime, or takes from it; minutes */
  koreksi_pengganti: {
    id: Generated<number>
    karyawan_id: number
    tanggal: Hari
    menit: number
    keterangan: string
    oleh_id: number
    dibuat_pada: Saat
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
    /** The last day of the employment with which it ended, and what was left then; null: of the present one */
    berakhir: HariOpsional
    sisa_berakhir: Opsional<number>
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
}

/** The columns of every request: its person, the coordinator whom it names, and the decision. */
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
