import type { FormatBeritaAcara } from '@rekan/domain/berita-acara/berita-acara'
import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readKopLama } from '../../../platform/kop.ts'
import { TIPE_LEMBAR } from '../../../platform/lembar.write.ts'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'
import { type RevisiDiminta, fetchIsi } from '../lembar/lembar.service.ts'
import { drawBeritaAcara } from './berkas.print.ts'
import { writeXlsx } from './buku.ts'

type Berkas = { readonly nama: string; readonly tipe: string; readonly isi: string }

/**
 * A revision as a file, its bytes as base64. Of a signed one what was printed at its signature (`berkasLembarJob`), or else first, is kept. Throws 404
 * for none, or none that its reader may see.
 */
export async function fetchBerkas(
  deps: Pick<Deps, 'db' | 'files'>,
  diminta: RevisiDiminta,
  format: FormatBeritaAcara,
  lihatHarga: boolean,
): Promise<Berkas> {
  const { db } = deps
  const { baris, isi } = await fetchIsi(db, diminta)
  const nama = `berita-acara-${baris.nomor}-${baris.tahun}-${String(baris.bulan).padStart(2, '0')}-revisi-${baris.ke}`
  const asBerkas = (bytes: Buffer): Berkas => ({
    nama: `${nama.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-')}.${format}`,
    tipe: format === 'pdf' ? 'application/pdf' : TIPE_LEMBAR.xlsx,
    isi: bytes.toString('base64'),
  })
  if (baris.ttd_nama === null) return asBerkas(await drawBerkas(deps, baris, isi, format, lihatHarga))
  const kunci = { revisi_id: baris.revisi_id, format, harga: lihatHarga }
  const find = () =>
    db
      .selectFrom('berita_acara_berkas')
      .select('isi')
      .where('revisi_id', '=', kunci.revisi_id)
      .where('format', '=', format)
      .where('harga', '=', lihatHarga)
      .executeTakeFirst()
  const ada = await find()
  if (ada !== undefined) return asBerkas(ada.isi)
  const bytes = await drawBerkas(deps, baris, isi, format, lihatHarga)
  await db
    .insertInto('berita_acara_berkas')
    .values({ ...kunci, isi: bytes })
    .onConflict((c) => c.columns(['revisi_id', 'format', 'harga']).doNothing())
    .execute()
  return asBerkas((await find())?.isi ?? bytes)
}

/** A signed revision of which a file is not kept yet; null for none. */
export async function findTanpaBerkas(
  db: Db,
): Promise<{ readonly id: number; readonly revisi: number } | null> {
  const { rows } = await sql<{ id: number; revisi: number }>`
    select r.berita_acara_id as id, r.ke as revisi
    from berita_acara_tanda_tangan t join berita_acara_revisi r on r.id = t.revisi_id
    where (select count(*) from berita_acara_berkas k where k.revisi_id = t.revisi_id) < 4
    order by t.revisi_id desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function drawBerkas(
  deps: Pick<Deps, 'db' | 'files'>,
  baris: BarisBeritaAcara,
  isi: IsiBeritaAcara,
  format: FormatBeritaAcara,
  lihatHarga: boolean,
): Promise<Buffer> {
  if (format === 'xlsx') return writeXlsx(isi, { revisi: baris.ke, lihatHarga })
  const kop = await readKopLama(deps, isi.kepala.perusahaan, isi.kepala.kopId)
  return drawBeritaAcara(baris, isi, { kop, lihatHarga })
}
