import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const SISTEM_REFUSALS = {
  JEJAK_TIDAK_ADA: { status: 404, text: () => 'Catatan jejak audit tidak ditemukan.' },
} as const satisfies Refusals

export const refuse = createRefuse(SISTEM_REFUSALS)
