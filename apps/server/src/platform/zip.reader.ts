import { constants, inflateRawSync } from 'node:zlib'

/** What an archive may hold; sizes in bytes, unpacked. */
type Batas = { readonly berkas: number; readonly bytes: number }
type Berkas = { readonly nama: string; readonly isi: Buffer }

/** The records of an archive (PKWARE APPNOTE, 4.3): its end, an entry of its directory, the head of a file. */
const AKHIR = { tanda: 0x06054b50, panjang: 22, komentar: 0xffff }
const ENTRI = { tanda: 0x02014b50, panjang: 46 }
const KEPALA = { tanda: 0x04034b50, panjang: 30 }
const DISIMPAN = 0
const DIMAMPATKAN = 8
const TERENKRIPSI = 1

/**
 * Unpacks an archive, and no more of it than it says it holds: what is larger than it claims, or than may be, is not
 * unpacked to the end. Null for what is no plain archive: encrypted, spread over volumes, with names twice or sizes past
 * four bytes.
 */
export function readZip(bytes: Buffer, batas: Batas): readonly Berkas[] | null {
  try {
    const entri = listEntri(bytes)
    if (entri === null || entri.length > batas.berkas) return null
    if (new Set(entri.map(({ nama }) => nama)).size !== entri.length) return null
    if (entri.reduce((jumlah, { besar }) => jumlah + besar, 0) > batas.bytes) return null
    return entri.map((satu) => ({ nama: satu.nama, isi: readEntry(bytes, satu) }))
  } catch {
    // Offsets that lie outside, streams that are broken or give more than was said.
    return null
  }
}

/** Bytes that an archive says it holds, unpacked; null for what is no plain archive. */
export function bytesZip(bytes: Buffer): number | null {
  try {
    return listEntri(bytes)?.reduce((jumlah, { besar }) => jumlah + besar, 0) ?? null
  } catch {
    return null
  }
}

type Entri = {
  readonly nama: string
  readonly cara: number
  readonly mampat: number
  readonly besar: number
  readonly letak: number
}

function listEntri(bytes: Buffer): Entri[] | null {
  let akhir = bytes.length - AKHIR.panjang
  const terjauh = Math.max(0, akhir - AKHIR.komentar)
  while (akhir >= terjauh && bytes.readUInt32LE(akhir) !== AKHIR.tanda) akhir -= 1
  if (akhir < terjauh) return null
  const banyak = bytes.readUInt16LE(akhir + 10)
  if (bytes.readUInt16LE(akhir + 4) !== 0 || bytes.readUInt16LE(akhir + 8) !== banyak) return null
  let letak = bytes.readUInt32LE(akhir + 16)
  const entri: Entri[] = []
  for (let i = 0; i < banyak; i += 1) {
    if (bytes.readUInt32LE(letak) !== ENTRI.tanda) return null
    if ((bytes.readUInt16LE(letak + 8) & TERENKRIPSI) !== 0) return null
    const [nama, tambahan, komentar] = [28, 30, 32].map((n) => bytes.readUInt16LE(letak + n)) as [
      number,
      number,
      number,
    ]
    entri.push({
      nama: bytes.toString('utf8', letak + ENTRI.panjang, letak + ENTRI.panjang + nama),
      cara: bytes.readUInt16LE(letak + 10),
      mampat: bytes.readUInt32LE(letak + 20),
      besar: bytes.readUInt32LE(letak + 24),
      letak: bytes.readUInt32LE(letak + 42),
    })
    letak += ENTRI.panjang + nama + tambahan + komentar
  }
  return entri
}

/** Throws for what is not what its entry says. */
function readEntry(bytes: Buffer, { cara, mampat, besar, letak }: Entri): Buffer {
  if (bytes.readUInt32LE(letak) !== KEPALA.tanda) throw new Error('no file there')
  const mulai = letak + KEPALA.panjang + bytes.readUInt16LE(letak + 26) + bytes.readUInt16LE(letak + 28)
  if (mulai + mampat > bytes.length) throw new Error('cut off')
  const isi = bytes.subarray(mulai, mulai + mampat)
  if (cara !== DISIMPAN && cara !== DIMAMPATKAN) throw new Error('unknown method')
  // A byte more than was said is one too many.
  const terbuka =
    cara === DISIMPAN
      ? isi
      : inflateRawSync(isi, { maxOutputLength: Math.max(1, besar), finishFlush: constants.Z_SYNC_FLUSH })
  if (terbuka.length !== besar) throw new Error('not as large as was said')
  return terbuka
}
