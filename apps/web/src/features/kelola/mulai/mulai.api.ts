import { type CallAnswer, call } from '../../../lib/http.ts'
import type { HariKerja } from '../pengaturan/jam-kerja/pekan.ts'

export type Persiapan = CallAnswer<'GET /kelola/mulai'>['data']
export type Langkah = Persiapan['langkah'][number]['nama']
export type Perusahaan = {
  readonly [K in keyof Persiapan['perusahaan']]: NonNullable<Persiapan['perusahaan'][K]>
}
type Jadwal = Omit<NonNullable<Persiapan['jadwal']>, 'id' | 'hari'> & {
  readonly hari: readonly HariKerja[]
}
export type HariLibur = {
  readonly tanggal: string
  readonly jenis: 'PERUSAHAAN' | 'CUTI_BERSAMA'
  readonly nama?: string
  readonly berlaku: boolean
}

export async function fetchPersiapan(signal: AbortSignal): Promise<Persiapan> {
  return (await call('GET /kelola/mulai', { signal })).data
}

export async function sendPerusahaan(body: Perusahaan): Promise<Persiapan> {
  return (await call('POST /kelola/mulai/perusahaan', { body })).data
}

export async function sendJamKerja(body: Jadwal): Promise<Persiapan> {
  return (await call('POST /kelola/mulai/jam-kerja', { body: { ...body, hari: [...body.hari] } })).data
}

export async function sendLibur(libur: HariLibur[]): Promise<Persiapan> {
  return (await call('POST /kelola/mulai/libur', { body: { libur } })).data
}

/** A step is done, or left for later. */
export async function sendLangkah(langkah: Langkah, keadaan: 'diisi' | 'dilewati'): Promise<Persiapan> {
  return (await call('POST /kelola/mulai/langkah', { body: { langkah, keadaan } })).data
}

export async function sendSelesai(): Promise<Persiapan> {
  return (await call('POST /kelola/mulai/selesai')).data
}
