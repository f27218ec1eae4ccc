import { JENIS_SLIP } from '@rekan/domain/payroll/jenis-slip'
import {
  BARIS_TERBANYAK,
  JENIS_BARIS,
  JUMLAH_TERBESAR,
  aturanAlasanRevisi,
  aturanCatatanSlip,
  aturanJumlah,
  aturanNamaBaris,
  aturanPengecualian,
} from '@rekan/domain/payroll/payroll'
import { isBlank } from '@rekan/domain/aturan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { KURANG } from '@rekan/domain/payroll/kurang'
import { KELAS_JKK, PTKP } from '@rekan/domain/payroll/pajak'
import { z } from 'zod'
import { pesanLembar } from '../lembar.ts'
import { diBawahMinimum } from '../karyawan/upah.ts'
import { dilewati, diperiksa } from '../karyawan/orang.ts'
import { type Call, answer, berkas, id, referensi, rupiah, text, versi } from '../call.ts'
import { opsional } from '../isian.ts'
import {
  type Urutan,
  bulan,
  bulat,
  halaman,
  kata,
  paged,
  saringan,
  tahun,
  urutan,
  yaTidak,
} from '../paging.ts'
import { asalBaris, slip, slipDasar, slipHarian, slipKaryawan, slipRingkas } from './payroll.ts'

const params = z.object({ id })

const jumlah = z
  .number({ error: 'Jumlah harus diisi.' })
  .check((ctx) => {
    const message = aturanJumlah(ctx.value)
    if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value })
  })
  .meta({ type: 'integer', minimum: 0, maximum: JUMLAH_TERBESAR })
const baris = z
  .strictObject({
    nama: text(aturanNamaBaris).transform(tidy),
    jenis: z.enum(JENIS_BARIS, { error: 'Jenis baris tidak dikenal.' }),
    jumlah,
  })
  .meta({ id: 'BarisSlipBaru' })
const deret = z.array(baris, { error: 'Baris harus diisi.' }).max(BARIS_TERBANYAK, {
  error: `Paling banyak ${BARIS_TERBANYAK} baris.`,
})

/** Month and year in a body: numbers. */
const masa = {
  bulan: z
    .number({ error: 'Bulan harus diisi.' })
    .int()
    .min(1)
    .max(12, { error: 'Bulan harus 1 sampai 12.' }),
  tahun: z.number({ error: 'Tahun harus diisi.' }).int().min(2000).max(2200, { error: 'Tahun tidak valid.' }),
}

/** What the tax depends on. */
const dasar = z
  .strictObject({
    ptkp: z.enum(PTKP, { error: 'Status PTKP tidak dikenal.' }),
    npwp_valid: z.boolean({ error: 'Pilih ya atau tidak.' }),
    kelas_jkk: z.enum(KELAS_JKK, { error: 'Kelas risiko JKK tidak dikenal.' }),
    upah_minimum: jumlah,
    harian: slipHarian.nullable().optional(),
  })
  .meta({ id: 'DasarPajakBaru' })

/** The lines that are sent take the place of all there were. */
const isiSlip = {
  penghasilan: deret,
  potongan: deret,
  penghasilan_lain: deret,
  catatan: opsional(
    text(aturanCatatanSlip).transform((teks) => (isBlank(teks) ? null : teks.trim().normalize('NFC'))),
  ),
  /** Why more than half may be taken off; absent: as it is */
  pengecualian_potongan: opsional(
    text(aturanPengecualian).transform((teks) => (isBlank(teks) ? null : teks.trim().normalize('NFC'))),
  ),
  /** Absent: as it is; null: not known */
  dasar: dasar.nullable().optional(),
}

const slipBaris = z
  .object({
    nama: z.string(),
    jenis: z.enum(JENIS_BARIS),
    jumlah: rupiah,
    asal: asalBaris.nullable(),
  })
  .meta({ id: 'BarisUsulan' })
/** What became of one of many */
const hasil = z
  .object({
    id: z.number().int(),
    hasil: z.enum(['BERHASIL', 'SUDAH', 'GAGAL']),
    /** Why it failed */
    pesan: z.string().nullable(),
  })
  .meta({ id: 'HasilSlip' })
const semuaHasil = answer(z.array(hasil)).meta({ id: 'SemuaHasilSlip' })
const dipilih = z.strictObject({ id, versi }).meta({ id: 'SlipDipilih' })
const banyak = z
  .strictObject({
    /** As they were when they were chosen: what has changed since fails */
    slip: z
      .array(dipilih, { error: 'Pilih paling sedikit satu slip gaji.' })
      .min(1, { error: 'Pilih paling sedikit satu slip gaji.' })
      .max(2500, { error: 'Paling banyak 2.500 slip gaji sekaligus.' }),
  })
  .meta({ id: 'BanyakSlip' })
/** Who approves what HR make of their own; null for nobody */
const penyetuju = answer(referensi.nullable()).meta({ id: 'PenyetujuGaji' })
const URUTAN_SLIP = ['nama', 'kode', 'gaji_kotor', 'total_potongan', 'gaji_bersih'] as const
export type UrutanSlip = Urutan<(typeof URUTAN_SLIP)[number]>

/** Payslips as hrd makes them; their own, another of them does. */
export const payrollKelola = {
  'GET /kelola/payroll': {
    work: 'report',
    query: z.object({
      ...halaman,
      /** The current month unless told otherwise */
      bulan: bulan.optional(),
      tahun: tahun.optional(),
      /** BULANAN unless told otherwise */
      jenis: kata(JENIS_SLIP, 'Jenis slip tidak dikenal.').optional(),
      /** DRAFT: nobody was shown; DIBAGIKAN: a draft that its owner sees */
      status: kata(['DRAFT', 'DIBAGIKAN', 'TERBIT'], 'Status tidak dikenal.').optional(),
      /** Contained in name or kode */
      nama: saringan.optional(),
      sort: urutan(URUTAN_SLIP),
    }),
    response: paged(
      z.object({
        ...slipRingkas,
        versi: z.number().int(),
        karyawan: slipKaryawan,
        /** The reader's own */
        sendiri: z.boolean(),
      }),
    ).extend({
      /** Of the whole month, whatever is filtered; of each person their newest revision */
      ringkasan: z.object({
        draft: z.number().int(),
        dibagikan: z.number().int(),
        terbit: z.number().int(),
        /** Worked in the month and have no payslip */
        belum: z.number().int(),
        /** Drafts but the reader's own, and their net pay: what is published as everybody's */
        draf_lain: z.number().int(),
        draf_lain_bersih: rupiah,
        gaji_kotor: rupiah,
        total_potongan: rupiah,
        gaji_bersih: rupiah,
      }),
    }),
    summary: 'Slip gaji semua karyawan untuk satu bulan',
  },
  /** Who worked in a month, has no slip of it and lacks something that pay follows from. Writes nothing. */
  'GET /kelola/payroll/kurang': {
    work: 'report',
    query: z.object({ bulan, tahun }),
    response: answer(
      z.object({
        orang: z.array(
          z.object({
            karyawan: z.object({ id: z.number().int(), kode: z.string(), nama: z.string() }),
            kantor: referensi.nullable(),
            /** Without PTKP, status of NPWP, the site's class of JKK or a wage no slip is proposed */
            kurang: z.array(z.enum(KURANG)),
            di_bawah_minimum: diBawahMinimum.nullable(),
          }),
        ),
        /** The last day of attendance of the month is not over: what is reckoned now may change */
        belum_selesai: z.boolean(),
      }),
    ),
    summary: 'Yang perlu dilengkapi sebelum gaji sebulan disusun',
  },
  /** Writes nothing. */
  'GET /kelola/payroll/usulan': {
    work: 'report',
    query: z.object({
      karyawan_id: id,
      bulan,
      tahun,
      ptkp: z.enum(PTKP, { error: 'Status PTKP tidak dikenal.' }).optional(),
      npwp_valid: yaTidak.optional(),
      kelas_jkk: z.enum(KELAS_JKK, { error: 'Kelas risiko JKK tidak dikenal.' }).optional(),
      upah_minimum: bulat(0, JUMLAH_TERBESAR, 'Upah minimum harus rupiah penuh.').optional(),
    }),
    response: answer(
      z.object({
        penghasilan: z.array(slipBaris),
        potongan: z.array(slipBaris),
        penghasilan_lain: z.array(slipBaris),
        gaji_kotor: rupiah,
        total_potongan: rupiah,
        total_tambahan: rupiah,
        gaji_bersih: z.number().int(),
        dasar: slipDasar.nullable(),
        /** What should be looked at before it is taken over */
        peringatan: z.array(z.string()),
      }),
    ),
    summary: 'Usulan baris slip gaji seorang karyawan dari upah, lembur, BPJS, dan PPh 21',
  },
  /** Writes nothing. */
  'POST /kelola/payroll/hitung': {
    konfirmasi: 'biasa: reckons and writes nothing',
    work: 'report',
    body: z.strictObject({
      karyawan_id: id,
      ...masa,
      penghasilan: z.array(baris.omit({ nama: true }), { error: 'Baris harus diisi.' }).max(BARIS_TERBANYAK, {
        error: `Paling banyak ${BARIS_TERBANYAK} baris.`,
      }),
      /** What is taken off for days that nobody came: not taxed either */
      ketidakhadiran: jumlah.optional().default(0),
      /** Absent: as in the person's last payslip */
      dasar: dasar.optional(),
      /** Of another kind than the month's: no contributions, and the tax beside the month's slip */
      jenis: z.enum(JENIS_SLIP, { error: 'Jenis slip tidak dikenal.' }).default('BULANAN'),
    }),
    response: answer(
      z.object({
        /** BPJS and PPh 21 alone */
        potongan: z.array(slipBaris),
        /** What was withheld too much in the year */
        penghasilan_lain: z.array(slipBaris),
        dasar: slipDasar,
        /** What should be looked at before it is taken over */
        peringatan: z.array(z.string()),
      }),
    ),
    summary: 'Hitung BPJS dan PPh 21 dari penghasilan yang ditulis',
  },
  'POST /kelola/payroll': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    body: z.strictObject({ karyawan_id: id, ...masa, ...isiSlip }),
    status: 201,
    response: answer(slip),
    summary: 'Buat draft slip gaji seorang karyawan',
  },
  /** Those who have one are left alone. */
  'POST /kelola/payroll/susun': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    work: 'report',
    body: z.strictObject({ ...masa, karyawan_ids: z.array(id).min(1).max(2500).optional() }),
    response: answer(
      z.object({
        dibuat: z.number().int(),
        dilewati: z.array(dilewati),
        /** Made, and to be looked at */
        peringatan: z.array(diperiksa),
      }),
    ),
    summary: 'Susun draft slip gaji sebulan untuk semua karyawan dari upahnya',
  },
  'POST /kelola/payroll/bagikan': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    work: 'report',
    body: banyak,
    response: semuaHasil,
    summary: 'Bagikan draft slip gaji kepada pemiliknya',
  },
  'POST /kelola/payroll/terbitkan': {
    konfirmasi: 'tegas: publishes pay',
    work: 'report',
    /** `sebelum_akhir`: also of a month whose last day has not come; without it that is refused, and none is published */
    body: banyak.extend({ sebelum_akhir: z.boolean().default(false) }),
    response: semuaHasil,
    refusals: [409],
    summary: 'Terbitkan slip gaji; sesudah itu tidak berubah lagi',
  },
  'GET /kelola/payroll/templat': {
    work: 'report',
    query: z.object({ bulan, tahun }),
    response: answer(berkas),
    summary: 'Lembar kerja Excel slip gaji sebulan untuk diisi dan diimpor kembali',
  },
  /** All of it is taken over, or nothing: then 422 at `berkas` names what is wrong. */
  'POST /kelola/payroll/impor': {
    konfirmasi: 'tegas: pay of many from a file',
    work: 'report',
    form: {
      fields: z.strictObject({
        bulan,
        tahun,
        /** Yes: it is judged alone, and `kesalahan` names what is wrong */
        uji: yaTidak.optional(),
      }),
      files: { berkas: { maxBytes: BERKAS_TERBESAR, required: true, label: 'Berkas Excel' } },
    },
    response: answer(
      z.object({
        /** Rows with a person and nothing wrong in them */
        baris: z.number().int(),
        dibuat: z.number().int(),
        diubah: z.number().int(),
        /** People with nothing beside them: theirs stays as it is */
        dilewati: z.number().int(),
        /** What they come to */
        gaji_bersih: rupiah,
        ...pesanLembar,
      }),
    ),
    summary: 'Impor slip gaji sebulan dari lembar kerja Excel',
  },
  'POST /payroll/{id}': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    params,
    body: z.strictObject({ versi, ...isiSlip }),
    response: answer(slip),
    summary: 'Ubah baris draft slip gaji',
  },
  'POST /payroll/{id}/hapus': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    params,
    response: answer(z.null()),
    summary: 'Hapus draft slip gaji',
  },
  'POST /payroll/{id}/revisi': {
    konfirmasi: 'biasa: a draft, which counts once it is published, and that asks',
    params,
    body: z.strictObject({
      alasan: text(aturanAlasanRevisi).transform((teks) => teks.trim().normalize('NFC')),
    }),
    status: 201,
    response: answer(slip),
    summary: 'Buat draft revisi dari slip gaji yang sudah terbit',
  },
  /** By who is named for the slips that HR make of their own: publishes it for good */
  'POST /payroll/{id}/terbitkan': {
    konfirmasi: 'tegas: publishes pay',
    params,
    body: z.strictObject({ versi, sebelum_akhir: z.boolean().default(false) }),
    response: answer(slip),
    refusals: [403, 409],
    summary: 'Setujui dan terbitkan slip gaji HRD sendiri',
  },
  'GET /pengaturan/payroll': {
    response: penyetuju,
    summary: 'Siapa yang menyetujui slip gaji HRD sendiri',
  },
  'POST /pengaturan/payroll': {
    konfirmasi: 'tegas: who approves pay',
    /** Address or kode karyawan of an active account outside HR; null: nobody */
    body: z.strictObject({ akun: z.string().max(254).nullable() }),
    response: penyetuju,
    summary: 'Pilih siapa yang menyetujui slip gaji HRD sendiri',
  },
} satisfies Record<string, Call>
