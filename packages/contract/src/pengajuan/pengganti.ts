import { z } from 'zod'
import { type Call, answer, id, instan, jumlah, referensi, tanggal } from '../call.ts'
import { hariIsian } from '../isian.ts'

const pengganti = z
  .object({
    id: z.number().int(),
    koordinator: referensi,
    pengganti: referensi,
    tanggal_mulai: tanggal,
    tanggal_selesai: tanggal,
    /** Whether the substitute decides now */
    berlaku: z.boolean(),
    created_at: instan,
  })
  .meta({ id: 'Pengganti' })

/** Who decides in a coordinator's place for a while, and what waits for the reader's decision. */
export const penggantian = {
  /** Of hrd everybody's, else where the reader is one of the two; those of today and to come, soonest first */
  'GET /pengganti': { response: answer(z.array(pengganti)), summary: 'Pengganti koordinator' },
  'POST /pengganti': {
    konfirmasi: 'biasa: told to both, and ends by its last day',
    body: z.strictObject({
      /** For hrd alone; a coordinator's own by default */
      koordinator_id: id.optional(),
      pengganti_id: id,
      tanggal_mulai: hariIsian('Tanggal mulai'),
      tanggal_selesai: hariIsian('Tanggal selesai'),
    }),
    status: 201,
    response: answer(pengganti),
    summary: 'Tunjuk pengganti koordinator',
  },
  'POST /pengganti/{id}/cancel': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    params: z.object({ id }),
    body: z.strictObject({}),
    response: answer(pengganti),
    summary: 'Cabut pengganti koordinator',
  },
  /** How many requests wait for the reader's decision, and how many marked punches wait to be looked at by them */
  'GET /pengajuan/jumlah': {
    response: answer(
      z.object({
        izin: jumlah,
        lembur: jumlah,
        presensi: jumlah,
        /** Of people of HR, for who approves their pay: whose changed bank account, and how many payslips and reimbursements */
        urusan: z
          .object({ rekening: z.array(referensi), slip: jumlah, reimburse: jumlah })
          .meta({ id: 'UrusanMenunggu' })
          .optional(),
      }),
    ),
    summary: 'Jumlah pengajuan yang menunggu keputusan',
  },
} satisfies Record<string, Call>
