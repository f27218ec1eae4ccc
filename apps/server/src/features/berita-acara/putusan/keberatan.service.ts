import { type Instan, type Tanggal, formatTanggal, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'
import { refuse } from '../berita-acara.refusals.ts'
import {
  type BarisBeritaAcara,
  type BarisKeberatan,
  listKeberatan,
  lockBeritaAcara,
} from '../lembar/lembar.queries.ts'
import { fetchIsi, findRevisi } from '../lembar/lembar.service.ts'
import { type KeberatanKeluar, wireKeberatan } from '../lembar/lembar.wire.ts'
import { composeBeritaAcara } from '../susun/susun.service.ts'
import { tellLembar } from './kabar.service.ts'
import { teksKeberatan } from './kabar.text.ts'
import { holdTerbaru } from './kirim.service.ts'

/** A contact of a contract, whom the door has let in. */
export type Kontak = {
  readonly id: number
  readonly kontrakId: number
  readonly nama: string
  /** They may sign */
  readonly tandaTangan: boolean
  /** From when they do; left out: at once */
  readonly penandaMulai?: Instan | null
}

export type KeberatanBaru = {
  readonly revisi: number
  readonly pos_id: number
  /** Null: places that nobody was planned for */
  readonly petugas_id: number | null
  readonly tanggal: Tanggal
  readonly alasan: string
}

/** More of one sheet are a talk, not a list. */
const KEBERATAN_TERBANYAK = 20

/**
 * A contact disputes a day at a post. Throws 404 for a sheet of another contract, 409 where the revision is not the newest that
 * was sent, is signed, the day is disputed already or too many wait, 422 at the field for a post, person or day that the sheet does
 * not have.
 */
export async function disputeSel(
  perbuatan: Perbuatan,
  kontak: Kontak,
  id: number,
  { revisi, pos_id, petugas_id, tanggal, alasan }: KeberatanBaru,
): Promise<KeberatanKeluar> {
  const { tx, saat } = perbuatan
  const baris = await holdTerbaru(tx, id, revisi, kontak.kontrakId)
  if (baris.ttd_nama !== null && baris.ttd_pada !== null)
    throw refuse('SUDAH_DITANDATANGANI', { nama: baris.ttd_nama, pada: hariBarat(baris.ttd_pada) })
  if (tanggal < baris.dari || tanggal > baris.sampai)
    throw invalid({
      tanggal: [
        `Berita acara ini hanya memuat ${formatTanggal(baris.dari)} sampai ${formatTanggal(baris.sampai)}.`,
      ],
    })
  const {
    isi: { lembar },
  } = await fetchIsi(tx, { id, revisi, kontrakId: kontak.kontrakId })
  if (!lembar.pos.some((satu) => satu.id === pos_id))
    throw invalid({ pos_id: ['Pos ini tidak ada pada berita acara.'] })
  if (petugas_id !== null && !lembar.petugas.some((satu) => satu.id === petugas_id))
    throw invalid({ petugas_id: ['Petugas ini tidak ada pada berita acara.'] })
  const ada = await tx
    .selectFrom('berita_acara_keberatan')
    .select('id')
    .where('berita_acara_id', '=', id)
    .where('pos_id', '=', pos_id)
    .where('karyawan_id', 'is not distinct from', petugas_id)
    .where('tanggal', '=', tanggal)
    .where('dijawab_pada', 'is', null)
    .executeTakeFirst()
  if (ada !== undefined)
    throw refuse('SUDAH_DIBERATKAN', undefined, { data: await showKeberatan(tx, ada.id) })
  if (baris.menunggu >= KEBERATAN_TERBANYAK)
    throw refuse('KEBERATAN_PENUH', { jumlah: baris.menunggu, hubungi: await findPengirim(tx, baris) })
  const baru = await tx
    .insertInto('berita_acara_keberatan')
    .values({
      berita_acara_id: id,
      revisi_id: baris.revisi_id,
      pos_id,
      karyawan_id: petugas_id,
      tanggal,
      alasan,
      kontak_id: kontak.id,
      pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(perbuatan, 'berita_acara', id, {
    sesudah: { revisi, kontak_id: kontak.id, keberatan_id: baru.id, tanggal, alasan },
  })
  const teks = teksKeberatan(baris, { tanggal, alasan })
  await tellLembar(perbuatan, id, { jenis: 'KLIEN_KEBERATAN', posId: pos_id, ...teks })
  return showKeberatan(tx, baru.id)
}

/**
 * HR answers a dispute: accepted, with the next revision that follows from what was put right; declined, with evidence. Throws 404
 * for none, 409 where it was answered or nothing was put right, 422 without evidence.
 */
export async function answerKeberatan(
  perbuatan: Perbuatan,
  id: number,
  { diterima, alasan, bukti }: Context<'POST /kelola/keberatan/{id}/jawab'>['body'],
): Promise<KeberatanKeluar> {
  const { tx, saat, oleh } = perbuatan
  const { berita_acara_id: beritaAcaraId } = await requireKeberatan(tx, id)
  await lockBeritaAcara(tx, beritaAcaraId)
  const keberatan = await requireKeberatan(tx, id)
  if (keberatan.dijawab_pada !== null)
    throw refuse('SUDAH_DIJAWAB', undefined, { data: wireKeberatan(keberatan) })
  if (!diterima && bukti === null)
    throw invalid({ bukti: ['Tulis buktinya, misalnya jam absen dan fotonya.'] })
  const revisiBaru = diterima ? await composeKoreksi(perbuatan, keberatan, alasan) : null
  await tx
    .updateTable('berita_acara_keberatan')
    .set({
      diterima,
      jawaban: alasan,
      bukti,
      dijawab_oleh_id: oleh,
      dijawab_pada: new Date(saat),
      revisi_baru_id: revisiBaru,
    })
    .where('id', '=', id)
    .execute()
  await record(perbuatan, 'berita_acara', beritaAcaraId, {
    sesudah: { keberatan_id: id, tanggal: keberatan.tanggal, diterima, alasan, bukti },
  })
  return showKeberatan(tx, id)
}

/** The revision in which the disputed day is otherwise than in the one that is disputed; its id. */
async function composeKoreksi(
  perbuatan: Perbuatan,
  keberatan: BarisKeberatan,
  alasan: string,
): Promise<number> {
  const { tx } = perbuatan
  const { tahun, bulan } = await findRevisi(tx, { id: keberatan.berita_acara_id })
  const belum = () => {
    const { message } = refuse('BELUM_DIKOREKSI')
    return refuse('BELUM_DIKOREKSI', undefined, { errors: { diterima: [message] } })
  }
  const susunan = await composeBeritaAcara(perbuatan, keberatan.kontrak_id, { tahun, bulan }, alasan).catch(
    (cause: unknown) => {
      // Who accepts a dispute is told what to do first, not that a revision would be the same.
      throw cause instanceof DomainError && cause.code === 'TIDAK_BERUBAH' ? belum() : cause
    },
  )
  const baru = await findRevisi(tx, { id: susunan.id })
  const isBerubah = baru.perubahan.some(
    ({ pos, tanggal }) => pos === keberatan.pos_nama && tanggal === keberatan.tanggal,
  )
  if (!isBerubah) throw belum()
  return baru.revisi_id
}

/** Whom a client calls about a sheet: who sent it, else the company, by what its letters carry. */
async function findPengirim(tx: Tx, { dikirim_oleh_id: oleh }: BarisBeritaAcara): Promise<string> {
  const { rows } = await sql<{ nama: string | null; alamat: string | null }>`
    select coalesce(k.nama, u.nama, p.nama) as nama, coalesce(u.email, s.telepon, s.email) as alamat
    from perusahaan p left join kop_surat s on s.id = p.kop_id
      left join pengguna u on u.id = ${oleh} and u.aktif left join karyawan k on k.id = u.karyawan_id`.execute(
    tx,
  )
  const { nama, alamat } = rows[0] ?? { nama: null, alamat: null }
  return `${nama ?? 'perusahaan penyedia jasa Anda'}${alamat === null ? '' : ` (${alamat})`}`
}

async function showKeberatan(tx: Tx, id: number): Promise<KeberatanKeluar> {
  return wireKeberatan(await requireKeberatan(tx, id))
}

async function requireKeberatan(tx: Tx, id: number): Promise<BarisKeberatan> {
  const [satu] = await listKeberatan(tx, { id })
  if (satu === undefined) throw refuse('KEBERATAN_TIDAK_ADA')
  return satu
}
