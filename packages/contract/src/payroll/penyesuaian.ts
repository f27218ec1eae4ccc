import { aturanJumlahPenyesuaian, aturanKeteranganPenyesuaian } from '@rekan/domain/payroll/penyesuaian'
import { z } from 'zod'
import { type Call, answer, id, instan, rupiah, tanggal, text } from '../call.ts'
import { hariIsian } from '../isian.ts'
import { tanggalDiminta } from '../paging.ts'
import { orang } from '../karyawan/orang.ts'
import { slipPengambil } from './reimburse.ts'

const jumlah = z
  .number({ error: 'Jumlah harus diisi.' })
  .check((ctx) => {
    const message = aturanJumlahPenyesuaian(ctx.value)
    if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value })
  })
  .meta({ type: 'integer', minimum: -10_000_000_000, maximum: 10_000_000_000 })

const daftar = answer(
  z.object({
    /** Punches that came after their month was locked */
    menunggu: z.array(
      z.object({
        absensi_id: z.number().int(),
        karyawan: orang,
        hari: tanggal,
        keterangan: z.string(),
        /** What the month's slip took off for the day */
        usulan: rupiah.nullable(),
        sendiri: z.boolean(),
      }),
    ),
    catatan: z.array(
      z.object({
        id: z.number().int(),
        karyawan: orang,
        /** The day it stems from */
        hari: tanggal,
        /** Below 0 it is taken off */
        jumlah: z.number().int(),
        keterangan: z.string(),
        oleh: z.string(),
        pada: instan,
        /** The slip that takes it */
        slip: slipPengambil.nullable(),
        sendiri: z.boolean(),
      }),
    ),
  }),
).meta({ id: 'DaftarPenyesuaian' })

/** What turns out of a locked month, settled with a later one's pay. */
export const penyesuaianGaji = {
  'GET /kelola/penyesuaian': {
    work: 'report',
    response: daftar,
    summary: 'Penyesuaian gaji dari bulan yang sudah dikunci',
  },
  'POST /kelola/penyesuaian': {
    konfirmasi: 'tegas: pay follows from it',
    body: z.strictObject({
      karyawan_id: id,
      hari: hariIsian('Hari asal').pipe(tanggalDiminta),
      jumlah,
      keterangan: text(aturanKeteranganPenyesuaian).transform((teks) => teks.trim().normalize('NFC')),
      /** The waiting correction that is settled with it */
      absensi_id: id.optional(),
    }),
    status: 201,
    response: daftar,
    refusals: [403, 409],
    summary: 'Catat penyesuaian gaji untuk hari yang sudah dikunci',
  },
  'POST /kelola/penyesuaian/{id}/hapus': {
    konfirmasi: 'tegas: pay follows from it',
    params: z.object({ id }),
    response: daftar,
    refusals: [403, 409],
    summary: 'Hapus penyesuaian yang belum masuk slip',
  },
} satisfies Record<string, Call>
