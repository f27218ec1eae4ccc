import { mayManage } from '@rekan/domain/akses/akun'
import {
  type KeputusanPenempatan,
  type Penempatan,
  aturanTidakTerlaluJauh,
  decideKeluar,
  decidePenempatan,
} from '@rekan/domain/karyawan/penempatan'
import { type Tanggal, addHari, formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import {
  type Rujukan,
  deletePenempatan,
  endPenempatan,
  findHariTerbit,
  findPenempatan,
  findRujukan,
  findSemua,
  insertPenempatan,
  lockPemilik,
  restoreTurunan,
  startPenempatan,
} from './penempatan.queries.ts'
import { requirePemilik } from './penempatan.service.ts'
import { requireOrangLain } from './urusan.service.ts'
import { refuse } from './penempatan.refusals.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'

type Tempat = Rujukan & { readonly jabatan: string; readonly unit: string }
type IsianPenempatan = Context<'POST /karyawan/{id}/penempatan'>['body']

/**
 * Places a person anew: a primary placement ends the present one the day before. Placements of one person follow one
 * another. One dated back says why, and moves no day that a published payslip was counted by. Throws 403 for HR themselves, 422 at
 * the field that stands in the way.
 */
export async function placeKaryawan(perbuatan: PerbuatanPelaku, karyawanId: number, isian: IsianPenempatan) {
  const { tx, pelaku, saat, tindakan } = perbuatan
  const { zona } = await requirePemilik(perbuatan, tindakan, karyawanId)
  await requireOrangLain(tx, pelaku, karyawanId, 'Penempatan')
  const { aktif, role, tanggal_masuk: mulaiKerja, tanggal_keluar } = await lockPemilik(tx, karyawanId)
  if (role !== null && !mayManage(pelaku, role)) throw refuse('PERAN_LEBIH_TINGGI')
  if (!aktif || tanggal_keluar !== null) throw refuse(aktif ? 'AKAN_KELUAR' : 'SUDAH_NONAKTIF')
  const { tanggal_masuk: masuk, tanggal_selesai = null, utama, alasan = null, ...tempat } = isian
  const hariIni = tanggalLokal(saat, zona)
  const baru = { ...tempat, koordinator_id: tempat.koordinator_id ?? null }
  judgeTanggal(isian, mulaiKerja, hariIni)
  const keputusan = decidePenempatan(await findSemua(tx, karyawanId), {
    kantorId: baru.kantor_id,
    utama,
    masuk,
    selesai: tanggal_selesai,
  })
  if (!keputusan.ok) throw inTheWay(keputusan)
  await judgeRujukan(tx, baru, karyawanId, '')
  const lewat = utama ? hariLewat(masuk, tanggal_selesai, hariIni) : 0
  if (lewat > 0) await judgeMundur(tx, karyawanId, { masuk, lewat, alasan })
  const { akhiri } = keputusan
  if (akhiri !== null) await endPenempatan(tx, [akhiri.id], akhiri.pada)
  const baris = { ...baru, karyawan_id: karyawanId, tanggal_masuk: masuk, tanggal_selesai, utama }
  const id = await insertPenempatan(tx, baris)
  // Works that were frozen by where the person was before follow from where they turn out to have been.
  if (lewat > 0) await restoreTurunan(tx, karyawanId, { dari: masuk, sampai: tanggal_selesai }, saat)
  await record(perbuatan, 'karyawan', karyawanId, {
    sesudah: {
      penempatan_id: id,
      ...baris,
      mengakhiri: akhiri,
      ...(lewat > 0 && { alasan, hari_lewat: lewat }),
    },
  })
  return findPenempatan(tx, id, saat)
}

/** The placement a new employee begins with. `di` names the part of the body that the fields stand in. */
export async function placeBaru(
  tx: Tx,
  karyawanId: number,
  tempat: Tempat,
  masuk: Tanggal,
  di: string,
): Promise<void> {
  await judgeRujukan(tx, tempat, karyawanId, di)
  await insertPenempatan(tx, { ...tempat, karyawan_id: karyawanId, tanggal_masuk: masuk, utama: true })
}

/**
 * Somebody turns out to have begun on another day: the placement they began with begins then. Throws 422 at
 * `tanggal_masuk` when a placement would begin before its person, or end before it begins.
 */
export async function moveMulai(tx: Tx, karyawanId: number, lama: Tanggal, baru: Tanggal): Promise<void> {
  // Of this employment: those of one before have ended.
  const [pertama] = (await findSemua(tx, karyawanId))
    .filter(({ selesai }) => selesai === null || selesai >= lama)
    .toSorted((a, b) => (a.masuk < b.masuk ? -1 : 1))
  if (pertama === undefined) return
  const ikut = pertama.masuk === lama
  const batas = ikut ? pertama.selesai : pertama.masuk
  if (batas !== null && baru > batas)
    throw invalid({ tanggal_masuk: [`Sudah ada penempatan pada ${formatTanggal(batas)}.`] })
  if (ikut) await startPenempatan(tx, pertama.id, baru)
}

/** Ends a person's placements with their last day of work, and calls off those to come. Throws 422 at `tanggal`. */
export async function endSemua(
  tx: Tx,
  karyawanId: number,
  terakhir: Tanggal,
  hariIni: Tanggal,
): Promise<{ readonly diakhiri: readonly number[]; readonly dibatalkan: readonly Penempatan[] }> {
  const ada = await findSemua(tx, karyawanId)
  const keputusan = decideKeluar(ada, terakhir, hariIni)
  if (!keputusan.ok)
    throw invalid({
      tanggal: [
        `Penempatan mulai ${formatTanggal(keputusan.sejak)} sudah berjalan. Pilih tanggal itu atau sesudahnya.`,
      ],
    })
  await endPenempatan(tx, keputusan.akhiri, terakhir)
  await deletePenempatan(tx, keputusan.batalkan)
  return {
    diakhiri: keputusan.akhiri,
    dibatalkan: ada.filter(({ id }) => keputusan.batalkan.includes(id)),
  }
}

const SEHARI_MS = 86_400_000

/** How many days that are over a placement takes in. */
function hariLewat(masuk: Tanggal, selesai: Tanggal | null, hariIni: Tanggal): number {
  const kemarin = addHari(hariIni, -1)
  const sampai = selesai !== null && selesai < kemarin ? selesai : kemarin
  return Math.max(0, (Date.parse(sampai) - Date.parse(masuk)) / SEHARI_MS + 1)
}

type Mundur = { readonly masuk: Tanggal; readonly lewat: number; readonly alasan: string | null }

/** Throws 422 for one dated back before what was paid, or without saying why. */
async function judgeMundur(tx: Tx, karyawanId: number, { masuk, lewat, alasan }: Mundur): Promise<void> {
  const terbit = await findHariTerbit(tx, karyawanId)
  if (terbit !== null && masuk <= terbit)
    throw invalid({
      tanggal_masuk: [
        `Slip gaji sampai ${formatTanggal(terbit)} sudah terbit. Mulai paling awal sehari sesudahnya.`,
      ],
    })
  if (alasan === null)
    throw invalid({ alasan: [`${lewat} hari yang sudah lewat ikut pindah. Tulis alasannya.`] })
}

function judgeTanggal({ tanggal_masuk }: IsianPenempatan, mulaiKerja: Tanggal, hariIni: Tanggal): void {
  const jauh = aturanTidakTerlaluJauh(hariIni)(tanggal_masuk)
  if (jauh !== undefined) throw invalid({ tanggal_masuk: [jauh] })
  if (tanggal_masuk < mulaiKerja)
    throw invalid({ tanggal_masuk: [`Karyawan ini mulai bekerja ${formatTanggal(mulaiKerja)}.`] })
}

function inTheWay({ alasan, sejak }: Extract<KeputusanPenempatan, { ok: false }>) {
  const tanggal = formatTanggal(sejak)
  switch (alasan) {
    case 'SELESAI_SEBELUM_MASUK':
      return invalid({ tanggal_selesai: ['Tanggal selesai tidak boleh sebelum tanggal masuk.'] })
    case 'SUDAH_ADA':
      return invalid({
        tanggal_masuk: [`Sudah ada penempatan utama mulai ${tanggal}. Pilih tanggal masuk sesudahnya.`],
      })
    case 'ADA_BERIKUTNYA':
      return invalid({
        tanggal_selesai: [`Sudah ada penempatan utama mulai ${tanggal}. Isi tanggal selesai sebelum itu.`],
      })
    case 'KANTOR_SAMA':
      return invalid({ kantor_id: [`Sudah ada penempatan di kantor ini mulai ${tanggal}.`] })
  }
}

/** Throws 422 by field for a place that several are to go to and that is none; what is not said is not judged. */
export async function judgeTujuan(
  tx: Tx,
  tujuan: {
    readonly kantor_id: number
    readonly jadwal_id?: number | null | undefined
    readonly koordinator_id?: number | null | undefined
  },
): Promise<void> {
  const { kantor_id, jadwal_id = null, koordinator_id = null } = tujuan
  const ada = await findRujukan(tx, { kantor_id, jadwal_id: jadwal_id ?? 0, koordinator_id })
  const errors = {
    ...(!ada.kantor && { kantor_id: ['Kantor tidak valid.'] }),
    ...(jadwal_id !== null && !ada.jadwal && { jadwal_id: ['Jadwal kerja tidak valid.'] }),
    ...(koordinator_id !== null && !ada.koordinator && { koordinator_id: ['Koordinator tidak valid.'] }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Throws 422 for an office, a week or a coordinator that isn't there; nobody coordinates themselves. */
async function judgeRujukan(tx: Tx, rujukan: Rujukan, karyawanId: number, di: string): Promise<void> {
  const ada = await findRujukan(tx, rujukan)
  const errors: Record<string, string[]> = {}
  if (!ada.kantor) errors[`${di}kantor_id`] = ['Kantor tidak valid.']
  if (!ada.jadwal) errors[`${di}jadwal_id`] = ['Jadwal kerja tidak valid.']
  if (rujukan.koordinator_id !== null && (!ada.koordinator || ada.koordinatorKaryawanId === karyawanId))
    errors[`${di}koordinator_id`] = ['Pilih koordinator yang masih aktif dan bukan karyawan ini sendiri.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
