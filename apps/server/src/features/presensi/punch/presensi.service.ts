import type { contract } from '@rekan/contract/contract'
import { type Pelaku, may } from '@rekan/domain/akses/akses'
import { isBebasArea } from '@rekan/domain/pengajuan/izin/absensi'
import { areaFrom } from '@rekan/domain/perusahaan/area'
import { type Posisi, judgeLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import {
  type BuktiLokasi,
  type FaktaPresensi,
  type FotoSama,
  decideCheckIn,
  decideCheckOut,
} from '@rekan/domain/presensi/hari/presensi'
import type { Instan } from '@rekan/domain/waktu'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { publishAfter } from '../../../platform/siaran.ts'
import { withPengganti } from '../../penempatan/penempatan.service.ts'
import { hariGiliran, requirePenugasan } from '../hari/giliran.service.ts'
import { type Hari, type HariIni, fetchHariPresensi } from '../hari/hari.service.ts'
import {
  type HariKejadian,
  type Selfie,
  findKaryawanAktif,
  findKejadian,
  insertKejadian,
  isTanpaCheckIn,
} from './presensi.queries.ts'
import { tellDiwakilkan, tellPerluTinjauan } from '../kabar/kabar.service.ts'
import { refusalOf, refusalTercatat } from './penolakan.ts'
import type { Kejadian, Penempatan } from '../hari/hari.sql.ts'
import { refuse } from '../presensi.refusals.ts'

/** The fields of a punch as the contract parses them: claims, all of them. */
type IsianPunch = z.output<(typeof contract)['POST /presensi/check-in']['form']['fields']>

/** Whose punch it is, who makes it, when, at which office, from where. */
type Rekaman = {
  readonly karyawanId: number
  readonly olehId: number | null
  readonly saat: Instan
  /** As the work whose punch it is sees it */
  readonly hari: HariIni
  readonly penugasanId: number | null
  readonly kantor: Penempatan
  readonly posisi: Posisi | null
  readonly isian: IsianPunch
  readonly selfie: Selfie
  readonly fotoSama: readonly FotoSama[]
}

/** Records a check-in, one's own or on behalf of `karyawan_id`. Throws the refusal of `decideCheckIn`. */
export async function checkIn(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  isian: IsianPunch,
  selfie: Selfie,
): Promise<Kejadian> {
  const rekaman = await prepareRekaman(tx, clock, pelaku, 'POST /presensi/check-in', isian, selfie)
  const keputusan = decideCheckIn(faktaFrom(rekaman))
  if (!keputusan.ok) throw refusalOf(keputusan, rekaman.hari)

  const { karyawanId, hari, penugasanId } = rekaman
  const selisih = { telat_detik: keputusan.telat, lebih_awal_detik: 0 }
  const pada = { karyawanId, tanggal: hari.tanggal, penugasanId }
  return writeKejadian(tx, rekaman, pada, 'check_in', keputusan, selisih)
}

/** Records a check-out, one's own or on behalf of `karyawan_id`. Throws the refusal of `decideCheckOut`. */
export async function checkOut(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  isian: IsianPunch,
  selfie: Selfie,
): Promise<Kejadian> {
  const rekaman = await prepareRekaman(tx, clock, pelaku, 'POST /presensi/check-out', isian, selfie)
  const keputusan = decideCheckOut(faktaFrom(rekaman))
  if (!keputusan.ok) throw refusalOf(keputusan, rekaman.hari)

  const presensiId = rekaman.hari.checkIn?.presensi_id
  if (presensiId === undefined) throw refuse('BELUM_CHECK_IN')
  const selisih = { telat_detik: 0, lebih_awal_detik: keputusan.lebihAwal }
  return writeKejadian(
    tx,
    rekaman,
    { presensiId, tanggal: rekaman.hari.tanggal },
    'check_out',
    keputusan,
    selisih,
  )
}

/** Gathers a punch's facts. A person the caller may not act for is unknown to them: 404. */
async function prepareRekaman(
  tx: Tx,
  clock: Clock,
  pelaku: Pelaku,
  tindakan: 'POST /presensi/check-in' | 'POST /presensi/check-out',
  isian: IsianPunch,
  selfie: Selfie,
): Promise<Rekaman> {
  const saat = clock.now()
  const posisi = posisiFrom(isian)
  const karyawanId = isian.karyawan_id ?? pelaku.karyawanId
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  const { hari: sehari, fotoSama } = await fetchHariPresensi(tx, karyawanId, saat, selfie.sha256)
  const sendiri = karyawanId === pelaku.karyawanId
  const koordinatorIds = (sehari?.penempatan ?? []).map((p) => p.koordinator_id).filter((id) => id !== null)
  const pemilik = { karyawanId, koordinatorIds }
  // One's own, the rush of a morning, asks no more than it must.
  const diwakili = sendiri ? pemilik : (await withPengganti(tx, pelaku, saat))(pemilik)
  if (!may(pelaku, tindakan, diwakili)) throw refuse('KARYAWAN_TIDAK_ADA')
  if (!sendiri && !(await findKaryawanAktif(tx, karyawanId))) throw refuse('KARYAWAN_TIDAK_ADA')
  if (sehari === null) throw refuse('TANPA_PENEMPATAN')
  const { hari, penugasan } = pickPenugasan(sehari, isian.penugasan_id, sendiri, saat)
  const kantor = penugasan?.kantor ? hari.penempatan[0] : pickKantor(hari, isian, posisi)
  const olehId = sendiri ? null : pelaku.penggunaId
  const penugasanId = penugasan?.id ?? null
  return { karyawanId, olehId, saat, hari, penugasanId, kantor, posisi, isian, selfie, fotoSama }
}

/**
 * The work that is named, and who punches for themselves need not: it is the one whose turn it is. Throws 422 at
 * `penugasan_id` as `requirePenugasan`.
 */
function pickPenugasan(sehari: HariIni, id: number | undefined, sendiri: boolean, saat: Instan) {
  if (id === undefined && sendiri) return hariGiliran(sehari, saat)
  return requirePenugasan(sehari, id)
}

/** The office the person names; unnamed, the one whose area holds the position, else the primary placement's. */
function pickKantor(
  { penempatan }: Hari,
  { kantor_penempatan_id: id }: IsianPunch,
  posisi: Posisi | null,
): Penempatan {
  if (id === undefined) {
    return (
      penempatan.find((p) => judgeLokasi(posisi, areaFrom(p.area, p.toleransi_meter)).lokasi === 'dalam') ??
      penempatan[0]
    )
  }
  const dipilih = penempatan.find((p) => p.kantor_id === id)
  if (dipilih === undefined)
    throw invalid({ kantor_penempatan_id: [refuse('KANTOR_BUKAN_PENEMPATAN').message] })
  return dipilih
}

/** Half a position is a mistake, none at all is a claim that the rules judge. */
function posisiFrom({ latitude: lat, longitude: lng, akurasi }: IsianPunch): Posisi | null {
  if (lat === undefined && lng === undefined) return null
  if (lat === undefined) throw invalid({ latitude: ['Garis lintang harus diisi bersama garis bujur.'] })
  if (lng === undefined) throw invalid({ longitude: ['Garis bujur harus diisi bersama garis lintang.'] })
  return { titik: { lat, lng }, akurasi: akurasi ?? 0 }
}

function faktaFrom({ saat, hari, kantor, posisi, isian, fotoSama }: Rekaman): FaktaPresensi {
  return {
    saat,
    hari: hari.fakta,
    kantor: { area: areaFrom(kantor.area, kantor.toleransi_meter), kebijakan: kantor.kebijakan_lokasi },
    bebasArea: isBebasArea(hari.izin),
    posisi,
    keterangan: isian.keterangan,
    waktuPerangkat: isian.waktu_perangkat === undefined ? null : Date.parse(isian.waktu_perangkat),
    fotoSama,
    ditarik: hari.ditarik,
  }
}

/** Writes the punch with its photo, and gives it as it stands. */
async function writeKejadian(
  tx: Tx,
  rekaman: Rekaman,
  pada: HariKejadian,
  jenis: JenisKejadian,
  { lokasi, jarakMeter, diLuarArea, tanda }: BuktiLokasi,
  selisih: { telat_detik: number; lebih_awal_detik: number },
): Promise<Kejadian> {
  const { saat, hari, penugasanId, kantor, posisi, isian, selfie, olehId } = rekaman
  const perluTinjauan = tanda.length > 0
  const dicatat = {
    jenis,
    kantor_id: kantor.kantor_id,
    lokasi,
    jarak_meter: jarakMeter,
    di_luar_area: diLuarArea,
    perlu_tinjauan: perluTinjauan,
    oleh_id: olehId,
    ...selisih,
  }
  const bukti = {
    waktu: new Date(saat),
    latitude: posisi?.titik.lat ?? null,
    longitude: posisi?.titik.lng ?? null,
    akurasi: isian.akurasi ?? null,
    keterangan: isian.keterangan.trim(),
    waktu_perangkat: isian.waktu_perangkat === undefined ? null : new Date(isian.waktu_perangkat),
    selfie_sha256: selfie.sha256,
  }
  const punch = { ...dicatat, ...bukti, tanda: JSON.stringify(tanda) }
  const ditulis = await insertKejadian(tx, pada, punch, selfie).catch((error: unknown) => {
    throw isTanpaCheckIn(error) ? refuse('BELUM_CHECK_IN') : error
  })
  if (ditulis === undefined) throw await refusalDidahului(tx, rekaman, jenis)
  publishAfter(tx, 'presensi', rekaman.karyawanId)
  const peristiwa = { jenis, saat, kantor, presensiId: ditulis.presensi_id }
  if (olehId !== null) await tellDiwakilkan(tx, rekaman.karyawanId, { ...peristiwa, olehId })
  if (perluTinjauan) await tellPerluTinjauan(tx, rekaman.karyawanId, { ...peristiwa, olehId })
  return {
    ...dicatat,
    ...ditulis,
    tanda,
    menunggu_tinjauan: perluTinjauan,
    tanggal: hari.tanggal,
    penugasan_id: penugasanId,
    waktu: new Date(saat).toISOString(),
    kantor_nama: kantor.kantor_nama,
    zona_waktu: kantor.zona_waktu,
  }
}

/** Another request was faster: 409 with its record. */
async function refusalDidahului(tx: Tx, { karyawanId, hari, penugasanId }: Rekaman, jenis: JenisKejadian) {
  const pada = { tanggal: hari.tanggal, penugasanId }
  return refusalTercatat(jenis, await findKejadian(tx, karyawanId, pada, jenis))
}
