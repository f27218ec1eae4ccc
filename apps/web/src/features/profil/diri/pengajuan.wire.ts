import type { ApiError } from '../../../lib/api-error.ts'

/** What screens show of a request that is in the outbox, and what its form is filled with again. */
export type KabarPengajuan = {
  readonly tentang: 'izin' | 'lembur' | 'lembur-tim'
  /** `Cuti Tahunan` */
  readonly judul: string
  /** `24–26 Nov 2026` */
  readonly kapan: string
  /** As the form had it, without its file */
  readonly isian: unknown
}

/** Where each is filled in. */
export const FORMULIR_PENGAJUAN = {
  izin: '/perizinan/create',
  lembur: '/lembur/create',
  'lembur-tim': '/pengajuan-lembur/create',
} as const satisfies Record<KabarPengajuan['tentang'], string>

export function isKabarPengajuan(kabar: unknown): kabar is KabarPengajuan {
  const tentang = (kabar as { readonly tentang?: unknown } | null)?.tentang
  return typeof tentang === 'string' && tentang in FORMULIR_PENGAJUAN
}

/** A refusal in one sentence: the first that speaks of a field, else its own. */
export function sebabFrom({ errors, message }: ApiError): string {
  return Object.values(errors)[0]?.[0] ?? message
}
