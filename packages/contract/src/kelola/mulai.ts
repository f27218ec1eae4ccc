import { KODE_KARYAWAN_LEBAR, aturanAwalanKode } from '@rekan/domain/perusahaan/perusahaan'
import { LANGKAH_PERSIAPAN } from '@rekan/domain/kelola/persiapan'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { aturanAlamatPerusahaan, aturanNamaPerusahaan } from '@rekan/domain/payroll/payroll'
import { z } from 'zod'
import { type Call, answer, jumlah, text } from '../call.ts'
import { isianLibur, liburSetahun } from '../perusahaan/aturan-kerja.ts'
import { AREA_BYTES } from '../perusahaan/kantor.ts'
import { hariKerja, namaJadwal, pekanOf, toleransiMenit } from '../perusahaan/jam-kerja.ts'
import { isianLokasi, rincianLokasi } from '../perusahaan/meja.ts'

const langkah = z.enum(LANGKAH_PERSIAPAN, { error: 'Langkah tidak dikenal.' })
const LEBAR = {
  error: `Banyaknya angka ${KODE_KARYAWAN_LEBAR.min} sampai ${KODE_KARYAWAN_LEBAR.maks}.`,
}
const kodeKaryawan = {
  /** What every kode begins with, and how many digits follow */
  awalan: text(aturanAwalanKode),
  lebar: z.int(LEBAR).min(KODE_KARYAWAN_LEBAR.min, LEBAR).max(KODE_KARYAWAN_LEBAR.maks, LEBAR),
}

const persiapan = answer(
  z.object({
    /** Whether the company is still being prepared; nothing is written here once it is not */
    terbuka: z.boolean(),
    langkah: z.array(z.object({ nama: langkah, keadaan: z.enum(['diisi', 'dilewati', 'belum']) })),
    /** The first step that nobody has done or left for later; null after the last */
    berikut: langkah.nullable(),
    perusahaan: z.object({
      nama: z.string().nullable(),
      alamat: z.string().nullable(),
      kode_karyawan: z.object({ awalan: z.string(), lebar: z.number() }),
    }),
    /** What the steps have made */
    lokasi: rincianLokasi.nullable(),
    jadwal: z
      .object({
        id: z.int(),
        nama: z.string(),
        toleransi_menit: jumlah,
        masuk_saat_libur: z.boolean(),
        hari: z.array(z.object({ hari: z.number(), jam_mulai: z.string(), jam_selesai: z.string() })),
      })
      .nullable(),
    /** Days off of this year and the next, as far as they were decreed */
    libur: z.array(liburSetahun),
    /** Who works here, who of them has an account without a password, and how many accounts of HR there are */
    orang: z.object({ jumlah, belum_masuk: jumlah, hrd: jumlah }),
  }),
).meta({ id: 'Persiapan' })

/** The first preparation of a company, step by step; each answers how far it has come. */
export const mulai = {
  'GET /kelola/mulai': { response: persiapan, summary: 'Persiapan perusahaan: sampai langkah mana' },
  'POST /kelola/mulai/perusahaan': {
    konfirmasi: 'biasa: open only while the company is being prepared',
    body: z.strictObject({
      nama: text(aturanNamaPerusahaan).transform(tidy),
      alamat: text(aturanAlamatPerusahaan).transform(tidy),
      kode_karyawan: z.strictObject(kodeKaryawan),
    }),
    response: persiapan,
    summary: 'Persiapan: nama perusahaan dan kode karyawannya',
    refusals: [409],
  },
  /** Sent again, it changes the site that it made */
  'POST /kelola/mulai/lokasi': {
    konfirmasi: 'biasa: open only while the company is being prepared',
    body: isianLokasi,
    ifMatch: true,
    maxBytes: AREA_BYTES,
    response: persiapan,
    summary: 'Persiapan: lokasi pertama',
    refusals: [409],
  },
  /** Sent again, it changes the week that it made */
  'POST /kelola/mulai/jam-kerja': {
    konfirmasi: 'biasa: open only while the company is being prepared',
    body: z.strictObject({
      nama: namaJadwal,
      toleransi_menit: toleransiMenit,
      masuk_saat_libur: z.boolean({ error: 'Pilih ya atau tidak.' }),
      hari: pekanOf(hariKerja),
    }),
    response: persiapan,
    summary: 'Persiapan: jam kerja seminggu',
    refusals: [409],
  },
  /** Days that are set as they stand stay; one that has begun is refused */
  'POST /kelola/mulai/libur': {
    konfirmasi: 'biasa: open only while the company is being prepared',
    body: z.strictObject({ libur: z.array(isianLibur).max(100) }),
    response: persiapan,
    summary: 'Persiapan: hari libur setahun',
    refusals: [409],
  },
  'POST /kelola/mulai/langkah': {
    konfirmasi: 'biasa: open only while the company is being prepared',
    body: z.strictObject({
      langkah,
      keadaan: z.enum(['diisi', 'dilewati'], { error: 'Pilih diisi atau dilewati.' }),
    }),
    response: persiapan,
    summary: 'Persiapan: sebuah langkah selesai atau ditunda',
    refusals: [409],
  },
  'POST /kelola/mulai/selesai': {
    konfirmasi: 'biasa: open only while the company is being prepared',
    response: persiapan,
    summary: 'Persiapan selesai: lanjutannya dikerjakan di meja masing-masing',
    refusals: [409],
  },
} satisfies Record<string, Call>
