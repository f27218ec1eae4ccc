import liburNasional from '@rekan/domain/data/libur-nasional.json' with { type: 'json' }
import type { CakupanLibur } from '@rekan/domain/jadwal/libur'
import { type Instan, type Tanggal, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, requireVersi } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import type { JenisLibur } from '../../../platform/schema.kantor.ts'
import { type Perbuatan, type PerbuatanPelaku, asCall, record } from '../../../platform/perbuatan.ts'
import {
  type IsiLibur,
  type LiburDitetapkan,
  fetchNamaKantor,
  findLibur,
  listLiburSetahun,
  upsertLibur,
} from './libur.queries.ts'

const DASAR: Readonly<Record<string, { readonly dasar: string }>> = liburNasional

/** Returns the days off of a year, decreed ones and the company's, with the decrees they come from. */
export async function showLibur(db: Db | Tx, tahun: number, saat: Instan) {
  const hariIni = hariTimur(saat)
  const libur = await listLiburSetahun(db, tahun)
  return {
    tahun,
    dasar: DASAR[tahun]?.dasar ?? null,
    libur: libur.map((satu) => ({ ...satu, boleh_ubah: satu.tanggal > hariIni })),
  }
}

/** What became of a day off that was set. */
export type Jadi = 'baru' | 'diubah' | 'tetap' | 'lewat'

/** Sites that are not named stay as they are; at first it is a day off everywhere. */
type Ditetapkan = Omit<LiburDitetapkan, keyof CakupanLibur> & {
  readonly [K in keyof CakupanLibur]?: CakupanLibur[K] | undefined
}

/**
 * Sets a day off of the company's, or whether and where it takes a decreed one. `lewat`, and nothing written: the day has
 * begun somewhere, and those who worked or were off on it keep their day. `pelaku` null: the operator. Throws 422 for a
 * site that is none, and for a day of some sites alone without any.
 */
export async function editLibur(
  perbuatan: Perbuatan,
  { tanggal, jenis, ...diminta }: Ditetapkan,
): Promise<Jadi> {
  const { tx, saat } = perbuatan
  const ada = await findLibur(tx, tanggal, jenis)
  const sebelum = ada === undefined ? null : isiFrom(ada)
  const { nama, berlaku, kantor_ids = sebelum?.kantor_ids ?? [], hanya = sebelum?.hanya ?? false } = diminta
  const sesudah = isiFrom({ nama, berlaku, kantor_ids, hanya })
  if (sebelum !== null && isSama(sebelum, sesudah)) return 'tetap'
  if (isLewat(tanggal, saat)) return 'lewat'
  const namaKantor = await fetchNamaKantor(tx, [...sesudah.kantor_ids, ...(sebelum?.kantor_ids ?? [])])
  if (sesudah.kantor_ids.some((id) => !namaKantor.has(id)))
    throw invalid({ kantor_ids: ['Lokasi kerja tidak valid.'] })
  if (sesudah.hanya && sesudah.kantor_ids.length === 0)
    throw invalid({ kantor_ids: ['Pilih lokasi kerja yang libur.'] })
  await upsertLibur(tx, { tanggal, jenis, ...sesudah })
  await record(perbuatan, 'libur', tanggal, {
    sebelum: sebelum && isiJejak(sebelum, namaKantor),
    sesudah: isiJejak(sesudah, namaKantor),
  })
  return sebelum === null ? 'baru' : 'diubah'
}

/**
 * The same on screen. Throws 422 by field for a day that has begun, or a day of the company's own without a name, and
 * a decreed day that nobody decreed; 409 with the year's days for who saw another version.
 */
export async function setLibur(
  perbuatan: PerbuatanPelaku,
  { versi, nama, ...isian }: Context<'POST /kelola/pengaturan/libur'>['body'],
): Promise<void> {
  const { tx, saat } = perbuatan
  const { tanggal, jenis } = isian
  const ada = await findLibur(tx, tanggal, jenis)
  if (jenis !== 'PERUSAHAAN' && ada === undefined) throw invalid({ tanggal: [TIDAK_ADA[jenis]] })
  await requireVersi(ada?.versi ?? 0, versi, async () => showLibur(tx, Number(tanggal.slice(0, 4)), saat))
  const sebutan = jenis === 'PERUSAHAAN' ? (nama ?? ada?.nama) : ada?.nama
  if (sebutan === undefined) throw invalid({ nama: ['Nama hari libur harus diisi.'] })
  const jadi = await editLibur(asCall(perbuatan, 'POST /kelola/pengaturan/libur'), {
    ...isian,
    nama: sebutan,
  })
  if (jadi === 'lewat')
    throw invalid({ tanggal: ['Paling cepat untuk besok: hari yang sudah berjalan tidak berubah.'] })
}

const TIDAK_ADA: Readonly<Record<Exclude<JenisLibur, 'PERUSAHAAN'>, string>> = {
  CUTI_BERSAMA: 'Tidak ada cuti bersama pada tanggal itu.',
  LIBUR_NASIONAL: 'Tidak ada libur nasional pada tanggal itu.',
}

/** With each site once, in their order. */
function isiFrom({ nama, berlaku, kantor_ids, hanya }: IsiLibur): IsiLibur {
  return { nama, berlaku, kantor_ids: [...new Set(kantor_ids)].toSorted((a, b) => a - b), hanya }
}

function isSama(satu: IsiLibur, lain: IsiLibur): boolean {
  return (
    satu.nama === lain.nama &&
    satu.berlaku === lain.berlaku &&
    satu.hanya === lain.hanya &&
    satu.kantor_ids.join() === lain.kantor_ids.join()
  )
}

/** As the trail tells it: sites by their names. */
function isiJejak({ nama, berlaku, kantor_ids, hanya }: IsiLibur, namaKantor: ReadonlyMap<number, string>) {
  const sebutan = kantor_ids.map((id) => namaKantor.get(id)).join(', ')
  const kantor = sebutan === '' ? 'semua' : `${hanya ? 'hanya' : 'semua kecuali'} ${sebutan}`
  return { nama, berlaku, kantor }
}

function isLewat(tanggal: Tanggal, saat: Instan): boolean {
  return tanggal <= hariTimur(saat)
}
