import type { Bulan } from '@rekan/domain/bulan'
import type { FormatLaporan, JenisLaporan } from '@rekan/domain/laporan/jenis'
import { fileFrom } from '../../lib/download.ts'
import { type CallAnswer, call } from '../../lib/http.ts'

export type Laporan = CallAnswer<'GET /kelola/laporan/{id}'>['data']
export type Baris = CallAnswer<'GET /kelola/laporan/{id}/baris'>['data'][number]
export type Tersimpan = CallAnswer<'GET /kelola/laporan-tersimpan'>['data'][number]
export type IsianTersimpan = Omit<Tersimpan, 'id' | 'lokasi' | 'dikirim' | 'penerima' | 'kolom'> & {
  /** Null: all */
  readonly kolom: readonly string[] | null
  /** Accounts it is mailed to as well */
  readonly penerima: readonly number[]
}
export type Penerima = CallAnswer<'GET /kelola/laporan-tersimpan/penerima'>['data'][number]
export type Diminta = Bulan & {
  readonly jenis: JenisLaporan
  readonly kantor_id?: number | undefined
  readonly koordinator_id?: number | undefined
  readonly klien_id?: number | undefined
}

/** So many rows stand on a page. */
export const SEHALAMAN = 100

export async function fetchTerakhir(signal: AbortSignal): Promise<readonly Laporan[]> {
  return (await call('GET /kelola/laporan', { signal })).data
}

export async function sendDiminta({
  kantor_id,
  koordinator_id,
  klien_id,
  ...diminta
}: Diminta): Promise<Laporan> {
  const saringan = {
    ...(kantor_id !== undefined && { kantor_id }),
    ...(koordinator_id !== undefined && { koordinator_id }),
    ...(klien_id !== undefined && { klien_id }),
  }
  return (await call('POST /kelola/laporan', { body: { ...diminta, ...saringan } })).data
}

export async function fetchBaris(id: number, halaman: number, signal: AbortSignal) {
  const query = { mulai: String((halaman - 1) * SEHALAMAN), jumlah: String(SEHALAMAN) }
  return call('GET /kelola/laporan/{id}/baris', { params: { id: String(id) }, query, signal })
}

export async function cancelLaporan(id: number): Promise<Laporan> {
  return (await call('POST /kelola/laporan/{id}/batal', { params: { id: String(id) }, body: {} })).data
}

/** Has a file of these columns written where none is (null: all); whether it is there. */
export async function requestBerkas(
  id: number,
  format: FormatLaporan,
  dipilih: readonly string[] | null,
): Promise<Laporan> {
  const body = { format, kolom: dipilih && [...dipilih] }
  return (await call('POST /kelola/laporan/{id}/berkas', { params: { id: String(id) }, body })).data
}

export async function fetchLaporan(id: number): Promise<Laporan> {
  return (await call('GET /kelola/laporan/{id}', { params: { id: String(id) } })).data
}

export async function fetchBerkas(id: number, format: FormatLaporan): Promise<File> {
  const { data } = await call('GET /kelola/laporan/{id}/berkas', {
    params: { id: String(id) },
    query: { format },
  })
  return fileFrom(data)
}

export async function fetchTersimpan(signal: AbortSignal): Promise<readonly Tersimpan[]> {
  return (await call('GET /kelola/laporan-tersimpan', { signal })).data
}

/** @param id of one that is changed; null: a new one */
export async function sendTersimpan({
  id,
  isian,
}: {
  readonly id: number | null
  readonly isian: IsianTersimpan
}): Promise<Tersimpan> {
  const body = { ...isian, kolom: isian.kolom && [...isian.kolom], penerima: [...isian.penerima] }
  if (id === null) return (await call('POST /kelola/laporan-tersimpan', { body })).data
  return (await call('POST /kelola/laporan-tersimpan/{id}', { params: { id: String(id) }, body })).data
}

export async function fetchPenerima(signal: AbortSignal): Promise<readonly Penerima[]> {
  return (await call('GET /kelola/laporan-tersimpan/penerima', { signal })).data
}

export async function removeTersimpan(id: number): Promise<void> {
  await call('POST /kelola/laporan-tersimpan/{id}/hapus', { params: { id: String(id) }, body: {} })
}
