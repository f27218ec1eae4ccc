import type { Aturan } from '@rekan/domain/aturan'
import { parseJam } from '@rekan/domain/waktu'

/**
 * A clock time as people write it, as `HH:mm`: `17:00`, `17.00`, `1700`, `7.30`, an hour alone. Undefined for what is
 * none.
 */
export function jamFromText(text: string): string | undefined {
  const [, jam = '', menit = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? []
  const terbaca = `${jam.padStart(2, '0')}:${menit}`
  return jam !== '' && parseJam(terbaca) !== undefined ? terbaca : undefined
}

/** Of a field that may stay empty. */
export const aturanJam: Aturan<string> = (jam) =>
  jam === '' || parseJam(jam) !== undefined ? undefined : 'Jam tidak dikenal. Tulis seperti 17:00.'
