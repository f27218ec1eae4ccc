import { type CallAnswer, call } from '../../../../lib/http.ts'
import type { Tanggal } from '@rekan/domain/waktu'

export type JadwalKerja = CallAnswer<'GET /kelola/jadwal-kerja'>['data'][number]
export type Riwayat = JadwalKerja['riwayat'][number]
export type Akibat = CallAnswer<'POST /kelola/jadwal-kerja/{id}/hitung'>['data']
/** What a schedule is to say. */
export type IsiJadwal = Pick<Riwayat, 'toleransi_menit' | 'masuk_saat_libur' | 'hari'>
export type VersiBaru = IsiJadwal & { readonly berlaku_dari: Tanggal; readonly alasan?: string }

export async function fetchJadwalKerja(signal: AbortSignal): Promise<readonly JadwalKerja[]> {
  return (await call('GET /kelola/jadwal-kerja', { signal })).data
}

export async function createJadwal(body: IsiJadwal & { readonly nama: string }): Promise<JadwalKerja> {
  return (await call('POST /kelola/jadwal-kerja', { body })).data
}

/** What a change would move; nothing is written. */
export async function fetchAkibat(
  id: number,
  { berlaku_dari, toleransi_menit, masuk_saat_libur, hari }: VersiBaru,
  signal: AbortSignal,
): Promise<Akibat> {
  const body = { berlaku_dari, toleransi_menit, masuk_saat_libur, hari }
  const params = { id: String(id) }
  return (await call('POST /kelola/jadwal-kerja/{id}/hitung', { params, body, signal })).data
}

/** What a schedule says from a day on, as it was seen in that version. */
export async function sendVersi({ id, versi }: Dilihat, body: VersiBaru): Promise<JadwalKerja> {
  const params = { id: String(id) }
  return (await call('POST /kelola/jadwal-kerja/{id}/versi', { params, versi, body })).data
}

export async function sendNama({ id, versi }: Dilihat, nama: string): Promise<JadwalKerja> {
  const params = { id: String(id) }
  return (await call('POST /kelola/jadwal-kerja/{id}', { params, versi, body: { nama } })).data
}

/** Takes back a change that has not begun. */
export async function cancelVersi({ id, versi }: Dilihat, mulai: Tanggal): Promise<JadwalKerja> {
  const params = { id: String(id) }
  const body = { berlaku_dari: mulai }
  return (await call('POST /kelola/jadwal-kerja/{id}/batal', { params, versi, body })).data
}

type Dilihat = Pick<JadwalKerja, 'id' | 'versi'>
