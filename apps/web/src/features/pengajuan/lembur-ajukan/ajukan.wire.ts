import type { CallAnswer } from '../../../lib/http.ts'
import type { EntriBaru } from '../../../lib/kotak/entri.ts'
import type { CallData } from '../../../lib/query.ts'
import type { IsianLembur } from './ajukan.schema.ts'

/** What a request comes to, before it is sent; overtime of the day and of the week count this one in */
export type Hitungan = CallData<'GET /lembur/hitung'>

/** The form's names of the server's fields. */
export const WIRE = {
  karyawan_id: 'karyawan',
  koordinator_id: 'koordinator',
  jam_mulai: 'jamMulai',
  jam_selesai: 'jamSelesai',
} as const

export type Rencana = Pick<IsianLembur, 'karyawan' | 'tanggal' | 'jamMulai' | 'jamSelesai'>

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

/** A plan in the call's words. */
export function rencanaOf({ karyawan, tanggal, jamMulai, jamSelesai }: Rencana) {
  return {
    tanggal,
    jam_mulai: jamMulai,
    jam_selesai: jamSelesai,
    ...(karyawan !== '' && { karyawan_id: Number(karyawan) }),
  }
}

/** Why it would be refused, by the form's fields. */
export function sebabOf({ keberatan }: Hitungan): Readonly<Partial<Record<keyof IsianLembur, string>>> {
  const nama = (satu: string) => (satu in WIRE ? WIRE[satu as keyof typeof WIRE] : satu)
  return Object.fromEntries(Object.entries(keberatan).map(([satu, [pesan]]) => [nama(satu), pesan]))
}
