/** Announcements: what HR may write, and how its text is read. The text is data everywhere, never markup that runs. */
import { type Aturan, paling, urut, wajib } from '../aturan.ts'

/** Upper case (`docs/rules.md`, section 10.5); what is a draft HR alone sees. */
export const STATUS_PENGUMUMAN = ['DRAFT', 'TERBIT'] as const
export type StatusPengumuman = (typeof STATUS_PENGUMUMAN)[number]

export const JUDUL_TERPANJANG = 120
export const BODY_TERPANJANG = 10_000

/** Part of a line; `alamat` null: text alone. */
export type Potongan = { readonly teks: string; readonly tebal: boolean; readonly alamat: string | null }

/** A paragraph's lines or a list's entries, none of them empty. */
export type Blok = {
  readonly jenis: 'paragraf' | 'butir' | 'nomor'
  /** The number of the first entry; 1 where nothing is counted */
  readonly mulai: number
  readonly baris: readonly (readonly Potongan[])[]
}

export const aturanJudulPengumuman = urut(
  wajib('Judul harus diisi.'),
  paling(JUDUL_TERPANJANG, `Judul tidak boleh lebih dari ${JUDUL_TERPANJANG} karakter.`),
)

export const aturanBodyPengumuman = urut(
  wajib('Isi pengumuman harus diisi.'),
  paling(BODY_TERPANJANG, 'Isi pengumuman tidak boleh lebih dari 10.000 karakter.'),
  tautanDikenal,
)

/** One line of white space at most: a title is a line. */
export function tidyJudul(judul: string): string {
  return judul.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

/** As it is stored: lines end by `\n` alone. */
export function tidyBody(body: string): string {
  return body.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
}

/**
 * Reads a text: an empty line parts paragraphs, `- ` and `1. ` begin entries of a list, `**` encloses what is bold,
 * `[teks](alamat)` and bare web addresses are links. Whatever is none of these stays the text that it is.
 */
export function parseBody(body: string): readonly Blok[] {
  const bloks: { jenis: Blok['jenis']; mulai: number; baris: string[] }[] = []
  let blokKini: (typeof bloks)[number] | undefined
  for (const baris of body.split(/\r\n?|\n/)) {
    const isi = baris.trim()
    const entri = entriFrom(isi)
    if (isi === '') blokKini = undefined
    else if (entri === null && blokKini !== undefined && blokKini.jenis !== 'paragraf' && /^\s/.test(baris))
      blokKini.baris.push(`${blokKini.baris.pop() ?? ''} ${isi}`)
    else {
      const { jenis, mulai, teks } = entri ?? { jenis: 'paragraf' as const, mulai: 1, teks: isi }
      if (blokKini?.jenis !== jenis) bloks.push((blokKini = { jenis, mulai, baris: [] }))
      blokKini.baris.push(teks)
    }
  }
  return bloks.map((blok) => ({ ...blok, baris: blok.baris.map(parseBaris) }))
}

/** The text without its marks, in one line, for cards. */
export function cutBody(body: string, terpanjang = 400): string {
  const teks = parseBody(body)
    .flatMap(({ baris }) => baris.map((satu) => satu.map((potongan) => potongan.teks).join('')))
    .join(' ')
  return teks.length <= terpanjang ? teks : `${teks.slice(0, terpanjang).toWellFormed()}…`
}

const ALAMAT =
  /^(?:https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d.-]+)$/iu

/** Whether a link may lead there: to the web (without a name before the host), a mail address, a telephone. */
export function isAlamat(alamat: string): boolean {
  return ALAMAT.test(alamat)
}

// No part of it can begin twice at one place, so that a hostile text costs no more than a long one.
const TAUTAN = /\[([^[\]]+)\]\(([^()\s]+)\)|https?:\/\/[^\s<>[\]"]+/gi

function tautanDikenal(body: string): ReturnType<Aturan<string>> {
  const asing = [...body.matchAll(TAUTAN)].find(([, , alamat]) => alamat !== undefined && !isAlamat(alamat))
  return (
    asing &&
    `Tautan "${(asing[2] ?? '').slice(0, 60)}" tidak dapat dipakai. Awali dengan https://, mailto:, atau tel:.`
  )
}

function entriFrom(baris: string): { jenis: 'butir' | 'nomor'; mulai: number; teks: string } | null {
  const butir = /^[-*•]\s+(\S.*)$/.exec(baris)
  if (butir) return { jenis: 'butir', mulai: 1, teks: butir[1] ?? '' }
  const nomor = /^(\d{1,3})[.)]\s+(\S.*)$/.exec(baris)
  return nomor && { jenis: 'nomor', mulai: Number(nomor[1]), teks: nomor[2] ?? '' }
}

/** `**` that nothing closes is text. */
function parseBaris(baris: string): readonly Potongan[] {
  const bagian = baris.split('**')
  if (bagian.length % 2 === 0) bagian.push(bagian.splice(-2).join('**'))
  return bagian.flatMap((teks, i) => parseTautan(teks, i % 2 === 1))
}

function parseTautan(teks: string, tebal: boolean): Potongan[] {
  const hasil: Potongan[] = []
  const tambah = (potonganTeks: string, alamat: string | null = null) => {
    const akhir = hasil.at(-1)
    if (potonganTeks === '') return
    if (alamat === null && akhir?.alamat === null)
      hasil[hasil.length - 1] = { ...akhir, teks: akhir.teks + potonganTeks }
    else hasil.push({ teks: potonganTeks, tebal, alamat })
  }
  let sampai = 0
  for (const cocok of teks.matchAll(TAUTAN)) {
    const [utuh, label, alamat = alamatUtuh(utuh)] = cocok
    tambah(teks.slice(sampai, cocok.index))
    const panjang = label === undefined ? alamat.length : utuh.length
    tambah(
      isAlamat(alamat) && label !== undefined ? label : utuh.slice(0, panjang),
      isAlamat(alamat) ? alamat : null,
    )
    sampai = cocok.index + panjang
  }
  tambah(teks.slice(sampai))
  return hasil
}

/** A bare address without what ends the sentence around it. */
function alamatUtuh(alamat: string): string {
  const tutup = alamat.includes('(') ? '' : ')'
  let panjang = alamat.length
  while (`.,;:!?'"”’*_${tutup}`.includes(alamat.charAt(panjang - 1))) panjang -= 1
  return alamat.slice(0, panjang)
}
