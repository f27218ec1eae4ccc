import { z } from 'zod'
import { type Call, id, referensi, tanggal } from './call.ts'
import { bulan, halaman, paged, tahun } from './paging.ts'

const barisPenempatan = z.object({
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

export const penempatan = {
  'GET /karyawan/{id}/penempatan': {
    params: z.object({ id }),
    /** The current month by default */
    query: z.object({ ...halaman, bulan: bulan.optional(), tahun: tahun.optional() }),
    response: paged(barisPenempatan),
  },
} satisfies Record<string, Call>
