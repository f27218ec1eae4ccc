import { createCipheriv, createHash, timingSafeEqual } from 'node:crypto'

/** What stands in for a password that is none (ISO 32000-1, algorithm 2). */
const ISIAN = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')

/**
 * Whether a PDF asks for a password to be opened (ISO 32000-2, 7.6): what only forbids copying or printing opens without one. What says of
 * itself something else than the standard does is taken for locked.
 */
export function isPdfTerkunci(bytes: Buffer): boolean {
  const teks = bytes.toString('latin1')
  const rujukan = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R\b|<<)/.exec(teks)
  if (rujukan === null) return false
  const mulai =
    rujukan[1] === undefined
      ? rujukan.index
      : teks.search(new RegExp(String.raw`(?:^|\s)${rujukan[1]}\s+${rujukan[2]}\s+obj\b`))
  const kamus = teks.slice(Math.max(0, mulai), mulai + 4096)
  const angka = (nama: string, bila: number) =>
    Number(new RegExp(String.raw`/${nama}\s+(-?\d+)`).exec(kamus)?.[1] ?? bila)
  const [o, u] = [readTeks(kamus, 'O'), readTeks(kamus, 'U')]
  const id = readTeks(teks.slice(teks.search(/\/ID\s*\[/)), String.raw`ID\s*\[`) ?? Buffer.alloc(0)
  if (mulai < 0 || o === null || u === null || !/\/Filter\s*\/Standard/.test(kamus)) return true
  const r = angka('R', 0)
  if (r >= 5) return !isSama(hashTanpaSandi(u.subarray(32, 40), r), u.subarray(0, 32))
  const panjang = r === 2 ? 5 : Math.min(16, Math.max(5, angka('Length', 40) / 8))
  const izin = Buffer.alloc(4)
  izin.writeInt32LE(angka('P', 0) | 0)
  const tambahan = r >= 4 && /\/EncryptMetadata\s+false/.test(kamus) ? [Buffer.alloc(4, 0xff)] : []
  let kunci = hashMd5(Buffer.concat([ISIAN, o.subarray(0, 32), izin, id, ...tambahan]))
  if (r >= 3) for (let ke = 0; ke < 50; ke += 1) kunci = hashMd5(kunci.subarray(0, panjang))
  kunci = kunci.subarray(0, panjang)
  if (r === 2) return !isSama(encodeRc4(kunci, ISIAN), u.subarray(0, 32))
  let harap = hashMd5(Buffer.concat([ISIAN, id]))
  for (let ke = 0; ke < 20; ke += 1)
    harap = encodeRc4(
      kunci.map((satu) => satu ^ ke),
      harap,
    )
  return !isSama(harap.subarray(0, 16), u.subarray(0, 16))
}

function isSama(satu: Uint8Array, lain: Uint8Array): boolean {
  return satu.length === lain.length && timingSafeEqual(satu, lain)
}

function hashMd5(isi: Uint8Array): Buffer {
  return createHash('md5').update(isi).digest()
}

/** A stream cipher that the libraries of today leave out. */
function encodeRc4(kunci: Uint8Array, isi: Uint8Array): Buffer {
  const s = Uint8Array.from({ length: 256 }, (_, ke) => ke)
  const swap = (a: number, b: number) => ([s[a], s[b]] = [s[b] ?? 0, s[a] ?? 0])
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (s[i] ?? 0) + (kunci[i % kunci.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    isi.map((satu) => {
      i = (i + 1) & 255
      j = (j + (s[i] ?? 0)) & 255
      swap(i, j)
      return satu ^ (s[((s[i] ?? 0) + (s[j] ?? 0)) & 255] ?? 0)
    }),
  )
}

/** The hash of no password with a salt: of revision 5 as it is, of 6 hardened (ISO 32000-2, algorithm 2.B). */
function hashTanpaSandi(garam: Uint8Array, r: number): Buffer {
  let k = createHash('sha256').update(garam).digest()
  if (r === 5) return k
  for (let ke = 0, akhir = 0; ke < 64 || akhir > ke - 32; ke += 1) {
    const isi = Buffer.concat(Array.from({ length: 64 }, () => k))
    const sandi = createCipheriv('aes-128-cbc', k.subarray(0, 16), k.subarray(16, 32)).setAutoPadding(false)
    const e = Buffer.concat([sandi.update(isi), sandi.final()])
    const sisa = e.subarray(0, 16).reduce((jumlah, satu) => jumlah + satu, 0) % 3
    k = createHash(['sha256', 'sha384', 'sha512'][sisa] ?? 'sha256')
      .update(e)
      .digest()
    akhir = e.at(-1) ?? 0
  }
  return k.subarray(0, 32)
}

/** A string of a dictionary, in brackets or as hexadecimal digits; null for none. */
function readTeks(kamus: string, nama: string): Buffer | null {
  const cocok = new RegExp(
    String.raw`/${nama}\s*(?:\(((?:[^\\()]|\\[\s\S]|\([^()]*\))*)\)|<([\da-fA-F\s]*)>)`,
  ).exec(kamus)
  if (cocok === null) return null
  const [, biasa, heksa] = cocok
  if (heksa !== undefined) return Buffer.from(heksa.replaceAll(/\s/g, ''), 'hex')
  const teks = (biasa ?? '').replaceAll(
    /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g,
    (_, oktal?: string, huruf = '') =>
      oktal === undefined
        ? (LEPAS[huruf as string] ?? (huruf as string))
        : String.fromCharCode(Number.parseInt(oktal, 8) & 255),
  )
  return Buffer.from(teks, 'latin1')
}

/** What some letters mean behind a backslash; a line that is broken so goes on. */
const LEPAS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
}
