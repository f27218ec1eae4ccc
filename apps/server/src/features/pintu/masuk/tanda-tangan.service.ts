import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Context } from '../../../platform/http.ts'
import type { Kontak } from '../../../platform/kontak.ts'
import { type TandaTanganBaru, signLembar } from '../../berita-acara/putusan/tanda-tangan.service.ts'
import { listMenunggu } from './pintu.queries.ts'
import { verifyKode } from './pintu.service.ts'

const TANDA_TANGAN = 'POST /klien/berita-acara/{id}/tanda-tangan'

/**
 * Signs a sheet by a fresh code. A second sending of what this contact has signed, such as of a double tap, finds it done.
 * Throws 422 at the code, and as `signLembar` does.
 */
export async function sign(
  deps: Deps,
  kontak: Kontak,
  id: number,
  { kode, ...tandaTangan }: Context<typeof TANDA_TANGAN>['body'],
): Promise<void> {
  if (await isSignedBy(deps.db, kontak, id, tandaTangan)) return
  const { kontakId, kontrakId } = kontak
  const diminta = (await listMenunggu(deps.db, kontrakId)).find(
    (satu) => satu.id === id && satu.ke === tandaTangan.revisi,
  )
  try {
    // Of what waits no more the signing itself says why.
    const pakai = { kontakId, tujuan: 'tanda_tangan', kode, revisiId: diminta?.revisi_id } as const
    await verifyKode(deps, pakai, (perbuatan) => signLembar(perbuatan, asKontak(kontak), id, tandaTangan))
  } catch (error) {
    if (!(await isSignedBy(deps.db, kontak, id, tandaTangan))) throw error
  }
}

/** A contact as sheets know them. */
export function asKontak({ kontakId: id, kontrakId, nama, tandaTangan, penandaMulai }: Kontak) {
  return { id, kontrakId, nama, tandaTangan, penandaMulai }
}

async function isSignedBy(
  db: Db,
  { kontakId }: Kontak,
  id: number,
  { revisi, hash }: Pick<TandaTanganBaru, 'revisi' | 'hash'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('berita_acara_tanda_tangan as t')
    .innerJoin('berita_acara_revisi as r', 'r.id', 't.revisi_id')
    .select('t.revisi_id')
    .where('r.berita_acara_id', '=', id)
    .where('r.ke', '=', revisi)
    .where('t.hash', '=', hash)
    .where('t.kontak_id', '=', kontakId)
    .executeTakeFirst()
  return row !== undefined
}
