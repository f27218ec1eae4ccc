import type { JenisIzin, StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import { type Hari, hariPada } from '../../features/presensi/hari/hari.service.ts'
import type { Skema } from '../../platform/schema.ts'
import { type Acak, createAcak } from '../acak.ts'
import {
  type OrangDemo,
  findHari,
  giliranPada,
  koordinatorFrom,
  saatFrom,
  selesaiPada,
} from '../orang/orang.ts'

export type StatusAkhir = Exclude<StatusPengajuan, 'menunggu'>

/** What somebody files, with the moments from which it is there and from which it is decided. */
export type PengajuanDemo<T extends 'absensi' | 'lembur'> = {
  readonly baris: Omit<Insertable<Skema[T]>, 'status'>
  readonly status: StatusAkhir
  /** The days that count */
  readonly hari: readonly Tanggal[]
  readonly tampak: Instan
  readonly diputus: Instan
}

const SIKLUS = 29
/** Its id in the reference data */
export const CUTI_TAHUNAN = 1
const BERGANTI: readonly StatusAkhir[] = ['disetujui', 'ditolak', 'disetujui', 'dibatalkan']
const BIASANYA = [
  'disetujui',
  'disetujui',
  'disetujui',
  'disetujui',
  'disetujui',
  'ditolak',
  'dibatalkan',
] as const
const ALASAN = {
  CUTI: ['Acara keluarga di kampung.', 'Liburan bersama keluarga.', 'Mengantar orang tua berobat.'],
  SAKIT: ['Demam dan flu.', 'Sakit perut.', 'Sakit gigi, ke dokter pagi ini.', 'Migrain.'],
  IZIN: ['Mengurus perpanjangan SIM.', 'Mengambil rapor anak.', 'Mengurus dokumen di kelurahan.'],
  DINAS_LUAR: [
    'Kunjungan ke pelanggan.',
    'Pelatihan di kantor pusat.',
    'Serah terima barang di gudang cabang.',
  ],
  WFH: ['Menyelesaikan laporan bulanan dari rumah.', 'Perbaikan listrik di rumah.'],
} as const satisfies Partial<Record<JenisIzin, readonly string[]>>

/** The request for days off that a person files on a day, if any: for one to three working days a week or more ahead. */
export function planAbsensi(orang: OrangDemo, tanggal: Tanggal): PengajuanDemo<'absensi'> | null {
  const giliran = giliranPada(orang, tanggal, SIKLUS, 12)
  if (giliran === null) return null
  const dibuat = hariPada(tanggal, orang.mentah)
  if (dibuat === null) return null
  const acak = createAcak(`absensi ${orang.kode} ${tanggal}`)
  const mulai = findHari(orang, addHari(tanggal, acak.antara(8, 18)), 14, isKerja)
  const lama = acak.pilih([1, 1, 1, 2, 2, 3])
  const akhir = mulai && hariTerakhir(orang, mulai, orang.khusus ? 1 : lama)
  const koordinatorId = koordinatorFrom(orang, dibuat)
  if (mulai === null || akhir === null || koordinatorId === null) return null
  const jenis = jenisFrom(mulai, acak)
  const saat = saatFrom(dibuat, acak.antara(8 * 3600, 20 * 3600))
  const status = statusAkhir(orang, giliran, acak)
  const hari = hariKerja(orang, mulai, akhir)
  return {
    baris: {
      karyawan_id: orang.karyawanId,
      koordinator_id: koordinatorId,
      jenis_izin: jenis,
      cuti_id: jenis === 'CUTI' ? CUTI_TAHUNAN : null,
      total_hari: hari.length,
      jam_pulang: null,
      diajukan_oleh_id: orang.penggunaId,
      tanggal_mulai: mulai.tanggal,
      tanggal_selesai: akhir.tanggal,
      keterangan: acak.pilih(ALASAN[jenis]),
      dibuat_pada: new Date(saat),
    },
    hari,
    status,
    tampak: tampakSejak(orang, status, saat, akhir),
    diputus: saatFrom(dibuat, acak.antara(6, 7) * 86_400 + acak.antara(8 * 3600, 16 * 3600)),
  }
}

/** A day's sick leave, filed and approved that morning. */
export function planSakit(orang: OrangDemo, tanggal: Tanggal): PengajuanDemo<'absensi'> | null {
  const acak = createAcak(`sakit ${orang.kode} ${tanggal}`)
  if (!acak.peluang(0.008)) return null
  const hari = hariPada(tanggal, orang.mentah)
  const koordinatorId = hari && koordinatorFrom(orang, hari)
  if (!hari?.shift || koordinatorId === null) return null
  const saat = hari.shift.mulai - acak.antara(1800, 5400) * 1000
  return {
    baris: {
      karyawan_id: orang.karyawanId,
      koordinator_id: koordinatorId,
      jenis_izin: 'SAKIT',
      cuti_id: null,
      total_hari: 1,
      jam_pulang: null,
      diajukan_oleh_id: orang.penggunaId,
      tanggal_mulai: hari.tanggal,
      tanggal_selesai: hari.tanggal,
      keterangan: acak.pilih(ALASAN.SAKIT),
      dibuat_pada: new Date(saat),
    },
    hari: [hari.tanggal],
    status: 'disetujui',
    tampak: tampakSejak(orang, 'disetujui', saat, hari),
    diputus: hari.shift.mulai + acak.antara(1800, 10_800) * 1000,
  }
}

/** What is approved for an account by which the demo is tried shows once its day is over, never before. */
export function tampakSejak(orang: OrangDemo, status: StatusPengajuan, saat: Instan, akhir: Hari): Instan {
  return orang.khusus && status === 'disetujui' ? selesaiPada(akhir) : saat
}

/** Most requests are approved; an account by which the demo is tried has every outcome within four turns. */
export function statusAkhir({ khusus }: OrangDemo, giliran: number, acak: Acak): StatusAkhir {
  const acakan = acak.pilih(BIASANYA)
  return khusus ? (BERGANTI[giliran % BERGANTI.length] ?? acakan) : acakan
}

function isKerja({ shift }: Hari): boolean {
  return shift !== null
}

/** The `lama`-th working day from a working day on. */
function hariTerakhir(orang: OrangDemo, mulai: Hari, lama: number): Hari | null {
  let hari: Hari | null = mulai
  for (let i = 1; i < lama && hari !== null; i += 1)
    hari = findHari(orang, addHari(hari.tanggal, 1), 10, isKerja)
  return hari
}

/** Working days from one day to another, both included. */
function hariKerja({ mentah }: OrangDemo, mulai: Hari, akhir: Hari): readonly Tanggal[] {
  const hari: Tanggal[] = []
  for (let tanggal = mulai.tanggal; tanggal <= akhir.tanggal; tanggal = addHari(tanggal, 1))
    if (hariPada(tanggal, mentah)?.shift) hari.push(tanggal)
  return hari
}

/** Leave after a year of service; from home only who works at a desk. */
function jenisFrom({ penempatan: [utama], tanggal }: Hari, acak: Acak) {
  const jenis = acak.pilih(['CUTI', 'IZIN', 'IZIN', 'DINAS_LUAR', 'WFH', 'WFH'])
  if (jenis === 'CUTI' && addHari(utama.tanggal_masuk, 365) > tanggal) return 'IZIN'
  return jenis === 'WFH' && !/^(Staf|Koordinator|Manajer)/.test(utama.jabatan) ? 'IZIN' : jenis
}
