/**
 * What the demo company keeps for itself, so that nothing of it can be somebody's: no region has a 99th district, no
 * operator the code 0860, and `.example` is no domain that could ever be registered. Accounts begin with 9 and cards with
 * 9999 in the demo's own data.
 */
export const RENTANG_DEMO = {
  nik: /^\d{4}99\d{10}$/,
  npwp: /^9{4}\d{11,12}$/,
  kartu: /^9999\d{7,9}$/,
  rekening: /^9\d{9,15}$/,
  telepon: /^\+62(?:860\d{7}|215550\d{4})$/,
  surat: /\.example$/,
} as const

/** The mobile number of one of the invented, by a number below ten million. */
export function nomorHpDemo(ke: number): string {
  return `+62860${String(ke).padStart(7, '0')}`
}
