import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PAJAK_REFUSALS = {
  PAJAK_SENDIRI: {
    status: 403,
    text: () => 'Data pajak Anda sendiri dicatat oleh rekan HRD lain atau penyetuju gaji HRD.',
  },
} as const satisfies Refusals

export const refuse = createRefuse(PAJAK_REFUSALS)
