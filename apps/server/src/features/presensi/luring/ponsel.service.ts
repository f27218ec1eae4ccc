import { createHash, createPublicKey } from 'node:crypto'
import { namaPerangkat } from '@rekan/domain/auth/perangkat'
import { decidePonsel } from '@rekan/domain/presensi/luring/ponsel'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { namaSesi } from '../../../platform/panggilan.ts'
import { type Session, requireKonfirmasi } from '../../../platform/auth.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import { refuse } from '../presensi.refusals.ts'
import {
  type Ponsel,
  listPonsel,
  recordDengar,
  takePonselPertama,
  updateDilepas,
  upsertPonsel,
} from './ponsel.queries.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

type Jwk = Context<'POST /ponsel'>['body']['kunci']

/**
 * The caller's phone by its public key, the same one however often it is told; its owner is told of one beside others. Throws
 * 422 for what is no key of P-256, 409 for one too many, and 403 for a key beyond the first of a session that was not just
 * confirmed: whoever has a token alone makes no phones of it.
 */
export async function addPonsel(
  perbuatan: PerbuatanPelaku,
  session: Session,
  jwk: Jwk,
  perangkat: string,
): Promise<Ponsel> {
  const { tx, oleh: penggunaId, saat } = perbuatan
  const kunci = kunciFrom(jwk)
  const semua = await listPonsel(tx, penggunaId, true)
  const sidik = createHash('sha256').update(kunci).digest('hex')
  const isBaru = !semua.some((satu) => satu.sidik === sidik)
  if (isBaru) {
    const keputusan = decidePonsel(
      semua.map(({ id, didengar_pada }) => ({ id, didengar: didengar_pada })),
      saat,
    )
    if (!keputusan.ok) throw refuse('PONSEL_TERLALU_BANYAK')
    if (keputusan.lepas.length > 0) await updateDilepas(tx, penggunaId, keputusan.lepas, saat)
  }
  const ponsel = await upsertPonsel(perbuatan, kunci, perangkat)
  if (!(await takePonselPertama(tx, session.tokenHash, ponsel.id))) requireKonfirmasi(session, 'masuk', saat)
  if (isBaru && semua.length > 0)
    await tell(perbuatan, {
      kepada: [penggunaId],
      jenis: 'KEAMANAN_DIUBAH',
      detailId: penggunaId,
      judul: 'Ponsel baru dipakai akun Anda',
      isi: `${namaPerangkat(perangkat)} kini dapat dipakai untuk presensi dengan akun Anda. Bila bukan Anda, lepas ponsel itu di Akun, Perangkat Saya, lalu ganti kata sandi.`,
    })
  return ponsel
}

/** The caller's phones, the one heard last first. */
export async function showPonsel(db: Db, { penggunaId }: Pelaku) {
  const semua = await listPonsel(db, penggunaId)
  return semua.map(({ id, perangkat, dibuat_pada, didengar_pada }) => ({
    id,
    nama: perangkat === null ? null : namaPerangkat(perangkat),
    dibuat_pada: new Date(dibuat_pada).toISOString(),
    didengar_pada: new Date(didengar_pada).toISOString(),
  }))
}

/** Lets one of the caller's phones count no more: it registers anew when it is used again. Throws 404. */
export async function removePonsel(
  { tx, pelaku: { penggunaId }, saat }: PerbuatanPelaku,
  id: number,
): Promise<void> {
  if (!(await updateDilepas(tx, penggunaId, [id], saat))) throw refuse('PONSEL_TIDAK_ADA')
}

/**
 * The server's time as a phone hears it, with the proof that it did. Throws 404 for a phone that the caller has not signed
 * in on.
 */
export async function tellWaktu(
  tx: Tx,
  { times, panggilan, clock }: Pick<Deps, 'times' | 'panggilan' | 'clock'>,
  { pelaku: { penggunaId }, tokenHash }: Session,
  ponselId: number,
): Promise<{ readonly waktu: string; readonly token: string }> {
  const saat = clock.now()
  if (!(await recordDengar(tx, ponselId, penggunaId, saat))) throw refuse('PONSEL_TIDAK_ADA')
  panggilan.record({ penggunaId, sesi: namaSesi(tokenHash), kiriman: false, saat, ponselId })
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
