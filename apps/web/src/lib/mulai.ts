import { simpanan } from './simpanan.ts'

const KEY = 'rekan.mulai'

// Kept on the device: who works at a desk's screen begins there, and on their phone with their own day.

/** Where a sign-in on this device ends that was on its way nowhere; undefined: at home. */
export function readMulai(): string | undefined {
  return simpanan.get(KEY) ?? undefined
}

/** Sets it; undefined takes it away. */
export function setMulai(alamat: string | undefined): void {
  if (alamat === undefined) simpanan.remove(KEY)
  else simpanan.set(KEY, alamat)
}
