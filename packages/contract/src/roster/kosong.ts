import { z } from 'zod'
import { WARNA_SHIFT } from '@rekan/domain/shift/jenis-shift'
import { type Call, answer, detik, id, jam, jumlah, referensi, tanggal } from '../call.ts'
import { bulat, jendela, jendelaFrom, tanggalDiminta } from '../paging.ts'

const nomor = bulat(1, 2_147_483_647, 'Nomor tidak valid.')

const kosong = z
  .object({
    tanggal,
    kantor: referensi,
    pos: referensi,
    shift: z
      .object({
        id,
        nama: z.string(),
        huruf: z.string(),
        warna: z.enum(WARNA_SHIFT),
        jam_mulai: jam,
        jam_selesai: jam,
      })
      .meta({ id: 'ShiftKosong' }),
    butuh: jumlah,
    /** By what is published; who is on leave, or replaced, stands nowhere */
    terisi: jumlah,
  })
  .meta({ id: 'PosKosong' })

const bebas = z
  .object({
    id,
    kode: z.string(),
    nama: z.string(),
    /** Where they are placed */
    kantor: z.string(),
    /** They are placed at the site of the post */
    di_sini: z.boolean(),
    /** They have no work in these weeks: the relief pool */
    cadangan: z.boolean(),
    /** To the nearest other work; null: none is near */
    istirahat: detik.nullable(),
    /** Certificates that the post asks for and that they do not hold then */
    sertifikat_kurang: z.array(z.string()),
    /** What the roster would warn of, in sentences */
    peringatan: z.array(z.string()),
  })
  .meta({ id: 'OrangBebas' })

/** What posts still need, and who could be put there. */
export const kosongRoster = {
  /** From today on, by what is published; earliest first */
  'GET /kelola/roster/kosong': {
    query: z.object({ kantor_id: nomor.optional(), ...jendela }),
    response: jendelaFrom(kosong),
    summary: 'Kebutuhan pos yang belum terisi',
  },
  /** Whose rows the caller may see, best first */
  'GET /kelola/roster/kosong/orang': {
    query: z.object({ pos_id: nomor, jenis_shift_id: nomor, tanggal: tanggalDiminta }),
    response: answer(z.object({ kosong, orang: z.array(bebas) }).meta({ id: 'KosongDanBebas' })),
    summary: 'Orang yang bebas untuk sebuah pos',
    refusals: [404],
  },
} satisfies Record<string, Call>
