/** Whether everything runs, in full numbers, as `npm run test:lengkap` does */
const LENGKAP = process.env['REKAN_LENGKAP'] === '1'

/** Returns how many of something are tried: all of it when everything runs, else a tenth. */
export function porsi(whole: number): number {
  return LENGKAP ? whole : Math.ceil(whole / 10)
}
