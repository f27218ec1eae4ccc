import { createPublicKey } from 'node:crypto'
import type { Instan } from '@rekan/domain/waktu'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import type { Times } from '../../../platform/times.ts'
import { refuse } from '../presensi.refusals.ts'
import { type Ponsel, recordDengar, upsertPonsel } from './ponsel.queries.ts'

type Jwk = Context<'POST /ponsel'>['body']['kunci']

/** The caller's phone by its public key, the same one however often it is told. Throws 422 for what is no key of P-256. */
export async function addPonsel(tx: Tx, { penggunaId }: Pelaku, jwk: Jwk, saat: Instan): Promise<Ponsel> {
  return upsertPonsel(tx, kunciFrom(jwk), penggunaId, saat)
}

/**
 * The server's time as a phone hears it, with the proof that it did. Throws 404 for a phone that the caller has not signed
 * in on.
 */
export async function tellWaktu(
  tx: Tx,
  times: Times,
  { penggunaId }: Pelaku,
  ponselId: number,
  saat: Instan,
): Promise<{ readonly waktu: string; readonly token: string }> {
  if (!(await recordDengar(tx, ponselId, penggunaId, saat))) throw refuse('PONSEL_TIDAK_ADA')
  return { waktu: new Date(saat).toISOString(), token: times.sign({ ponselId, penggunaId, waktu: saat }) }
}

/** The point of a key, uncompressed; whether it lies on the curve is the library's to say. */
function kunciFrom({ kty, crv, x, y }: Jwk): Buffer {
  try {
    createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
  } catch {
    throw invalid({ kunci: ['Kunci ponsel tidak valid.'] })
  }
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
}
