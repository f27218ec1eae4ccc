import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import type { KeadaanHari } from '@rekan/domain/presensi/meja'
import type { Tanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { fetchFile } from '../../../lib/download.ts'
import type { CallAnswer } from '../../../lib/http.ts'
import { type CallData, invalidate, query } from '../../../lib/query.ts'
import { PRESENSI } from '../../../lib/subjects.ts'
import { toast } from '../../../lib/toast.ts'
import { useCallRows } from '../../../ui/wide/use-window-rows.ts'

/** A person's month */
export type BarisBulan = CallData<'GET /kelola/presensi'>[number]
export type SelPresensi = NonNullable<BarisBulan['hari'][number]>
export type TentangBulan = CallAnswer<'GET /kelola/presensi'>['meta']
/** A person's day */
export type BarisHari = CallData<'GET /kelola/presensi/harian'>[number]
export type TentangHari = CallAnswer<'GET /kelola/presensi/harian'>['meta']

/** Whose month is asked for. */
export type SaringanMeja = Bulan & {
  /** One day of it alone */
  readonly hari?: Tanggal | undefined
  readonly lokasi?: number | undefined
  readonly klien?: number | undefined
  readonly koordinator?: number | undefined
  readonly keadaan?: KeadaanHari | undefined
  readonly cari?: string | undefined
}

function bulanQuery({ bulan, tahun }: Bulan) {
  return { bulan: String(bulan), tahun: String(tahun) }
}

function milikQuery({ lokasi, klien, koordinator, keadaan, cari }: SaringanMeja) {
  const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id))
  return {
    kantor_id: textOf(lokasi),
    klien_id: textOf(klien),
    koordinator_id: textOf(koordinator),
    keadaan,
    cari,
  }
}

/** The rows that the filters leave, and what is said of all of them. */
export const useBulan = (saringan: SaringanMeja) =>
  useCallRows('GET /kelola/presensi', { query: { ...bulanQuery(saringan), ...milikQuery(saringan) } })

/** One day in place of the month. */
export const useHarian = (tanggal: Tanggal, saringan: SaringanMeja) =>
  useCallRows('GET /kelola/presensi/harian', { query: { ...milikQuery(saringan), tanggal } })

/** Locks that hold some of these days, said before anybody tries to change them; of a site, those that hold it. */
export const kunciHariQuery = (dari: Tanggal, sampai: Tanggal, lokasi?: number) => ({
  ...query('GET /kelola/presensi/kunci', {
    query: { dari, sampai, kantor_id: lokasi === undefined ? undefined : String(lokasi) },
  }),
  enabled: dari !== '' && sampai !== '' && dari <= sampai,
})

export const pilihanMejaQuery = (saringan: SaringanMeja) => ({
  ...query('GET /kelola/presensi/saringan', {
    query: { ...bulanQuery(saringan), ...milikQuery(saringan), tanggal: saringan.hari },
  }),
  placeholderData: keepPreviousData<CallData<'GET /kelola/presensi/saringan'>>,
})

export const pemutihanQuery = (lokasi: number, bulan: Bulan) =>
  query('GET /kelola/lokasi/{id}/pemutihan', { params: { id: lokasi }, query: bulanQuery(bulan) })

/** The timesheet of one person, or of all that the filters leave, whatever kind of day. */
export function fetchLembarWaktu(
  saringan: SaringanMeja,
  format: 'pdf' | 'xlsx',
  karyawanId?: number,
): Promise<File> {
  const { keadaan: _, ...milik } = milikQuery(saringan)
  const karyawan_id = karyawanId === undefined ? undefined : String(karyawanId)
  return fetchFile('GET /kelola/presensi/lembar', {
    query: { ...bulanQuery(saringan), ...milik, karyawan_id, format },
  })
}

/** What is said of something that was done; or, as what went wrong, of something that was not. */
type Kabar = string | { readonly belum: string }

/** Does something that changes days; what shows them asks again, and what went wrong is said. True once it is done. */
export function useUbahHari(): (ubah: () => Promise<Kabar>) => Promise<boolean> {
  const queryClient = useQueryClient()
  return async (ubah) => {
    try {
      const kabar = await ubah()
      if (typeof kabar === 'string') toast.success(kabar, 'form')
      else toast.error(kabar.belum, 'form')
      return true
    } catch (error) {
      const { message, errors } = errorFrom(error)
      toast.error(Object.values(errors).flat()[0] ?? message, 'form')
      return false
    } finally {
      void invalidate(queryClient, ...PRESENSI)
    }
  }
}
