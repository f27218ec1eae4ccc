import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const KELOLA_REFUSALS = {
  ALIRAN_PENUH: {
    status: 429,
    text: () => 'Terlalu banyak tab Kelola terbuka. Layar ini diperbarui berkala, tidak seketika.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(KELOLA_REFUSALS)
