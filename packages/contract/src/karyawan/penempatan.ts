import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import {
  aturanAlasan,
  aturanJadwal,
  aturanKantor,
  aturanKoordinator,
  aturanPekerjaan,
  aturanTanggalMasuk,
  aturanTanggalSelesai,
  aturanUnit,
} from '@rekan/domain/karyawan/penempatan'
import { type Call, answer, id, referensi, tanggal, text } from '../call.ts'
import { opsional, pilihan } from '../isian.ts'
import { bulan, halaman, paged, tahun } from '../paging.ts'

const barisPenempatan = z
  .object({
    id: z.number().int(),
    unit: z.string(),
    kantor: referensi,
    tanggal_masuk: tanggal,
    tanggal_selesai: tanggal.nullable(),
    jabatan: z.string(),
    /** In force today, by the office's clock */
    is_active: z.boolean(),
    /** The one that sets the person's working hours */
    utama: z.boolean(),
    /** The account that coordinates the person there */
    koordinator: referensi.nullable(),
    jadwal: referensi,
  })
  .meta({ id: 'Penempatan' })

/** Where somebody is placed; the days are named beside it. */
export const tempat = {
  kantor_id: pilihan(aturanKantor),
  jabatan: text(aturanPekerjaan).transform(tidy),
  unit: text(aturanUnit).transform(tidy),
  /** The account of an active koordinator; the first people of a company have none */
  koordinator_id: opsional(pilihan(aturanKoordinator)),
  jadwal_id: pilihan(aturanJadwal),
}

/** Why it is dated back; asked for where days that are over move with it */
export const alasanMundur = opsional(text(aturanAlasan).transform(tidy))

export const penempatan = {
  'GET /karyawan/{id}/penempatan': {
    params: z.object({ id }),
    /** The current month by default */
    query: z.object({ ...halaman, bulan: bulan.optional(), tahun: tahun.optional() }),
    response: paged(barisPenempatan),
    summary: 'Riwayat penempatan seorang karyawan dalam sebulan',
  },
  /** A new primary placement ends the present one the day before. */
  'POST /karyawan/{id}/penempatan': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    params: z.object({ id }),
    body: z.strictObject({
      ...tempat,
      tanggal_masuk: text(aturanTanggalMasuk),
      tanggal_selesai: opsional(text(aturanTanggalSelesai)),
      utama: z.boolean({ error: 'Pilih ya atau tidak.' }).default(true),
      alasan: alasanMundur,
    }),
    status: 201,
    response: answer(barisPenempatan),
    summary: 'Tempatkan karyawan',
  },
} satisfies Record<string, Call>
