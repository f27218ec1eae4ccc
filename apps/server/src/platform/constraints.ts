import { formatBulan } from '@rekan/domain/bulan'
import { type Tanggal, formatTanggal, hariBarat, hariTimur } from '@rekan/domain/waktu'
import pg from 'pg'
import { type DomainError, invalid, refuse } from './errors.ts'

/** By a constraint of the database, the field whose value it refuses, and what to say of it. Whose value it is stays untold. */
export type RefusedFields = Readonly<Record<string, readonly [field: string, message: string]>>

/** A lock of a month, as it refuses what would change one of its days. */
export type KunciTercatat = {
  readonly id: number
  readonly tahun: number
  readonly bulan: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
  /** The site or client it is for; null: the whole company */
  readonly lingkup: string | null
  /** Who locked it, and when as ISO 8601 */
  readonly oleh: string
  readonly pada: string
}

/** The lock by which the database refused something; null: it was not refused by one. */
export function findKunci(error: unknown): KunciTercatat | null {
  const isTerkunci = error instanceof pg.DatabaseError && error.constraint === 'bulan_terkunci'
  return isTerkunci ? (JSON.parse(error.detail ?? '{}') as KunciTercatat) : null
}

/** PostgreSQL's `numeric_value_out_of_range`: what was sent, or what it came to with what is there */
const DI_LUAR_JANGKAUAN = '22003'

/** The opener of an account and what follows, as the database refuses what that account would decide of them. */
export type Pembuka = { readonly oleh: string; readonly sampai: string; readonly siapa: readonly string[] }

/**
 * 422 at the field, 409 for a locked month, or 403 for who opened the account that decides or the one that wrote, when what the database refused
 * is something that a client sent; else null.
 */
export function refusedField(error: unknown, fields: RefusedFields): DomainError | null {
  if (!(error instanceof pg.DatabaseError)) return null
  if (error.code === DI_LUAR_JANGKAUAN)
    return invalid({ _: ['Ada angka yang terlalu besar atau terlalu kecil. Periksa kembali isiannya.'] })
  if (error.constraint === undefined) return null
  const kunci = findKunci(error)
  if (kunci !== null) {
    const { lingkup, oleh, pada } = kunci
    const hari = formatTanggal(hariBarat(Date.parse(pada)))
    return refuse('BULAN_TERKUNCI', { masa: formatBulan(kunci), lingkup, oleh, hari }, { data: { kunci } })
  }
  if (error.constraint === 'akun_dibuka') {
    return refusePembuka(JSON.parse(error.detail ?? '{}') as Pembuka)
  }
  if (error.constraint === 'akun_penulis_dibuka') {
    const { oleh, akun, sampai } = JSON.parse(error.detail ?? '{}') as Record<
      'oleh' | 'akun' | 'sampai',
      string
    >
    return refuse('AKUN_PENULIS_DIBUKA', { oleh, akun, mulai: formatTanggal(hariTimur(Date.parse(sampai))) })
  }
  const known = fields[error.constraint]
  return known === undefined ? null : invalid({ [known[0]]: [known[1]] })
}

/** 403 for an account that was opened by whom it would decide about: from when it may, and who can meanwhile. */
export function refusePembuka({ oleh, sampai, siapa }: Pembuka): DomainError {
  return refuse('AKUN_DIBUKA', { oleh, siapa, mulai: formatTanggal(hariTimur(Date.parse(sampai))) })
}
