/** The runs of pay: the monthly one and those beside it, each with slips of its own (`docs/rules.md`, sections 5.15 to 5.18). */
export const JENIS_SLIP = ['BULANAN', 'THR', 'KOMPENSASI', 'AKHIR'] as const
export type JenisSlip = (typeof JENIS_SLIP)[number]
/** A run beside the month's. */
export type JenisLari = Exclude<JenisSlip, 'BULANAN'>

/** What each kind of slip is called, wherever it is named. */
export const PERIHAL_SLIP: Readonly<
  Record<
    JenisSlip,
    {
      /** Among others of a list */
      readonly pendek: string
      /** Before its month, on the slip itself */
      readonly sebutan: string
      /** How the name of its PDF begins */
      readonly berkas: string
      /** Beside the amount on somebody's account, in capitals */
      readonly transfer: string
    }
  >
> = {
  BULANAN: { pendek: 'Gaji', sebutan: 'Slip gaji', berkas: 'slip-gaji', transfer: 'GAJI' },
  THR: { pendek: 'THR', sebutan: 'Slip THR', berkas: 'slip-thr', transfer: 'THR' },
  KOMPENSASI: {
    pendek: 'Kompensasi',
    sebutan: 'Slip kompensasi PKWT',
    berkas: 'slip-kompensasi',
    transfer: 'KOMPENSASI',
  },
  AKHIR: {
    pendek: 'Terakhir',
    sebutan: 'Slip akhir kerja',
    berkas: 'slip-akhir-kerja',
    transfer: 'GAJI AKHIR',
  },
}

/** What a slip is called within a sentence: `slip THR`. */
export function sebutanKecil(jenis: JenisSlip): string {
  const { sebutan } = PERIHAL_SLIP[jenis]
  return `${sebutan.charAt(0).toLowerCase()}${sebutan.slice(1)}`
}
