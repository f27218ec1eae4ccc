import { rapikan, rapikanNomor } from '@rekan/domain/karyawan'
import type { Profile } from './profil.api.ts'

/** The forms' names of the server's fields (`docs/rules.md`, section 6.2), the odd spelling of one included. */
export const PERSONAL = {
  name: 'nama',
  nik: 'nik',
  email: 'email',
  position: 'jenis_karyawan_id',
  marritalStatus: 'status_pernikahan_id',
  birthPlace: 'tempat_lahir',
  birthDate: 'tanggal_lahir',
  gender: 'jenis_kelamin',
} as const

export const KEPEGAWAIAN = {
  education: 'jenjang_pendididikan_id',
  institution: 'instansi',
  healthInsuranceNumber: 'jkn',
  workInsuranceNumber: 'kpj',
  bankName: 'nama_bank',
  bankAccountNumber: 'nomor_rekening',
} as const

/** Of an account without an employee. */
export const AKUN = { name: 'nama', email: 'email' } as const

export type FieldMap = Readonly<Record<string, NamaKolom>>
export type NamaKolom =
  | (typeof PERSONAL)[keyof typeof PERSONAL]
  | (typeof KEPEGAWAIAN)[keyof typeof KEPEGAWAIAN]
export type Isian<M extends FieldMap = FieldMap> = { [name in keyof M]: string }
export type Personal = Isian<typeof PERSONAL>
export type Kepegawaian = Isian<typeof KEPEGAWAIAN>
/** What an edit sends, by the server's names; nothing in it is empty. */
export type Ubahan = Partial<Record<NamaKolom, string>>
/** Fields that may be empty; emptying one is a call of its own. */
const BOLEH_KOSONG = ['jkn', 'kpj'] as const
export type BolehKosong = (typeof BOLEH_KOSONG)[number]
export type Beda = { readonly isi: Ubahan; readonly kosong: readonly BolehKosong[] }

export function personalFrom({ name, email, karyawan }: Profile): Personal {
  const personal = karyawan?.personal
  return {
    name: karyawan?.nama ?? name,
    nik: personal?.nik ?? '',
    email: personal?.email ?? email ?? '',
    position: idText(karyawan?.jenis_karyawan),
    marritalStatus: idText(personal?.status_pernikahan),
    birthPlace: personal?.tempat_lahir ?? '',
    birthDate: personal?.tanggal_lahir ?? '',
    gender: personal?.jenis_kelamin ?? '',
  }
}

export function kepegawaianFrom({ karyawan }: Profile): Kepegawaian {
  const isi = karyawan?.kepegawaian
  return {
    education: idText(isi?.jenjang_pendidikan),
    institution: isi?.instansi ?? '',
    healthInsuranceNumber: isi?.jkn ?? '',
    workInsuranceNumber: isi?.kpj ?? '',
    bankName: isi?.nama_bank ?? '',
    bankAccountNumber: isi?.nomor_rekening ?? '',
  }
}

export function akunFrom({ name, email }: Profile): Isian<typeof AKUN> {
  return { name, email: email ?? '' }
}

/**
 * The fields that say something else than before, by the server's names and as it will store them, and the optional
 * numbers that were taken away.
 */
export function changesIn<M extends FieldMap>(fields: M, before: Isian<M>, typed: Isian<M>): Beda {
  const changed = Object.entries(fields)
    .map(([name, kolom]) => ({
      kolom,
      lama: rapi(kolom, before[name] ?? ''),
      baru: rapi(kolom, typed[name] ?? ''),
    }))
    .filter(({ lama, baru }) => lama !== baru)
  const isi = changed.flatMap(({ kolom, baru }) => (baru === '' ? [] : [[kolom, baru]]))
  const hilang = new Set(changed.flatMap(({ kolom, baru }) => (baru === '' ? [kolom] : [])))
  return {
    isi: Object.fromEntries(isi) as Ubahan,
    kosong: BOLEH_KOSONG.filter((field) => hilang.has(field)),
  }
}

export function isSama({ isi, kosong }: Beda): boolean {
  return Object.keys(isi).length === 0 && kosong.length === 0
}

/** A field that somebody else changed meanwhile. */
export type Bentrok<N> = {
  readonly name: N
  readonly terbaru: string
  /** What was typed here and gives way */
  readonly isian: string | undefined
}

/**
 * What was typed, on top of newer data: it stays wherever the newer data say the same as `before`, and gives way
 * where both changed.
 */
export function mergeIsian<M extends FieldMap>(
  fields: M,
  before: Isian<M>,
  typed: Isian<M>,
  latest: Isian<M>,
): { readonly values: Isian<M>; readonly bentrok: readonly Bentrok<keyof M & string>[] } {
  const names = Object.keys(fields) as (keyof M & string)[]
  const same = (name: keyof M & string, a: Isian<M>, b: Isian<M>) =>
    rapi(fields[name] as NamaKolom, a[name]) === rapi(fields[name] as NamaKolom, b[name])
  const foreign = names.filter((name) => !same(name, before, latest))
  const values = { ...typed }
  for (const name of foreign) values[name] = latest[name]
  return {
    values,
    bentrok: foreign.map((name) => ({
      name,
      terbaru: latest[name],
      isian: same(name, before, typed) || same(name, typed, latest) ? undefined : typed[name],
    })),
  }
}

/** The form's name of each field of the server, by which refusals find their place. */
export function namesByKolom<M extends FieldMap>(fields: M): Readonly<Record<string, keyof M & string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, kolom]) => [kolom, name]))
}

const NOMOR: ReadonlySet<NamaKolom> = new Set(['nik', 'jkn', 'kpj', 'nomor_rekening'])

/** As the server stores it. */
function rapi(kolom: NamaKolom, nilai: string): string {
  if (NOMOR.has(kolom)) return rapikanNomor(nilai)
  return kolom === 'email' ? rapikan(nilai).toLowerCase() : rapikan(nilai)
}

function idText(referensi: { readonly id: number } | null | undefined): string {
  return referensi == null ? '' : String(referensi.id)
}
