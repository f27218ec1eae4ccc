import { type Syarat, kunciJabatan } from '@rekan/domain/berita-acara/syarat'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid, requireVersi } from '../../platform/errors.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { type Perbuatan, record } from '../../platform/perbuatan.ts'
import { refuse } from './klien.refusals.ts'

type SyaratKontrak = Answer<'GET /kelola/kontrak-klien/{id}/syarat'>['data']
type Isian = Context<'POST /kelola/kontrak-klien/{id}/syarat'>['body']

/** The terms of a contract, the latest version first. Throws 404 for no contract. */
export async function showSyarat(db: Db | Tx, kontrakId: number): Promise<SyaratKontrak> {
  const { rows } = await sql<{ versi: number; jabatan: string[] }>`
    select c.syarat_versi as versi, coalesce((select json_agg(j.jabatan order by lower(j.jabatan))
      from (select distinct on (lower(p.jabatan)) p.jabatan from pos p where p.kontrak_klien_id = c.id) j), '[]') as jabatan
    from kontrak_klien c where c.id = ${kontrakId}`.execute(db)
  const [kontrak] = rows
  if (kontrak === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  return { ...kontrak, syarat: await listSyarat(db, kontrakId) }
}

/** Every version of a contract's terms, the latest first. */
export async function listSyarat(
  db: Db | Tx,
  kontrakId: number,
): Promise<(SyaratKontrak['syarat'][number] & Syarat)[]> {
  const { rows } = await sql<SyaratKontrak['syarat'][number]>`
    select to_char(s.berlaku_dari, 'YYYY-MM-DD') as berlaku_dari, s.toleransi_menit, s.jam_penuh_menit, s.tutup_buku,
      s.ganti_dalam_menit, s.janji_pemenuhan, s.tenggat_hari, s.pasal_diam, s.biaya_manajemen, s.ppn, s.pph23,
      s.potongan_kosong::float8 as potongan_kosong,
      coalesce((select json_agg(json_build_object('jabatan', h.jabatan, 'satuan', h.satuan, 'harga', h.harga,
        'libur_persen', h.libur_persen, 'lembur_sejam', h.lembur_sejam) order by lower(h.jabatan))
        from kontrak_klien_harga h where h.syarat_id = s.id), '[]') as harga
    from kontrak_klien_syarat s where s.kontrak_klien_id = ${kontrakId}
    order by s.berlaku_dari desc`.execute(db)
  return rows
}

/**
 * Writes what a contract pays for from a day on, in place of what was written for that very day; what holds before it
 * stays. Throws 404 for no contract, 409 with what stands now, 422 at the field that is wrong.
 */
export async function writeSyarat(
  perbuatan: Perbuatan,
  kontrakId: number,
  { versi, harga, ...isian }: Isian,
): Promise<SyaratKontrak> {
  const { tx, oleh, saat } = perbuatan
  const { rows } = await sql<{ mulai: Tanggal; sampai: Tanggal; syarat_versi: number }>`
    select mulai, sampai, syarat_versi from kontrak_klien where id = ${kontrakId} for update`.execute(tx)
  const [kontrak] = rows
  if (kontrak === undefined) throw refuse('KONTRAK_KLIEN_TIDAK_ADA')
  const lama = await showSyarat(tx, kontrakId)
  await requireVersi(kontrak.syarat_versi, versi, async () => lama)
  if (isian.berlaku_dari < kontrak.mulai || isian.berlaku_dari > kontrak.sampai)
    throw invalid({ berlaku_dari: ['Syarat harus berlaku dalam masa kontraknya.'] })
  if (new Set(harga.map(({ jabatan }) => kunciJabatan(jabatan))).size < harga.length)
    throw invalid({ harga: ['Satu jabatan hanya boleh disebut sekali.'] })
  await tx
    .deleteFrom('kontrak_klien_syarat')
    .where('kontrak_klien_id', '=', kontrakId)
    .where('berlaku_dari', '=', isian.berlaku_dari)
    .execute()
  const { id } = await tx
    .insertInto('kontrak_klien_syarat')
    .values({ ...isian, kontrak_klien_id: kontrakId, dibuat_oleh_id: oleh, dibuat_pada: new Date(saat) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('kontrak_klien_harga')
    .values(harga.map((satu) => ({ ...satu, syarat_id: id })))
    .execute()
  await tx
    .updateTable('kontrak_klien')
    .set((eb) => ({ syarat_versi: eb('syarat_versi', '+', 1) }))
    .where('id', '=', kontrakId)
    .execute()
  await record(perbuatan, 'kontrak_klien', kontrakId, {
    sebelum: lama.syarat.find(({ berlaku_dari }) => berlaku_dari === isian.berlaku_dari) ?? null,
    sesudah: { ...isian, harga },
  })
  return showSyarat(tx, kontrakId)
}
