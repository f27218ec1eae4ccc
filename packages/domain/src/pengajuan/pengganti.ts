import { cakupan } from '../akses/akses.ts'
import type { Role } from '../akses/peran.ts'
import { type Tanggal, addHari, formatTanggal, isTanggal } from '../waktu.ts'

/** A substitute stands in for at most so many days, and begins at most so many ahead. */
const PALING_LAMA = 366

/** Whether an account of this role may decide in a coordinator's place: one that decides anyway. */
export function mayBePengganti(role: Role): boolean {
  return cakupan({ role }, 'POST /absensi/{id}/approve') !== null
}

type Rentang = { readonly tanggal_mulai: Tanggal; readonly tanggal_selesai: Tanggal }

/** What is wrong with the days for which somebody is to decide in a coordinator's place, by field; empty when nothing is. */
export function judgeMasaPengganti(
  { tanggal_mulai: mulai, tanggal_selesai: selesai }: Rentang,
  hariIni: Tanggal,
): Readonly<Partial<Record<keyof Rentang, string>>> {
  const tolakMulai = judgeMulai(mulai, hariIni)
  const tolakSelesai = judgeSelesai(mulai, selesai)
  return {
    ...(tolakMulai && { tanggal_mulai: tolakMulai }),
    ...(tolakSelesai && { tanggal_selesai: tolakSelesai }),
  }
}

function judgeMulai(mulai: Tanggal, hariIni: Tanggal): string | undefined {
  if (!isTanggal(mulai)) return 'Tanggal mulai tidak valid.'
  if (mulai < hariIni) return `Tanggal mulai paling awal hari ini, ${formatTanggal(hariIni)}.`
  return mulai > addHari(hariIni, PALING_LAMA)
    ? 'Tanggal mulai tidak boleh lebih dari setahun ke depan.'
    : undefined
}

function judgeSelesai(mulai: Tanggal, selesai: Tanggal): string | undefined {
  if (!isTanggal(selesai)) return 'Tanggal selesai tidak valid.'
  if (!isTanggal(mulai)) return undefined
  if (selesai < mulai) return 'Tanggal selesai tidak boleh sebelum tanggal mulai.'
  return selesai > addHari(mulai, PALING_LAMA - 1)
    ? `Penggantian paling lama ${PALING_LAMA} hari.`
    : undefined
}
