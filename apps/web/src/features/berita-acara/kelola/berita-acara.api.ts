import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { CallInput } from '../../../lib/http.types.ts'
import type { FORMAT_TAGIHAN } from '@rekan/domain/berita-acara/tagihan'
import type { Bulan } from '@rekan/domain/bulan'
import type { Butuh, Keberatan, Lembar, LembarRingkas } from '../lembar/lembar.wire.ts'

export type Tagihan = CallAnswer<'GET /kelola/berita-acara/{id}/tagihan'>['data']
export type FormatTagihan = (typeof FORMAT_TAGIHAN)[number]
export type Margin = CallAnswer<'GET /kelola/kantor/{id}/margin'>['data']
type KontakDibaca = CallAnswer<'GET /kelola/kontrak-klien/{id}/kontak'>
export type KontakKontrak = KontakDibaca['data'][number]
/** A client's contact who could be chosen for a contract */
export type PilihanKontak = KontakDibaca['meta']['pilihan'][number]
export type DiPintu = CallAnswer<'GET /kelola/kontrak-klien/{id}/pintu'>['data'][number]
export type IsianKontak = CallInput<'POST /kelola/kontrak-klien/{id}/kontak'>['body']

const params = (id: number) => ({ params: { id: String(id) } })

export async function fetchDaftarLembar(
  kontrakId: number,
  signal: AbortSignal,
): Promise<readonly LembarRingkas[]> {
  const query = { kontrak_id: kontrakId, jumlah: '200' }
  return (await call('GET /kelola/berita-acara', { query, signal })).data
}

export async function fetchLembar(
  id: number,
  revisi: number | undefined,
  signal: AbortSignal,
): Promise<Lembar> {
  const query = revisi === undefined ? {} : { revisi: String(revisi) }
  return (await call('GET /kelola/berita-acara/{id}', { ...params(id), query, signal })).data
}

export async function fetchHari(
  { id, revisi }: Pick<Lembar, 'id' | 'revisi'>,
  tanggal: string,
  posId: number,
  signal: AbortSignal,
): Promise<readonly Butuh[]> {
  const query = { tanggal, pos_id: String(posId), revisi: String(revisi) }
  return (await call('GET /kelola/berita-acara/{id}/hari', { ...params(id), query, signal })).data
}

/** Computes a contract's sheet anew; after one was sent it needs a reason. */
export async function sendSusun(kontrakId: number, bulan: Bulan, alasan: string): Promise<Lembar> {
  const body = { tahun: bulan.tahun, bulan: bulan.bulan, alasan }
  return (await call('POST /kelola/kontrak-klien/{id}/berita-acara', { ...params(kontrakId), body })).data
}

export async function sendKirim({ id, revisi }: Pick<Lembar, 'id' | 'revisi'>): Promise<Lembar> {
  return (await call('POST /kelola/berita-acara/{id}/kirim', { ...params(id), body: { revisi } })).data
}

export async function sendJawab(
  id: number,
  body: CallInput<'POST /kelola/keberatan/{id}/jawab'>['body'],
): Promise<Keberatan> {
  return (await call('POST /kelola/keberatan/{id}/jawab', { ...params(id), body })).data
}

export async function fetchBerkas(
  { id, revisi }: Pick<Lembar, 'id' | 'revisi'>,
  format: 'pdf' | 'xlsx',
): Promise<File> {
  const query = { format, revisi: String(revisi) }
  return fileFrom((await call('GET /kelola/berita-acara/{id}/berkas', { ...params(id), query })).data)
}

export async function fetchTagihan(id: number, signal: AbortSignal): Promise<Tagihan> {
  return (await call('GET /kelola/berita-acara/{id}/tagihan', { ...params(id), signal })).data
}

export async function fetchBerkasTagihan(id: number, format: FormatTagihan): Promise<File> {
  const { data } = await call('GET /kelola/berita-acara/{id}/tagihan/berkas', {
    ...params(id),
    query: { format },
  })
  return fileFrom(data)
}

export async function fetchMargin(kantorId: number, bulan: Bulan, signal: AbortSignal): Promise<Margin> {
  const query = { tahun: String(bulan.tahun), bulan: String(bulan.bulan) }
  return (await call('GET /kelola/kantor/{id}/margin', { ...params(kantorId), query, signal })).data
}

export async function fetchKontak(kontrakId: number, signal: AbortSignal): Promise<KontakDibaca> {
  return call('GET /kelola/kontrak-klien/{id}/kontak', { ...params(kontrakId), signal })
}

export async function fetchPintu(kontrakId: number, signal: AbortSignal): Promise<readonly DiPintu[]> {
  return (await call('GET /kelola/kontrak-klien/{id}/pintu', { ...params(kontrakId), signal })).data
}

/** Adds a contact, or changes one: its address stays. */
export async function sendKontak(kontrakId: number, id: number | null, isian: IsianKontak): Promise<void> {
  if (id === null) {
    await call('POST /kelola/kontrak-klien/{id}/kontak', { ...params(kontrakId), body: isian })
    return
  }
  const { email: _, ...body } = isian
  await call('POST /kelola/kontak-kontrak/{id}', { ...params(id), body })
}

export async function sendCabut(id: number): Promise<void> {
  await call('POST /kelola/kontak-kontrak/{id}/cabut', { ...params(id), body: {} })
}

export async function sendCabutSesi(id: number): Promise<void> {
  await call('POST /kelola/kontak-kontrak/{id}/cabut-sesi', { ...params(id), body: {} })
}

/** @param beritaAcaraId null: of what the running period comes to */
export async function sendTautan(id: number, beritaAcaraId: number | null): Promise<void> {
  await call('POST /kelola/kontak-kontrak/{id}/kirim-lagi', {
    ...params(id),
    body: { berita_acara_id: beritaAcaraId },
  })
}
