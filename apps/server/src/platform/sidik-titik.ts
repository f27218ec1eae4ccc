import { createHmac } from 'node:crypto'

/** Tells whether two positions of one person are equal to seven decimals, and nothing else of them. */
export type SidikTitik = (
  karyawanId: number,
  titik: { readonly lat7: number; readonly lng7: number },
) => string

/** 16 bytes in hexadecimal, of a secret that the servers share. */
export function createSidikTitik(secret: string): SidikTitik {
  return (karyawanId, { lat7, lng7 }) =>
    createHmac('sha256', secret).update(`titik ${karyawanId} ${lat7} ${lng7}`).digest().toString('hex', 0, 16)
}
