import type { Lokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import type { Detik, Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { Bacaan } from '../tempat/posisi.ts'
import { type Jadwal, type Office, jadwalFrom, officeFrom } from '../../hari/hari.wire.ts'

type WireRekaman = CallAnswer<'GET /karyawan/presensi/{id}'>['data']
type WireKejadian = NonNullable<WireRekaman['check_in']>

/** A punch with its evidence. */
export type KejadianRinci = {
  /** `HH:mm:ss` in the office's zone */
  readonly waktu: string
  readonly saat: Instan
  readonly kantorId: number
  readonly kantor: string
  readonly telat: Detik
  readonly lebihAwal: Detik
  readonly lokasi: Lokasi
  readonly diLuarArea: boolean
  readonly jarakMeter: number | null
  /** The position it was made at, as far as the device told */
  readonly bacaan: Bacaan | null
  /** Metres; null where the device told none */
  readonly akurasi: number | null
  /** Seconds by which the device's clock was ahead; null where it told none */
  readonly selisihPerangkat: number | null
  /** The code of its site that proved it */
  readonly kodePos: 'layar' | 'cetak' | null
  readonly keterangan: string
  readonly byAdmin: boolean
  /** Who made it for the person, or put it right */
  readonly oleh: string | null
  readonly dikoreksi: boolean
  readonly id: number
  /** What the person says against it, and what HR decided */
  readonly sanggahan: WireKejadian['sanggahan']
  /** Until when they may; null: not at all */
  readonly sanggahSampai: Instan | null
  readonly perluTinjauan: boolean
  /** Why, in sentences */
  readonly tanda: readonly string[]
  readonly dapatDitinjau: boolean
  readonly tinjauan: {
    readonly diterima: boolean
    readonly alasan: string | null
    readonly oleh: string
    readonly pada: Instan
  } | null
  readonly selfieUrl: string | null
  /** It was deleted because its term is over */
  readonly isFotoDihapus: boolean
  /** Its receipt as its person keeps it; null for some seconds after the punch */
  readonly tandaBukti: string | null
  /** Earlier photos that it is held against, each with its day; null for who may not see it or once it is gone */
  readonly pembanding: readonly {
    readonly id: number
    readonly tanggal: Tanggal
    readonly url: string | null
  }[]
}

/** A punch that whoever sent it withdrew. */
export type KejadianDitarik = {
  readonly id: number
  readonly jenis: Jenis
  /** `HH:mm:ss` in the office's zone */
  readonly waktu: string
  readonly ditarikPada: Instan
  readonly oleh: string
  readonly kantor: string
  readonly tanda: readonly string[]
  readonly selfieUrl: string | null
}

/** A work of a day; clock times are `HH:mm` by its site's clock. */
export type KerjaTercatat = {
  readonly id: number
  /** `08:00–17:00 Kantor Pusat` */
  readonly sebutan: string
  readonly isHadir: boolean
  /** Breaks that were punched, by their start; one that still runs has no end */
  readonly istirahat: readonly { readonly mulai: string; readonly selesai: string | null }[]
}

/** Somebody's attendance day with its evidence, and what the reader may do about it. */
export type Rekaman = {
  readonly karyawanId: number
  readonly nama: string
  readonly kode: string
  readonly avatarUrl: string | null
  readonly jenisKaryawan: string
  readonly tanggal: Tanggal
  readonly status: StatusPresensi
  readonly kantor: string
  readonly zona: KodeZona
  readonly durasi: Detik
  readonly jadwal: Jadwal | null
  readonly offices: readonly Office[]
  readonly bebasArea: boolean
  readonly bukaPada: Instan | null
  readonly tutupPada: Instan | null
  readonly checkIn: KejadianRinci | null
  readonly checkOut: KejadianRinci | null
  /** The planned end that counts for the last check-out, which is missing */
  readonly pulangDianggap: Instan | null
  /** The works that were checked in to, by their start */
  readonly kerja: readonly KerjaTercatat[]
  /** Oldest first */
  readonly ditarik: readonly KejadianDitarik[]
  /** As it came, the latest first; moments with their offset */
  readonly koreksi: WireRekaman['koreksi']
  readonly dapat: {
    readonly checkIn: boolean
    readonly checkOut: boolean
    readonly koreksi: boolean
    readonly istirahat: boolean
  }
  /** Whose lock holds the day, in a sentence; null: none does */
  readonly terkunci: string | null
}

/** By default the person's own today. */
export async function fetchRekaman(
  id: string,
  tanggal: Tanggal | undefined,
  signal: AbortSignal,
): Promise<Rekaman> {
  const { data } = await call('GET /karyawan/presensi/{id}', { params: { id }, query: { tanggal }, signal })
  return rekamanFrom(data)
}

/** Sends the review of a marked punch. */
export type Tinjauan = {
  readonly tanggal: Tanggal
  readonly jenis: Jenis
  readonly diterima: boolean
  readonly alasan: string
}

export async function sendTinjauan(id: string, isi: Tinjauan, idempotencyKey: string): Promise<Rekaman> {
  const { tanggal, jenis, diterima, alasan } = isi
  const { data } = await call('POST /karyawan/presensi/{id}/tinjauan', {
    params: { id },
    body: { tanggal, jenis: WIRE[jenis], diterima, ...(alasan !== '' && { alasan }) },
    idempotencyKey,
  })
  return rekamanFrom(data)
}

/** Clock times `HH:mm` of a day; '' leaves one as it is. */
export type Koreksi = {
  readonly tanggal: Tanggal
  /** Which of several works */
  readonly penugasan: number | undefined
  readonly masuk: string
  readonly pulang: string
  /** How many days after its day one left; '' as the clock time follows */
  readonly hariPulang: string
  readonly alasan: string
}

export async function sendKoreksi(id: string, isi: Koreksi, idempotencyKey: string): Promise<Rekaman> {
  const { tanggal, penugasan, masuk, pulang, hariPulang, alasan } = isi
  const { data } = await call('POST /karyawan/presensi/{id}/koreksi', {
    params: { id },
    body: {
      tanggal,
      alasan,
      ...(penugasan !== undefined && { penugasan_id: penugasan }),
      ...(masuk !== '' && { check_in: masuk }),
      ...(pulang !== '' && { check_out: pulang }),
      ...(pulang !== '' && hariPulang !== '' && { hari_pulang: Number(hariPulang) }),
    },
    idempotencyKey,
  })
  return rekamanFrom(data)
}

/** All breaks of a work as they are to stand, by their start; clock times `HH:mm`. */
export type KoreksiIstirahat = {
  readonly tanggal: Tanggal
  readonly penugasan: number
  /** `hari`: how many days after its day one begins; '' as the clock times follow */
  readonly istirahat: readonly { readonly mulai: string; readonly selesai: string; readonly hari: string }[]
  readonly alasan: string
}

export async function sendKoreksiIstirahat(
  id: string,
  { penugasan, istirahat, ...isi }: KoreksiIstirahat,
  idempotencyKey: string,
): Promise<Rekaman> {
  const { data } = await call('POST /karyawan/presensi/{id}/istirahat', {
    params: { id },
    body: {
      ...isi,
      penugasan_id: penugasan,
      istirahat: istirahat.map(({ hari, ...jam }) => ({
        ...jam,
        ...(hari !== '' && { hari: Number(hari) }),
      })),
    },
    idempotencyKey,
  })
  return rekamanFrom(data)
}

/** Says that a punch which another has made is not true. */
export async function sendSanggahan(id: number, alasan: string, idempotencyKey: string): Promise<string> {
  const { message } = await call('POST /presensi/kejadian/{id}/sanggah', {
    params: { id: String(id) },
    body: { alasan },
    idempotencyKey,
  })
  return message ?? 'Sanggahan terkirim.'
}

export async function sendPutusan(
  id: number,
  { diterima, alasan }: { readonly diterima: boolean; readonly alasan: string },
  idempotencyKey: string,
): Promise<string> {
  const { message } = await call('POST /presensi/kejadian/{id}/sanggah/putuskan', {
    params: { id: String(id) },
    body: { diterima, ...(alasan !== '' && { alasan }) },
    idempotencyKey,
  })
  return message ?? 'Sanggahan diputuskan.'
}

const WIRE = { checkIn: 'check_in', checkOut: 'check_out' } as const satisfies Record<Jenis, string>

/** A record as answers hold it, a refusal's too. */
export function rekamanFrom(wire: WireRekaman): Rekaman {
  const { karyawan, kantor, dapat } = wire
  return {
    karyawanId: wire.id,
    nama: karyawan.nama,
    kode: karyawan.kode,
    avatarUrl: fileUrl(karyawan.avatar_url),
    jenisKaryawan: karyawan.jenis_karyawan.nama,
    tanggal: wire.tanggal,
    status: wire.status,
    kantor: kantor.nama,
    zona: kantor.zona_waktu.kode,
    durasi: wire.durasi,
    jadwal: wire.jadwal && jadwalFrom(wire.jadwal),
    offices: wire.kantor_presensi.map(officeFrom),
    bebasArea: wire.bebas_area,
    bukaPada: wire.buka_pada === null ? null : Date.parse(wire.buka_pada),
    tutupPada: wire.tutup_pada === null ? null : Date.parse(wire.tutup_pada),
    checkIn: wire.check_in && kejadianFrom(wire.check_in),
    checkOut: wire.check_out && kejadianFrom(wire.check_out),
    pulangDianggap: wire.pulang_dianggap === null ? null : Date.parse(wire.pulang_dianggap),
    kerja: wire.penugasan.map((satu) => ({
      id: satu.id,
      sebutan: `${jamOf(satu.mulai) ?? '--:--'}–${jamOf(satu.selesai) ?? '--:--'} ${satu.pos?.nama ?? satu.kantor.nama}`,
      isHadir: satu.check_in !== null,
      istirahat: satu.istirahat.map(({ mulai, selesai }) => ({
        mulai: mulai.slice(11, 16),
        selesai: jamOf(selesai),
      })),
    })),
    ditarik: wire.ditarik.map(ditarikFrom),
    koreksi: wire.koreksi,
    dapat: {
      checkIn: dapat.check_in,
      checkOut: dapat.check_out,
      koreksi: dapat.koreksi,
      istirahat: dapat.istirahat,
    },
    terkunci: wire.terkunci,
  }
}

/** `HH:mm` of a moment with its offset. */
function jamOf(saat: string | null): string | null {
  return saat?.slice(11, 16) ?? null
}

function ditarikFrom(wire: WireRekaman['ditarik'][number]): KejadianDitarik {
  return {
    id: wire.id,
    jenis: wire.jenis === 'check_in' ? 'checkIn' : 'checkOut',
    waktu: wire.waktu,
    ditarikPada: Date.parse(wire.ditarik_pada),
    oleh: wire.oleh.nama,
    kantor: wire.kantor.nama,
    tanda: wire.tanda.map(({ kalimat }) => kalimat),
    selfieUrl: fileUrl(wire.selfie_url),
  }
}

function kejadianFrom(wire: WireKejadian): KejadianRinci {
  const { latitude: lat, longitude: lng, akurasi, tinjauan } = wire
  const saat = Date.parse(wire.waktu_utc)
  return {
    waktu: wire.waktu,
    saat,
    kantorId: wire.kantor.id,
    kantor: wire.kantor.nama,
    telat: wire.telat ?? 0,
    lebihAwal: wire.lebih_awal ?? 0,
    lokasi: wire.lokasi,
    diLuarArea: wire.di_luar_area,
    jarakMeter: wire.jarak_meter,
    bacaan: lat === null || lng === null ? null : { titik: { lat, lng }, akurasi: akurasi ?? 0, pada: saat },
    akurasi,
    selisihPerangkat: wire.selisih_perangkat,
    kodePos: wire.kode_pos,
    keterangan: wire.keterangan,
    byAdmin: wire.by_admin,
    oleh: wire.oleh?.nama ?? null,
    dikoreksi: wire.dikoreksi,
    id: wire.id,
    sanggahan: wire.sanggahan,
    sanggahSampai: wire.sanggah_sampai === null ? null : Date.parse(wire.sanggah_sampai),
    perluTinjauan: wire.perlu_tinjauan,
    tanda: wire.tanda.map(({ kalimat }) => kalimat),
    dapatDitinjau: wire.dapat_ditinjau,
    tinjauan: tinjauan && { ...tinjauan, oleh: tinjauan.oleh.nama, pada: Date.parse(tinjauan.pada) },
    selfieUrl: fileUrl(wire.selfie_url),
    isFotoDihapus: wire.foto_dihapus,
    tandaBukti: wire.tanda_bukti,
    pembanding: wire.foto_pembanding.map(({ kejadian_id, tanggal, selfie_url }) => ({
      id: kejadian_id,
      tanggal,
      url: fileUrl(selfie_url),
    })),
  }
}
