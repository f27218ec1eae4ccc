import { z } from 'zod'
import { type Call, answer, detik, id, jumlah, referensi } from '../call.ts'
import { bulan, tahun } from '../paging.ts'

const uang = z.number().int()

const angka = {
  /** Of what was filled at its posts, fee and all, before taxes */
  harga: uang,
  gaji: uang,
  lembur: uang,
  bpjs: uang,
  thr: uang,
  pengganti: uang,
  /** What is left of the price */
  margin: uang,
}

/** What a site brings in a month beside what it costs: HR's alone. */
export const marginLokasi = {
  'GET /kelola/kantor/{id}/margin': {
    params: z.object({ id }),
    query: z.object({ tahun, bulan }),
    work: 'report',
    response: answer(
      z
        .object({
          tahun: z.number().int(),
          bulan: z.number().int(),
          ...angka,
          /** People who came there, and of them those without a slip of the month, whose cost is not in it */
          orang: jumlah,
          tanpa_slip: jumlah,
          /** Of each client with posts there; cost is shared by what the works for each took, in seconds */
          klien: z.array(z.object({ ...referensi.shape, detik, ...angka }).meta({ id: 'MarginKlien' })),
        })
        .meta({ id: 'MarginLokasi' }),
    ),
    refusals: [404, 409],
    summary: 'Harga sebuah lokasi di samping biayanya dalam suatu bulan',
  },
} satisfies Record<string, Call>
