import { hariBarat } from '@rekan/domain/waktu'
import type { Context } from '../../../platform/http.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { listKoordinator } from '../../reference/koordinator.sql.ts'
import { listPemutus } from './koordinator.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/**
 * Whom a request may name, the reader's own unless somebody else's is asked for; every coordinator for who places people, and
 * for an account that has nothing to ask for. Throws 404 for a person who is not the reader's.
 */
export async function showKoordinator(
  pandangan: Pandangan,
  { untuk, karyawan_id, tanggal_mulai, tanggal_selesai, ...diminta }: Context<'GET /koordinator'>['query'],
) {
  const { db, pelaku, saat } = pandangan
  const karyawanId = karyawan_id ?? pelaku.karyawanId
  if (untuk === 'semua' || karyawanId === null) return listKoordinator(db, pelaku, diminta)
  if (karyawanId !== pelaku.karyawanId) await requirePemilik(pandangan, 'POST /lembur/pengajuan', karyawanId)
  const dari = tanggal_mulai ?? hariBarat(saat)
  const sampai = tanggal_selesai ?? dari
  const { penggunaId } = pelaku
  const semua = await listPemutus(db, { karyawanId, penggunaId, dari, sampai }, saat)
  return listKoordinator(
    db,
    pelaku,
    diminta,
    semua.map(({ id }) => id),
  )
}
