import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Bulan } from '@rekan/domain/bulan'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { ApiError } from '../../../lib/api-error.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Nasib, nasibFrom } from '../../../lib/nasib.ts'

type WirePerizinan = CallAnswer<'GET /absensi/{id}'>['data']

/** One request for leave, permission or a correction. */
export type Perizinan = {
  readonly id: number
  readonly jenisIzin: JenisIzin
  /** The label shown: the leave's name, or the kind's */
  readonly jenis: string
  readonly mulai: Tanggal
  readonly selesai: Tanggal
  readonly totalHari: number
  readonly keterangan: string
  /** Its link lives a minute */
  readonly lampiran: { readonly url: string; readonly nama: string } | null
  /** A correction's claimed times, `HH:mm:ss` */
  readonly jamMasuk: string | null
  readonly jamPulang: string | null
  /** How many days after its day that lies; null: as it follows; absent of an answer that an earlier version kept */
  readonly hariPulang?: number | null
  /** When punches without a network that it was made of were taken, the earliest first */
  readonly luring: readonly { readonly jenis: 'check_in' | 'check_out'; readonly taksir: Instan }[]
  readonly nasib: Nasib
}

/** The person's own requests that touch a month or were filed in it; none where the answer holds no list. */
export async function fetchPerizinanBulan(
  { bulan, tahun }: Bulan,
  signal: AbortSignal,
): Promise<readonly Perizinan[]> {
  const query = { bulan: String(bulan), tahun: String(tahun) }
  const { data } = await call('GET /rekap/absensi', { query, signal })
  return ((data as readonly WirePerizinan[] | null) ?? []).map(perizinanFrom)
}

/** The person's own that wait to be decided, newest first. */
export async function fetchPerizinanMenunggu(signal: AbortSignal): Promise<readonly Perizinan[]> {
  const query = { lingkup: 'saya', status: 'menunggu' } as const
  const { data } = await call('GET /absensi', { query, signal })
  return data.map(perizinanFrom)
}

export async function fetchPerizinan(id: number, signal?: AbortSignal): Promise<Perizinan> {
  const { data } = await call('GET /absensi/{id}', { params: { id }, signal })
  return perizinanFrom(data)
}

/** Where a request's document can be read for a minute. */
export async function fetchDokumen(id: number): Promise<string> {
  const { lampiran } = await fetchPerizinan(id)
  if (lampiran === null) throw new ApiError({ message: 'Dokumen tidak ada lagi.' })
  return lampiran.url
}

export async function cancelPerizinan(id: number): Promise<Perizinan> {
  const { data } = await call('POST /absensi/{id}/cancel', { params: { id }, body: {} })
  return perizinanFrom(data)
}

/** The permit that is in force today, and the days of annual leave left. */
export type RingkasanPerizinan = {
  readonly aktif: {
    readonly id: number
    readonly jenis: string
    readonly totalHari: number
    readonly mulai: Tanggal
    readonly selesai: Tanggal
  } | null
  readonly jatahCuti: number
}

export async function fetchRingkasanPerizinan(signal: AbortSignal): Promise<RingkasanPerizinan> {
  const { data } = await call('GET /rekap/perizinan', { query: {}, signal })
  const { aktif } = data
  return {
    aktif: aktif && {
      id: aktif.id,
      jenis: aktif.jenis,
      totalHari: aktif.total_hari,
      mulai: aktif.tanggal_mulai,
      selesai: aktif.tanggal_selesai,
    },
    jatahCuti: data.jatah_cuti,
  }
}

export function perizinanFrom(wire: WirePerizinan): Perizinan {
  const { lampiran_url: url } = wire
  return {
    id: wire.id,
    jenisIzin: wire.jenis_izin,
    jenis: wire.jenis,
    mulai: wire.tanggal_mulai,
    selesai: wire.tanggal_selesai,
    totalHari: wire.total_hari,
    keterangan: wire.keterangan,
    lampiran: url === null ? null : { url: fileUrl(url), nama: wire.lampiran_nama ?? 'Dokumen' },
    jamMasuk: wire.jam_masuk,
    jamPulang: wire.jam_pulang,
    hariPulang: wire.hari_pulang,
    luring: wire.luring.map(({ jenis, waktu_taksir }) => ({ jenis, taksir: Date.parse(waktu_taksir) })),
    nasib: nasibFrom(wire),
  }
}
