import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import type { Susunan } from '../susun/susun.service.ts'
import { refuse } from '../berita-acara.refusals.ts'
import { type BarisBeritaAcara, listBeritaAcara, listKeberatan, readIsi } from './lembar.queries.ts'
import {
  type HariKeluar,
  type LembarKeluar,
  type RingkasKeluar,
  wireHari,
  wireLembar,
  wireRingkas,
} from './lembar.wire.ts'

/** Which revision somebody asks for: of any contract, or of theirs alone and only what was sent. */
export type RevisiDiminta = {
  readonly id: number
  /** The newest where it is left out */
  readonly revisi?: number | undefined
  /** Of a client's contact: their contract; HR's is left out */
  readonly kontrakId?: number | undefined
}

/** HR's list of sheets; of branches, those whose every site is theirs. */
export async function showDaftar(
  db: Db,
  { kantorIds }: Pelaku,
  query: Context<'GET /kelola/berita-acara'>['query'],
) {
  const { mulai, jumlah, ...saringan } = query
  const diminta = { ...saringan, terkirim: false, kantorIds }
  const { baris, total } = await listBeritaAcara(db, diminta, { mulai, jumlah })
  return { data: baris.map(wireRingkas), meta: { total } }
}

/** A revision of a sheet as HR of the company reads it, prices included; without them for HR of branches. Throws 404 for none. */
export async function showLembar(
  db: Db | Tx,
  diminta: RevisiDiminta,
  lihatHarga = true,
): Promise<LembarKeluar> {
  return fetchLembar(db, diminta, lihatHarga)
}

/** Whether somebody of HR sees what a client pays: it is agreed for the company as a whole. */
export function isLihatHarga(pelaku: Pelaku): boolean {
  return cakupan(pelaku, 'GET /kelola/kontrak-klien/{id}/syarat') !== null
}

/** The newest revision of a sheet as HR reads it, whose figures were just computed. */
export async function showSusunan(tx: Tx, { id, isi }: Susunan): Promise<LembarKeluar> {
  return wireLembar(await findRevisi(tx, { id }), isi, await listKeberatan(tx, { beritaAcaraId: id }), true)
}

/** A day of it. Throws 404 for none; a day outside of its period has nothing. */
export async function showHari(
  db: Db | Tx,
  diminta: RevisiDiminta,
  { tanggal, pos_id }: { readonly tanggal: Tanggal; readonly pos_id?: number | undefined },
): Promise<HariKeluar> {
  const { isi } = await fetchIsi(db, diminta)
  return wireHari(isi.lembar, tanggal, pos_id)
}

/** Sheets of a contract that its contacts were sent, the latest period first; each with its newest revision that was sent. */
export async function listLembarKontak(db: Db, kontrakId: number): Promise<RingkasKeluar[]> {
  const { baris } = await listBeritaAcara(
    db,
    { kontrak_id: kontrakId, terkirim: true },
    { mulai: 0, jumlah: 200 },
  )
  return baris.map(wireRingkas)
}

/**
 * A revision as a client's contact reads it: of their contract alone, and only what was sent. Throws 404 for anything else.
 *
 * @param lihatHarga whether the contact sees prices (`kontrak_klien_kontak.lihat_harga`)
 */
export async function fetchLembarKontak(
  db: Db | Tx,
  diminta: RevisiDiminta & { readonly kontrakId: number },
  lihatHarga: boolean,
): Promise<LembarKeluar> {
  return fetchLembar(db, diminta, lihatHarga)
}

/** A day of it. Throws as `fetchLembarKontak` does. */
export async function fetchHariKontak(
  db: Db | Tx,
  diminta: RevisiDiminta & { readonly kontrakId: number },
  hari: { readonly tanggal: Tanggal; readonly pos_id?: number | undefined },
): Promise<HariKeluar> {
  return showHari(db, diminta, hari)
}

async function fetchLembar(db: Db | Tx, diminta: RevisiDiminta, lihatHarga: boolean): Promise<LembarKeluar> {
  const { baris, isi } = await fetchIsi(db, diminta)
  return wireLembar(baris, isi, await listKeberatan(db, { beritaAcaraId: baris.id }), lihatHarga)
}

/** A revision with its figures. Throws 404 for none, or none that its reader may see. */
export async function fetchIsi(
  db: Db | Tx,
  diminta: RevisiDiminta,
): Promise<{ readonly baris: BarisBeritaAcara; readonly teks: string; readonly isi: IsiBeritaAcara }> {
  const baris = await findRevisi(db, diminta)
  const teks = await readIsi(db, baris.revisi_id)
  return { baris, teks, isi: JSON.parse(teks) as IsiBeritaAcara }
}

/** The same without its figures. */
export async function findRevisi(
  db: Db | Tx,
  { id, revisi, kontrakId }: RevisiDiminta,
): Promise<BarisBeritaAcara> {
  const {
    baris: [satu],
  } = await listBeritaAcara(
    db,
    { id, kontrak_id: kontrakId, revisi, terkirim: kontrakId !== undefined },
    { mulai: 0, jumlah: 1 },
  )
  if (satu === undefined) throw refuse('BERITA_ACARA_TIDAK_ADA')
  return satu
}
