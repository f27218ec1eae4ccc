import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallBody, type CallData, invalidate, query } from '../../../../lib/query.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { SEMUA_REFERENSI } from '../../../reference/daftar.queries.ts'

export type JadwalKerja = CallData<'GET /kelola/jadwal-kerja'>[number]
export type Riwayat = JadwalKerja['riwayat'][number]
export type VersiBaru = CallBody<'POST /kelola/jadwal-kerja/{id}/versi'>

export const jadwalKerjaQuery = query('GET /kelola/jadwal-kerja')

/** What a change that is being written would move; the last answer stays while the next is under way. */
export const akibatQuery = (
  id: number,
  { berlaku_dari, toleransi_menit, masuk_saat_libur, hari }: VersiBaru,
) => ({
  ...query('POST /kelola/jadwal-kerja/{id}/hitung', {
    params: { id },
    body: { berlaku_dari, toleransi_menit, masuk_saat_libur, hari },
  }),
  placeholderData: keepPreviousData,
  retry: false,
  staleTime: 0,
})

/** Each takes over the schedule as it then stands, also as another has made it meanwhile. */
export function useWriteJadwal() {
  const queryClient = useQueryClient()
  const onSuccess = ({ data: jadwal }: { readonly data: JadwalKerja }) => {
    queryClient.setQueryData(jadwalKerjaQuery.queryKey, (semua) => {
      const lain = (semua ?? []).filter(({ id }) => id !== jadwal.id)
      return [...lain, jadwal].toSorted((satu, itu) => satu.nama.localeCompare(itu.nama, 'id'))
    })
    return invalidate(queryClient, ...SEMUA_REFERENSI)
  }
  const onError = (error: unknown) => {
    const data = jadwalTerbaru(error)
    if (data !== undefined) void onSuccess({ data })
  }
  return {
    create: useMutation({ mutationFn: useWrite('POST /kelola/jadwal-kerja'), onSuccess }),
    edit: useMutation({
      mutationFn: useWrite('POST /kelola/jadwal-kerja/{id}/versi'),
      onSuccess,
      onError,
    }),
    rename: useMutation({ mutationFn: useWrite('POST /kelola/jadwal-kerja/{id}'), onSuccess, onError }),
    cancel: useMutation({
      mutationFn: useWrite('POST /kelola/jadwal-kerja/{id}/batal'),
      onSuccess,
      onError,
    }),
  }
}

/** The schedule as it stands, where somebody else was faster. */
export function jadwalTerbaru(error: unknown): JadwalKerja | undefined {
  return terbaruFrom('POST /kelola/jadwal-kerja/{id}', error)
}
