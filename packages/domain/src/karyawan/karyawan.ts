import { type Aturan, type Bentuk, berbentuk, isBlank, paling, urut, wajib } from '../aturan.ts'
import { aturanEmail } from '../auth/auth.ts'
import { HURUF_CETAK, ISI_CETAK, findTakTercetak } from '../teks/huruf.ts'
import { type Tanggal, isTanggal } from '../waktu.ts'

/*
 * The fields of a person (`docs/rules.md`, section 6.1). Every rule judges what was typed as `tidy` or
 * `tidyNomor` will store it, so that forms need not tidy first.
 */

export const JENIS_KELAMIN = ['L', 'P'] as const
export type JenisKelamin = (typeof JENIS_KELAMIN)[number]

const PANJANG_TEKS = 100

/** What takes no width and says nothing, as copied texts have it. */
const TAK_TERLIHAT = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** Text as it is stored: one form for each letter (NFC) and apostrophe, single spaces, none at the ends, nothing without a width. */
export function tidy(teks: string): string {
  return teks
    .normalize('NFC')
    .replaceAll(TAK_TERLIHAT, '')
    .replaceAll(/(?<=\p{L})[`´](?=\p{L})/gu, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A number as it is stored: without the spaces, dots and hyphens by which people group digits, and the apostrophe by which sheets keep text. */
export function tidyNomor(teks: string): string {
  return teks
    .replaceAll(TAK_TERLIHAT, '')
    .replace(/^\s*['’]+/, '')
    .replaceAll(/[\s.‐-―-]/g, '')
}

/** A mobile number as it is dialled from anywhere: `(0812) 3456 7890`, `0062 812…` and `812…` are +62812…. */
export function tidyNomorHp(teks: string): string {
  const nomor = tidyNomor(teks).replaceAll(/[()]/g, '')
  return nomor.replace(/^(?:(?:\+|00)?62)?0?(?=8)/, '+62')
}

/** A letter that can be printed */
const HURUF = '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0148\u014a-\u017e]'

export const aturanNama = urut(
  teksPendek('Nama', 'Nama harus diisi'),
  setelah(tidy, (nama) => (/\p{L}/u.test(nama) ? undefined : 'Nama harus memuat huruf.')),
  // Letters greet by it: a name must not lead anywhere.
  berbentuk(
    // Narrower than the rule: a dot stands after one or two letters, or before a space or the end.
    {
      pattern: String.raw`^${HURUF}(?:${HURUF}?\.)?(?:[A-Za-z0-9${HURUF_CETAK} ,'’()-]|\.(?= |$)|[ ,.]${HURUF}{1,2}\.)*$`,
    },
    (nama) =>
      /[:@<>\\]|\/\/|\bwww\.|[\p{L}\d-]{3,}\.(com|net|org|info|biz|xyz|top|io|id|co)(?![\p{L}\d])/iu.test(
        nama,
      )
        ? 'Nama tidak boleh memuat alamat web atau email.'
        : undefined,
  ),
)

/** Sixteen digits, as Dukcapil gives them; what is too long is named first. */
export const aturanNik = setelah(
  tidyNomor,
  urut(
    wajib('NIK harus diisi.'),
    paling(16, 'NIK tidak boleh lebih dari 16 karakter.'),
    pola(/^[0-9]*$/, 'NIK hanya boleh berisi angka 0 sampai 9.'),
    pola(/^[0-9]{16}$/, 'NIK harus terdiri dari 16 angka.'),
  ),
)

/** What a person is called by in lists and may sign in with; no address, and the same in capitals. */
export const aturanKodeKaryawan = aturanKode('Kode karyawan')

/** The rule of a code by which a company knows a thing; `sebutan` is what its messages call it. */
export function aturanKode(sebutan: string): Aturan<string> {
  const isi = 'huruf, angka, titik, garis miring, dan tanda hubung'
  return setelah(
    tidy,
    urut(
      wajib(`${sebutan} harus diisi.`),
      pola(
        /^[0-9A-Za-z][0-9A-Za-z./-]{0,19}$/,
        `${sebutan} hanya boleh berisi ${isi}; paling banyak 20 karakter.`,
      ),
    ),
  )
}

/** The kode with a number, by how the company numbers its people: `KBN`, 4 digits, 61 gives `KBN0061`. */
export function kodeKaryawan(awalan: string, lebar: number, nomor: number): string {
  return awalan + String(nomor).padStart(lebar, '0')
}

export const aturanEmailKaryawan = setelah(tidy, aturanEmail)
/** In one's own profile, where it is called a position (`docs/rules.md`, section 6.2) */
export const aturanJenisKaryawan = pilihan('Jabatan harus diisi.', 'Jabatan tidak valid.')
/** Where HR keeps it, beside a jabatan of its own */
export const aturanJenisKaryawanHrd = pilihan('Jenis karyawan harus diisi.', 'Jenis karyawan tidak valid.')
export const aturanStatusPernikahan = pilihan(
  'Status pernikahan harus diisi.',
  'Status pernikahan tidak valid.',
)
export const aturanTempatLahir = teksPendek('Tempat lahir', 'Tempat lahir harus diisi.')

/** A day that exists, `YYYY-MM-DD`, from 1900 on; `aturanLahirSampai` knows what today is. */
export const aturanTanggalLahir = urut(
  wajib('Tanggal lahir harus diisi.'),
  tanggalSejak(1900, 'Tanggal lahir tidak valid.'),
)

/** Nobody is born after today. */
export function aturanLahirSampai(hariIni: Tanggal): Aturan<Tanggal> {
  return (nilai) => (nilai > hariIni ? 'Tanggal lahir tidak boleh setelah hari ini.' : undefined)
}

/** In years: nobody younger may be employed (UU 13/2003, articles 68 and 69). */
const UMUR_TERMUDA = 13

/** Old enough on the first day of work; a slip of the year is found out by it too. */
export function aturanUmurMasuk(masuk: Tanggal): Aturan<Tanggal> {
  return (lahir) =>
    masuk < `${Number(lahir.slice(0, 4)) + UMUR_TERMUDA}${lahir.slice(4)}`
      ? `Umur pada tanggal masuk paling muda ${UMUR_TERMUDA} tahun. Periksa tanggal lahir dan tanggal masuk.`
      : undefined
}

export const aturanJenisKelamin = urut(
  wajib('Jenis kelamin harus diisi.'),
  berbentuk({ enum: JENIS_KELAMIN }, (nilai) =>
    isJenisKelamin(nilai) ? undefined : 'Jenis kelamin tidak valid.',
  ),
)
/** Whether it is one of the codes of `JENIS_KELAMIN`. */
export function isJenisKelamin(nilai: string): nilai is JenisKelamin {
  return JENIS_KELAMIN.some((satu) => satu === nilai)
}

export const aturanJenjangPendidikan = pilihan(
  'Jenjang pendidikan harus diisi.',
  'Jenjang pendidikan tidak valid.',
)
export const aturanInstansi = teksPendek('Sekolah/kampus', 'Sekolah/kampus pendidikan harus diisi.')

/** The card of BPJS Kesehatan has 13 digits, leading zeros among them. */
export const aturanJkn = opsional(setelah(tidyNomor, pola(/^[0-9]{13}$/, 'Nomor JKN harus 13 angka.')))

/** The card of BPJS Ketenagakerjaan: 11 characters as a rule, letters on old ones. */
export const aturanKpj = opsional(
  setelah(tidyNomor, pola(/^[0-9A-Za-z]{10,15}$/, 'Nomor KPJ harus 10 sampai 15 huruf atau angka.')),
)

export const aturanNamaBank = teksPendek('Nama bank', 'Nama bank harus diisi.')
export const aturanNomorRekening = setelah(
  tidyNomor,
  urut(
    wajib('Nomor rekening bank harus diisi.'),
    pola(/^[0-9]{8,20}$/, 'Nomor rekening bank harus 8 sampai 20 angka.'),
  ),
)

/** One line of letters, digits and punctuation; no emoji, nothing invisible, nothing that turns the reading direction. */
export function teksPendek(sebutan: string, kosong: string): Aturan<string> {
  return setelah(
    tidy,
    urut(
      wajib(kosong),
      paling(PANJANG_TEKS, `${sebutan} tidak boleh lebih dari ${PANJANG_TEKS} karakter.`),
      pola(
        /^[\p{L}\p{M}\p{N}\p{P}][\p{L}\p{M}\p{N}\p{P} ]*$/u,
        `${sebutan} hanya boleh berisi huruf, angka, dan tanda baca.`,
      ),
      berbentuk({ pattern: `^[${ISI_CETAK}][${ISI_CETAK} ]*$` }, (nilai) => {
        const huruf = findTakTercetak(nilai)
        return huruf === undefined
          ? undefined
          : `${sebutan} memuat "${huruf}", yang tidak dapat dicetak di surat dan slip. Tulis dengan huruf Latin, seperti di KTP.`
      }),
    ),
  )
}

/** The id of something chosen from a list. */
export function pilihan(kosong: string, salah: string): Aturan<string> {
  return urut(
    wajib(kosong),
    berbentuk({ pattern: '^[1-9][0-9]{0,8}$' }, (nilai) =>
      /^[1-9]\d{0,9}$/.test(nilai) && Number(nilai) <= 2_147_483_647 ? undefined : salah,
    ),
  )
}

/** A day that exists, `YYYY-MM-DD`, from 1 January of a year of the 20th century to the end of 2199. */
export function tanggalSejak(tahun: number, pesan: string): Aturan<string> {
  const puluhan = Math.floor(tahun / 10) % 10
  const pattern = `^(?:19[${puluhan}-9]|2[01][0-9])[0-9]-[0-9]{2}-[0-9]{2}$`
  return berbentuk({ format: 'date', pattern }, (nilai) =>
    isTanggal(nilai) && nilai >= `${tahun}` ? undefined : pesan,
  )
}

function pola(bentuk: RegExp, pesan: string): Aturan<string> {
  return berbentuk({ pattern: bentuk.source }, (nilai) => (bentuk.test(nilai) ? undefined : pesan))
}

function setelah(rapi: (nilai: string) => string, aturan: Aturan<string>): Aturan<string> {
  return berbentuk(aturan.bentuk ?? {}, (nilai) => aturan(rapi(nilai)))
}

/** What may be left empty is judged only when it is not. */
export function opsional(aturan: Aturan<string>): Aturan<string> {
  const { pattern, ...lain }: Bentuk = aturan.bentuk ?? {}
  return berbentuk({ ...lain, ...(pattern !== undefined && { pattern: `^$|${pattern}` }) }, (nilai) =>
    isBlank(nilai) ? undefined : aturan(nilai),
  )
}
