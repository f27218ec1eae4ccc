import type { Lokasi } from '@rekan/domain/presensi/tempat/lokasi'
import { type Detik, type Instan, type KodeZona, isoLokal } from '@rekan/domain/waktu'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { Bacaan } from '../tempat/posisi.ts'

/** All that one punch sends. */
export type PunchBaru = {
  readonly jenis: Jenis
  /** For whom it is made; one's own without */
  readonly karyawanId?: number | undefined
  readonly penugasanId?: number | undefined
  /** The PNG, which may still be in the making */
  readonly selfie: Promise<Blob>
  /** One per photo: a retry is the same punch, not another */
  readonly kunci: string
  readonly bacaan: Bacaan | null
  readonly keterangan: string
  readonly kantorId: number
  readonly zona: KodeZona
  /** The device's clock when the photo was taken */
  readonly diambilPada: Instan
}

/** A punch as the server recorded it. */
export type Tercatat = {
  readonly id: number
  /** `HH:mm:ss` in the office's zone */
  readonly waktu: string
  readonly saat: Instan
  readonly kantor: string
  readonly lokasi: Lokasi
  readonly diLuarArea: boolean
  readonly jarakMeter: number | null
  /** Why somebody is to look at it, in sentences; none where nobody is */
  readonly tanda: readonly string[]
  readonly telat: Detik
  readonly lebihAwal: Detik
  /** True where an earlier attempt had been recorded already */
  readonly sudahAda: boolean
  /** Recorded by who asks, not by another in their place */
  readonly olehSaya: boolean
}

type WireTercatat = CallAnswer<'POST /presensi/check-in'>['data']

/** Sends a punch. That it is recorded already, by an attempt whose answer was lost, is no failure. */
export async function sendPunch(punch: PunchBaru): Promise<Tercatat> {
  const { bacaan } = punch
  const key = punch.jenis === 'checkIn' ? 'POST /presensi/check-in' : 'POST /presensi/check-out'
  try {
    const { data } = await call(key, {
      idempotencyKey: punch.kunci,
      form: {
        latitude: bacaan?.titik.lat.toFixed(4),
        longitude: bacaan?.titik.lng.toFixed(4),
        akurasi: bacaan?.akurasi.toString(),
        keterangan: punch.keterangan,
        kantor_penempatan_id: punch.kantorId,
        karyawan_id: punch.karyawanId,
        penugasan_id: punch.penugasanId,
        waktu_perangkat: isoLokal(punch.diambilPada, punch.zona),
        selfie: await punch.selfie,
      },
    })
    return tercatatFrom(data, false)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && isTercatat(error.data))
      return tercatatFrom(error.data, true)
    throw error
  }
}

/** Takes a punch back; returns the text for the person. A second call is the same withdrawal. */
export async function sendTarik({ id, kunci }: { id: number; kunci: string }): Promise<string> {
  const { message } = await call('POST /presensi/kejadian/{id}/tarik', {
    params: { id: String(id) },
    body: {},
    idempotencyKey: kunci,
  })
  return message ?? 'Presensi dibatalkan.'
}

function isTercatat(data: unknown): data is WireTercatat {
  return typeof data === 'object' && data !== null && 'waktu' in data && 'kantor' in data
}

function tercatatFrom(data: WireTercatat, sudahAda: boolean): Tercatat {
  return {
    id: data.id,
    waktu: data.waktu,
    saat: Date.parse(data.waktu_utc),
    kantor: data.kantor.nama,
    lokasi: data.lokasi,
    diLuarArea: data.di_luar_area,
    jarakMeter: data.jarak_meter,
    tanda: data.tanda.map(({ kalimat }) => kalimat),
    telat: data.telat ?? 0,
    lebihAwal: data.lebih_awal ?? 0,
    sudahAda,
    olehSaya: !sudahAda || !data.by_admin,
  }
}
