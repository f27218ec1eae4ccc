import { z } from 'zod'
import { type Call, answer, berkas, instan, jumlah, referensi, rupiah } from '../call.ts'
import { bulan, tahun } from '../paging.ts'

const seseorang = z.object({ nama: z.string(), slip: jumlah })
const persetujuan = z
  .object({
    /** Drafts as they are now that nobody approved, and what they come to; approved ones; published ones */
    menunggu: jumlah,
    gaji_bersih: rupiah,
    disetujui: jumlah,
    terbit: jumlah,
    /** Who made or changed the drafts that wait, and how many of them */
    pengusul: z.array(seseorang),
    /** Who else may approve at least one of them */
    penyetuju: z.array(z.string()),
    /** What the reader may approve of them; `alasan`: why nothing, where something waits */
    boleh: z.object({
      slip: jumlah,
      gaji_bersih: rupiah,
      /** A digest of the accounts that they go to, to be sent back with the approval */
      rekening: z.string(),
      alasan: z.string().nullable(),
    }),
    /** Accounts of what waits that somebody should look at: another waits, nobody confirmed it, or it changed since the last file */
    rekening: z.array(
      z.object({ kode: z.string(), nama: z.string(), rekening: z.string(), keterangan: z.string() }),
    ),
    /** Who approved how many, and when last */
    riwayat: z.array(seseorang.extend({ pada: instan })),
    /** Whether nothing is published without it */
    wajib: z.boolean(),
  })
  .meta({ id: 'PersetujuanGaji' })

const selisih = z
  .object({
    karyawan: referensi.extend({ kode: z.string() }),
    /** Net pay of the month before and of this one; null: no payslip */
    lama: rupiah.nullable(),
    baru: rupiah.nullable(),
    selisih: z.number().int(),
    /** They add up to `selisih`, the largest first */
    sebab: z.array(
      z.object({ nama: z.string(), keterangan: z.string().nullable(), jumlah: z.number().int() }),
    ),
  })
  .meta({ id: 'SelisihGaji' })

/** A month of pay looked over before it is published. */
export const periksaGaji = {
  'GET /kelola/payroll/persetujuan': {
    query: z.object({ tahun, bulan }),
    response: answer(persetujuan),
    work: 'report',
    summary: 'Siapa mengusulkan gaji sebuah bulan, dan siapa dapat menyetujuinya',
  },
  /** All that the caller may approve; `slip` and `gaji_bersih` as they were shown, so that nothing unseen is approved */
  'POST /kelola/payroll/persetujuan': {
    konfirmasi: 'tegas: the second word on pay',
    body: z.strictObject({
      tahun: z
        .number({ error: 'Tahun harus diisi.' })
        .int()
        .min(2000)
        .max(2200, { error: 'Tahun tidak valid.' }),
      bulan: z
        .number({ error: 'Bulan harus diisi.' })
        .int()
        .min(1)
        .max(12, { error: 'Bulan harus 1 sampai 12.' }),
      slip: z.number({ error: 'Jumlah slip harus diisi.' }).int().min(1),
      gaji_bersih: z.number({ error: 'Jumlah gaji bersih harus diisi.' }).int().min(0),
      /** As it was shown; left out by clients of before, whose approval looks at no account and no version */
      rekening: z.string().max(100).optional(),
    }),
    response: answer(persetujuan),
    work: 'report',
    summary: 'Setujui gaji sebuah bulan yang diusulkan orang lain',
    refusals: [403, 409],
  },
  /** By person, the largest difference first */
  'GET /kelola/payroll/selisih': {
    query: z.object({ tahun, bulan }),
    response: answer(
      z.object({
        lama: rupiah,
        baru: rupiah,
        /** People whose pay is as it was, and are not among the rows */
        tetap: jumlah,
        orang: z.array(selisih),
      }),
    ),
    work: 'report',
    summary: 'Selisih gaji sebuah bulan dengan bulan sebelumnya, dengan sebabnya',
  },
  /** A row a cause; of each person they add up to the difference */
  'GET /kelola/payroll/selisih/berkas': {
    konfirmasi: "tegas: everybody's pay on a file",
    query: z.object({ tahun, bulan, format: z.enum(['xlsx', 'csv'], { error: 'Pilih xlsx atau csv.' }) }),
    response: answer(berkas),
    work: 'report',
    summary: 'Selisih gaji sebuah bulan sebagai Excel atau CSV',
  },
} satisfies Record<string, Call>
