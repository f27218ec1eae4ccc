import type { Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type Setelan = CallAnswer<'GET /kelola/pengaturan'>['data'][number]
export type Nilai = Setelan['nilai']
export type Kelompok = Setelan['kelompok']

export async function fetchSetelan(signal: AbortSignal): Promise<readonly Setelan[]> {
  return (await call('GET /kelola/pengaturan', { signal })).data
}

/** Sets one as it was seen in that version; without a day, from today. */
export async function sendSetelan(
  { kunci, versi }: Pick<Setelan, 'kunci' | 'versi'>,
  nilai: Nilai,
  berlakuDari?: Tanggal,
): Promise<readonly Setelan[]> {
  const { data } = await call('POST /kelola/pengaturan', {
    body: { kunci, versi, nilai, ...(berlakuDari !== undefined && { berlaku_dari: berlakuDari }) },
  })
  return data
}

export type HasilSurat = CallAnswer<'POST /kelola/pengaturan/uji-surat'>['data']
export type HasilPush = CallAnswer<'POST /kelola/pengaturan/uji-push'>['data']

export async function tryMail(): Promise<HasilSurat> {
  return (await call('POST /kelola/pengaturan/uji-surat', { body: {} })).data
}

export async function tryPush(): Promise<HasilPush> {
  return (await call('POST /kelola/pengaturan/uji-push', { body: {} })).data
}

/** The provider of SSO as the server's operator has set it; null: none. */
export type Penyedia = CallAnswer<'GET /kelola/pengaturan/masuk'>['data']['penyedia']

export async function fetchPenyedia(signal: AbortSignal): Promise<Penyedia> {
  return (await call('GET /kelola/pengaturan/masuk', { signal })).data.penyedia
}
