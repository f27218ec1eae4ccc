import type { Role } from '@rekan/domain/peran'
import type { DetailOrang } from './orang.api.ts'

/** The forms' names of the server's fields of a person, the odd spelling of one included. */
export const ORANG = {
  nama: 'nama',
  nik: 'nik',
  tempatLahir: 'tempat_lahir',
  tanggalLahir: 'tanggal_lahir',
  jenisKelamin: 'jenis_kelamin',
  statusPernikahan: 'status_pernikahan_id',
  kode: 'kode',
  jenisKaryawan: 'jenis_karyawan_id',
  tanggalMasuk: 'tanggal_masuk',
  jenjang: 'jenjang_pendididikan_id',
  instansi: 'instansi',
  jkn: 'jkn',
  kpj: 'kpj',
  bank: 'nama_bank',
  rekening: 'nomor_rekening',
  email: 'email',
} as const

/** Of the place where somebody works. */
export const TEMPAT = {
  kantor: 'kantor_id',
  jabatan: 'jabatan',
  unit: 'unit',
  koordinator: 'koordinator_id',
  jadwal: 'jadwal_id',
} as const

export type NamaOrang = keyof typeof ORANG
export type NamaTempat = keyof typeof TEMPAT
export type NamaIsian = NamaOrang | NamaTempat | 'role' | 'tanggalSelesai' | 'mulai'
/** What is typed and chosen, as text; '' for nothing, ids in digits. Each form judges the part it shows. */
export type Isian = Record<NamaIsian, string>

export const KOSONG: Isian = {
  nama: '',
  nik: '',
  tempatLahir: '',
  tanggalLahir: '',
  jenisKelamin: '',
  statusPernikahan: '',
  kode: '',
  jenisKaryawan: '',
  tanggalMasuk: '',
  tanggalSelesai: '',
  mulai: '',
  jenjang: '',
  instansi: '',
  jkn: '',
  kpj: '',
  bank: '',
  rekening: '',
  email: '',
  role: 'karyawan' satisfies Role,
  kantor: '',
  jabatan: '',
  unit: '',
  koordinator: '',
  jadwal: '',
}

/** A person as the form that mends their data shows them. */
export function isianFrom(orang: DetailOrang): Isian {
  const { personal, kepegawaian, akun } = orang
  return {
    ...KOSONG,
    nama: orang.nama,
    kode: orang.kode,
    tanggalMasuk: orang.tanggalMasuk,
    jenisKaryawan: idText(orang.jenisKaryawan),
    nik: personal?.nik ?? '',
    tempatLahir: personal?.tempat_lahir ?? '',
    tanggalLahir: personal?.tanggal_lahir ?? '',
    jenisKelamin: personal?.jenis_kelamin ?? '',
    statusPernikahan: idText(personal?.status_pernikahan),
    jenjang: idText(kepegawaian?.jenjang_pendidikan),
    instansi: kepegawaian?.instansi ?? '',
    jkn: kepegawaian?.jkn ?? '',
    kpj: kepegawaian?.kpj ?? '',
    bank: kepegawaian?.nama_bank ?? '',
    rekening: kepegawaian?.nomor_rekening ?? '',
    email: akun?.email ?? '',
    role: akun?.role ?? '',
  }
}

/** What the next of several new people probably shares with the one before. */
export function isianBerikut(sebelum: Isian): Isian {
  const { jenisKaryawan, tanggalMasuk, mulai, kantor, jabatan, unit, koordinator, jadwal } = sebelum
  return { ...KOSONG, jenisKaryawan, tanggalMasuk, mulai, kantor, jabatan, unit, koordinator, jadwal }
}

/** The fields of a person that say something else than before. */
export function perubahanDari(sebelum: Isian, isian: Isian): NamaOrang[] {
  return NAMA_ORANG.filter((nama) => isian[nama].trim() !== sebelum[nama].trim())
}

/** The form's name of each field of the server, by which refusals find their place. */
export function namaDari(kolom: Readonly<Record<string, string>>, di = ''): Record<string, NamaIsian> {
  return Object.fromEntries(Object.entries(kolom).map(([nama, satu]) => [`${di}${satu}`, nama as NamaIsian]))
}

const NAMA_ORANG = Object.keys(ORANG) as NamaOrang[]

function idText(referensi: { readonly id: number } | null | undefined): string {
  return referensi == null ? '' : String(referensi.id)
}
