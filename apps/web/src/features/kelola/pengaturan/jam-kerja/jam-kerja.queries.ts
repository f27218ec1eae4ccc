import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../../lib/query.ts'
import { terbaruFrom } from '../../../perusahaan/setelan/setelan.queries.ts'
import { SEMUA_REFERENSI } from '../../../reference/daftar.queries.ts'
import {
  type JadwalKerja,
  type VersiBaru,
  cancelVersi,
  createJadwal,
  fetchAkibat,
  fetchJadwalKerja,
  sendNama,
  sendVersi,
} from './jam-kerja.api.ts'

export const jadwalKerjaQuery = queryOptions({
  queryKey: ['kelola', 'jadwal-kerja'],
  queryFn: ({ signal }) => fetchJadwalKerja(signal),
})

/** What a change that is being written would move; the last answer stays while the next is under way. */
export const akibatQuery = (id: number, baru: VersiBaru) =>
  queryOptions({
    queryKey: ['kelola', 'jadwal-kerja', id, 'akibat', baru],
    queryFn: ({ signal }) => fetchAkibat(id, baru, signal),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })

/** Each takes over the schedule as it then stands, also as another has made it meanwhile. */
export function useWriteJadwal() {
  const queryClient = useQueryClient()
  const take = (jadwal: JadwalKerja) => {
    queryClient.setQueryData(jadwalKerjaQuery.queryKey, (semua) => {
      const lain = (semua ?? []).filter(({ id }) => id !== jadwal.id)
      return [...lain, jadwal].toSorted((satu, itu) => satu.nama.localeCompare(itu.nama, 'id'))
    })
    return invalidate(queryClient, ...SEMUA_REFERENSI)
  }
  const onError = (error: unknown) => {
    const kini = terbaruFrom(error) as JadwalKerja | undefined
    if (kini !== undefined) void take(kini)
  }
  return {
    create: useMutation({ mutationFn: createJadwal, onSuccess: take }),
    edit: useMutation({
      mutationFn: ({ jadwal, baru }: { jadwal: JadwalKerja; baru: VersiBaru }) => sendVersi(jadwal, baru),
      onSuccess: take,
      onError,
    }),
    rename: useMutation({
      mutationFn: ({ jadwal, nama }: { jadwal: JadwalKerja; nama: string }) => sendNama(jadwal, nama),
      onSuccess: take,
      onError,
    }),
    cancel: useMutation({
      mutationFn: ({ jadwal, mulai }: { jadwal: JadwalKerja; mulai: string }) => cancelVersi(jadwal, mulai),
      onSuccess: take,
      onError,
    }),
  }
}
