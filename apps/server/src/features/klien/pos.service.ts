import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { type Perbuatan, record } from '../../platform/perbuatan.ts'
import {
  type KlienTersimpan,
  insertPos,
  replaceKebutuhan,
  replaceSertifikat,
  updateKlien,
  updatePos,
} from './klien.queries.ts'
import { refuse } from './klien.refusals.ts'
import { type Klien, holdKlien, showKlien } from './klien.service.ts'

export type IsianPos = Omit<Context<'POST /kelola/kontrak-klien/{id}/pos'>['body'], 'versi'>
type KontrakTersimpan = KlienTersimpan['kontrak'][number]

/**
 * Adds a post to a contract with what it needs. Throws 404 for no contract, 409 with what stands now, 422 at the field
 * that is wrong.
 */
export async function createPos(
  perbuatan: Perbuatan,
  kontrakId: number,
  { versi, ...isian }: Context<'POST /kelola/kontrak-klien/{id}/pos'>['body'],
): Promise<Klien> {
  const { tx, saat } = perbuatan
  const klien = await holdKlien(tx, 'kontrak_klien', kontrakId, versi, saat)
  const kontrak = klien.kontrak.find((satu) => satu.id === kontrakId)
  if (kontrak === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  const pos = posFrom(isian, kontrak)
  const id = await insertPos(tx, { ...pos, kontrak_klien_id: kontrakId })
  return writePos(perbuatan, { klien, id, sebelum: null }, isian)
}

/** Changes a post; what it needed before the day from which its need is written stays. Throws as `createPos` does. */
export async function editPos(
  perbuatan: Perbuatan,
  id: number,
  { versi, ...isian }: Context<'POST /kelola/pos/{id}'>['body'],
): Promise<Klien> {
  const { tx, saat } = perbuatan
  const klien = await holdKlien(tx, 'pos', id, versi, saat)
  const kontrak = klien.kontrak.find(({ pos }) => pos.some((satu) => satu.id === id))
  const lama = kontrak?.pos.find((satu) => satu.id === id)
  if (kontrak === undefined || lama === undefined) throw refuse('POS_TIDAK_ADA')
  await updatePos(tx, id, posFrom(isian, kontrak))
  const { nama, kantor, jabatan, seragam, kelas_jkk, tutup_mulai, sertifikat, kebutuhan } = lama
  const sebelum = {
    nama,
    kantor_id: kantor.id,
    jabatan,
    seragam,
    kelas_jkk,
    tutup_mulai,
    sertifikat: sertifikat.map(({ jenis, wajib }) => ({ jenis, wajib })),
    ...(isian.kebutuhan && { kebutuhan }),
  }
  return writePos(perbuatan, { klien, id, sebelum }, isian)
}

async function writePos(
  perbuatan: Perbuatan,
  {
    klien,
    id,
    sebelum,
  }: { klien: KlienTersimpan; id: number; sebelum: Readonly<Record<string, unknown>> | null },
  isian: IsianPos,
): Promise<Klien> {
  const { tx, saat } = perbuatan
  await replaceSertifikat(tx, id, isian.sertifikat)
  if (isian.kebutuhan !== undefined)
    await replaceKebutuhan(tx, id, isian.kebutuhan.berlaku_dari, isian.kebutuhan.isi)
  await updateKlien(tx, klien.id)
  await record(perbuatan, 'pos', id, { sebelum, sesudah: isian })
  return showKlien(tx, klien.id, saat)
}

function posFrom(
  { nama, kantor_id, jabatan, seragam, kelas_jkk, tutup_mulai, kebutuhan }: IsianPos,
  kontrak: KontrakTersimpan,
) {
  const { mulai, sampai } = kontrak
  if (tutup_mulai !== null && tutup_mulai < mulai)
    throw invalid({ tutup_mulai: ['Pos tidak boleh ditutup sebelum kontraknya mulai.'] })
  if (kebutuhan !== undefined && kebutuhan.berlaku_dari > sampai)
    throw invalid({ kebutuhan: ['Kebutuhan harus berlaku sebelum kontraknya berakhir.'] })
  return { nama, kantor_id, jabatan, seragam, tutup_mulai, ...(kelas_jkk !== undefined && { kelas_jkk }) }
}
