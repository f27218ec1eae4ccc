import type { Bulan } from '@rekan/domain/bulan'
import { ApiError } from '../../../lib/api-error.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { nasibFrom } from '../../../lib/nasib.ts'

type WirePerizinan = CallAnswer<'GET /absensi/{id}'>['data']

/** One request for leave, permission or a correction; a correction's times are `HH:mm:ss` */
export type Perizinan = ReturnType<typeof perizinanFrom>

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
export async function fetchRingkasanPerizinan(signal: AbortSignal) {
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

export function perizinanFrom(wire: WirePerizinan) {
  const { lampiran_url: url } = wire
  return {
    id: wire.id,
    jenisIzin: wire.jenis_izin,
    jenis: wire.jenis,
    mulai: wire.tanggal_mulai,
    selesai: wire.tanggal_selesai,
    totalHari: wire.total_hari,
    keterangan: wire.keterangan,
    // Its link lives a minute.
    lampiran: url === null ? null : { url: fileUrl(url), nama: wire.lampiran_nama ?? 'Dokumen' },
    jamMasuk: wire.jam_masuk,
    jamPulang: wire.jam_pulang,
    // How many days after its day that lies, null as it follows; absent of an answer that an earlier version kept.
    hariPulang: wire.hari_pulang as number | null | undefined,
    luring: wire.luring.map(({ jenis, waktu_taksir }) => ({ jenis, taksir: Date.parse(waktu_taksir) })),
    nasib: nasibFrom(wire),
  }
}
