/** A sheet as a table: its headings wherever they stand, its rows read by the meaning of each column, and all that is wrong, by place. */
import { type Bertahap, runBertahap } from '../bertahap.ts'
import { parseCsv } from '../teks/csv.ts'
import { CARA, type Makna, type Sekitar, readSel } from './bacaan.ts'
import { formatBaris } from './kelompok.ts'
import { type Pilihan, findPilihan, kunciKata } from './pilihan.ts'
import {
  type Lembar,
  type Sel,
  galatSel,
  hurufKolom,
  isKosong,
  lembarFrom,
  teksSel,
  teksAsli,
} from './sel.ts'

/** What is said of a place in a sheet; rows as spreadsheets count them, from 1. */
export type PesanSel = {
  /** Null: a file of text */
  readonly lembar: string | null
  readonly baris: number
  /** Its heading, or its letter where it has none; null: the whole row */
  readonly kolom: string | null
  readonly pesan: string
}
export type KolomTabel = {
  readonly makna: Makna
  /** How it is written, beside what is wrong with it */
  readonly cara?: string | null
  /** Without it no row can be read */
  readonly isPokok?: boolean
  /** What is said where nothing stands; then a dash is a text like any other */
  readonly wajib?: string
  /** What else is to be said of what was read */
  readonly aturan?: (nilai: never) => string | undefined
  /** Only these, each by what it stands for */
  readonly pilihan?: Pilihan<string | number>
  /** Other headings by which it is known */
  readonly lain?: readonly string[]
}
export type BentukTabel<K extends string> = {
  readonly kolom: Readonly<Record<K, KolomTabel>>
  /** Beside these, what a heading says of itself: a column, or why it can be none; null: nothing */
  readonly kolomLain?: (
    judul: string,
  ) => (KolomTabel & { readonly kunci: K }) | { readonly salah: string } | null
  /** Headings of columns that a list may have beside them and nobody reads */
  readonly dilewati?: readonly string[]
  /** The note by which templates of an earlier release began */
  readonly petunjukLama?: string
  /** How headings are written */
  readonly caraJudul: string
}
export type BarisTabel<K extends string> = {
  readonly nomor: number
  /** What the column holds; undefined where nothing stands, or something wrong, which was told */
  readonly isi: (kolom: K) => string | number | undefined
  /** As it is written */
  readonly teks: (kolom: K) => string
  /** Whether something was told of it */
  readonly isSalah: (kolom: K) => boolean
  readonly hasSalah: boolean
}
export type IsiTabel<K extends string> = {
  readonly baris: readonly BarisTabel<K>[]
  readonly kesalahan: readonly PesanSel[]
  /** What is passed over, told */
  readonly catatan: readonly PesanSel[]
  /** The columns there are, each with its heading */
  readonly kolom: ReadonlyMap<K, string>
  /** Where rows are told about that the table itself has nothing against */
  readonly tell: (baris: number, kolom: K | null, pesan: string) => PesanSel
}

/** What a reader of a table knows beside it. */
export type PilihanTabel<K extends string> = Sekitar & {
  /** The columns where no row names them */
  readonly urutan?: readonly K[] | undefined
  /** Of a row, the columns that say nothing new: they count as empty, whatever is wrong with them */
  readonly tetap?: ((teks: (kolom: K) => string) => ReadonlySet<K>) | undefined
}

/** So many rows are read between two pauses. */
const SEKALI_BACA = 25
/** Headings stand among the first rows. */
const JUDUL_TERBAWAH = 20
/** Columns that number the rows of a list */
const NOMOR_URUT = ['no', 'nomor', 'nourut', 'nomorurut']
/** The column in which a marked workbook says what is wrong */
export const KOLOM_TANDA = 'Yang perlu dibetulkan'
/** Words that people cut in headings */
const POTONGAN: Readonly<Record<string, string>> = {
  no: 'nomor',
  nmr: 'nomor',
  tgl: 'tanggal',
  rek: 'rekening',
  telp: 'hp',
  telepon: 'hp',
  wa: 'hp',
  jns: 'jenis',
  ket: 'keterangan',
}

/** The text of a file or of what was pasted, as a sheet. */
export function lembarCsv(teks: string, terbanyak?: number): Lembar {
  const { sel, kutip } = parseCsv(teks, terbanyak)
  return lembarFrom(sel, { kutip })
}

/**
 * The rows of a sheet and everything that is wrong with them, in their order. Rows above the headings are told and passed over, empty ones and the
 * template's own note are passed over.
 */
export function* readTabel<K extends string>(
  lembar: Lembar,
  bentuk: BentukTabel<K>,
  { urutan, tetap, ...sekitar }: PilihanTabel<K> = {},
): Bertahap<IsiTabel<K>> {
  const kepala = findKepala(lembar, bentuk, urutan)
  const nama = new Map(
    kepala.kolom.flatMap((satu) => (satu?.kunci === undefined ? [] : [[satu.kunci, satu.judul]])),
  )
  const tell = (baris: number, kolom: K | null, pesan: string) => ({
    lembar: lembar.nama,
    baris,
    kolom: kolom === null ? null : (nama.get(kolom) ?? kolom),
    pesan,
  })
  const isi: IsiTabel<K> = { baris: [], kesalahan: [], catatan: [], kolom: nama, tell }
  if (lembar.kutip !== null)
    return {
      ...isi,
      kesalahan: [
        tell(
          lembar.kutip,
          null,
          'Tanda kutip (") di baris ini tidak ditutup. Hapus, atau tulis pasangannya.',
        ),
      ],
    }
  const kesalahan = [...kepala.kesalahan]
  const catatan = catatanLembar(lembar, kepala, tell)
  if (kepala.isRusak) return { ...isi, kesalahan, catatan }
  const gabungan = judgeGabungan(lembar, kepala)
  kesalahan.push(...gabungan.kesalahan)
  catatan.push(...gabungan.catatan)
  const petunjuk = teksPetunjuk(bentuk)
  const baris: BarisTabel<K>[] = []
  const sekitarnya = { ...sekitar, tetap, isHari1904: lembar.isHari1904 }
  for (const [ke, deret] of lembar.sel.entries()) {
    if (ke % SEKALI_BACA === 0) yield
    if (ke <= kepala.ke || deret.every(isKosong)) continue
    if (deret.some((sel) => petunjuk.includes(teksSel(sel)))) continue
    const dibaca = readBaris(deret, ke, kepala, sekitarnya, gabungan.luar)
    kesalahan.push(
      ...dibaca.salah.map(({ kolom, pesan }) => ({ lembar: lembar.nama, baris: ke + 1, kolom, pesan })),
    )
    baris.push(dibaca.baris)
  }
  return { ...isi, baris, kesalahan, catatan }
}

/**
 * What was pasted from a sheet or a file, its columns named or in their own order; nothing of it while something is wrong. Mistakes
 * name their line, from 1.
 */
export function readTempel<K extends string>(
  teks: string,
  bentuk: BentukTabel<K>,
): {
  readonly baris: readonly Readonly<Partial<Record<K, string | number>>>[]
  readonly kesalahan: readonly string[]
} {
  const urutan = Object.keys(bentuk.kolom) as K[]
  const lembar = lembarCsv(teks.replaceAll('\t', ';'))
  const { baris, kesalahan } = runBertahap(readTabel(lembar, bentuk, { urutan }))
  const isi = baris.map((satu) => Object.fromEntries(urutan.map((kolom) => [kolom, satu.isi(kolom)])))
  return {
    baris: kesalahan.length > 0 ? [] : (isi as Partial<Record<K, string | number>>[]),
    kesalahan: kesalahan.map((satu) => `Baris ${satu.baris}: ${satu.pesan}`),
  }
}

/** What stands under the headings of a template and is passed over when it comes back: how each column is written. */
export function petunjukTabel<K extends string>({ kolom }: Pick<BentukTabel<K>, 'kolom'>): readonly string[] {
  const semua = Object.values<KolomTabel>(kolom).map(caraFrom)
  return semua.map((cara, ke) => (ke === 0 ? `# ${cara}` : cara))
}

/** How a column is written; blank where nothing is to be said. */
export function caraFrom({ cara, makna }: KolomTabel): string {
  return cara ?? CARA[makna] ?? ''
}

function teksPetunjuk<K extends string>(bentuk: BentukTabel<K>): readonly string[] {
  return [petunjukTabel(bentuk)[0] ?? '', bentuk.petunjukLama ?? ''].map(teksSel).filter(Boolean)
}

type KolomKepala<K extends string> = {
  readonly judul: string
  /** Undefined: passed over, or wrong, which was told */
  readonly kunci?: K
  readonly kolom?: KolomTabel
}
type Kepala<K extends string> = {
  /** Which row it is, from 0; -1: there is none, and the columns follow a fixed order */
  readonly ke: number
  readonly kolom: readonly (KolomKepala<K> | null)[]
  readonly kesalahan: readonly PesanSel[]
  readonly isRusak: boolean
}

function findKepala<K extends string>(
  lembar: Lembar,
  bentuk: BentukTabel<K>,
  urutan?: readonly K[],
): Kepala<K> {
  const dikenal = judulDikenal(bentuk)
  const semua = lembar.sel.slice(0, JUDUL_TERBAWAH).map((deret, ke) => {
    const kolom = deret.map((sel) => kolomFrom(sel, dikenal, bentuk))
    const ada = new Set(kolom.flatMap((satu) => (satu?.kunci === undefined ? [] : [satu.kunci])))
    return { ke, kolom, ada, isTerisi: deret.some((sel) => !isKosong(sel)) }
  })
  const pokok = pokokFrom(bentuk)
  const terisi = semua.filter(({ isTerisi }) => isTerisi)
  // The row that knows most of the headings, the first of these.
  const terbaik = terisi.reduce<(typeof terisi)[number] | undefined>(
    (kini, satu) => (satu.ada.size > (kini?.ada.size ?? 0) ? satu : kini),
    undefined,
  )
  const isBerjudul = terbaik !== undefined && pokok.every((satu) => terbaik.ada.has(satu))
  // Names that are the first of the fixed order leave the others where they belong.
  const isAwalUrutan = terbaik?.kolom.every((satu, ke) => satu === null || satu.kunci === urutan?.[ke])
  if (urutan !== undefined && (!isBerjudul || isAwalUrutan)) {
    const kolom = urutan.map((kunci) => ({ judul: kunci, kunci, kolom: bentuk.kolom[kunci] }))
    return { ke: isBerjudul || isAwalUrutan ? (terbaik?.ke ?? -1) : -1, kolom, kesalahan: [], isRusak: false }
  }
  const dipilih = terbaik ?? terisi[0] ?? { ke: 0, kolom: [], ada: new Set<K>() }
  return judgeKepala(lembar, bentuk, dipilih)
}

function judgeKepala<K extends string>(
  lembar: Lembar,
  bentuk: BentukTabel<K>,
  {
    ke,
    kolom,
    ada,
  }: {
    readonly ke: number
    readonly kolom: readonly (KolomKepala<K> | null)[]
    readonly ada: ReadonlySet<K>
  },
): Kepala<K> {
  const kesalahan: PesanSel[] = []
  const tolak = (judul: string | null, pesan: string) =>
    kesalahan.push({ lembar: lembar.nama, baris: ke + 1, kolom: judul, pesan })
  const dilihat = new Set<K>()
  for (const [i, sel] of (lembar.sel[ke] ?? []).entries()) {
    const galat = galatSel(sel)
    const satu = kolom[i]
    if (galat !== undefined) tolak(hurufKolom(i), galat)
    else if (satu?.kunci !== undefined && dilihat.has(satu.kunci))
      tolak(satu.judul, 'Kolom ini ada dua kali.')
    else if (
      satu !== null &&
      satu !== undefined &&
      satu.kolom === undefined &&
      !isDilewati(satu.judul, bentuk)
    ) {
      const sendiri = bentuk.kolomLain?.(satu.judul)
      tolak(
        satu.judul,
        sendiri && 'salah' in sendiri ? sendiri.salah : `Kolom tidak dikenal. ${bentuk.caraJudul}`,
      )
    }
    if (satu?.kunci !== undefined) dilihat.add(satu.kunci)
  }
  const kurang = pokokFrom(bentuk).filter((satu) => !ada.has(satu))
  for (const satu of kurang) tolak(satu, `Kolom ${satu} tidak ada. ${bentuk.caraJudul}`)
  return { ke, kolom, kesalahan, isRusak: kurang.length > 0 }
}

function pokokFrom<K extends string>({ kolom }: BentukTabel<K>): readonly K[] {
  return (Object.keys(kolom) as K[]).filter((kunci) => kolom[kunci].isPokok)
}

function isDilewati<K extends string>(judul: string, { dilewati = [] }: BentukTabel<K>): boolean {
  const kunci = kunciKata(judul)
  return (
    [...NOMOR_URUT, kunciKata(KOLOM_TANDA)].includes(kunci) ||
    dilewati.some((satu) => kunciKata(satu) === kunci)
  )
}

function judulDikenal<K extends string>({ kolom }: BentukTabel<K>): ReadonlyMap<string, K> {
  return new Map(
    (Object.keys(kolom) as K[]).flatMap((kunci) =>
      [...(kolom[kunci].lain ?? []), kunci].map((satu) => [kunciJudul(satu), kunci] as const),
    ),
  )
}

/** A heading as headings are compared: letters and digits alone, cut words in full. */
function kunciJudul(judul: string): string {
  return judul
    .split(/[\s_./:*()-]+/)
    .map((kata) => kunciKata(kata))
    .map((kata) => POTONGAN[kata] ?? kata)
    .join('')
}

function kolomFrom<K extends string>(
  sel: Sel,
  dikenal: ReadonlyMap<string, K>,
  bentuk: BentukTabel<K>,
): KolomKepala<K> | null {
  const judul = teksSel(sel)
  if (judul === '' || galatSel(sel) !== undefined) return null
  const kunci = dikenal.get(kunciJudul(judul)) ?? dikenal.get(kunciKata(judul))
  if (kunci !== undefined) return { judul: kunci, kunci, kolom: bentuk.kolom[kunci] }
  const lain = bentuk.kolomLain?.(judul) ?? null
  return lain === null || 'salah' in lain ? { judul } : { judul, kunci: lain.kunci, kolom: lain }
}

function readBaris<K extends string>(
  deret: readonly Sel[],
  ke: number,
  kepala: Kepala<K>,
  { tetap, ...sekitar }: PilihanTabel<K>,
  luar: ReadonlySet<string>,
): {
  readonly baris: BarisTabel<K>
  readonly salah: readonly { readonly kolom: string; readonly pesan: string }[]
} {
  const teks = new Map(
    kepala.kolom.flatMap((milik, i) =>
      milik?.kunci === undefined ? [] : [[milik.kunci, teksAsli(deret[i])]],
    ),
  )
  const sama = tetap?.((kunci) => teks.get(kunci) ?? '')
  const isi = new Map<K, string | number>()
  const keliru = new Set<K>()
  const salah: { kolom: string; pesan: string }[] = []
  const tolak = (kunci: K, kolom: string, pesan: string) => {
    keliru.add(kunci)
    salah.push({ kolom, pesan })
  }
  for (let i = 0; i < Math.max(deret.length, kepala.kolom.length); i += 1) {
    const sel = deret[i]
    const milik = kepala.kolom[i] ?? null
    if (milik === null && !isKosong(sel) && !luar.has(`${ke} ${i}`))
      salah.push({ kolom: hurufKolom(i), pesan: `Ada isi di kolom ${hurufKolom(i)}, yang tidak berjudul.` })
    if (milik?.kunci === undefined || milik.kolom === undefined || sama?.has(milik.kunci)) continue
    const { kunci, kolom, judul } = milik
    const dibaca = readKolom(sel, kolom, sekitar)
    if (dibaca === undefined) {
      if (kolom.wajib !== undefined) tolak(kunci, judul, kolom.wajib)
    } else if ('salah' in dibaca) tolak(kunci, judul, dibaca.salah)
    else isi.set(kunci, dibaca.nilai)
  }
  const baris: BarisTabel<K> = {
    nomor: ke + 1,
    isi: (kunci) => isi.get(kunci),
    teks: (kunci) => teks.get(kunci) ?? '',
    isSalah: (kunci) => keliru.has(kunci),
    hasSalah: salah.length > 0,
  }
  return { baris, salah }
}

/** Values that a mistake names at most */
const DISEBUT = 8

function readKolom(sel: Sel, kolom: KolomTabel, sekitar: Sekitar) {
  const { makna, pilihan, wajib, aturan } = kolom
  const dibaca = readSel(makna, sel, sekitar, wajib !== undefined)
  if (dibaca === undefined) return undefined
  if ('salah' in dibaca) return { salah: withCara(dibaca.salah, kolom) }
  const salah = aturan?.(dibaca.nilai as never)
  if (salah !== undefined) return { salah }
  if (pilihan === undefined) return dibaca
  const dipilih = findPilihan(pilihan, String(dibaca.nilai))
  return dipilih === undefined
    ? { salah: withCara(`"${String(dibaca.nilai).slice(0, 60)}" tidak ada.`, kolom) }
    : { nilai: dipilih }
}

/** What is wrong with a column, and how to write it. */
export function withCara(pesan: string, kolom: KolomTabel): string {
  const cara = caraFrom(kolom)
  return cara === '' || pesan.includes(cara) ? pesan : `${pesan} ${cara}`
}

/** One of these, as many as a sentence bears. */
export function caraPilihan(nama: readonly string[]): string {
  const lain = nama.length - DISEBUT
  const sisa = lain > 0 ? `; dan ${lain.toLocaleString('id-ID')} lainnya` : ''
  return `Tulis salah satu: ${nama.slice(0, DISEBUT).join('; ')}${sisa}.`
}

/** What of the file is not read, or read although nobody sees it, in words. */
function catatanLembar<K extends string>(
  { sel, lain, tersembunyi }: Lembar,
  { ke: kepala, kolom }: Kepala<K>,
  tell: (baris: number, kolom: null, pesan: string) => PesanSel,
): PesanSel[] {
  const atas = sel
    .slice(0, Math.max(0, kepala))
    .flatMap((deret, ke) => (deret.every(isKosong) ? [] : [ke + 1]))
  const takTerlihat = tersembunyi.baris.flatMap((ke) =>
    ke <= kepala || (sel[ke] ?? []).every(isKosong) ? [] : [ke + 1],
  )
  const judul = tersembunyi.kolom.flatMap((ke) => kolom[ke]?.judul ?? [])
  return [
    ...(takTerlihat[0] === undefined
      ? []
      : [tell(takTerlihat[0], null, `Baris ${formatBaris(takTerlihat)} tersembunyi, tetapi ikut dibaca.`)]),
    ...(judul.length === 0
      ? []
      : [tell(kepala + 1, null, `Kolom ${judul.join(', ')} tersembunyi, tetapi ikut dibaca.`)]),
    ...atas.map((baris) => tell(baris, null, 'Baris ini berdiri di atas judul kolom dan tidak dibaca.')),
    ...(lain.length === 0
      ? []
      : [tell(1, null, `Hanya lembar ini yang dibaca; lembar ${lain.join(', ')} tidak.`)]),
  ]
}

/** Joined cells that hold something: within the table they are wrong, beside it they are told and passed over. */
function judgeGabungan<K extends string>({ nama, sel, gabungan }: Lembar, kepala: Kepala<K>) {
  const kesalahan: PesanSel[] = []
  const catatan: PesanSel[] = []
  const luar = new Set<string>()
  for (const { baris, kolom } of gabungan) {
    const [awal, akhir] = baris
    const [kiri, kanan] = kolom
    if (akhir < kepala.ke) continue
    const letak = `${hurufKolom(kiri)}${awal + 1}:${hurufKolom(kanan)}${akhir + 1}`
    if (isKosong(sel[awal]?.[kiri])) continue
    if (kepala.kolom.slice(kiri, kanan + 1).some((satu) => satu !== null)) {
      const judul = kepala.kolom.slice(kiri, kanan + 1).find((satu) => satu !== null)?.judul ?? null
      kesalahan.push({
        lembar: nama,
        baris: awal + 1,
        kolom: judul,
        pesan: `Sel ${letak} digabung. Pisahkan, lalu isi setiap selnya.`,
      })
    } else {
      catatan.push({
        lembar: nama,
        baris: awal + 1,
        kolom: hurufKolom(kiri),
        pesan: `Isi sel ${letak} tidak dibaca: di luar tabel.`,
      })
      luar.add(`${awal} ${kiri}`)
    }
  }
  return { kesalahan, catatan, luar }
}
