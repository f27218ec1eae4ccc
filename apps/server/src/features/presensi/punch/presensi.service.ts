import type { contract } from '@rekan/contract/contract'
import { type Pelaku, may } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { isBebasArea } from '@rekan/domain/pengajuan/izin/absensi'
import { areaFrom } from '@rekan/domain/perusahaan/area'
import { type Posisi, judgeLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import {
  type BuktiLokasi,
  type FaktaPresensi,
  type FotoSama,
  type KeputusanCheckIn,
  type KeputusanCheckOut,
  computeLebihAwal,
  computeTelat,
  decideCheckIn,
  decideCheckOut,
} from '@rekan/domain/presensi/hari/presensi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Instan } from '@rekan/domain/waktu'
import type { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { Tx } from '../../../platform/db.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { withPengganti } from '../../penempatan/penempatan.service.ts'
import { hariGiliran, requirePenugasan } from '../hari/giliran.service.ts'
import { findTurunan } from '../hari/beku.queries.ts'
import { turunanFrom } from '../hari/beku.service.ts'
import {
  type Hari,
  type HariIni,
  fetchHariPresensi,
  fetchHariRentang,
  tempatKerja,
} from '../hari/hari.service.ts'
import type { PenugasanHari } from '../hari/penugasan.ts'
import { type HasilKode, judgeKodePos } from '../kode-pos/kode.service.ts'
import { isTerlaluLama } from '@rekan/domain/presensi/luring/waktu'
import { type TitikTeliti, judgeAturan } from '@rekan/domain/presensi/ragu/sinyal'
import type { RiwayatMentah } from '../hari/hari.queries.ts'
import {
  type HariKejadian,
  type Selfie,
  findKaryawanAktif,
  insertKejadian,
  isTanpaCheckIn,
} from './presensi.queries.ts'
import { type BuktiDikirim, type WaktuPunch, judgeBukti } from '../luring/bukti.service.ts'
import {
  type Dipilih,
  type Semua,
  findDiterima,
  rekamanDahulu,
  rekamanKini,
  judgeTangguh,
  refusalOrMenunggu,
  refusalOrTangguh,
  rincianBukti,
} from './luring.service.ts'
import { admitPengganti, judgeDigantikan } from './pengganti.service.ts'
import { type AturanSendiri, findAturanSendiri, mentahTanpaSendiri } from '../ragu/aturan.ts'
import { tandaRagu, computeTeliti } from '../ragu/ragu.service.ts'
import { tellDiwakilkan, tellPerluTinjauan } from '../kabar/kabar.service.ts'
import { type PinDibaca, judgePin } from '../regu/pin.service.ts'
import { isSaksi } from '../regu/saksi.queries.ts'
import { refusalPunch, refusalTercatat, requireKode, tandaKode } from './penolakan.ts'
import type { Kejadian, Penempatan } from '../hari/hari.sql.ts'
import { refuse } from '../presensi.refusals.ts'
import { type Perbuatan, publish, wake } from '../../../platform/perbuatan.ts'

/** The fields of a punch as the contract parses them: claims, all of them. */
type IsianPunch = z.output<(typeof contract)['POST /presensi/check-in']['form']['fields']>

/** Whose punch it is, who makes it, when, at which office, from where. */
export type Rekaman = {
  readonly karyawanId: number
  readonly olehId: number | null
  /** By which it is judged: when it was taken */
  readonly saat: Instan
  /** By which it counts */
  readonly terhitung: Instan
  readonly tiba: Instan
  /** What its phone's evidence comes to; null without any */
  readonly waktu: WaktuPunch | null
  /** As the work whose punch it is sees it */
  readonly hari: HariIni
  readonly penugasan: PenugasanHari | null
  readonly kantor: Penempatan
  readonly posisi: Posisi | null
  readonly isian: IsianPunch
  readonly selfie: Selfie
  readonly fotoSama: readonly FotoSama[]
  readonly riwayat: RiwayatMentah
  /** Tells equal positions of this person */
  readonly sidikTitik: (titik: TitikTeliti) => string
  /** Why somebody is to look at what a witness has made */
  readonly tandaSaksi: readonly Tanda[]
  /** What its site's code says; null where it asks for none */
  readonly kode: HasilKode | null
  /** The same punch by the rules before its person changed them; null where they changed none */
  readonly semula: Semula | null
}

type Semula = {
  readonly diubah: AturanSendiri
  /** Null where those rules have no place for it */
  readonly rekaman: Rekaman | null
}

/** What a punch brings, as it was read before its transaction. */
export type Bawaan = {
  readonly bukti: BuktiDikirim | DomainError | null
  /** The PIN of whom a witness punches for */
  readonly pin: PinDibaca
}

/** Parts of the server that a punch is recorded with. */
type Alat = Pick<Deps, 'clock' | 'sidikTitik'>

/** A punch as it was sent. */
type Punch = Bawaan & {
  readonly jenis: JenisKejadian
  readonly isian: IsianPunch
  readonly selfie: Selfie
}

/**
 * Records a check-in, one's own or on behalf of `karyawan_id`. Throws the refusal of `decideCheckIn`, and Ditangguhkan for what
 * somebody has to decide on.
 */
export async function checkIn(
  perbuatan: Perbuatan,
  alat: Alat,
  pelaku: Pelaku,
  isian: IsianPunch,
  selfie: Selfie,
  bawaan: Bawaan,
): Promise<Kejadian> {
  const { tx } = perbuatan
  const punch = { jenis: 'check_in', isian, selfie, ...bawaan } as const
  const prepare = (sudah?: WaktuPunch) => prepareRekaman(tx, alat, pelaku, punch, sudah)
  const { rekaman, oleh } = await findDiterima(prepare, (satu) => decideCheckIn(faktaFrom(satu)))
  await admitPengganti({ ...perbuatan, saat: rekaman.tiba }, rekaman.penugasan, rekaman.hari)
  const putusan = decideCheckIn(faktaFrom(rekaman))
  if (!putusan.ok) throw refusalPunch(putusan, rekaman)
  requireKode(rekaman)
  const keputusan = withAturan(rekaman, putusan, decideCheckIn)

  const { karyawanId, hari, penugasan, tiba, terhitung } = rekaman
  const telat = computeTelat(hari.fakta.rencana.shift, terhitung)
  const turunan = penugasan && turunanFrom(karyawanId, hari, penugasan, tiba)
  const pada = { karyawanId, tanggal: hari.tanggal, penugasanId: penugasan?.id ?? null, turunan }
  const selisih = { telat_detik: telat, lebih_awal_detik: 0 }
  return writeKejadian(perbuatan, { ...rekaman, oleh }, pada, 'check_in', keputusan, selisih)
}

/** Records a check-out, one's own or on behalf of `karyawan_id`. Throws the refusal of `decideCheckOut`, and as `checkIn`. */
export async function checkOut(
  perbuatan: Perbuatan,
  alat: Alat,
  pelaku: Pelaku,
  isian: IsianPunch,
  selfie: Selfie,
  bawaan: Bawaan,
): Promise<Kejadian> {
  const { tx } = perbuatan
  const punch = { jenis: 'check_out', isian, selfie, ...bawaan } as const
  const prepare = (sudah?: WaktuPunch) => prepareRekaman(tx, alat, pelaku, punch, sudah)
  const { rekaman, oleh } = await findDiterima(prepare, (satu) => decideCheckOut(faktaFrom(satu)))
  const putusan = decideCheckOut(faktaFrom(rekaman))
  if (!putusan.ok) throw refusalOrTangguh(rekaman, isian.keterangan, refusalPunch(putusan, rekaman))
  requireKode(rekaman)
  const keputusan = withAturan(rekaman, putusan, decideCheckOut)

  const { checkIn: masuk, fakta, tanggal } = rekaman.hari
  if (masuk === null) throw refuse('BELUM_CHECK_IN')
  // Not before a check-in that counts by its arrival for now.
  const terhitung = Math.max(rekaman.terhitung, rekaman.waktu === null ? 0 : Date.parse(masuk.waktu))
  const selisih = { telat_detik: 0, lebih_awal_detik: computeLebihAwal(fakta.rencana.shift, terhitung) }
  const pada = { presensiId: masuk.presensi_id, karyawanId: rekaman.karyawanId, tanggal }
  return writeKejadian(perbuatan, { ...rekaman, terhitung, oleh }, pada, 'check_out', keputusan, selisih)
}

/**
 * Gathers a punch's facts: as they stand, and where they were otherwise when it was taken, as they stood. A person the
 * caller may not act for is unknown to them: 404.
 *
 * @param sudah its time as it was judged before, where it is now looked at as if it had been made when it arrived
 */
async function prepareRekaman(
  tx: Tx,
  { clock, sidikTitik }: Alat,
  pelaku: Pelaku,
  { jenis, isian, selfie, bukti, pin }: Punch,
  sudah?: WaktuPunch,
): Promise<Semua> {
  const tindakan = jenis === 'check_in' ? 'POST /presensi/check-in' : 'POST /presensi/check-out'
  const tiba = clock.now()
  const posisi = posisiFrom(isian)
  const karyawanId = isian.karyawan_id ?? pelaku.karyawanId
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  const terbaca = bukti instanceof DomainError ? null : bukti
  const waktu = sudah ?? (terbaca && (await judgeBukti(tx, terbaca, karyawanId, tiba)))
  const saat = sudah === undefined && waktu !== null ? waktu.taksir : tiba
  const { sha256 } = selfie
  const punch = { saat, sha256, ponselId: waktu?.ponselId ?? null }
  const { hari: sehari, fotoSama, riwayat, hariDari } = await fetchHariPresensi(tx, karyawanId, punch)
  const sendiri = karyawanId === pelaku.karyawanId
  const reguId = isian.regu_kantor_id
  // By whichever of one's accounts: nobody witnesses themselves.
  if (isSendiri(pelaku, karyawanId) && (reguId !== undefined || !sendiri)) throw refuse('REGU_SENDIRI')
  const koordinatorIds = (sehari?.penempatan ?? []).map((p) => p.koordinator_id).filter((id) => id !== null)
  const pemilik = { karyawanId, koordinatorIds, kantorId: sehari?.penempatan[0].kantor_id ?? null }
  // One's own, the rush of a morning, asks no more than it must.
  const lengkapi = sendiri ? null : await withPengganti({ db: tx, pelaku, saat: tiba })
  const saksi =
    reguId !== undefined &&
    (await isSaksi(tx, { penggunaId: pelaku.penggunaId, kantorId: reguId, karyawanId }, tiba))
  const requireBoleh = (semua: readonly number[]) => {
    // Of a crew, who coordinates another site where the person works has nothing to say.
    const tempat = reguId === undefined ? semua : semua.filter((id) => id === reguId)
    if (reguId !== undefined && tempat.length === 0) throw refuse('KARYAWAN_TIDAK_ADA')
    if (!saksi && !may(pelaku, tindakan, lengkapi?.(pemilik, tempat) ?? pemilik))
      throw refuse('KARYAWAN_TIDAK_ADA')
  }
  requireBoleh(sehari === null ? [] : tempatKerja(sehari))
  if (!sendiri && !(await findKaryawanAktif(tx, karyawanId))) throw refuse('KARYAWAN_TIDAK_ADA')
  if (bukti instanceof DomainError) throw bukti
  if (sehari === null) throw refuse('TANPA_PENEMPATAN')
  const olehId = sendiri ? null : pelaku.penggunaId
  const terhitung = waktu?.terhitung ?? tiba
  const rekamanFrom = (semua: HariIni): Rekaman => {
    const { hari, penugasan } = pickPenugasan(semua, isian.penugasan_id, sendiri, saat)
    if (penugasan !== null) requireBoleh(tempatKerja({ ...semua, penugasan: [penugasan] }))
    const kantor = penugasan?.kantor ? hari.penempatan[0] : pickKantor(hari, isian, posisi)
    if (reguId !== undefined && kantor.kantor_id !== reguId) throw refuse('KARYAWAN_TIDAK_ADA')
    const kapan = { saat, terhitung, tiba, waktu }
    const apa = { kantor, posisi, isian, selfie, fotoSama, riwayat, tandaSaksi: [], kode: null, semula: null }
    const sidik = (titik: TitikTeliti) => sidikTitik(karyawanId, titik)
    return { karyawanId, olehId, ...kapan, hari, penugasan, ...apa, sidikTitik: sidik }
  }
  const { polos, tanpaTempat } = rekamanKini(sehari, rekamanFrom, () =>
    rekamanDahulu(waktu, hariDari, rekamanFrom),
  )
  const tandaSaksi = sendiri ? [] : await judgePin(tx, polos.kantor.kantor_id, pin)
  if (sudah === undefined) judgeTangguh({ ...polos, tandaSaksi }, jenis, isian.keterangan)
  const diketahui = { tandaSaksi, kode: await judgeKode(tx, polos) }
  const lengkap = (satu: Rekaman): Rekaman => ({
    ...satu,
    ...diketahui,
    semula: findSemula(satu, hariDari, (hari) => ({ ...rekamanFrom(hari), ...diketahui })),
  })
  const kini = lengkap(polos)
  if (tanpaTempat !== undefined) return { kini, dahulu: null, tanpaTempat }
  if (sudah !== undefined) return { kini, dahulu: null }
  const dahulu = rekamanDahulu(waktu, hariDari, rekamanFrom)
  return { kini, dahulu: dahulu && lengkap(dahulu) }
}

/** Returns a punch by the rules before its person changed them; null where they changed none that judge it. */
function findSemula(
  { riwayat, kantor }: Rekaman,
  hariDari: Parameters<typeof rekamanDahulu>[1],
  rekamanFrom: (hari: HariIni) => Rekaman,
): Semula | null {
  const diubah = findAturanSendiri(riwayat.aturan, kantor.kantor_id)
  if (diubah === null) return null
  const hari = hariDari((mentah) => mentahTanpaSendiri(mentah, riwayat.aturan))
  try {
    return { diubah, rekaman: hari && rekamanFrom(hari) }
  } catch (error) {
    if (error instanceof DomainError) return { diubah, rekaman: null }
    throw error
  }
}

/** Adds a mark where the rules before its person's own change would have judged it otherwise. */
function withAturan(
  { semula, waktu, kantor, olehId, hari }: Rekaman,
  putusan: (KeputusanCheckIn | KeputusanCheckOut) & { readonly ok: true },
  decide: (fakta: FaktaPresensi) => KeputusanCheckIn | KeputusanCheckOut,
): BuktiLokasi {
  if (semula === null) return putusan
  const { apa, tanggal, sebelum } = semula.diubah
  const { kode_pos: kode = kantor.kode_pos, luring_jam: jam } = sebelum
  const isTanpaKode =
    kode !== kantor.kode_pos && kode !== 'tidak' && olehId === null && !isBebasArea(hari.izin)
  const isTua =
    waktu !== null &&
    jam !== undefined &&
    isTerlaluLama(waktu.taksir, waktu.tiba, { perusahaan: waktu.jam.perusahaan, kantor: jam })
  const tanda = judgeAturan(putusan, semula.rekaman && decide(faktaFrom(semula.rekaman)), {
    apa,
    tanggal,
    lepas: isTanpaKode || isTua,
  })
  return { ...putusan, tanda: [...putusan.tanda, ...tanda] }
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
  { regu_kantor_id, kantor_penempatan_id: id = regu_kantor_id }: IsianPunch,
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

/**
 * The site's code, of who punches for themselves where the area is asked: who punches for somebody else is named instead. By the
 * moment it was taken, unless it came at once from a phone that is not believed.
 */
async function judgeKode(tx: Tx, rekaman: Rekaman): Promise<HasilKode | null> {
  const { olehId, kantor, hari, posisi, isian, tiba, waktu } = rekaman
  if (olehId !== null || kantor.kode_pos === 'tidak' || isBebasArea(hari.izin)) return null
  const { luring = 0, nilai = null, taksir = tiba } = waktu ?? {}
  const letak = judgeLokasi(posisi, areaFrom(kantor.area, kantor.toleransi_meter))
  const isJauh = posisi !== null && letak.lokasi === 'luar' && letak.jarakMeter !== null
  return judgeKodePos(tx, {
    kantor,
    kode: isian.kode_pos,
    kata: isian.kata_hari,
    saat: luring === 0 && nilai === 'lemah' ? tiba : taksir,
    tanggal: hari.tanggal,
    nilai,
    luring,
    jarak: isJauh ? { meter: letak.jarakMeter ?? 0, akurasi: posisi.akurasi } : null,
  })
}

function faktaFrom(rekaman: Rekaman): FaktaPresensi {
  const { saat, waktu, hari, kantor, posisi, isian, fotoSama, kode, riwayat, olehId } = rekaman
  const { kode_terbaca: terbaca } = riwayat
  // Its clock was looked at when it was taken.
  const sejak = saat - (waktu?.taksir ?? saat)
  return {
    saat,
    hari: hari.fakta,
    kantor: { area: areaFrom(kantor.area, kantor.toleransi_meter), kebijakan: kantor.kebijakan_lokasi },
    bebasArea: isBebasArea(hari.izin),
    posisi,
    terbukti: kode?.ok === true,
    kodeTerbaca: olehId === null && (terbaca === 'semua' || terbaca.includes(kantor.kantor_id)),
    keterangan: isian.keterangan,
    waktuPerangkat: isian.waktu_perangkat === undefined ? null : Date.parse(isian.waktu_perangkat) + sejak,
    fotoSama,
    ditarik: hari.ditarik,
  }
}

/** Writes the punch with its photo, and gives it as it stands. */
async function writeKejadian(
  perbuatan: Perbuatan,
  rekaman: Dipilih,
  pada: HariKejadian,
  jenis: JenisKejadian,
  { lokasi, jarakMeter, diLuarArea, tanda: tandaBukti }: BuktiLokasi,
  selisih: { telat_detik: number; lebih_awal_detik: number },
): Promise<Kejadian> {
  const { tx } = perbuatan
  const { terhitung, tiba, waktu, hari, penugasan, kantor, posisi, isian, selfie, olehId } = rekaman
  const tandaSaatIni = [...tandaRagu(rekaman), ...tandaKode(rekaman), ...rekaman.tandaSaksi]
  const tanda = [...tandaBukti, ...(waktu?.tanda ?? []), ...tandaSaatIni]
  const perluTinjauan = tanda.length > 0
  const dicatat = {
    jenis,
    kantor_id: kantor.kantor_id,
    lokasi,
    jarak_meter: jarakMeter,
    di_luar_area: diLuarArea,
    perlu_tinjauan: perluTinjauan,
    oleh_id: olehId,
    luring_detik: waktu?.luring ?? 0,
    nilai_waktu: waktu?.nilai ?? null,
    ...selisih,
  }
  const kodePos = rekaman.kode?.ok === true ? rekaman.kode.jenis : null
  const bukti = {
    waktu: new Date(terhitung),
    diterima_pada: new Date(tiba),
    latitude: posisi?.titik.lat ?? null,
    longitude: posisi?.titik.lng ?? null,
    akurasi: isian.akurasi ?? null,
    keterangan: isian.keterangan.trim(),
    waktu_perangkat: isian.waktu_perangkat === undefined ? null : new Date(isian.waktu_perangkat),
    selfie_sha256: selfie.sha256,
  }
  const teliti = computeTeliti(rekaman)
  const punch = { ...dicatat, ...bukti, kode_pos: kodePos, tanda: JSON.stringify(tanda) }
  const insert = (di: HariKejadian) =>
    insertKejadian(tx, di, punch, selfie, { luring: rincianBukti(rekaman), teliti }).catch(
      (error: unknown) => {
        throw isTanpaCheckIn(error) ? refuse('BELUM_CHECK_IN') : refusalOrMenunggu(rekaman, jenis, error)
      },
    )
  const beku = async () => {
    const dibekukan = await withTurunan(tx, pada)
    return dibekukan === null ? undefined : insert(dibekukan)
  }
  const ditulis = (await insert(pada)) ?? (await beku())
  if (ditulis === undefined) throw await refusalDidahului(tx, rekaman, jenis)
  const tercatat = { ...perbuatan, saat: tiba }
  if (jenis === 'check_in' && penugasan?.id != null) await judgeDigantikan(tercatat, penugasan.id, hari)
  publish(perbuatan, 'presensi', rekaman.karyawanId)
  // Who was missed is there.
  if (jenis === 'check_in') wake(perbuatan, 'alarm')
  const peristiwa = { jenis, terhitung, kantor, presensiId: ditulis.presensi_id }
  const oleh =
    olehId === null ? null : await tellDiwakilkan(tercatat, rekaman.karyawanId, { ...peristiwa, olehId })
  if (perluTinjauan) await tellPerluTinjauan(tercatat, rekaman.karyawanId, { ...peristiwa, olehId })
  const { diputihkan, ...tersimpan } = ditulis
  return {
    ...dicatat,
    ...tersimpan,
    // Answered as it counts from now on.
    telat_detik: diputihkan ? 0 : selisih.telat_detik,
    telat_diputihkan: diputihkan ? selisih.telat_detik : 0,
    penugasan_id: ditulis.penugasan_id ?? penugasan?.id ?? null,
    tanda,
    oleh: oleh && { ...oleh, dikoreksi: false },
    sanggahan: null,
    menunggu_tinjauan: perluTinjauan,
    tanggal: hari.tanggal,
    waktu: new Date(terhitung).toISOString(),
    diterima_pada: new Date(tiba).toISOString(),
    kantor_nama: kantor.kantor_nama,
    zona_waktu: kantor.zona_waktu,
  }
}

/** Another request was faster: 409 with its record. */
async function refusalDidahului(tx: Tx, { karyawanId, hari, penugasan }: Rekaman, jenis: JenisKejadian) {
  const [kini] = await fetchHariRentang(tx, karyawanId, hari.tanggal, hari.tanggal)
  const kerja = kini?.penugasan.find((satu) =>
    penugasan?.turunan ? satu.turunan : satu.id === (penugasan?.id ?? null),
  )
  return refusalTercatat(jenis, (jenis === 'check_in' ? kerja?.checkIn : kerja?.checkOut) ?? null)
}

/** The work that was to become a row with this punch, and became one meanwhile. */
async function withTurunan(tx: Tx, pada: HariKejadian): Promise<HariKejadian | null> {
  if (!('turunan' in pada) || pada.turunan === null) return null
  const penugasanId = await findTurunan(tx, pada.turunan)
  return penugasanId === null ? null : { ...pada, penugasanId, turunan: null }
}
