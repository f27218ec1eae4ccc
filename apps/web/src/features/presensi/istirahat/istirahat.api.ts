import type { JenisIstirahat } from '@rekan/domain/presensi/istirahat'
import { call } from '../../../lib/http.ts'

/** Begins or ends one's own break; the key makes a repeated call the same one. */
export async function sendIstirahat({
  jenis,
  kunci,
}: {
  readonly jenis: JenisIstirahat
  readonly kunci: string
}): Promise<void> {
  await call(`POST /presensi/istirahat/${jenis}`, { body: {}, idempotencyKey: kunci })
}
