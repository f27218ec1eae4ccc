import {
  LANGKAH_PERSIAPAN,
  type LangkahPersiapan,
  isPersiapan,
  langkahBerikut,
} from '@rekan/domain/kelola/persiapan'
import { type Instan, formatJam, hariTimur, parseJam } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, record, asCall } from '../../../platform/perbuatan.ts'
import { editPerusahaan } from '../../perusahaan/kop/perusahaan.service.ts'
import { findPerusahaan } from '../../perusahaan/kop/perusahaan.sql.ts'
import { type IsianJadwal, setJadwal, showJadwal } from '../../perusahaan/jam-kerja/jadwal.service.ts'
import { setPenomoran } from '../../perusahaan/penomoran.service.ts'
import { setLibur, showLibur } from '../../perusahaan/libur/libur.service.ts'
import { createLokasi, editLokasi, showLokasi } from '../../perusahaan/meja/lokasi.service.ts'
import { refuse } from '../kelola.refusals.ts'
import {
  countOrang,
  findPenomoran,
  hasKantor,
  listPersiapan,
  lockPersiapan,
  upsertPersiapan,
} from './mulai.queries.ts'

type Persiapan = Answer<'GET /kelola/mulai'>['data']
type Langkah = 'perusahaan' | 'lokasi' | 'jam-kerja' | 'libur' | 'langkah'
type Isian<L extends Langkah> = Context<`POST /kelola/mulai/${L}`>['body']

/** How far the preparation has come, as much as its frame shows. */
export async function showKemajuan(db: Db | Tx) {
  const baris = await listPersiapan(db)
  const tercatat = LANGKAH_PERSIAPAN.filter((nama) => baris.some(({ langkah }) => langkah === nama))
  const isSelesai = baris.some(({ langkah }) => langkah === 'selesai')
  const terbuka = isPersiapan({ tercatat, isSelesai, isBerlokasi: await hasKantor(db) })
  return { baris, tercatat, terbuka }
}

/** The same with all that the steps have made so far. */
export async function showPersiapan(db: Db | Tx, saat: Instan): Promise<Persiapan> {
  const { baris, tercatat, terbuka } = await showKemajuan(db)
  const kantorId = baris.find(({ kantor_id }) => kantor_id !== null)?.kantor_id ?? null
  const jadwalId = baris.find(({ jadwal_id }) => jadwal_id !== null)?.jadwal_id ?? null
  const tahun = Number(hariTimur(saat).slice(0, 4))
  const libur = [await showLibur(db, tahun, saat), await showLibur(db, tahun + 1, saat)]
  return {
    terbuka,
    langkah: LANGKAH_PERSIAPAN.map((nama) => ({
      nama,
      keadaan: baris.find(({ langkah }) => langkah === nama)?.keadaan ?? 'belum',
    })),
    berikut: langkahBerikut(tercatat) ?? null,
    perusahaan: { ...(await findPerusahaan(db)), kode_karyawan: await findPenomoran(db) },
    lokasi: kantorId === null ? null : await showLokasi(db, kantorId, saat),
    jadwal: jadwalId === null ? null : wireJadwal(await showJadwal(db, jadwalId, saat)),
    libur: libur.filter(({ dasar }, ke) => ke === 0 || dasar !== null),
    orang: await countOrang(db),
  }
}

export async function preparePerusahaan(
  perbuatan: PerbuatanPelaku,
  deps: Pick<Deps, 'files' | 'clock'>,
  { kode_karyawan, ...perusahaan }: Isian<'perusahaan'>,
): Promise<void> {
  await holdPersiapan(perbuatan)
  await editPerusahaan(asCall(perbuatan, 'POST /pengaturan/perusahaan'), deps, perusahaan)
  await setPenomoran(perbuatan, kode_karyawan)
  await recordLangkah(perbuatan, 'perusahaan', 'diisi')
}

/** Makes the first site, or changes the one it made. Throws as the desk of sites does. */
export async function prepareLokasi(
  perbuatan: PerbuatanPelaku,
  isian: Isian<'lokasi'>,
  versi: number | undefined,
): Promise<void> {
  const { kantorId } = await holdPersiapan(perbuatan)
  const { id } =
    kantorId === null
      ? await createLokasi(perbuatan, isian)
      : await editLokasi(perbuatan, kantorId, isian, versi)
  await recordLangkah(perbuatan, 'lokasi', 'diisi', { kantor_id: id })
}

/** Makes the first week of work, or changes the one it made. */
export async function prepareJamKerja(perbuatan: PerbuatanPelaku, isian: Isian<'jam-kerja'>): Promise<void> {
  const { jadwalId } = await holdPersiapan(perbuatan)
  const { id } = await setJadwal(perbuatan, jadwalId, jadwalFrom(isian))
  await recordLangkah(perbuatan, 'jam_kerja', 'diisi', { jadwal_id: id })
}

export async function prepareLibur(perbuatan: PerbuatanPelaku, { libur }: Isian<'libur'>): Promise<void> {
  await holdPersiapan(perbuatan)
  for (const satu of libur) await setLibur(perbuatan, satu)
  await recordLangkah(perbuatan, 'libur', 'diisi')
}

/** A step is done, or left for later; what it has made stays. */
export async function endLangkah(
  perbuatan: PerbuatanPelaku,
  { langkah, keadaan }: Isian<'langkah'>,
): Promise<void> {
  const { tercatat } = await holdPersiapan(perbuatan)
  // What was done is not undone by leaving it.
  if (keadaan === 'dilewati' && tercatat.includes(langkah)) return
  await recordLangkah(perbuatan, langkah, keadaan)
}

export async function endPersiapan(perbuatan: PerbuatanPelaku): Promise<void> {
  const { tercatat } = await holdPersiapan(perbuatan)
  await recordLangkah(perbuatan, 'selesai', 'diisi')
  await record(perbuatan, 'persiapan', 'selesai', { sesudah: { langkah: tercatat } })
}

/** Holds the preparation for the rest of the transaction. Throws 409 for a company that is ready. */
async function holdPersiapan({ tx }: PerbuatanPelaku) {
  await lockPersiapan(tx)
  const { baris, tercatat, terbuka } = await showKemajuan(tx)
  if (!terbuka) throw refuse('PERSIAPAN_SELESAI')
  return {
    tercatat,
    kantorId: baris.find(({ langkah }) => langkah === 'lokasi')?.kantor_id ?? null,
    jadwalId: baris.find(({ langkah }) => langkah === 'jam_kerja')?.jadwal_id ?? null,
  }
}

async function recordLangkah(
  { tx, oleh, saat }: PerbuatanPelaku,
  langkah: LangkahPersiapan | 'selesai',
  keadaan: 'diisi' | 'dilewati',
  hasil: { readonly kantor_id?: number; readonly jadwal_id?: number } = {},
): Promise<void> {
  const dicatat = { dicatat_pada: new Date(saat), oleh_id: oleh }
  await upsertPersiapan(tx, { langkah, keadaan, ...hasil, ...dicatat })
}

function jadwalFrom({ hari, toleransi_menit, ...dasar }: Isian<'jam-kerja'>): IsianJadwal {
  const pekan = hari
    .toSorted((satu, lain) => satu.hari - lain.hari)
    .map((satu) => ({
      hari: satu.hari,
      jam_mulai: parseJam(satu.jam_mulai) ?? 0,
      jam_selesai: parseJam(satu.jam_selesai) ?? 0,
      istirahat_detik: 0,
      istirahat_sesudah_detik: 0,
    }))
  return { ...dasar, toleransi_detik: toleransi_menit * 60, pekan }
}

function wireJadwal({
  id,
  nama,
  toleransi_detik,
  masuk_saat_libur,
  pekan,
}: Awaited<ReturnType<typeof showJadwal>>) {
  return {
    id,
    nama,
    toleransi_menit: toleransi_detik / 60,
    masuk_saat_libur,
    hari: pekan.map(({ hari, jam_mulai, jam_selesai }) => ({
      hari,
      jam_mulai: formatJam(jam_mulai).slice(0, 5),
      jam_selesai: formatJam(jam_selesai).slice(0, 5),
    })),
  }
}
