import { createHash, randomBytes } from 'node:crypto'
import { cakupan } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { type ModeKodePos, hariKode, langkahKode, teksKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import { type Instan, isoLokal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answer } from '../../../platform/http.ts'
import type { Random } from '../../../platform/random.ts'
import type { PerbuatanPelaku, Pandangan } from '../../../platform/perbuatan.ts'
import { record } from '../../../platform/perbuatan.ts'
import { listLokasiDikoordinasi } from '../../penempatan/pengganti.sql.ts'
import { editKantor } from '../../perusahaan/kantor/kantor.service.ts'
import { refuse } from '../presensi.refusals.ts'
import {
  type KantorKode,
  type Layar,
  ensureRahasia,
  findKantorKode,
  findLayar,
  findRahasia,
  insertLayar,
  isTerpasang,
  listLayar,
  connectLayar,
  withdrawLayar,
} from './kode.queries.ts'
import { benihHari, kataPos, kodeCetak } from './kode.service.ts'

/** So long a link waits for its screen. */
const PASANGAN_MS = 15 * 60_000
/** Seeds of today and of so many days to come: a screen without a network goes on for a day and more, in every zone. */
const HARI_DEPAN = 2

type Kode = Answer<'GET /kelola/lokasi/{id}/kode-pos'>['data']
type Benih = Answer<'POST /pos/{id}/kode'>['data']

/** What a site asks for, its word and print, and its screens. Throws 404 for who does not coordinate it. */
export async function showKode(pandangan: Pandangan, kantorId: number): Promise<Kode> {
  const { db, saat } = pandangan
  const kantor = await requireKantor(pandangan, 'GET /kelola/lokasi/{id}/kode-pos', kantorId)
  const rahasia = await findRahasia(db, kantorId)
  const tanggal = tanggalLokal(saat, kantor.zona_waktu)
  const isCetak = kantor.kode_pos === 'cetak' && rahasia !== undefined
  return {
    kode_pos: kantor.kode_pos,
    kata_hari: isCetak ? { tanggal, kata: kataPos(rahasia, tanggal) } : null,
    kode_cetak: isCetak ? teksKodePos(kantorId, kodeCetak(rahasia)) : null,
    layar: (await listLayar(db, kantorId, saat)).map((satu) => wireLayar(satu, kantor)),
  }
}

/** Sets what a site asks for, from its next punch on. */
export async function editKode(
  perbuatan: PerbuatanPelaku,
  kantorId: number,
  mode: ModeKodePos,
): Promise<Kode> {
  const { tx, saat, tindakan } = perbuatan
  await requireKantor(perbuatan, tindakan, kantorId)
  await ensureRahasia(tx, kantorId, randomBytes(32), saat)
  await editKantor(perbuatan, kantorId, { kode_pos: mode })
  return showKode(perbuatan, kantorId)
}

/** Offers a site's codes to one screen, by a link that is good once and for a quarter of an hour. */
export async function prepareLayar(
  perbuatan: PerbuatanPelaku,
  random: Random,
  { kantorId, nama }: { readonly kantorId: number; readonly nama: string },
) {
  const { tx, pelaku, saat } = perbuatan
  const tindakan = 'POST /kelola/lokasi/{id}/layar'
  const kantor = await requireKantor(perbuatan, tindakan, kantorId)
  await ensureRahasia(tx, kantorId, randomBytes(32), saat)
  const kata = random.token()
  const sampai = saat + PASANGAN_MS
  const pasangan = { hash: digestOf(kata), sampai }
  const id = await insertLayar(tx, { kantorId, nama, olehId: pelaku.penggunaId }, pasangan, saat)
  const sesudah = { kantor_id: kantorId, nama }
  await record(perbuatan, 'layar_pos', id, { sesudah })
  // Past every server's log.
  return { id, alamat: `/pos/${kantorId}/kode#${kata}`, sampai: isoLokal(sampai, kantor.zona_waktu) }
}

/** Shuts a screen out, for good. Throws 404 for one of a site that the caller does not coordinate, and for one revoked. */
export async function removeLayar(perbuatan: PerbuatanPelaku, id: number): Promise<Kode> {
  const { tx, pelaku, saat } = perbuatan
  const tindakan = 'POST /kelola/layar/{id}/cabut'
  const layar = await findLayar(tx, id)
  if (layar === undefined) throw refuse('LAYAR_TIDAK_ADA')
  await requireKantor(perbuatan, tindakan, layar.kantor_id)
  if (!(await withdrawLayar(tx, id, pelaku.penggunaId, saat))) throw refuse('LAYAR_TIDAK_ADA')
  await record(perbuatan, 'layar_pos', id, {
    sebelum: { dicabut_pada: null },
    sesudah: { dicabut_pada: new Date(saat).toISOString() },
  })
  return showKode(perbuatan, layar.kantor_id)
}

/** Pairs the device that opened a link, and gives it the key by which it is known from then on. Throws 404 for no such link. */
export async function startLayar(
  tx: Tx,
  random: Random,
  kantorId: number,
  kata: string,
  saat: Instan,
): Promise<{ readonly layar: string }> {
  const layar = random.token()
  const cocok = await connectLayar(tx, kantorId, { pasangan: digestOf(kata), kunci: digestOf(layar) }, saat)
  if (!cocok) throw refuse('PASANGAN_TIDAK_ADA')
  return { layar }
}

/** The seeds of a site's codes, for a screen that is paired with it. Throws 404 for every other. */
export async function showBenih(db: Db, kantorId: number, layar: string, saat: Instan): Promise<Benih> {
  const kantor = await findKantorKode(db, kantorId)
  const rahasia = await findRahasia(db, kantorId)
  if (kantor === undefined || rahasia === undefined || !(await isTerpasang(db, kantorId, digestOf(layar))))
    throw refuse('LAYAR_TIDAK_ADA')
  const kini = hariKode(langkahKode(saat))
  return {
    kantor: { id: kantor.id, nama: kantor.nama },
    waktu: isoLokal(saat, kantor.zona_waktu),
    benih: Array.from({ length: HARI_DEPAN + 1 }, (_, i) => ({
      hari: kini + i,
      benih: benihHari(rahasia, kini + i).toString('base64url'),
    })),
  }
}

/** HR within its branches, and who coordinates the site now. */
async function requireKantor(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  id: number,
): Promise<KantorKode> {
  const kantor = await findKantorKode(db, id)
  const isMilik =
    cakupan(pelaku, tindakan) !== 'tim' ||
    ((pelaku.kantorIds?.includes(id) ?? true) &&
      (await listLokasiDikoordinasi(db, pelaku.penggunaId, saat)).includes(id))
  if (kantor === undefined || !isMilik) throw refuse('LOKASI_TIDAK_ADA')
  return kantor
}

function wireLayar({ id, nama, oleh, ...layar }: Layar, { zona_waktu: zona }: KantorKode) {
  const { pasangan_sampai: sampai, dipasang_pada: pasang } = layar
  return {
    id,
    nama,
    oleh: { nama: oleh },
    dipasang_pada: pasang === null ? null : isoLokal(pasang, zona),
    pasangan_sampai: isoLokal(sampai, zona),
  }
}

function digestOf(teks: string): Buffer {
  return createHash('sha256').update(teks).digest()
}
