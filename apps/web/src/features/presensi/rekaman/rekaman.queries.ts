import { type QueryClient, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallBody, type CallData, invalidate, query } from '../../../lib/query.ts'
import { PRESENSI } from '../../../lib/subjects.ts'
import { useWrite } from '../../../lib/write.ts'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import type { Jenis } from '../hari/jenis.ts'
import { rekamanFrom } from './rekaman.wire.ts'

type Wire = CallData<'GET /karyawan/presensi/{id}'>

/** Somebody's day, by default their own today. */
export function rekamanQuery(id: string, tanggal?: Tanggal) {
  return {
    ...query('GET /karyawan/presensi/{id}', { params: { id }, query: { tanggal } }),
    select: rekamanFrom,
    placeholderData: keepPreviousData<Wire>,
  }
}

type Tinjauan = { readonly jenis: Jenis; readonly alasan: string } & Pick<
  CallBody<'POST /karyawan/presensi/{id}/tinjauan'>,
  'tanggal' | 'diterima'
>

/** Reviews a marked punch. If another reviewer was first, their review is shown. */
export function useReview(id: string): (isi: Tinjauan) => Promise<void> {
  const queryClient = useQueryClient()
  const send = useWrite('POST /karyawan/presensi/{id}/tinjauan', { once: true })
  return async ({ jenis, alasan, ...isi }) => {
    const body = {
      ...isi,
      jenis: jenis === 'checkIn' ? ('check_in' as const) : ('check_out' as const),
      ...(alasan !== '' && { alasan }),
    }
    try {
      take(queryClient, id, (await send({ params: { id }, body })).data)
    } catch (cause) {
      const { status, data } = errorFrom(cause)
      if (status === 409 && isRekaman(data)) take(queryClient, id, data)
      throw cause
    }
  }
}

/** Puts the clock times of a day right. */
export function useKoreksi(id: string) {
  const queryClient = useQueryClient()
  const send = useWrite('POST /karyawan/presensi/{id}/koreksi', { once: true })
  return async (body: CallBody<'POST /karyawan/presensi/{id}/koreksi'>): Promise<void> =>
    take(queryClient, id, (await send({ params: { id }, body })).data)
}

/** Puts the breaks of a work right: all of them as they are to stand, by their start. */
export function useKoreksiIstirahat(id: string) {
  const queryClient = useQueryClient()
  const send = useWrite('POST /karyawan/presensi/{id}/istirahat', { once: true })
  return async (body: CallBody<'POST /karyawan/presensi/{id}/istirahat'>): Promise<void> =>
    take(queryClient, id, (await send({ params: { id }, body })).data)
}

/** Disputes a punch that another has made, or decides on that; returns what to say of it. */
export function useSanggahan(): (
  id: number,
  isi: { readonly diterima: boolean | null; readonly alasan: string },
) => Promise<string> {
  const queryClient = useQueryClient()
  const dispute = useWrite('POST /presensi/kejadian/{id}/sanggah', { once: true })
  const decide = useWrite('POST /presensi/kejadian/{id}/sanggah/putuskan', { once: true })
  return async (id, { diterima, alasan }) => {
    const params = { id }
    const pesan =
      diterima === null
        ? ((await dispute({ params, body: { alasan } })).message ?? 'Sanggahan terkirim.')
        : ((await decide({ params, body: { diterima, ...(alasan !== '' && { alasan }) } })).message ??
          'Sanggahan diputuskan.')
    await invalidate(queryClient, ...PRESENSI)
    void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
    return pesan
  }
}

/** The record as it is now; the lists and counts that hold it are asked for anew. */
function take(queryClient: QueryClient, id: string, rekaman: Wire): void {
  queryClient.setQueryData(rekamanQuery(id, rekaman.tanggal).queryKey, rekaman)
  void invalidate(
    queryClient,
    'GET /karyawan/presensi',
    'GET /karyawan/presensi/ringkasan',
    'kelola/presensi',
    'GET /kelola/lokasi/{id}/pemutihan',
  )
  // Today's, whatever day this is: not the one that is here now.
  void queryClient.invalidateQueries({ queryKey: rekamanQuery(id).queryKey, exact: true })
  void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
}

function isRekaman(data: unknown): data is Wire {
  return typeof data === 'object' && data !== null && 'karyawan' in data && 'check_in' in data
}
