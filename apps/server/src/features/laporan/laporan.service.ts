import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { awalBulan, bulanFrom, compareBulan } from '@rekan/domain/bulan'
import type { FormatLaporan, JenisLaporan } from '@rekan/domain/laporan/jenis'
import { isPilihanKolom } from '@rekan/domain/laporan/kolom'
import {
  LAPORAN_BIAYA,
  LAPORAN_SEKALIGUS,
  PDF_BARIS_TERBANYAK,
  kolomLaporan,
} from '@rekan/domain/laporan/laporan'
import { hariTimur, isoLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { TIPE_LEMBAR } from '../../platform/lembar.write.ts'
import { namaBerkas } from './berkas/tulis.service.ts'
import { JOB_LAPORAN } from './laporan.job.ts'
import {
  type LaporanTersimpan,
  countJalan,
  deleteHasil,
  findBerkas,
  findLaporan,
  insertBerkas,
  insertLaporan,
  listBaris,
  listLaporan,
  updateStatus,
  lockMilik,
} from './laporan.queries.ts'
import { refuse } from './laporan.refusals.ts'
import type { MINTA } from './susun/orang.queries.ts'
import { type Perbuatan, type PerbuatanPelaku, record, wake } from '../../platform/perbuatan.ts'

type Wire = Answer<'GET /kelola/laporan/{id}'>['data']
type Diminta = Context<typeof MINTA>['body']

/** An account keeps so many in sight. */
const TERAKHIR = 20

/** The reader's newest ones. */
export async function showTerakhir(db: Db, pelaku: Pelaku): Promise<Wire[]> {
  const semua = await listLaporan(db, pelaku.penggunaId, TERAKHIR)
  return semua.filter((satu) => isMilik(pelaku, satu)).map(wireLaporan)
}

/** Throws 404 for one that is not the reader's, or that they asked for with another role or other branches. */
export async function showLaporan(db: Db | Tx, pelaku: Pelaku, id: number): Promise<Wire> {
  return wireLaporan(await requireMilik(db, pelaku, id))
}

/**
 * Asks for a report, which a job computes. Throws 403 for what is not theirs to know, 409 while too many of the account are
 * under way, 422 for a month to come.
 */
export async function createLaporan(
  perbuatan: PerbuatanPelaku,
  { format, jenis, ...sisanya }: Diminta,
): Promise<Wire> {
  const { tx, pelaku, saat } = perbuatan
  requireBiaya(pelaku, jenis)
  const diminta = { jenis, ...sisanya }
  if (compareBulan(diminta, bulanFrom(hariTimur(saat))) > 0)
    throw invalid({ bulan: ['Bulan ini belum mulai.'] })
  await lockMilik(tx, pelaku.penggunaId)
  if ((await countJalan(tx, pelaku.penggunaId)) >= LAPORAN_SEKALIGUS) throw refuse('LAPORAN_PENUH')
  const id = await insertDiminta(perbuatan, { ...diminta, format })
  await record(perbuatan, 'laporan', id, { sesudah: diminta })
  wake(perbuatan, JOB_LAPORAN)
  return showLaporan(tx, pelaku, id)
}

/** What a site costs is for HR of the whole company alone. Throws 403. */
export function requireBiaya(pelaku: Pelaku, jenis: JenisLaporan): void {
  if (jenis === LAPORAN_BIAYA && cakupan(pelaku, 'biayaLokasi') === null)
    throw refuse('LAPORAN_BIAYA_DILARANG')
}

type Dicatat = Omit<Diminta, 'jenis' | 'kantor_id' | 'koordinator_id' | 'klien_id'> & {
  readonly jenis: JenisLaporan
  readonly kantor_id?: number | null | undefined
  readonly koordinator_id?: number | null | undefined
  readonly klien_id?: number | null | undefined
  /** Columns of its file; null: all */
  readonly kolom?: readonly string[] | null
}

/** Writes down that a report is asked for, with its file where one is; nobody is refused, and no job is woken. */
export async function insertDiminta(
  { tx, pelaku, saat }: PerbuatanPelaku,
  { format, kolom = null, ...diminta }: Dicatat,
): Promise<number> {
  const id = await insertLaporan(tx, {
    oleh_id: pelaku.penggunaId,
    role: pelaku.role,
    kantor_ids: [...(pelaku.kantorIds ?? [])],
    jenis: diminta.jenis,
    bulan: awalBulan(diminta),
    kantor_id: diminta.kantor_id ?? null,
    koordinator_id: diminta.koordinator_id ?? null,
    klien_id: diminta.klien_id ?? null,
    dibuat_pada: new Date(saat),
  })
  if (format !== undefined) await insertBerkas(tx, id, format, kolom)
  return id
}

/** Calls one off: nothing of it stays. Throws 404, 409 once it is over. */
export async function cancelLaporan(tx: Tx, pelaku: Pelaku, id: number): Promise<Wire> {
  await requireMilik(tx, pelaku, id)
  if (!(await updateStatus(tx, id, 'BATAL'))) throw refuse('LAPORAN_LEWAT')
  await deleteHasil(tx, id)
  return showLaporan(tx, pelaku, id)
}

/** A window of its rows with its totals. Throws 404, 409 before it is done. */
export async function showBaris(
  db: Db,
  pelaku: Pelaku,
  id: number,
  jendela: { readonly mulai: number; readonly jumlah: number },
) {
  const laporan = await requireSelesai(db, pelaku, id)
  return { data: await listBaris(db, id, jendela), meta: { total: laporan.baris ?? 0 } }
}

/** Has a file of it written. Throws 404, 409 before it is done, 422 where paper does not hold it, or for columns that it has not. */
export async function requestBerkas(
  perbuatan: Perbuatan,
  pelaku: Pelaku,
  id: number,
  { format, kolom = null }: Context<'POST /kelola/laporan/{id}/berkas'>['body'],
): Promise<Wire> {
  const { tx } = perbuatan
  const { baris, jenis } = await requireSelesai(tx, pelaku, id)
  requireKolom(jenis as JenisLaporan, kolom)
  if (format === 'pdf' && (baris ?? 0) > PDF_BARIS_TERBANYAK)
    throw refuse('PDF_TERLALU_PANJANG', { baris: baris ?? 0 })
  if (await insertBerkas(tx, id, format, kolom)) wake(perbuatan, JOB_LAPORAN)
  return showLaporan(tx, pelaku, id)
}

/** A file of it. Throws 404, 409 before it is written. */
export async function showBerkas(db: Db, pelaku: Pelaku, id: number, format: FormatLaporan) {
  const laporan = await requireMilik(db, pelaku, id)
  const isi = laporan.status === 'SELESAI' ? await findBerkas(db, id, format) : null
  if (isi === null) throw refuse('BERKAS_BELUM_ADA')
  return { ...asBerkas(laporan, format), isi: isi.toString('base64') }
}

/** Throws 422 where a report has no such columns. */
export function requireKolom(jenis: JenisLaporan, kolom: readonly string[] | null): void {
  if (kolom !== null && !isPilihanKolom(jenis, kolom))
    throw invalid({ kolom: ['Laporan ini tidak punya kolom itu. Pilih kolom lagi.'] })
}

/** What a file of a report is called, and its media type. */
export function asBerkas(
  { jenis, bulan }: Pick<LaporanTersimpan, 'jenis' | 'bulan'>,
  format: FormatLaporan,
): { readonly nama: string; readonly tipe: string } {
  const nama = namaBerkas({ jenis: jenis as JenisLaporan, masa: bulanFrom(bulan) })
  return { nama: `${nama}.${format}`, tipe: format === 'pdf' ? 'application/pdf' : TIPE_LEMBAR[format] }
}

async function requireSelesai(db: Db | Tx, pelaku: Pelaku, id: number): Promise<LaporanTersimpan> {
  const laporan = await requireMilik(db, pelaku, id)
  if (laporan.status !== 'SELESAI') throw refuse('LAPORAN_BELUM_SELESAI')
  return laporan
}

async function requireMilik(db: Db | Tx, pelaku: Pelaku, id: number): Promise<LaporanTersimpan> {
  const laporan = await findLaporan(db, id)
  if (laporan === undefined || !isMilik(pelaku, laporan)) throw refuse('LAPORAN_TIDAK_ADA')
  return laporan
}

function isMilik({ penggunaId, role, kantorIds = [] }: Pelaku, laporan: LaporanTersimpan): boolean {
  const cabang = new Set(kantorIds)
  return (
    laporan.oleh_id === penggunaId &&
    laporan.role === role &&
    laporan.kantor_ids.length === cabang.size &&
    laporan.kantor_ids.every((id) => cabang.has(id))
  )
}

function wireLaporan(laporan: LaporanTersimpan): Wire {
  const { id, status, selesai, dari, baris, jumlah, gambar, kantor, dibuat_pada } = laporan
  const { kantor_id, koordinator_id, klien_id } = laporan
  const [jenis, masa] = [laporan.jenis as JenisLaporan, bulanFrom(laporan.bulan)]
  return {
    id,
    jenis,
    ...masa,
    kantor_id,
    koordinator_id,
    klien_id,
    lokasi: kantor,
    status,
    selesai,
    dari,
    baris,
    jumlah,
    gambar: gambar && gambar.map(({ label, nilai }) => ({ label, nilai: [...nilai] })),
    kolom: kolomLaporan(jenis, masa).map(({ kunci, judul, jenis: tipe }) => ({ kunci, judul, jenis: tipe })),
    berkas: laporan.berkas.map((satu) => ({ ...satu })),
    dibuat_pada: isoLokal(dibuat_pada, 'WIB'),
  }
}
