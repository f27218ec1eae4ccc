import { NAMA_BAGIAN, NAMA_DATA, type NamaData } from '@rekan/domain/karyawan/data-diri'
import type { Role } from '@rekan/domain/akses/peran'
import { type DataBaca, isianOf } from '../../../lib/data-diri.ts'
import type { DetailOrang } from '../orang/orang.queries.ts'

/** The fields of the place where somebody works, as calls take them. */
export const NAMA_TEMPAT = ['kantor_id', 'jabatan', 'unit', 'koordinator_id', 'jadwal_id'] as const

export type NamaTempat = (typeof NAMA_TEMPAT)[number]
export type NamaIsian = NamaData | NamaTempat | 'role' | 'tanggal_selesai' | 'mulai' | 'alasan'
/** What is typed and chosen, as text; '' for nothing, ids in digits. Each form judges the part it shows. */
export type IsianOrang = Record<NamaIsian, string>

export const KOSONG: IsianOrang = {
  ...(Object.fromEntries([...NAMA_DATA, ...NAMA_TEMPAT].map((nama) => [nama, ''])) as Record<
    NamaData | NamaTempat,
    string
  >),
  tanggal_selesai: '',
  mulai: '',
  alasan: '',
  role: 'karyawan' satisfies Role,
}

/** A person as the form that mends their data shows them. */
export function isianFrom(orang: DetailOrang): IsianOrang {
  const data = {
    ...dataOfAll(orang),
    nama: orang.nama,
    kode: orang.kode,
    email: orang.akun?.email,
    jenis_karyawan: orang.jenis_karyawan,
    tanggal_masuk: orang.tanggal_masuk,
  }
  const isian = Object.fromEntries(NAMA_DATA.map((nama) => [nama, isianOf(data, nama)]))
  return { ...KOSONG, ...isian, role: orang.akun?.role ?? '' }
}

function dataOfAll(orang: DetailOrang): DataBaca {
  return Object.assign({}, ...NAMA_BAGIAN.map((bagian) => orang[bagian])) as DataBaca
}

/** What the next of several new people probably shares with the one before. */
export function isianBerikut(sebelum: IsianOrang): IsianOrang {
  const sama: NamaIsian[] = ['jenis_karyawan_id', 'tanggal_masuk', 'mulai', ...NAMA_TEMPAT]
  return { ...KOSONG, ...Object.fromEntries(sama.map((nama) => [nama, sebelum[nama]])) }
}

/** The fields of a person that say something else than before. */
export function perubahanFrom(sebelum: IsianOrang, isian: IsianOrang): NamaData[] {
  return NAMA_DATA.filter((nama) => isian[nama].trim() !== sebelum[nama].trim())
}

/** The named fields alone, as a call takes them. */
export function pickIsian<N extends NamaIsian>(isian: IsianOrang, nama: readonly N[]): Record<N, string> {
  return Object.fromEntries(nama.map((satu) => [satu, isian[satu]])) as Record<N, string>
}
