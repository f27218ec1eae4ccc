import { BERKAS_GAJI } from '@rekan/domain/payroll/berkas/jenis'
import { JENIS_SLIP } from '@rekan/domain/payroll/jenis-slip'
import { z } from 'zod'
import { type Call, answer, berkas, id, referensi, rupiah, tanggal, versi } from '../call.ts'
import { hariIsian } from '../isian.ts'
import { bulan, kata, tahun, tanggalDiminta } from '../paging.ts'

const dilewati = z
  .object({
    kode: z.string(),
    nama: z.string(),
    /** What they are paid of it */
    jumlah: rupiah,
    alasan: z.string(),
  })
  .meta({ id: 'DilewatiBerkasGaji' })

const sumber = z
  .object({
    kode_bank: z.string().nullable(),
    nomor_rekening: z.string().nullable(),
    kode_bca: z.string().nullable(),
    nitku: z.string().nullable(),
    versi: z.number().int(),
  })
  .meta({ id: 'SumberGaji' })

const angka = (pola: RegExp, pesan: string) =>
  z.string({ error: pesan }).regex(pola, { error: pesan }).nullable()

const masa = {
  bulan: z
    .number({ error: 'Bulan harus diisi.' })
    .int()
    .min(1)
    .max(12, { error: 'Bulan harus 1 sampai 12.' }),
  tahun: z.number({ error: 'Tahun harus diisi.' }).int().min(2000).max(2200, { error: 'Tahun tidak valid.' }),
}

/** The files with which a month of pay ends; published payslips alone are in them. */
export const berkasGaji = {
  'GET /kelola/payroll/berkas': {
    work: 'report',
    query: z.object({ bulan, tahun, slip: kata(JENIS_SLIP, 'Jenis slip tidak dikenal.').optional() }),
    response: answer(
      z.object({
        /** People with published pay of the month */
        orang: z.number().int(),
        gaji_bersih: rupiah,
        /** Payslips of it that are not published */
        belum_terbit: z.number().int(),
        sumber,
        berkas: z.array(
          z
            .object({
              jenis: z.enum(BERKAS_GAJI),
              nama: z.string(),
              /** What its format follows, since when, and what of it could not be checked */
              versi: z.string(),
              tanggal,
              sumber: z.string(),
              belum_pasti: z.array(z.string()),
              /** People in it and what it sends or tells of, where it does */
              orang: z.number().int(),
              jumlah: rupiah.nullable(),
              /** Why it cannot be made yet */
              kurang: z.array(z.string()),
              dilewati: z.array(dilewati),
              /** Who is in it and should be looked at */
              periksa: z.array(dilewati),
            })
            .meta({ id: 'BerkasGaji' }),
        ),
        lokasi: z.array(referensi),
        klien: z.array(referensi),
      }),
    ),
    summary: 'Berkas akhir bulan gaji: bank, pajak, BPJS, jurnal, daftar',
  },
  /** Named in the audit trail; the same facts give the same bytes. */
  'POST /kelola/payroll/berkas': {
    konfirmasi: "tegas: everybody's account and pay on a file",
    work: 'report',
    body: z.strictObject({
      ...masa,
      jenis: z.enum(BERKAS_GAJI, { error: 'Jenis berkas tidak dikenal.' }),
      /** Which slips a bank's file pays: each kind has a day of its own; the month's where none is named */
      slip: z.enum(JENIS_SLIP, { error: 'Jenis slip tidak dikenal.' }).default('BULANAN'),
      /** When the bank is to pay */
      tanggal: hariIsian('Tanggal bayar').pipe(tanggalDiminta).optional(),
      kantor_id: id.optional(),
      klien_id: id.optional(),
    }),
    response: answer(berkas),
    refusals: [409],
    summary: 'Unduh satu berkas akhir bulan gaji',
  },
  'POST /kelola/payroll/berkas/sumber': {
    konfirmasi: 'tegas: from where pay is sent',
    body: z.strictObject({
      kode_bank: angka(/^\d{3}$/, 'Kode bank harus 3 angka.'),
      nomor_rekening: angka(/^\d{8,20}$/, 'Nomor rekening harus 8 sampai 20 angka.'),
      kode_bca: angka(/^\d{9}[A-Z]{4}$/, 'Kode perusahaan BCA harus 9 angka lalu 4 huruf besar.'),
      nitku: angka(/^\d{22}$/, 'NITKU harus 22 angka.'),
      versi,
    }),
    response: answer(sumber),
    refusals: [409],
    summary: 'Atur rekening asal gaji dan nomor perusahaan untuk berkasnya',
  },
} satisfies Record<string, Call>
