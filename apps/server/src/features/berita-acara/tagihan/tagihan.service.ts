import { type Tagihan, computeTagihan } from '@rekan/domain/berita-acara/tagihan'
import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { readKopLama } from '../../../platform/kop.ts'
import { writeLembar } from '../../../platform/lembar.write.ts'
import { refuse } from '../berita-acara.refusals.ts'
import type { BarisBeritaAcara } from '../lembar/lembar.queries.ts'
import { fetchIsi } from '../lembar/lembar.service.ts'
import { barisTagihan, kolomTagihan } from './baris.ts'
import { drawTagihan } from './tagihan.print.ts'

export type TagihanKeluar = Answer<'GET /kelola/berita-acara/{id}/tagihan'>['data']

/** The invoice that follows from a sheet's newest signed revision. Throws 404 for no sheet, 409 where none is signed. */
export async function showTagihan(db: Db, id: number): Promise<TagihanKeluar> {
  const { baris, isi, tagihan } = await fetchTagihan(db, id)
  return {
    revisi: baris.ke,
    ditandatangani_pada: new Date(baris.ttd_pada ?? 0).toISOString(),
    baris: isi.lembar.harga.baris.map((satu) => ({ ...satu })),
    ...tagihan,
  }
}

/** The same as a file. Throws as `showTagihan` does. */
export async function writeTagihan(
  deps: Pick<Deps, 'db' | 'files'>,
  id: number,
  { format }: Context<'GET /kelola/berita-acara/{id}/tagihan/berkas'>['query'],
) {
  const { baris, isi, tagihan } = await fetchTagihan(deps.db, id)
  const semua = barisTagihan(isi.lembar.harga.baris, tagihan)
  const nama = `tagihan-${baris.nomor}-${baris.tahun}-${String(baris.bulan).padStart(2, '0')}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
  if (format !== 'pdf') return writeLembar(nama, format, kolomTagihan(baris, isi), semua)
  const kop = await readKopLama(deps, isi.kepala.perusahaan, isi.kepala.kopId)
  const bytes = await drawTagihan(baris, isi, { semua, tagihan, kop })
  return { nama: `${nama}.pdf`, tipe: 'application/pdf', isi: bytes.toString('base64') }
}

async function fetchTagihan(
  db: Db,
  id: number,
): Promise<{ readonly baris: BarisBeritaAcara; readonly isi: IsiBeritaAcara; readonly tagihan: Tagihan }> {
  const ttd = await db
    .selectFrom('berita_acara as b')
    .leftJoin('berita_acara_revisi as r', 'r.berita_acara_id', 'b.id')
    .leftJoin('berita_acara_tanda_tangan as t', 't.revisi_id', 'r.id')
    .select((eb) =>
      eb.fn.max(eb.case().when('t.revisi_id', 'is not', null).then(eb.ref('r.ke')).end()).as('ke'),
    )
    .where('b.id', '=', id)
    .groupBy('b.id')
    .executeTakeFirst()
  if (ttd === undefined) throw refuse('BERITA_ACARA_TIDAK_ADA')
  if (ttd.ke === null) throw refuse('BELUM_DITANDATANGANI')
  const { baris, isi } = await fetchIsi(db, { id, revisi: ttd.ke })
  return { baris, isi, tagihan: computeTagihan(isi.lembar.harga, isi.kepala.pajak, isi.lembar.sampai) }
}
