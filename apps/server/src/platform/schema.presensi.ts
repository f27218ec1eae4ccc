import type { AsalPenugasan } from '@rekan/domain/penugasan/penugasan'
import type { Lokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Hari, Opsional, Saat, SaatOpsional } from './schema.columns.ts'

/** Attendance days and their punches. */
export type SkemaPresensi = {
  /** Of one work: by its id, or null for what follows from the week on that date */
  presensi: { id: Generated<number>; karyawan_id: number; tanggal: Hari; penugasan_id: Opsional<number> }
  /** A work that does not follow from the week */
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
    asal: Exclude<AsalPenugasan, 'jadwal'>
    /** Whose work it takes over */
    menggantikan_id: Opsional<number>
    dibuat_pada: Saat
    dibatalkan_pada: SaatOpsional
  }
  presensi_kejadian: {
    id: Generated<number>
    presensi_id: number
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
    sesudah: GeneratedAlways<string | null>
  }
  /** Withdrawn: as they stood, and nobody's day follows from them */
  presensi_ditarik: {
    id: number
    presensi_id: number
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
    kantor_id: number
    ditarik: boolean
  }
  presensi_selfie: {
    kejadian_id: number
    tipe: string
    isi: Buffer | null
    kunci: Opsional<string>
    rusak: Generated<boolean>
    percobaan: Generated<number>
    coba_lagi_pada: SaatOpsional
  }
  presensi_bukti: { kejadian_id: number; tanggal: Hari; latitude: number; longitude: number }
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
  penahanan_karyawan: { penahanan_id: number; karyawan_id: number }
  selfie_sidik: {
    kejadian_id: number
    karyawan_id: number
    kantor_id: number
    /** 256 zeros and ones */
    sidik: string
  }
  jadwal_pengganti: {
    karyawan_id: number
    tanggal: Hari
    jam_mulai: number | null
    jam_selesai: number | null
  }
}

export type JenisKejadian = 'check_in' | 'check_out'
