/** What is settled with somebody's pay beside their wage: it is written down and decided by another of HR. */
const SEBUTAN = { kasbon: 'Kasbon', reimburse: 'Reimburse', penyesuaian: 'Penyesuaian gaji' } as const
export type Titipan = keyof typeof SEBUTAN

/** Why HR does not settle their own, in a sentence. */
export function sebabOrangLain(apa: Titipan): string {
  return `${SEBUTAN[apa]} Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.`
}
