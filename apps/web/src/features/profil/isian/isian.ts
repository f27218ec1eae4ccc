import { tidyData } from '@rekan/domain/karyawan/aturan-data-diri'
import { dataOf, formulirOf, namesWith } from '@rekan/domain/karyawan/data-diri'
import { isianOf } from '../../../lib/data-diri.ts'
import type { Profile } from '../diri/profil.wire.ts'

/** The forms' names of the server's fields (`docs/rules.md`, section 6.2). */
export const PERSONAL = formulirOf('personal')
export const KEPEGAWAIAN = formulirOf('kepegawaian')

/** Of an account without an employee. */
export const AKUN = { name: 'nama', email: 'email' } as const

export type FieldMap = Readonly<Record<string, NamaKolom>>
export type NamaKolom =
  | (typeof PERSONAL)[keyof typeof PERSONAL]
  | (typeof KEPEGAWAIAN)[keyof typeof KEPEGAWAIAN]
export type IsianProfil<M extends FieldMap = FieldMap> = { [name in keyof M]: string }
export type Personal = IsianProfil<typeof PERSONAL>
export type Kepegawaian = IsianProfil<typeof KEPEGAWAIAN>
/** What an edit sends, by the server's names; nothing in it is empty. */
export type Ubahan = Partial<Record<NamaKolom, string>>
/** Fields that may be empty; emptying one is a call of its own. */
const BOLEH_KOSONG = namesWith('bolehKosong', true)
export type BolehKosong = (typeof BOLEH_KOSONG)[number]
export type Beda = { readonly isi: Ubahan; readonly kosong: readonly BolehKosong[] }

export function personalFrom(profile: Profile): Personal {
  return valuesFrom(PERSONAL, profile)
}

export function kepegawaianFrom(profile: Profile): Kepegawaian {
  return valuesFrom(KEPEGAWAIAN, profile)
}

export function akunFrom({ name, email }: Profile): IsianProfil<typeof AKUN> {
  return { name, email: email ?? '' }
}

/**
 * The fields that say something else than before, by the server's names and as it will store them, and the optional
 * numbers that were taken away.
 */
export function changesIn<M extends FieldMap>(
  fields: M,
  before: IsianProfil<M>,
  typed: IsianProfil<M>,
): Beda {
  const changed = Object.entries(fields)
    .map(([name, kolom]) => ({
      kolom,
      lama: tidyData(kolom, before[name] ?? ''),
      baru: tidyData(kolom, typed[name] ?? ''),
    }))
    .filter(({ lama, baru }) => lama !== baru)
  const terisi = changed.flatMap(({ kolom, baru }) => (baru === '' ? [] : [[kolom, baru]]))
  const hilang = new Set(changed.flatMap(({ kolom, baru }) => (baru === '' ? [kolom] : [])))
  return {
    isi: Object.fromEntries(terisi) as Ubahan,
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
  before: IsianProfil<M>,
  typed: IsianProfil<M>,
  latest: IsianProfil<M>,
): { readonly values: IsianProfil<M>; readonly bentrok: readonly Bentrok<keyof M & string>[] } {
  const names = Object.keys(fields) as (keyof M & string)[]
  const same = (name: keyof M & string, a: IsianProfil<M>, b: IsianProfil<M>) =>
    tidyData(fields[name] as NamaKolom, a[name]) === tidyData(fields[name] as NamaKolom, b[name])
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

function valuesFrom<M extends FieldMap>(fields: M, { name, email, karyawan }: Profile): IsianProfil<M> {
  const data = {
    ...karyawan?.personal,
    ...karyawan?.kepegawaian,
    nama: karyawan?.nama ?? name,
    email: karyawan?.personal.email ?? email,
    jenis_karyawan: karyawan?.jenis_karyawan,
  }
  const isi = Object.entries(fields).map(([isian, kolom]) => [isian, isianOf(data, kolom)])
  return Object.fromEntries(isi) as IsianProfil<M>
}

/** What each field of a form is called. */
export function labelsOf<M extends FieldMap>(fields: M): Readonly<Record<keyof M & string, string>> {
  const label = (nama: NamaKolom) => dataOf(nama).labelSendiri ?? dataOf(nama).label
  return Object.fromEntries(Object.entries(fields).map(([isian, kolom]) => [isian, label(kolom)])) as Record<
    keyof M & string,
    string
  >
}
