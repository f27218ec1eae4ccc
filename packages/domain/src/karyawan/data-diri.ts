import type { Tindakan } from '../akses/tabel.ts'

/*
 * The fields of a person, once for all: calls, forms, the workbook, the audit trail and lists are made from this table,
 * and `aturan-data-diri.ts` has a rule for each.
 */

/** The parts of a record: each is shown to whom the right lets (`akses.ts`). `skema` is its name in the API's description. */
export const BAGIAN_DATA = {
  personal: { judul: 'Data pribadi', hak: 'dataPribadi', skema: 'DataPribadi' },
  kepegawaian: { judul: 'Kepegawaian', hak: 'dataPribadi', skema: 'DataKepegawaian' },
  kontak: { judul: 'Kontak', hak: 'dataKontak', skema: 'DataKontak' },
} as const satisfies Readonly<Record<string, { judul: string; hak: Tindakan; skema: string }>>
export type NamaBagian = keyof typeof BAGIAN_DATA
export const NAMA_BAGIAN = Object.keys(BAGIAN_DATA) as NamaBagian[]

/** How a field is typed, stored and shown. */
export type JenisData = 'teks' | 'nomor' | 'email' | 'kode' | 'hari' | 'kelamin' | 'referensi'

type Data = {
  /** What forms call it */
  readonly label: string
  /** What records call it, where a word will do */
  readonly ringkas?: string
  /** What the forms of one's own data call it, where they say more */
  readonly labelSendiri?: string
  readonly jenis: JenisData
  /** Its column, where that is not the key by which calls take it */
  readonly kolom?: string
  /** The part of a record that shows it; without one, the record itself */
  readonly bagian?: NamaBagian
  /** Its name in the first or the second form of one's own data (`docs/rules.md`, section 6.2); in neither, HR alone edits it */
  readonly personal?: string
  readonly kepegawaian?: string
  /** HR may leave it out of a new record */
  readonly menyusul?: true
  /** Somebody may have none, and say so */
  readonly bolehKosong?: true
  /** The audit trail keeps its end alone */
  readonly tertutup?: true
  /** In the workbook: how it is written; null where a list says so. Absent: no column. */
  readonly cara?: string | null
}

/** By the key that calls take it by, the odd spelling of one included; in the order of forms. */
export const DATA_DIRI = {
  nama: { label: 'Nama', jenis: 'teks', personal: 'name', cara: 'Tulis nama lengkap, misalnya Rahma Dewi.' },
  nik: {
    label: 'NIK',
    jenis: 'nomor',
    bagian: 'personal',
    personal: 'nik',
    tertutup: true,
    cara: 'Tulis 16 angka sebagai teks, misalnya 3273015502900001.',
  },
  email: {
    label: 'Email',
    jenis: 'email',
    bagian: 'personal',
    personal: 'email',
    menyusul: true,
    tertutup: true,
    cara: 'Tulis seperti nama@perusahaan.co.id, atau kosongkan.',
  },
  kode: {
    label: 'Kode karyawan',
    jenis: 'kode',
    menyusul: true,
    cara: 'Tulis seperti PTX0007, atau kosongkan agar diberi nomor.',
  },
  jenis_karyawan_id: {
    label: 'Jenis karyawan',
    labelSendiri: 'Jabatan (jenis karyawan)',
    jenis: 'referensi',
    personal: 'position',
    cara: null,
  },
  status_pernikahan_id: {
    label: 'Status pernikahan',
    jenis: 'referensi',
    bagian: 'personal',
    personal: 'marritalStatus',
    cara: null,
  },
  tempat_lahir: {
    label: 'Tempat lahir',
    jenis: 'teks',
    bagian: 'personal',
    personal: 'birthPlace',
    cara: 'Tulis nama kota, misalnya Bandung.',
  },
  tanggal_lahir: {
    label: 'Tanggal lahir',
    jenis: 'hari',
    bagian: 'personal',
    personal: 'birthDate',
    cara: 'Tulis seperti 31/12/1990.',
  },
  jenis_kelamin: {
    label: 'Jenis kelamin',
    jenis: 'kelamin',
    bagian: 'personal',
    personal: 'gender',
    cara: 'Tulis L atau P.',
  },
  jenjang_pendididikan_id: {
    label: 'Jenjang pendidikan',
    jenis: 'referensi',
    kolom: 'jenjang_pendidikan_id',
    bagian: 'kepegawaian',
    kepegawaian: 'education',
    menyusul: true,
  },
  instansi: {
    label: 'Sekolah/kampus',
    jenis: 'teks',
    bagian: 'kepegawaian',
    kepegawaian: 'institution',
    menyusul: true,
  },
  jkn: {
    label: 'Nomor JKN (BPJS Kesehatan)',
    ringkas: 'Nomor JKN',
    jenis: 'nomor',
    bagian: 'kepegawaian',
    kepegawaian: 'healthInsuranceNumber',
    menyusul: true,
    bolehKosong: true,
    tertutup: true,
    cara: 'Tulis 13 angka, atau kosongkan.',
  },
  kpj: {
    label: 'Nomor KPJ (BPJS Ketenagakerjaan)',
    ringkas: 'Nomor KPJ',
    jenis: 'nomor',
    bagian: 'kepegawaian',
    kepegawaian: 'workInsuranceNumber',
    menyusul: true,
    bolehKosong: true,
    tertutup: true,
    cara: 'Tulis 10 sampai 15 huruf atau angka, atau kosongkan.',
  },
  nama_bank: {
    label: 'Nama bank',
    ringkas: 'Bank',
    jenis: 'teks',
    bagian: 'kepegawaian',
    kepegawaian: 'bankName',
    menyusul: true,
    cara: null,
  },
  nomor_rekening: {
    label: 'Nomor rekening bank',
    ringkas: 'Nomor rekening',
    jenis: 'nomor',
    bagian: 'kepegawaian',
    kepegawaian: 'bankAccountNumber',
    menyusul: true,
    tertutup: true,
    cara: 'Tulis 8 sampai 20 angka, atau kosongkan.',
  },
  nomor_hp: {
    label: 'Nomor HP',
    jenis: 'teks',
    bagian: 'kontak',
    menyusul: true,
    tertutup: true,
    cara: 'Tulis seperti 081234567890 atau +6281234567890, atau kosongkan.',
  },
  tanggal_masuk: { label: 'Tanggal masuk', jenis: 'hari', cara: 'Tulis seperti 31/12/2026.' },
} as const satisfies Readonly<Record<string, Data>>

type Semua = typeof DATA_DIRI
/** The key by which calls take a field. */
export type NamaData = keyof Semua
/** Of all fields, those that say this of themselves. */
export type NamaYang<Syarat> = { [N in NamaData]: Semua[N] extends Syarat ? N : never }[NamaData]
type SemuaKolom = {
  [N in NamaData]: Semua[N] extends { readonly kolom: infer K extends string } ? K : N
}
type SemuaBaca = {
  [N in NamaData]: SemuaKolom[N] extends `${infer B}_id` ? B : SemuaKolom[N]
}
/** What records call it: of a reference they hold id and name. */
export type NamaBaca<N extends NamaData> = SemuaBaca[N]
/** The fields of a part, by what records call them. */
export type DataBagian<Isi extends Readonly<Record<NamaBaca<NamaData>, unknown>>, B extends NamaBagian> = {
  [N in NamaYang<{ readonly bagian: B }> as NamaBaca<N>]: Isi[NamaBaca<N>]
}
/** A form of one's own data: each of its names with the key by which calls take it. */
export type Formulir<F extends 'personal' | 'kepegawaian'> = {
  readonly [N in NamaData as Semua[N] extends { readonly [_ in F]: infer I extends string } ? I : never]: N
}

export const NAMA_DATA = Object.keys(DATA_DIRI) as NamaData[]

/** The facts of a field, each of which a field may lack. */
export function dataOf(nama: NamaData): Data {
  return DATA_DIRI[nama]
}

/** The fields that say `nilai` of themselves, in their order. */
export function namesWith<S extends keyof Data, const V extends Data[S]>(
  sifat: S,
  nilai: V,
): NamaYang<{ readonly [_ in S]: V }>[] {
  return NAMA_DATA.filter((nama) => dataOf(nama)[sifat] === nilai) as NamaYang<{ readonly [_ in S]: V }>[]
}

export function namaBacaOf<N extends NamaData>(nama: N): NamaBaca<N> {
  return (dataOf(nama).kolom ?? nama).replace(/_id$/, '') as NamaBaca<N>
}

/** The names of a form of one's own data, each with the key by which calls take it. */
export function formulirOf<F extends 'personal' | 'kepegawaian'>(formulir: F): Formulir<F> {
  const nama = NAMA_DATA.flatMap((satu) => {
    const isian = dataOf(satu)[formulir]
    return isian === undefined ? [] : [[isian, satu] as const]
  })
  return Object.fromEntries(nama) as unknown as Formulir<F>
}
