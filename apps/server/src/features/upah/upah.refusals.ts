import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const UPAH_REFUSALS = {
  UPAH_SENDIRI: { status: 403, text: () => 'Upah Anda dicatat oleh rekan HRD lain atau penyetuju gaji HRD.' },
} as const satisfies Refusals

export const refuse = createRefuse(UPAH_REFUSALS)
