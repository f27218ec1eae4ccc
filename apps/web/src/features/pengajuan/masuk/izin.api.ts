import { ApiError } from '../../../lib/api-error.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { Keputusan } from '../antrean/antrean.ts'
import type { Halaman } from '../antrean/menyusut.ts'
import { pengajuanFrom, queryFrom } from '../antrean/pengajuan.api.ts'
import type { Saringan } from '../antrean/pengajuan.search.ts'
import type { HalamanDiminta, Segmen } from '../antrean/pengajuan.ts'

type WireIzin = CallAnswer<'GET /absensi'>['data'][number]

/** A request for leave, permission or a correction, as who decides sees it */
export type Izin = ReturnType<typeof izinFrom>

export async function fetchIzin(
  segmen: Segmen,
  saringan: Saringan,
  halaman: HalamanDiminta,
  signal: AbortSignal,
): Promise<Halaman<Izin>> {
  const { data, meta } = await call('GET /absensi', {
    signal,
    query: {
      ...queryFrom(segmen, saringan, halaman),
      jenis_izin: saringan.jenis,
      tanggal: saringan.tanggal,
      koordinator_id: saringan.koordinator,
    },
  })
  return { items: data.map(izinFrom), isLast: meta.current_page >= meta.last_page }
}

export async function fetchSatuIzin(id: number): Promise<Izin> {
  return izinFrom((await call('GET /absensi/{id}', { params: { id } })).data)
}

/** Where a request's document can be read for a minute. */
export async function fetchDokumen(id: number): Promise<string> {
  const { lampiran } = await fetchSatuIzin(id)
  if (lampiran === null) throw new ApiError({ message: 'Dokumen tidak ada lagi.' })
  return lampiran.url
}

/** Past the end of the page as well: what was decided is not lost. */
export async function decideIzin(
  id: number,
  { putusan, catatan }: Keputusan,
  idempotencyKey: string,
): Promise<Izin> {
  const { data } = await call(
    putusan === 'disetujui' ? 'POST /absensi/{id}/approve' : 'POST /absensi/{id}/reject',
    { params: { id }, body: catatan === '' ? {} : { note: catatan }, idempotencyKey, keepalive: true },
  )
  return izinFrom(data)
}

/** Withdraws what was approved; annual leave that it took goes back. */
export async function cancelIzin(id: number, idempotencyKey: string): Promise<Izin> {
  const { data } = await call('POST /absensi/{id}/cancel', { params: { id }, body: {}, idempotencyKey })
  return izinFrom(data)
}

export function izinFrom(wire: WireIzin) {
  return {
    ...pengajuanFrom(wire),
    jenisIzin: wire.jenis_izin,
    jenis: wire.jenis,
    mulai: wire.tanggal_mulai,
    selesai: wire.tanggal_selesai,
    totalHari: wire.total_hari,
    dikembalikan: wire.dikembalikan,
    keterangan: wire.keterangan,
    lampiran:
      wire.lampiran_url === null
        ? null
        : { url: fileUrl(wire.lampiran_url), nama: wire.lampiran_nama ?? 'Dokumen' },
    jamMasuk: wire.jam_masuk,
    jamPulang: wire.jam_pulang,
    hariPulang: wire.hari_pulang,
    luring: wire.luring.map((satu) => ({
      jenis: satu.jenis,
      taksir: Date.parse(satu.waktu_taksir),
      diterimaPada: Date.parse(satu.diterima_pada),
      nilai: satu.nilai_waktu,
      alasan: satu.alasan,
      fotoUrl: fileUrl(satu.foto_url),
    })),
    pertimbangan: wire.pertimbangan,
  }
}
