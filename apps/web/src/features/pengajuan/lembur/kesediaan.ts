import type { Lembur } from './lembur.api.ts'

/** Whether it was filed for the person, who has not agreed to it yet (PP 35/2021, article 28). */
export function isAgreementNeeded({ status, bersediaPada }: Lembur): boolean {
  return status === 'menunggu' && bersediaPada === null
}
