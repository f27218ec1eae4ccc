import type { KodeZona } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../lib/http.ts'
import { formatJamMenit } from '../../lib/format.ts'

export type Papan = CallAnswer<'GET /kelola/hari-ini'>['data']
export type Lokasi = Papan['lokasi'][number]
export type Celah = Papan['celah'][number]
export type OrangHilang = NonNullable<Celah['orang']>

export async function fetchPapan(signal: AbortSignal): Promise<Papan> {
  const { data } = await call('GET /kelola/hari-ini', { signal })
  return data
}

/** Says that the reader sees to it; nobody above is told any more. */
export async function sendTanggapan({ karyawan_id, tanggal, mulai }: OrangHilang): Promise<void> {
  await call('POST /kelola/alarm/tanggapi', { body: { karyawan_id, tanggal, mulai } })
}

/** Files sickness of the day for who is missing, in the reader's name; returns the text for the reader. */
export async function sendSakit({ karyawan_id, tanggal }: OrangHilang, keterangan: string): Promise<string> {
  const { message } = await call('POST /kelola/alarm/sakit', { body: { karyawan_id, tanggal, keterangan } })
  return message
}

/** `07.00–15.00 WIB` */
export function jamFrom({ mulai, selesai }: Pick<Lokasi, 'mulai' | 'selesai'>, zona: KodeZona): string {
  return `${pukul(mulai, zona)}–${pukul(selesai, zona)} ${zona}`
}

export function pukul(saat: string, zona: KodeZona): string {
  return formatJamMenit(Date.parse(saat), zona)
}

/** `42 menit 30 detik`, `1 jam 5 menit`: seconds are told below the hour, where they are what is paid for. */
export function lamaKosong(detik: number): string {
  const [jam, menit, sisa] = [Math.floor(detik / 3600), Math.floor((detik % 3600) / 60), detik % 60]
  const bagian =
    jam > 0
      ? [`${jam} jam`, menit > 0 && `${menit} menit`]
      : [menit > 0 && `${menit} menit`, sisa > 0 && `${sisa} detik`]
  return bagian.filter((satu) => satu !== false).join(' ') || '0 menit'
}
