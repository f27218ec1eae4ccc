import { derajatBukti } from '@rekan/domain/presensi/tempat/lokasi'
import { isDitandatangani } from './bukti.service.ts'

/** Evidence as a phone sent it. */
type Entri = {
  readonly luring: string | null
  readonly luring_tanda: string | null
  /** The phone's key, as its point of P-256; null where no known phone is to have signed it */
  readonly kunci: Buffer | null
}

/** Evidence without the digits that its review was for, and the verdict on its signature, which holds for it no more. */
export function cutEntri({ luring, luring_tanda: tanda, kunci }: Entri): {
  readonly luring: string | null
  readonly tandaSah: boolean | null
} {
  if (luring === null) return { luring, tandaSah: null }
  const tandaSah = kunci === null || tanda === null ? null : isDitandatangani(kunci, luring, tanda)
  return { luring: JSON.stringify(JSON.parse(luring), roundDerajat), tandaSah }
}

/** For JSON.stringify: every coordinate in evidence, wherever it stands there. */
function roundDerajat(name: string, value: unknown): unknown {
  return (name === 'latitude' || name === 'longitude') && typeof value === 'number'
    ? derajatBukti(value)
    : value
}
