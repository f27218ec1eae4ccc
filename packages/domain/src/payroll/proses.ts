/** A month of everybody's pay, made or published beside the requests (`docs/rules.md`, section 5.23). */
export const JENIS_PROSES = ['SUSUN', 'TERBITKAN'] as const
export type JenisProses = (typeof JENIS_PROSES)[number]

export const STATUS_PROSES = ['JALAN', 'SELESAI', 'BATAL', 'TERHENTI'] as const
export type StatusProses = (typeof STATUS_PROSES)[number]

/** Of more payslips than this a screen has them made and published beside the requests. */
export const SLIP_SEKALIGUS = 500
