import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { type CallData, answerQuery, query } from '../../../lib/query.ts'
import type { SaringanGaji } from './gaji.search.ts'

const PER_HALAMAN = 50
const TERBANYAK = 100

/** A payslip as HR's table shows it; `sendiri` is the reader's own: another HR looks after it. */
export type GajiOrang = CallData<'GET /kelola/payroll'>[number]
export type RingkasanGaji = CallAnswer<'GET /kelola/payroll'>['ringkasan']
export type SlipKelola = ReturnType<typeof slipKelolaFrom>

/** A page of a month; the last answer stays in sight while the next is fetched. */
export const gajiQuery = (saringan: SaringanGaji) => ({
  ...answerQuery('GET /kelola/payroll', {
    query: queryFrom(saringan, saringan.halaman ?? 1, PER_HALAMAN),
  }),
  placeholderData: keepPreviousData,
})

/** Apart from what its owner reads (`slip/payroll.queries.ts`). */
export const slipKelolaQuery = (id: number) =>
  queryOptions({
    ...answerQuery('GET /payroll/{id}', { params: { id } }),
    // A form begins with it: always with what it is now.
    staleTime: 0,
    gcTime: 0,
  })

const TIDAK_ADA = { ubah: false, hapus: false, bagikan: false, terbitkan: false, revisi: false } as const

/** A payslip with what HR may do with it, which of their own is nothing; `dasar` is null where the lines were typed or imported. */
export function slipKelolaFrom({ data: slip }: CallAnswer<'GET /payroll/{id}'>) {
  const { versi = 0, dapat = TIDAK_ADA, dasar = null, pengecualian_potongan = null } = slip.kelola ?? {}
  return { ...slip, sendiri: slip.dilihat_oleh !== null, versi, dapat, dasar, pengecualian_potongan }
}

export const perusahaanQuery = query('GET /pengaturan/perusahaan')

/** All that the filters leave, page by page; one's own are left out. */
export async function fetchSemua(saringan: SaringanGaji): Promise<readonly GajiOrang[]> {
  const semua: GajiOrang[] = []
  for (let halaman = 1, akhir = 1; halaman <= akhir; halaman += 1) {
    const { data, meta } = await call('GET /kelola/payroll', {
      query: queryFrom(saringan, halaman, TERBANYAK),
    })
    semua.push(...data.filter(({ sendiri }) => !sendiri))
    akhir = meta.last_page
  }
  return semua
}

function queryFrom({ bulan, tahun, jenis, status, nama, urut }: SaringanGaji, page: number, perPage: number) {
  return {
    bulan: String(bulan),
    tahun: String(tahun),
    jenis,
    status,
    nama,
    sort: urut,
    page: String(page),
    per_page: String(perPage),
  }
}
