import { createHash } from 'node:crypto'
import { computeLembar } from '@rekan/domain/berita-acara/hitung'
import type { IsiBeritaAcara } from '@rekan/domain/berita-acara/lembar'
import { type PerubahanLembar, compareLembar } from '@rekan/domain/berita-acara/perubahan'
import { hariPeriode, periodeKontrak } from '@rekan/domain/berita-acara/periode'
import { syaratPada } from '@rekan/domain/berita-acara/syarat'
import type { Bulan } from '@rekan/domain/bulan'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'
import { refuse as refuseKlien } from '../../klien/klien.refusals.ts'
import { listSyarat } from '../../klien/syarat.service.ts'
import { findPerusahaan } from '../../perusahaan/kop/perusahaan.sql.ts'
import { refuse } from '../berita-acara.refusals.ts'
import { findKontrak } from './fakta.queries.ts'
import { fetchFakta } from './fakta.service.ts'
import {
  type RevisiTerakhir,
  ensureBeritaAcara,
  findTerakhir,
  findTerkirim,
  lockKontrak,
  writeDraf,
} from './susun.queries.ts'

/** A sheet, and the figures that its newest revision was written with. */
export type Susunan = { readonly id: number; readonly isi: IsiBeritaAcara }

/**
 * Computes a contract's sheet of a period as it is at a moment, and keeps it: as its first revision, in place of a draft, or after
 * one was sent as the next, which says why and in what it differs. Throws 404 for no contract, 409 for a period that it is not
 * in or that has not begun, without a reason where one is needed, and where nothing differs.
 *
 * @returns the sheet's id, with its figures
 */
export async function composeBeritaAcara(
  perbuatan: Perbuatan,
  kontrakId: number,
  bulan: Bulan,
  alasan: string | null,
): Promise<Susunan> {
  const { tx, saat } = perbuatan
  await lockKontrak(tx, kontrakId)
  const { periode } = await findPeriode(tx, kontrakId, bulan)
  if (periode === undefined) throw refuse('DI_LUAR_KONTRAK', bulan)
  const isi = await computeIsi(tx, kontrakId, bulan, saat)
  if (isi === null) throw refuse('MASA_BELUM_MULAI', periode)
  const id = await ensureBeritaAcara(tx, kontrakId, bulan)
  const terakhir = await findTerakhir(tx, id)
  const terkirim = await findTerkirim(tx, id)
  const perubahan = terkirim === undefined ? [] : compareLembar(isiFrom(terkirim.isi).lembar, isi.lembar)
  if (terkirim !== undefined && perubahan.length === 0) throw refuse('TIDAK_BERUBAH')
  if (terkirim !== undefined && alasan === null) throw refuse('ALASAN_REVISI')
  await writeRevisi(perbuatan, { id, kontrakId, bulan, terakhir, isi, alasan, perubahan })
  return { id, isi }
}

type Revisi = {
  readonly id: number
  readonly kontrakId: number
  readonly bulan: Bulan
  readonly terakhir: RevisiTerakhir | undefined
  readonly isi: IsiBeritaAcara
  readonly alasan: string | null
  readonly perubahan: readonly PerubahanLembar[]
}

/** Writes a sheet's next revision as a draft, or in place of the draft that stands, with its entry in the trail; gives its number. */
export async function writeRevisi(
  perbuatan: Perbuatan,
  { id, kontrakId, bulan, terakhir, isi, alasan, perubahan }: Revisi,
): Promise<number> {
  const draf = terakhir !== undefined && terakhir.dikirim_pada === null ? terakhir.id : null
  const ke = draf === null ? (terakhir?.ke ?? 0) + 1 : (terakhir?.ke ?? 1)
  const teks = JSON.stringify(isi)
  const hash = hashIsi(teks)
  await writeDraf(perbuatan, id, ke, draf, { teks, hash, isi, alasan, perubahan })
  await record(perbuatan, 'berita_acara', id, {
    sesudah: { kontrak_klien_id: kontrakId, ...bulan, revisi: ke, alasan, hash },
  })
  return ke
}

/**
 * A contract's sheet as it is at a moment, kept nowhere; null for a period that the contract is not in or that has not begun. Throws
 * 404 for no contract.
 *
 * @param kantorId of its posts at this site alone
 */
export async function computeIsi(
  db: Db | Tx,
  kontrakId: number,
  bulan: Bulan,
  saat: Instan,
  kantorId?: number,
): Promise<IsiBeritaAcara | null> {
  const { kontrak, syarat, periode } = await findPeriode(db, kontrakId, bulan)
  if (periode === undefined || hariBarat(saat) < periode.dari) return null
  const fakta = await fetchFakta(db, kontrak, syarat, periode, saat, kantorId)
  const { nama, alamat, kop_id } = await findPerusahaan(db)
  const akhir = syaratPada(syarat, periode.sampai)
  const kepala = {
    perusahaan: { nama: nama ?? '', alamat },
    kopId: kop_id,
    klien: { nama: kontrak.klien_nama, alamat: kontrak.klien_alamat },
    nomor: kontrak.nomor,
    janjiPemenuhan: akhir?.janji_pemenuhan ?? null,
    pajak: { ppn: akhir?.ppn ?? ('tidak' as const), pph23: akhir?.pph23 ?? ('tidak' as const) },
  }
  return { kepala, lembar: computeLembar(fakta, hariPeriode(periode)) }
}

async function findPeriode(db: Db | Tx, kontrakId: number, bulan: Bulan) {
  const kontrak = await findKontrak(db, kontrakId)
  if (kontrak === undefined) throw refuseKlien('KONTRAK_KLIEN_TIDAK_ADA')
  const syarat = await listSyarat(db, kontrakId)
  return { kontrak, syarat, periode: periodeKontrak(bulan, kontrak, syarat) }
}

/** Of the bytes of a sheet's figures, what is signed. */
export function hashIsi(teks: string): string {
  return createHash('sha256').update(teks).digest('hex')
}

export function isiFrom(teks: string): IsiBeritaAcara {
  return JSON.parse(teks) as IsiBeritaAcara
}
