import type { Gabungan, Lembar } from '@rekan/domain/lembar/sel'

/*
 * What a library for workbooks says nothing of: which sheets can be seen, which cells hold an error or a formula that was never
 * reckoned, which are joined, and how far the sheet reaches with and without content.
 */

/** Characters of one tag or one text between tags: a parser's work grows with their square */
const TANDA_TERPANJANG = 64 * 1024
/** What marks end by, where that is not the next `>` outside of quotes. */
const PENUTUP: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }

/** Whether a tag, a comment or a text of this XML is longer than any program writes one; told in one pass. */
export function isTandaPanjang(xml: string): boolean {
  let letak = 0
  while (letak < xml.length) {
    const mulai = letak
    const tanda = xml.indexOf('<', mulai)
    if ((tanda < 0 ? xml.length : tanda) - mulai > TANDA_TERPANJANG) return true
    if (tanda < 0) return false
    letak = akhirTanda(xml, tanda)
    if (letak - tanda > TANDA_TERPANJANG) return true
  }
  return false
}

/** Where the mark that begins at `mulai` is over; a closing bracket within quotes is none. */
function akhirTanda(xml: string, mulai: number): number {
  for (const [awal, penutup] of Object.entries(PENUTUP)) {
    if (!xml.startsWith(awal, mulai)) continue
    const akhir = xml.indexOf(penutup, mulai)
    return akhir < 0 ? xml.length : akhir + penutup.length
  }
  for (let ke = mulai + 1; ke < xml.length; ke += 1) {
    const huruf = xml[ke]
    if (huruf === '>') return ke + 1
    if (huruf !== '"' && huruf !== "'") continue
    const tutup = xml.indexOf(huruf, ke + 1)
    if (tutup < 0) return xml.length
    ke = tutup
  }
  return xml.length
}

type LembarBuku = { readonly nama: string; readonly isTerlihat: boolean; readonly xml: string }
type Buku = {
  readonly lembar: readonly LembarBuku[]
  /** How it says that its days count from 1904; null where it doesn't */
  readonly isHari1904: string | null
}

/** The sheets of a workbook in their order, by the names of its parts; null for what is none. */
export function readBagian(bagian: ReadonlyMap<string, string>): Buku | null {
  const buku = bagian.get('xl/workbook.xml')
  const hubungan = bagian.get('xl/_rels/workbook.xml.rels')
  if (buku === undefined || hubungan === undefined) return null
  const letak = new Map(
    listTanda(hubungan, 'Relationship').map(({ sifat }) => [sifat('Id') ?? '', sifat('Target') ?? '']),
  )
  const lembar = listTanda(buku, 'sheet').flatMap(({ sifat }) => {
    const target = letak.get(sifat('id') ?? '') ?? ''
    const xml = bagian.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    // Sheets of charts have no cells.
    if (xml === undefined || !/<(?:\w+:)?sheetData\b/.test(xml)) return []
    return {
      nama: teksXml(sifat('name') ?? ''),
      isTerlihat: !sifat('state')?.toLowerCase().includes('hidden'),
      xml,
    }
  })
  if (lembar.length === 0) return null
  const tahun = listTanda(buku, 'workbookPr')[0]?.sifat('date1904') ?? null
  return { lembar, isHari1904: tahun === '1' || tahun === 'true' ? tahun : null }
}

/** Tags of a name, whatever prefix it has, with what stands within them. */
function listTanda(xml: string, nama: string) {
  const bentuk = new RegExp(String.raw`<((?:\w+:)?)${nama}(\s[^>]*?)?(?:/>|>)`, 'g')
  return [...xml.matchAll(bentuk)].map(([, , sifat = '']) => ({
    sifat: (satu: string) => sifatFrom(sifat, satu),
  }))
}

function sifatFrom(sifat: string, nama: string): string | undefined {
  return new RegExp(String.raw`\s(?:\w+:)?${nama}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(sifat)
    ?.slice(1)
    .find((satu) => satu !== undefined)
}

const HURUF: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** A text of XML as it reads. */
function teksXml(teks: string): string {
  return teks.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (utuh, angka?: string, heksa?: string, nama?: string) => {
      if (nama !== undefined) return HURUF[nama] ?? utuh
      const kode = angka === undefined ? Number.parseInt(heksa ?? '', 16) : Number(angka)
      return kode <= 0x10_ff_ff ? String.fromCodePoint(kode) : utuh
    },
  )
}

/** How far something reaches, from 1; 0 for nowhere. */
type Ujung = { baris: number; kolom: number }
type IsiXml = {
  readonly galat: readonly { readonly baris: number; readonly kolom: number; readonly galat: string }[]
  readonly gabungan: readonly Gabungan[]
  /** From 0 */
  readonly tersembunyi: Lembar['tersembunyi']
  readonly isTerisi: boolean
  /** Of all cells, and of those that hold something; null where an address is none */
  readonly terjauh: { readonly sel: Ujung; readonly isi: Ujung } | null
}

/** A cell with its attributes and what stands within it. */
const SEL = /<((?:\w+:)?)c(\s[^>]*?)?(?:\/>|>(.*?)<\/\1c>)/gs
const NILAI = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</
const RUMUS = /<(?:\w+:)?f[\s/>]/
const TEKS = /<(?:\w+:)?is[\s>]/

/** What the XML of a sheet tells of its cells. */
export function readSel(xml: string): IsiXml {
  const galat: { baris: number; kolom: number; galat: string }[] = []
  const terjauh = { sel: { baris: 0, kolom: 0 }, isi: { baris: 0, kolom: 0 } }
  let isAlamat = true
  for (const [, , sifat = '', isi = ''] of xml.matchAll(SEL)) {
    const letak = alamatFrom(sifatFrom(sifat, 'r') ?? '')
    if (letak === null) {
      isAlamat = false
      continue
    }
    addUjung(terjauh.sel, letak)
    const salah = galatFrom(sifatFrom(sifat, 't') ?? 'n', isi)
    if (salah !== null) galat.push({ baris: letak.baris - 1, kolom: letak.kolom - 1, galat: salah })
    if (salah !== null || TEKS.test(isi) || (NILAI.exec(isi)?.[1] ?? '') !== '') addUjung(terjauh.isi, letak)
  }
  const barisTersembunyi: number[] = []
  for (const { sifat } of listTanda(xml, 'row')) {
    const baris = sifat('r')
    if (isYa(sifat('hidden'))) barisTersembunyi.push(Number(baris) - 1)
    if (baris !== undefined && !/^\d{1,7}$/.test(baris)) isAlamat = false
    else if (baris !== undefined) addUjung(terjauh.sel, { baris: Number(baris), kolom: 0 })
  }
  return {
    galat,
    gabungan: listTanda(xml, 'mergeCell').flatMap(({ sifat }) => gabunganFrom(sifat('ref') ?? '')),
    tersembunyi: { baris: barisTersembunyi, kolom: kolomTersembunyi(xml, terjauh.isi.kolom) },
    isTerisi: terjauh.isi.baris > 0,
    terjauh: isAlamat ? terjauh : null,
  }
}

function isYa(sifat: string | undefined): boolean {
  return sifat === '1' || sifat === 'true'
}

/** Columns are hidden by spans, of which the last may reach to the end of the sheet. */
function kolomTersembunyi(xml: string, terbanyak: number): number[] {
  return listTanda(xml, 'col').flatMap(({ sifat }) => {
    if (!isYa(sifat('hidden'))) return []
    const [dari, sampai] = [Number(sifat('min')), Math.min(Number(sifat('max')), terbanyak)]
    return Array.from({ length: Math.max(0, sampai - dari + 1) || 0 }, (_, ke) => dari - 1 + ke)
  })
}

function addUjung(ujung: Ujung, { baris, kolom }: Ujung): void {
  ujung.baris = Math.max(ujung.baris, baris)
  ujung.kolom = Math.max(ujung.kolom, kolom)
}

/** An error, or a formula without what it came to; null for a cell that can be taken as it is. */
function galatFrom(jenis: string, isi: string): string | null {
  const nilai = NILAI.exec(isi)?.[1]
  if (jenis === 'e') return teksXml(nilai ?? '') || '#ERROR!'
  // A formula may come to no text at all.
  return RUMUS.test(isi) && (nilai ?? '') === '' && (jenis !== 'str' || nilai === undefined) ? 'RUMUS' : null
}

function gabunganFrom(rentang: string): Gabungan[] {
  const [dari, sampai] = rentang.split(':').map((satu) => alamatFrom(satu))
  if (!dari || !sampai) return []
  return [{ baris: [dari.baris - 1, sampai.baris - 1], kolom: [dari.kolom - 1, sampai.kolom - 1] }]
}

/** Where `AB12` is, from 1; null for no address. */
function alamatFrom(alamat: string): Ujung | null {
  const [, huruf = '', baris = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(alamat) ?? []
  if (huruf === '') return null
  let kolom = 0
  for (const satu of huruf.toUpperCase()) kolom = kolom * 26 + satu.charCodeAt(0) - 64
  return { baris: Number(baris), kolom }
}
