import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Bulan } from '@rekan/domain/bulan'
import { fileUrl } from '../../../lib/file-url.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { nasibFrom } from '../../../lib/nasib.ts'
import { type Page, pageByLinks } from '../../../lib/pages.ts'

type WireLembur = CallAnswer<'GET /lembur/{id}'>['data']

/** Overtime with what was punched on the day it counts to. Clock times are `HH:mm:ss` in the office's zone */
export type Lembur = ReturnType<typeof lemburFrom>

/**
 * Fetches the reader's overtime of a month, ten a page: what counts to the month, and what was filed in it for later.
 */
export async function fetchLemburSaya(
  { bulan, tahun }: Bulan,
  page: number,
  signal: AbortSignal,
): Promise<Page<Lembur> & Pick<CallAnswer<'GET /lembur'>, 'rekap'>> {
  const query = {
    lingkup: 'saya',
    bulan: String(bulan),
    tahun: String(tahun),
    per_page: '10',
    page: String(page),
  } as const
  const answer = await call('GET /lembur', { query, signal })
  return { ...pageByLinks(answer, lemburFrom), rekap: answer.rekap }
}

/** One's own that waits, newest first. */
export async function fetchLemburMenunggu(signal: AbortSignal): Promise<readonly Lembur[]> {
  const query = { lingkup: 'saya', status: 'menunggu' } as const
  const { data } = await call('GET /lembur', { query, signal })
  return data.map(lemburFrom)
}

/** Null where the answer holds none. */
export async function fetchLembur(id: number, signal: AbortSignal): Promise<Lembur | null> {
  const { data } = await call('GET /lembur/{id}', { params: { id }, signal })
  return (data as WireLembur | null | undefined) == null ? null : lemburFrom(data)
}

export async function cancelLembur(id: number): Promise<Lembur> {
  const { data } = await call('POST /lembur/{id}/cancel', { params: { id }, body: {} })
  return lemburFrom(data)
}

/** Agrees to overtime that somebody else has filed for the reader. */
export async function agreeLembur(id: number): Promise<Lembur> {
  const { data } = await call('POST /lembur/{id}/bersedia', { params: { id }, body: {} })
  return lemburFrom(data)
}

export function lemburFrom(wire: WireLembur) {
  const { karyawan, waktu } = wire
  return {
    ...nasibFrom(wire),
    // Whatever its letter case.
    status: wire.status.toLowerCase() as StatusPengajuan,
    id: wire.id,
    tanggal: wire.tanggal,
    mulai: wire.jam_mulai,
    selesai: wire.jam_selesai,
    durasi: wire.durasi,
    keterangan: wire.keterangan,
    karyawan: {
      id: karyawan.id,
      kode: karyawan.kode,
      nama: karyawan.nama,
      avatarUrl: fileUrl(karyawan.avatar_url),
      tanggalMasuk: karyawan.tanggal_masuk,
      jenis: wire.jenis_karyawan.nama,
    },
    presensi: {
      checkIn: waktu.check_in,
      checkOut: waktu.check_out,
      durasi: waktu.durasi,
    },
    zona: wire.zona_waktu.kode,
    bersediaPada: wire.bersedia_pada === null ? null : Date.parse(wire.bersedia_pada),
  }
}
