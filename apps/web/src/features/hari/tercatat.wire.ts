import type { Lokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Detik, Instan, Tanggal } from '@rekan/domain/waktu'
import type { CallAnswer } from '../../lib/http.ts'

/** A punch as the server recorded it. */
export type Tercatat = {
  readonly id: number
  /** The attendance day it counts to */
  readonly tanggal: Tanggal
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

/** The punch that the server recorded, by its answer; null for any other. `sudahAda`: by an earlier attempt. */
export function tercatatOf(body: unknown, sudahAda: boolean): Tercatat | null {
  const data = (body as { readonly data?: unknown } | null)?.data
  return isTercatat(data) ? tercatatFrom(data, sudahAda) : null
}

function isTercatat(data: unknown): data is WireTercatat {
  return typeof data === 'object' && data !== null && 'waktu' in data && 'kantor' in data
}

function tercatatFrom(data: WireTercatat, sudahAda: boolean): Tercatat {
  return {
    id: data.id,
    tanggal: data.tanggal,
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
