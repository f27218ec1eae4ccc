/** Contracts of employment (UU 13/2003, articles 56 to 60; PP 35/2021, articles 2 to 17). */
import { type Aturan, berbentuk, paling, tanpaKendali, urut, wajib } from '../aturan.ts'
import { akhirLama } from '../bulan/lama.ts'
import { type Tanggal, addHari, formatTanggal, hariKe } from '../waktu.ts'
import { type Ketentuan, type PkwtBertahap, findPada, requireBerlaku } from '../ketentuan.ts'
import { opsional, tanggalSejak, teksPendek } from './karyawan.ts'

/** For a span of days, or until further notice. */
export const JENIS_KONTRAK = ['PKWT', 'PKWTT'] as const
export type JenisKontrak = (typeof JENIS_KONTRAK)[number]

/** The fields of a contract: what forms call them, the workbook's column, and how it is written there. */
export const DATA_KONTRAK = {
  jenis: { label: 'Jenis kontrak', kolom: 'kontrak_jenis', cara: 'Tulis PKWT atau PKWTT.' },
  nomor: { label: 'Nomor kontrak', kolom: 'kontrak_nomor', cara: 'Tulis seperti 012/PKWT/2026.' },
  ditandatangani: {
    label: 'Tanggal tanda tangan',
    kolom: 'kontrak_ditandatangani',
    cara: 'Tulis seperti 31/12/2026.',
  },
  mulai: { label: 'Kontrak mulai', kolom: 'kontrak_mulai', cara: 'Tulis seperti 31/12/2026.' },
  sampai: {
    label: 'Kontrak sampai',
    kolom: 'kontrak_sampai',
    cara: 'Tulis seperti 31/12/2026; kosongkan untuk PKWTT.',
  },
  dicatat: {
    label: 'Tanggal pencatatan',
    kolom: 'kontrak_dicatat',
    cara: 'Tulis seperti 31/12/2026, atau kosongkan.',
  },
  nomor_pencatatan: {
    label: 'Nomor bukti pencatatan',
    kolom: 'kontrak_nomor_pencatatan',
    cara: 'Tulis nomor dari dinas ketenagakerjaan, atau kosongkan.',
  },
  catatan: {
    label: 'Catatan',
    kolom: 'kontrak_catatan',
    cara: 'Paling banyak 500 karakter, atau kosongkan.',
  },
} as const
export type NamaKontrak = keyof typeof DATA_KONTRAK
export const NAMA_KONTRAK = Object.keys(DATA_KONTRAK) as NamaKontrak[]

const hari = (sebutan: string) =>
  urut(wajib(`${sebutan} harus diisi.`), tanggalSejak(1950, `${sebutan} tidak valid.`))
const hariOpsional = (sebutan: string) => opsional(tanggalSejak(1950, `${sebutan} tidak valid.`))

/** The rule of each field, by itself; `judgeKontrak` knows the others. */
export const ATURAN_KONTRAK: Readonly<Record<NamaKontrak, Aturan<string>>> = {
  jenis: urut(
    wajib('Jenis kontrak harus diisi.'),
    berbentuk({ enum: JENIS_KONTRAK }, (nilai) =>
      JENIS_KONTRAK.some((jenis) => jenis === nilai) ? undefined : 'Jenis kontrak harus PKWT atau PKWTT.',
    ),
  ),
  nomor: teksPendek('Nomor kontrak', 'Nomor kontrak harus diisi.'),
  ditandatangani: hari('Tanggal tanda tangan'),
  mulai: hari('Tanggal mulai'),
  sampai: hariOpsional('Tanggal akhir'),
  dicatat: hariOpsional('Tanggal pencatatan'),
  nomor_pencatatan: opsional(teksPendek('Nomor bukti pencatatan', 'Nomor bukti pencatatan harus diisi.')),
  catatan: urut(
    paling(500, 'Catatan tidak boleh lebih dari 500 karakter.'),
    tanpaKendali('Catatan mengandung karakter yang tidak dikenal.'),
  ),
}

/** A contract as far as others follow it or stand in its way. */
export type RentangKontrak = {
  readonly jenis: JenisKontrak
  readonly mulai: Tanggal
  /** The last day; null: until further notice, which a PKWT never is */
  readonly sampai: Tanggal | null
}
export type IsianKontrak = RentangKontrak & {
  readonly ditandatangani: Tanggal
  readonly dicatat: Tanggal | null
  readonly nomor_pencatatan: string | null
}

/**
 * Why a person can't have such a contract beside the others they have, by field; empty when they can. A PKWT that
 * begins the day after another one ends is its extension. How long it may last is the law of the day of signing.
 */
export function judgeKontrak(
  ketentuan: Pick<Ketentuan, 'pkwt'>,
  baru: IsianKontrak,
  lain: readonly RentangKontrak[],
  hariIni: Tanggal,
): Readonly<Partial<Record<NamaKontrak, string>>> {
  const { jenis, mulai, sampai, ditandatangani, dicatat, nomor_pencatatan } = baru
  const tolak: Partial<Record<NamaKontrak, string>> = {}
  if (ditandatangani > hariIni) tolak.ditandatangani = 'Tanggal tanda tangan tidak boleh setelah hari ini.'
  if (dicatat !== null && dicatat > hariIni)
    tolak.dicatat = 'Tanggal pencatatan tidak boleh setelah hari ini.'
  else if (dicatat !== null && dicatat < ditandatangani)
    tolak.dicatat = 'Tanggal pencatatan tidak boleh sebelum tanda tangan.'
  else if (dicatat === null && nomor_pencatatan !== null)
    tolak.dicatat = 'Isi tanggal pencatatan bersama nomor buktinya.'
  if (jenis === 'PKWT' && sampai === null) tolak.sampai = 'PKWT harus punya tanggal akhir.'
  else if (sampai !== null && sampai < mulai) tolak.sampai = 'Tanggal akhir tidak boleh sebelum mulai.'
  if (tolak.sampai !== undefined) return tolak
  const tumpuk = lain.find((satu) => isOverlapping(satu, baru))
  if (tumpuk !== undefined) {
    tolak.mulai = `Bertumpuk dengan ${sebutanKontrak(tumpuk)}.`
    return tolak
  }
  const rantai = rantaiPkwt(baru, lain)
  if (jenis !== 'PKWT') return tolak
  const aturan = findPada(ketentuan.pkwt, ditandatangani)
  if (aturan === undefined) {
    tolak.ditandatangani = `Ketentuan PKWT yang berlaku pada ${formatTanggal(ditandatangani)} belum ada di Rekan.`
    return tolak
  }
  const batas = akhirLama(rantai.mulai, aturan.paling_lama_tahun * 12)
  const bertahap =
    aturan.bertahap && judgeBertahap(aturan.bertahap, aturan.pasal, { mulai, sampai: sampai ?? mulai }, lain)
  if (bertahap) return bertahap
  if (rantai.sampai > batas)
    tolak.sampai = `PKWT beserta perpanjangannya paling lama ${aturan.paling_lama_tahun} tahun (${aturan.pasal}): sejak ${formatTanggal(rantai.mulai)}, paling lambat sampai ${formatTanggal(batas)}.`
  return tolak
}

/**
 * Where the law knows a first contract, one extension and, after a pause, one renewal, each of a length of its own: why one can't be
 * any of them; undefined when it can.
 */
function judgeBertahap(
  { pertama_tahun, perpanjangan_tahun, pembaruan_tahun, jeda_hari }: PkwtBertahap,
  pasal: string,
  { mulai, sampai }: { readonly mulai: Tanggal; readonly sampai: Tanggal },
  lain: readonly RentangKontrak[],
): Partial<Record<NamaKontrak, string>> | undefined {
  const lalu = lain
    .flatMap((satu) =>
      satu.jenis === 'PKWT' && satu.sampai !== null && satu.sampai < mulai
        ? { ...satu, sampai: satu.sampai }
        : [],
    )
    .toSorted((a, b) => (a.mulai < b.mulai ? 1 : -1))
  const isSambung = (ke: number) => {
    const [sesudah, sebelum] = [lalu[ke - 1]?.mulai ?? mulai, lalu[ke]]
    return sebelum !== undefined && addHari(sebelum.sampai, 1) === sesudah
  }
  const jeda = lalu.filter((_, ke) => !isSambung(ke)).length
  const [terakhir] = lalu
  if (isSambung(0)) {
    if (jeda > 0 || lalu.length > 1)
      return { mulai: `PKWT hanya boleh diperpanjang satu kali, dan pembaruannya tidak (${pasal}).` }
    return judgeLama(mulai, sampai, perpanjangan_tahun, 'Perpanjangan PKWT', pasal)
  }
  if (terakhir === undefined) return judgeLama(mulai, sampai, pertama_tahun, 'PKWT', pasal)
  if (mulai <= addHari(terakhir.sampai, jeda_hari))
    return {
      mulai: `PKWT diperbarui paling cepat ${jeda_hari + 1} hari sesudah yang lama berakhir (${pasal}): ${formatTanggal(addHari(terakhir.sampai, jeda_hari + 1))}.`,
    }
  if (jeda > 1) return { mulai: `PKWT hanya boleh diperbarui satu kali (${pasal}).` }
  return judgeLama(mulai, sampai, pembaruan_tahun, 'Pembaruan PKWT', pasal)
}

function judgeLama(
  mulai: Tanggal,
  sampai: Tanggal,
  tahun: number,
  apa: string,
  pasal: string,
): { readonly sampai: string } | undefined {
  const batas = akhirLama(mulai, tahun * 12)
  if (sampai <= batas) return undefined
  return {
    sampai: `${apa} paling lama ${tahun} tahun (${pasal}): paling lambat sampai ${formatTanggal(batas)}.`,
  }
}

/** From the first day of the first PKWT in a row to the last day of the last one. */
function rantaiPkwt({ mulai, sampai }: RentangKontrak, lain: readonly RentangKontrak[]) {
  const pkwt = lain.filter((satu) => satu.jenis === 'PKWT')
  const rantai = { mulai, sampai: sampai ?? mulai }
  for (const satu of pkwt.toSorted((a, b) => (a.mulai < b.mulai ? 1 : -1)))
    if (satu.sampai !== null && addHari(satu.sampai, 1) === rantai.mulai) rantai.mulai = satu.mulai
  for (const satu of pkwt.toSorted((a, b) => (a.mulai < b.mulai ? -1 : 1)))
    if (satu.sampai !== null && satu.mulai === addHari(rantai.sampai, 1)) rantai.sampai = satu.sampai
  return rantai
}

/** How many times a PKWT has been extended before it: 0 for the first of a row. */
export function perpanjanganKe(kontrak: RentangKontrak, lain: readonly RentangKontrak[]): number {
  const sebelumnya = lain.find(
    (satu) => satu.jenis === 'PKWT' && satu.sampai !== null && addHari(satu.sampai, 1) === kontrak.mulai,
  )
  return kontrak.jenis === 'PKWT' && sebelumnya !== undefined ? 1 + perpanjanganKe(sebelumnya, lain) : 0
}

/** The last day of an extension by so many months of what ends on `sampai`: 30 June by 6 months is 31 December. */
export function akhirPerpanjangan(sampai: Tanggal, bulan: number): Tanggal {
  return akhirLama(addHari(sampai, 1), bulan)
}

/**
 * The last day on which a PKWT may be registered, so many working days after its signing (PP 35/2021, article 14); Saturdays,
 * Sundays and holidays do not count.
 */
export function batasPencatatan(
  { pkwt }: Pick<Ketentuan, 'pkwt'>,
  ditandatangani: Tanggal,
  libur: ReadonlySet<Tanggal>,
): Tanggal {
  let tanggal = ditandatangani
  for (let sisa = requireBerlaku(pkwt, ditandatangani).pencatatan_hari_kerja; sisa > 0;) {
    tanggal = addHari(tanggal, 1)
    if (hariKe(tanggal) <= 5 && !libur.has(tanggal)) sisa -= 1
  }
  return tanggal
}

export function sebutanKontrak({ jenis, mulai, sampai }: RentangKontrak): string {
  const akhir = sampai === null ? 'seterusnya' : formatTanggal(sampai)
  return `${jenis} ${formatTanggal(mulai)} sampai ${akhir}`
}

function isOverlapping(a: RentangKontrak, b: RentangKontrak): boolean {
  return (b.sampai === null || a.mulai <= b.sampai) && (a.sampai === null || b.mulai <= a.sampai)
}
