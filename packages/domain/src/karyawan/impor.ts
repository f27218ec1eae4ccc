/** A workbook of people on its way in: tried out, then written, or not. */
export const STATUS_IMPOR = ['PERIKSA', 'SIAP', 'SALAH', 'TULIS', 'SELESAI', 'BATAL', 'TERHENTI'] as const
export type StatusImpor = (typeof STATUS_IMPOR)[number]

/** Whether the server is at work on it. */
export function isImporBerjalan(status: StatusImpor): boolean {
  return status === 'PERIKSA' || status === 'TULIS'
}
