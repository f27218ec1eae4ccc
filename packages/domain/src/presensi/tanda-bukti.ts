/** Receipts of punches (`docs/rules.md`, section 2.23): what one says, and how its text is spelled. */

/** What a receipt says of a punch; never an identity number, a position, a telephone or an address. */
export type IsiTandaBukti = {
  readonly kode: string
  readonly perusahaan: string
  readonly nama: string
  readonly jenis: 'check_in' | 'check_out'
  readonly tempat: string
  /** ISO 8601, UTC */
  readonly waktu: string
  /** WIB, WITA or WIT */
  readonly zona: string
  /** In the area, outside, or not known: `lokasi` of the punch */
  readonly putusan: string
  /** Seconds */
  readonly telat: number
  /** Seconds */
  readonly lebihAwal: number
  /** SHA-256 of the photo as the phone sent it, hexadecimal; empty without a photo */
  readonly foto: string
  /** Who punched for the person, or put it right; empty: nobody */
  readonly oleh: string
  /** Id of the key that signed it */
  readonly kunci: string
}

const AWALAN = 'REKAN1'

/** What is signed: the same text for the same receipt, always. */
export function pesanTandaBukti(isi: IsiTandaBukti): string {
  return JSON.stringify([
    'rekan tanda bukti',
    isi.kode,
    isi.perusahaan,
    isi.nama,
    isi.jenis,
    isi.tempat,
    isi.waktu,
    isi.zona,
    isi.putusan,
    isi.telat,
    isi.lebihAwal,
    isi.foto,
    isi.oleh,
    isi.kunci,
  ])
}

/** The receipt that a person keeps: its message with its signature, base64url without padding. */
export function teksTandaBukti(pesan: string, tandaTangan: string): string {
  return `${AWALAN}.${tandaTangan}.${pesan}`
}

/** A receipt's text taken apart; `tandaTangan` still to be verified over exactly `pesan`. */
export type TandaBuktiTerbaca = {
  readonly isi: IsiTandaBukti
  readonly pesan: string
  readonly tandaTangan: string
}

/** Null for what is no receipt's text, or is spelled in another way than ours. */
export function readTandaBukti(teks: string): TandaBuktiTerbaca | null {
  const [awalan, tandaTangan = '', ...sisa] = teks.split('.')
  const pesan = sisa.join('.')
  // 64 bytes: of the last letter two bits count, and the others are nought.
  if (awalan !== AWALAN || !/^[\w-]{85}[AQgw]$/.test(tandaTangan)) return null
  const isi = isiFrom(pesan)
  return isi !== null && pesanTandaBukti(isi) === pesan ? { isi, pesan, tandaTangan } : null
}

function isiFrom(pesan: string): IsiTandaBukti | null {
  let nilai: unknown
  try {
    nilai = JSON.parse(pesan)
  } catch {
    return null
  }
  if (!Array.isArray(nilai) || nilai.length !== 14 || nilai[0] !== 'rekan tanda bukti') return null
  const [, kode, perusahaan, nama, jenis, tempat, waktu, zona, putusan, telat, lebihAwal, foto, oleh, kunci] =
    nilai as readonly unknown[]
  const teks = [kode, perusahaan, nama, jenis, tempat, waktu, zona, putusan, foto, oleh, kunci]
  if (!teks.every((satu) => typeof satu === 'string')) return null
  if (typeof telat !== 'number' || typeof lebihAwal !== 'number') return null
  if (Number.isNaN(Date.parse(String(waktu))) || (jenis !== 'check_in' && jenis !== 'check_out')) return null
  return {
    kode: String(kode),
    perusahaan: String(perusahaan),
    nama: String(nama),
    jenis,
    tempat: String(tempat),
    waktu: String(waktu),
    zona: String(zona),
    putusan: String(putusan),
    telat,
    lebihAwal,
    foto: String(foto),
    oleh: String(oleh),
    kunci: String(kunci),
  }
}
