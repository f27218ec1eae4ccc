/** The files with which a month of pay ends, in the order in which they are made. */
export const BERKAS_GAJI = [
  'bank-sendiri',
  'bank-lain',
  'bank-csv',
  'bpmp',
  'bpa1',
  'sipp',
  'edabu',
  'jurnal',
  'register',
  'timesheet',
  'lembur',
] as const
export type BerkasGaji = (typeof BERKAS_GAJI)[number]

/** Of one site or one client, where one is chosen: clients are shown these. */
export const BERKAS_LOKASI: ReadonlySet<BerkasGaji> = new Set(['register', 'timesheet', 'lembur'])
/** What money is sent by: a day of payment goes with it. */
export const BERKAS_BANK: ReadonlySet<BerkasGaji> = new Set(['bank-sendiri', 'bank-lain', 'bank-csv'])

/** Banks whose formats are known, by their codes. */
export const BANK_BERFORMAT = { '014': 'BCA', '008': 'Mandiri', '002': 'BRI', '009': 'BNI' } as const
export type KodeBankBerformat = keyof typeof BANK_BERFORMAT
