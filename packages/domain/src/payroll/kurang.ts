/** What pay follows from and nobody has said yet (`docs/rules.md`, section 5.5h). */

/** In the order in which a list names them; without the first three no slip is proposed. */
export const KURANG = ['ptkp', 'status_npwp', 'kelas_jkk', 'upah', 'rekening', 'upah_minimum'] as const
export type Kurang = (typeof KURANG)[number]

export const SEBUTAN_KURANG: Readonly<Record<Kurang, string>> = {
  ptkp: 'PTKP',
  status_npwp: 'status NPWP/NIK',
  kelas_jkk: 'kelas JKK lokasi',
  upah: 'upah',
  rekening: 'rekening bank',
  upah_minimum: 'upah minimum lokasi',
}

/** What of a basis is missing; what is not asked for is not. */
export function listKurang({
  ptkp,
  npwp_valid,
  kelas_jkk,
}: {
  readonly ptkp: string | undefined
  readonly npwp_valid: boolean | undefined
  readonly kelas_jkk: string | undefined
}): readonly Kurang[] {
  const kurang: Kurang[] = []
  if (ptkp === undefined) kurang.push('ptkp')
  if (npwp_valid === undefined) kurang.push('status_npwp')
  if (kelas_jkk === undefined) kurang.push('kelas_jkk')
  return kurang
}
