import type { AsalPenugasan } from '@rekan/domain/penugasan/penugasan'
import type { NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import type { Lokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** Attendance days and their punches. */
export type SkemaPresensi = {
  /** Of one work: by its id, or null for what follows from the week on that date and was not frozen */
  presensi: { id: Generated<number>; karyawan_id: number; tanggal: Hari; penugasan_id: Opsional<number> }
  /** A work that stands by itself, or one that follows from the week and was touched */
  penugasan: {
    id: Generated<number>
    karyawan_id: number
    tanggal: Hari
    kantor_id: number
    pos_id: Opsional<number>
    jenis_shift_id: Opsional<number>
    mulai: Saat
    selesai: Saat
    istirahat_detik: Generated<number>
    istirahat_sesudah_detik: Generated<number>
    toleransi_detik: Generated<number>
    asal: AsalPenugasan
    /** It follows from the week or a date's hours, frozen as it was when it was touched */
    turunan: Generated<boolean>
    /** Whose work it takes over */
    menggantikan_id: Opsional<number>
    dibuat_pada: Saat
    dibatalkan_pada: SaatOpsional
  }
  presensi_kejadian: {
    id: Generated<number>
    presensi_id: number
    /** The attendance day, as of its record */
    tanggal: Hari
    jenis: JenisKejadian
    waktu: Saat
    kantor_id: number
    /** Three decimals; what was told exactly stands in presensi_bukti for as long as it is kept */
    latitude: number | null
    longitude: number | null
    akurasi: number | null
    lokasi: Lokasi
    jarak_meter: number | null
    di_luar_area: boolean
    perlu_tinjauan: boolean
    /** Written as JSON text */
    tanda: ColumnType<readonly Tanda[], string | undefined, string>
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
    /** When it arrived; null of what is no phone's, or older than evidence of time */
    diterima_pada: SaatOpsional
    /** From taking to arrival, 0 of what was made online */
    luring_detik: Generated<number>
    nilai_waktu: Opsional<NilaiWaktu>
    /** By which code of its site it was proved */
    kode_pos: Opsional<'layar' | 'cetak'>
  }
  /** Withdrawn: as they stood, and nobody's day follows from them */
  presensi_ditarik: {
    id: number
    presensi_id: number
    tanggal: Hari
    jenis: JenisKejadian
    waktu: Saat
    kantor_id: number
    lokasi: Lokasi
    perlu_tinjauan: boolean
    tanda: readonly Tanda[]
    keterangan: string
    oleh_id: number | null
    selfie_sha256: Buffer | null
    ditarik_pada: Saat
    ditarik_oleh_id: number
  }
  /** A view: every punch, withdrawn or not */
  kejadian_semua: {
    id: number
    presensi_id: number
    tanggal: Hari
    kantor_id: number
    ditarik: boolean
  }
  presensi_selfie: {
    kejadian_id: number
    /** The attendance day of its punch */
    tanggal: Hari
    tipe: string
    isi: Buffer | null
    kunci: Opsional<string>
    rusak: Generated<boolean>
    percobaan: Generated<number>
    coba_lagi_pada: SaatOpsional
  }
  /** Breaks as they were punched; without an end it runs, or ended with the check-out */
  presensi_istirahat: {
    id: Generated<number>
    presensi_id: number
    tanggal: Hari
    mulai: Saat
    selesai: SaatOpsional
  }
  /** Receipts, each chained to the one before */
  tanda_bukti: {
    urut: number
    kejadian_id: number
    tanggal: Hari
    kode: string
    isi: string
    kunci: string
    tanda_tangan: Buffer
    sebelumnya: Buffer
    hash: Buffer
  }
  tanda_bukti_antre: { kejadian_id: number; tanggal: Hari }
  presensi_bukti: {
    kejadian_id: number
    tanggal: Hari
    latitude: number | null
    longitude: number | null
    /** When it was taken by what its phone claims; with it the evidence as it was signed */
    taksir: SaatOpsional
    ponsel_id: Opsional<number>
    luring: Opsional<string>
    luring_tanda: Opsional<string>
    penilaian: JSONColumnType<object> | null
    /** Ten-millionths of a degree, and decimetres */
    lat7: Opsional<number>
    lng7: Opsional<number>
    akurasi_dm: Opsional<number>
    /** HMAC of the person and the position to seven decimals; with it the position is cut to four */
    sidik_titik: Opsional<Buffer>
    /** Whether its phone had signed the evidence before it was cut; null where no known phone is to have */
    tanda_sah: Opsional<boolean>
  }
  penahanan: {
    id: GeneratedAlways<number>
    /** What the case is called; null where one person alone is meant */
    perkara: string | null
    alasan: string
    dibuat_oleh_id: number
    dibuat_pada: Saat
    dicabut_oleh_id: Opsional<number>
    dicabut_pada: SaatOpsional
  }
  /** Phones, each by the public half of its key: a point of P-256 */
  ponsel: { id: Generated<number>; kunci: Buffer; sidik: GeneratedAlways<string>; dibuat_pada: Saat }
  ponsel_pengguna: {
    ponsel_id: number
    pengguna_id: number
    dibuat_pada: Saat
    /** To the day; null: not since it was registered */
    didengar_pada: SaatOpsional
    dilepas_pada: SaatOpsional
    /** The user agent that registered it; null: before that was kept */
    perangkat: Opsional<string>
  }
  /** When a phone has heard the server's time */
  ponsel_dengar: { ponsel_id: number; pengguna_id: number; pada: Saat }
  tanya_pulang: { karyawan_id: number; tanggal: Hari; ditanya_oleh_id: number; ditanya_pada: Saat }
  pulang_terlupa: { karyawan_id: number; tanggal: Hari; diberitahu_pada: Saat }
  /** Spans at a site in which lateness does not count */
  pemutihan: {
    id: Generated<number>
    kantor_id: number
    tanggal: Hari
    mulai: Saat
    selesai: Saat
    alasan: string
    dibuat_oleh_id: number
    dibuat_pada: Saat
    dicabut_oleh_id: Opsional<number>
    dicabut_pada: SaatOpsional
    /** Whose lateness goes on counting: who of HR has made it */
    kecuali_karyawan_id: Opsional<number>
    /** Who had opened its maker's account shortly before; the database fills it */
    kecuali_pembuka: Generated<number[]>
  }
  penahanan_karyawan: { penahanan_id: number; karyawan_id: number }
  /** What a site that asks for it is told by a person whom a witness punches for */
  karyawan_pin: { karyawan_id: number; phc: string; diubah_pada: Saat }
  /** What a person says against a punch that another made for them, and what HR decides */
  presensi_sanggahan: {
    kejadian_id: number
    tanggal: Hari
    alasan: string
    oleh_id: number
    dibuat_pada: Saat
    diputus_pada: SaatOpsional
    diputus_oleh_id: Opsional<number>
    /** Whether the person is right */
    diterima: Opsional<boolean>
    alasan_putusan: Opsional<string>
    /** Put right since: nothing is left to dispute */
    dikoreksi: Generated<boolean>
  }
  selfie_sidik: {
    kejadian_id: number
    tanggal: Hari
    karyawan_id: number
    kantor_id: number
    /** 256 zeros and ones */
    sidik: string
  }
  /** Whose photo these bytes were, in whatever month */
  selfie_diterima: { sha256: Buffer; kejadian_id: number; karyawan_id: number; tanggal: Hari }
  jadwal_pengganti: {
    karyawan_id: number
    tanggal: Hari
    jam_mulai: number | null
    jam_selesai: number | null
    /** When a roster was last published for it, and when first */
    terbit_pada: SaatOpsional
    terbit_pertama: SaatOpsional
  }
}

export type JenisKejadian = 'check_in' | 'check_out'
