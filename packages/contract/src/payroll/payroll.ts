import { JENIS_SLIP } from '@rekan/domain/payroll/jenis-slip'
import { JENIS_BARIS, STATUS_SLIP } from '@rekan/domain/payroll/payroll'
import { KELAS_JKK, PTKP } from '@rekan/domain/payroll/pajak'
import { z } from 'zod'
import { type Call, answer, bernama, id, instan, referensi, rupiah, tanggal } from '../call.ts'
import { tahun } from '../paging.ts'

const params = z.object({ id })
/** What a line was computed from; null where somebody wrote it */
export const asalBaris = z
  .object({
    aturan: z.string(),
    rincian: z
      .array(z.object({ dari: tanggal, sampai: tanggal, keterangan: z.string(), jumlah: rupiah }))
      .readonly(),
  })
  .meta({ id: 'AsalBaris' })
/** Whole rupiah */
const baris = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    jenis: z.enum(JENIS_BARIS),
    jumlah: rupiah,
    asal: asalBaris.nullable(),
  })
  .meta({ id: 'BarisSlip' })

/** What every list of payslips shows of one. */
export const slipRingkas = {
  id: z.number().int(),
  bulan: z.number().int(),
  tahun: z.number().int(),
  /** BULANAN: the month's pay; any other: a slip of its own beside it */
  jenis: z.enum(JENIS_SLIP),
  status: z.enum(STATUS_SLIP),
  created_at: instan,
  gaji_bersih: rupiah,
  gaji_kotor: rupiah,
  total_potongan: rupiah,
  total_tambahan: rupiah,
  /** The PDF's name; null while it is not published */
  lampiran: z.string().nullable(),
  catatan: z.string().nullable(),
  /** 0 is the month's first, above it a correction, which says why in `catatan` */
  revisi: z.number().int(),
  dibagikan_pada: instan.nullable(),
  terbit_pada: instan.nullable(),
}

/** Whose payslip it is, as it was called when it was made. */
export const slipKaryawan = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    /** `-` without a placement */
    penempatan: bernama,
    jenis_karyawan: bernama,
  })
  .meta({ id: 'KaryawanSlip' })

/** Of somebody engaged by the day. */
export const slipHarian = z
  .strictObject({
    /** A month's wage that contributions are of */
    upah_sebulan: rupiah,
    /** Of how many days the pay is, where tax is by the day; null: by the month */
    hari_pajak: z.number().int().min(0).max(62).nullable(),
  })
  .meta({ id: 'DasarHarian' })

/** What the tax was reckoned by. */
export const slipDasar = z
  .object({
    ptkp: z.enum(PTKP),
    npwp_valid: z.boolean(),
    kelas_jkk: z.enum(KELAS_JKK),
    upah_minimum: rupiah,
    harian: slipHarian.nullable().optional(),
    /** Gross pay as the tax law has it: with what the company pays for health and accidents */
    bruto_pajak: rupiah,
  })
  .meta({ id: 'DasarPajak' })

const kelola = z.object({
  /** Goes back with every change */
  versi: z.number().int(),
  /** What the reader may do with it now; nothing with their own */
  dapat: z.object({
    ubah: z.boolean(),
    hapus: z.boolean(),
    bagikan: z.boolean(),
    terbitkan: z.boolean(),
    revisi: z.boolean(),
  }),
  /** Null where the lines were typed or imported */
  dasar: slipDasar.nullable(),
  /** Why more than half may be taken off it */
  pengecualian_potongan: z.string().nullable(),
})

export const slip = z
  .object({
    ...slipRingkas,
    /** For who is named to approve it: goes back with the approval; null for everybody else and once it is done */
    persetujuan: z.object({ versi: z.number().int() }).nullable(),
    penghasilan: z.array(baris),
    potongan: z.array(baris),
    penghasilan_lain: z.array(baris),
    karyawan: slipKaryawan,
    /** Net pay in words */
    terbilang: z.string(),
    /** All of the month that the reader may see, newest first */
    riwayat: z.array(
      z.object({
        id: z.number().int(),
        revisi: z.number().int(),
        status: z.enum(STATUS_SLIP),
        terbit_pada: instan.nullable(),
      }),
    ),
    /** For its owner alone, else null: which others looked at it, newest first, each once a day and kind */
    dilihat_oleh: z
      .array(z.object({ oleh: referensi, apa: z.enum(['detail', 'pdf']), pada: instan }))
      .nullable(),
    /** For hrd alone, else null */
    kelola: kelola.nullable(),
  })
  .meta({ id: 'Payroll' })

/** One's own payslips; HR sees everybody's. */
export const payroll = {
  'GET /payroll': {
    query: z.object({ tahun: tahun.optional() }),
    response: answer(z.array(z.object(slipRingkas))).extend({
      /** What waits for the reader's approval: payslips that HR made of their own; absent for nearly everybody */
      perlu_persetujuan: z
        .array(
          z.object({
            id: z.number().int(),
            bulan: z.number().int(),
            tahun: z.number().int(),
            nama: z.string(),
          }),
        )
        .optional(),
    }),
    summary: 'Slip gaji sendiri dalam setahun, bulan terbaru lebih dulu',
  },
  'GET /payroll/{id}': { params, response: answer(slip), summary: 'Rincian satu slip gaji' },
  'GET /payroll/{id}/slip-gaji': {
    work: 'report',
    params,
    response: answer(z.object({ url: z.string(), berlaku_sampai: instan })),
    summary: 'Tautan PDF slip gaji, berlaku satu menit',
  },
} satisfies Record<string, Call>
