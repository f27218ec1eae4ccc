import type { Detik } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { EntriBaru } from '../../../lib/kotak/entri.ts'
import type { IsianLembur } from './ajukan.schema.ts'

/** What a request comes to, before it is sent. Overtime of the day and of the week count this one in. */
export type Hitungan = {
  readonly durasi: Detik
  readonly batas: {
    readonly hari: Detik
    readonly minggu: Detik
    /** A day of rest: the limits don't count it */
    readonly hariLibur: boolean
    readonly lewat: boolean
  }
  readonly peringatan: readonly string[]
  /** Why it would be refused, by the form's fields */
  readonly keberatan: Readonly<Partial<Record<keyof IsianLembur, string>>>
}

/** The form's names of the server's fields. */
export const WIRE = {
  karyawan_id: 'karyawan',
  koordinator_id: 'koordinator',
  jam_mulai: 'jamMulai',
  jam_selesai: 'jamSelesai',
} as const

export type Rencana = Pick<IsianLembur, 'karyawan' | 'tanggal' | 'jamMulai' | 'jamSelesai'>

export async function fetchHitungan(rencana: Rencana, signal: AbortSignal): Promise<Hitungan> {
  const { data } = await call('GET /lembur/hitung', { query: rencanaOf(rencana), signal })
  const { batas, durasi, peringatan } = data
  const { hari_libur: hariLibur, ...sisa } = batas
  const keberatan = Object.entries(data.keberatan).map(([nama, [pesan]]) => [formName(nama), pesan])
  return {
    durasi,
    batas: { ...sisa, hariLibur },
    peringatan,
    keberatan: Object.fromEntries(keberatan) as Hitungan['keberatan'],
  }
}

/** What is sent. */
export function composeLembur(isian: IsianLembur): EntriBaru['isi'] {
  const { koordinator, keterangan } = isian
  return { json: JSON.stringify({ koordinator_id: Number(koordinator), ...rencanaOf(isian), keterangan }) }
}

/** The name of the coordinator who decides it, of the server's answer. */
export function namaPemutus(body: unknown): string {
  const { data } = body as CallAnswer<'POST /lembur/pengajuan'>
  return (data.menunggu?.oleh ?? data.koordinator).nama
}

function rencanaOf({ karyawan, tanggal, jamMulai, jamSelesai }: Rencana) {
  return {
    tanggal,
    jam_mulai: jamMulai,
    jam_selesai: jamSelesai,
    ...(karyawan !== '' && { karyawan_id: Number(karyawan) }),
  }
}

function formName(nama: string): string {
  return nama in WIRE ? WIRE[nama as keyof typeof WIRE] : nama
}
