import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PAPAN_REFUSALS = {
  ALARM_TIDAK_ADA: { status: 409, text: () => 'Alarm ini tidak ada lagi.' },
} as const satisfies Refusals

export const refuse = createRefuse(PAPAN_REFUSALS)
