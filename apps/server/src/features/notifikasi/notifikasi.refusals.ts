import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const NOTIFIKASI_REFUSALS = {
  NOTIFIKASI_TIDAK_ADA: { status: 404, text: () => 'Notifikasi tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(NOTIFIKASI_REFUSALS)
