import { createHash } from 'node:crypto'
import { isBebasArea } from '@rekan/domain/pengajuan/izin/absensi'
import { areaFrom } from '@rekan/domain/perusahaan/area'
import {
  type BuktiLokasi,
  type FaktaPresensi,
  decideCheckIn,
  decideCheckOut,
} from '@rekan/domain/presensi/hari/presensi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import type { Hari } from '../../features/presensi/hari/hari.service.ts'
import type { Skema } from '../../platform/schema.ts'
import type { JenisKejadian } from '../../platform/schema.presensi.ts'
import { type Acak, createAcak } from '../acak.ts'
import { isLupa } from './berkala.ts'
import { type OrangDemo, koordinatorFrom } from '../orang/orang.ts'
import { type Tempat, posisiDi, posisiRumah } from '../orang/tempat.ts'

/** A punch without the record it will belong to. */
export type KejadianDemo = Omit<
  Insertable<Skema['presensi_kejadian']>,
  'presensi_id' | 'tanggal' | 'tanda'
> & {
  readonly tanda: readonly Tanda[]
}

const ALASAN_LUAR = [
  'Mengantar barang ke pelanggan.',
  'Rapat di luar kantor.',
  'Serah terima di gudang cabang.',
  'Di pos depan, gerbang masih ditutup.',
] as const
const ALASAN_WAKIL = [
  'Ponsel kehabisan daya.',
  'Kamera ponsel rusak.',
  'Ponsel tertinggal di rumah.',
] as const

/** What somebody is to show on a day, beside what happens by itself. */
export type PeranHari = 'absen' | 'telat' | 'luar' | 'luring'

/** A phone without signal keeps a punch for so long before it arrives. */
const LURING_MS = 40 * 60_000

/**
 * A person's punches of a day, as the rules would have taken them; none on a day off, on leave or in ALPA. `peran` says
 * what they are to show; without it, what happens follows from the person and the date alone.
 */
export function planKejadian(orang: OrangDemo, hari: Hari, peran?: PeranHari): readonly KejadianDemo[] {
  const kerja = [...(hari.shift ? [hari.shift] : []), ...hari.fakta.rencana.lembur]
  if (kerja.length === 0 || hari.fakta.izin !== null) return []
  const akanKoreksi = isLupa(orang, hari.tanggal)
  const bolehAlpa = hari.fakta.rencana.lembur.length === 0 && !akanKoreksi
  if (peran === 'absen' || (peran === undefined && bolehAlpa && isAlpa(orang.kode, hari.tanggal))) return []
  const acak = createAcak(`presensi ${orang.kode} ${hari.tanggal}`)
  const mulai = Math.min(...kerja.map((k) => k.mulai))
  const selesai = Math.max(...kerja.map((k) => k.selesai))
  const isTelat = acak.peluang(0.08) || peran === 'telat'
  const datang =
    mulai + (isTelat ? acak.antara(60, 2700) + (peran ? 900 : 0) : acak.lonceng(-1500, 120)) * 1000
  const isLebihAwal = acak.peluang(0.04)
  const pulang =
    selesai + (isLebihAwal ? -acak.antara(600, 5400) : acak.antara(0, 60) * acak.antara(1, 25)) * 1000
  const lupa = acak.peluang(0.01) || akanKoreksi

  const masuk = planPunch(orang, hari, 'check_in', datang, acak, peran)
  if (masuk === null || lupa) return masuk === null ? [] : [masuk]
  const keluar = planPunch(orang, hari, 'check_out', pulang, acak)
  return keluar === null ? [masuk] : [masuk, keluar]
}

/** Stayed away without a word: now and then, never twice within a week. */
function isAlpa(kode: string, tanggal: Tanggal): boolean {
  const isJatuh = (hari: Tanggal) => createAcak(`alpa ${kode} ${hari}`).peluang(0.02)
  return isJatuh(tanggal) && ![1, 2, 3, 4, 5, 6, 7].some((lalu) => isJatuh(addHari(tanggal, -lalu)))
}

/** The punch as it would have been recorded. Where the office insists on its area, made inside it; null if refused even so. */
function planPunch(
  orang: OrangDemo,
  hari: Hari,
  jenis: JenisKejadian,
  saat: Instan,
  acak: Acak,
  peran?: PeranHari,
): KejadianDemo | null {
  const [kantor] = hari.penempatan
  const area = areaFrom(kantor.area, kantor.toleransi_meter)
  const bebasArea = isBebasArea(hari.izin)
  const olehId = acak.peluang(0.01) && !bebasArea ? koordinatorFrom(orang, hari) : null
  const terjadi = tempatFrom(acak)
  const tempat = peran === 'luar' ? 'luar' : terjadi
  const isLuar = tempat === 'luar' || tempat === 'kabur'
  const posisi = bebasArea
    ? posisiRumah(area, createAcak(`rumah ${orang.kode}`))
    : posisiDi(olehId === null ? tempat : 'dalam', area, acak)
  const waktuPerangkat = saat - acak.antara(1, 4) * 1000 - (peran === 'luring' ? LURING_MS : 0)
  const alasan = acak.pilih(ALASAN_LUAR)
  const alasanWakil = acak.pilih(ALASAN_WAKIL)
  const keterangan = bebasArea ? 'Kerja dari rumah.' : olehId !== null ? alasanWakil : isLuar ? alasan : ''

  const fakta: FaktaPresensi = {
    saat,
    hari: { ...hari.fakta, checkIn: jenis === 'check_out', checkOut: false },
    kantor: { area, kebijakan: kantor.kebijakan_lokasi },
    bebasArea,
    posisi,
    keterangan,
    waktuPerangkat,
    fotoSama: [],
    ditarik: [],
  }
  const rapi: FaktaPresensi = { ...fakta, posisi: posisiDi('dalam', area, acak), keterangan: '' }
  for (const satu of [fakta, rapi]) {
    const diputus = decide(jenis, satu)
    if (diputus !== null) return baris(orang, hari, jenis, satu, { ...diputus, olehId })
  }
  return null
}

function decide(jenis: JenisKejadian, fakta: FaktaPresensi) {
  if (jenis === 'check_in') {
    const keputusan = decideCheckIn(fakta)
    return keputusan.ok ? { ...keputusan, lebihAwal: 0 } : null
  }
  const keputusan = decideCheckOut(fakta)
  return keputusan.ok ? { ...keputusan, telat: 0 } : null
}

function baris(
  { kode }: OrangDemo,
  { tanggal, penempatan: [kantor] }: Hari,
  jenis: JenisKejadian,
  { saat, posisi, keterangan, waktuPerangkat }: FaktaPresensi,
  diputus: BuktiLokasi & { telat: number; lebihAwal: number; olehId: number | null },
): KejadianDemo {
  return {
    jenis,
    waktu: new Date(saat),
    kantor_id: kantor.kantor_id,
    latitude: posisi?.titik.lat ?? null,
    longitude: posisi?.titik.lng ?? null,
    akurasi: posisi?.akurasi ?? null,
    lokasi: diputus.lokasi,
    jarak_meter: diputus.jarakMeter,
    di_luar_area: diputus.diLuarArea,
    perlu_tinjauan: diputus.tanda.length > 0,
    tanda: diputus.tanda,
    keterangan,
    waktu_perangkat: waktuPerangkat === null ? null : new Date(waktuPerangkat),
    telat_detik: diputus.telat,
    lebih_awal_detik: diputus.lebihAwal,
    oleh_id: diputus.olehId,
    // Every photo that is received differs by something.
    selfie_sha256: createHash('sha256').update(`${kode} ${tanggal} ${jenis}`).digest(),
  }
}

/** Most are in the area; one in thirty-three is outside, one in a hundred has no idea where it is. */
function tempatFrom(acak: Acak): Tempat {
  const n = acak.nilai()
  if (n < 0.03) return 'luar'
  if (n < 0.04) return 'kabur'
  return n < 0.07 ? 'tepi' : 'dalam'
}
