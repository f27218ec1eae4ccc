import { useEffect } from 'react'
import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { type Page, pagesOptions } from '../../../lib/pages.ts'
import { invalidate } from '../../../lib/query.ts'
import { NOTIFIKASI } from '../../notifikasi/kabar/jumlah.queries.ts'
import { type Pengumuman, fetchDaftar, fetchPengumuman } from './pengumuman.api.ts'

const PENGUMUMAN = 'pengumuman'
/** Home shows so many. */
const SOROTAN = 3

export const daftarPengumumanQuery = pagesOptions({
  queryKey: [PENGUMUMAN, 'daftar'],
  fetchPage: (page, signal) => fetchDaftar(page, 10, signal),
})

/** The newest, for home. */
export const sorotanQuery = queryOptions({
  queryKey: [PENGUMUMAN, 'sorotan'],
  queryFn: async ({ signal }) => (await fetchDaftar(1, SOROTAN, signal)).items,
})

function pengumumanQuery(id: string) {
  return queryOptions({
    queryKey: [PENGUMUMAN, 'satu', id],
    queryFn: ({ signal }) => fetchPengumuman(id, signal),
  })
}

/** Asks for one before its screen is there; what fails is told by the screen. */
export function prefetchPengumuman(queryClient: QueryClient, id: string): void {
  queryClient.query(pengumumanQuery(id)).catch(() => undefined)
}

/** One announcement, as a list has it until it has come itself. */
export function usePengumuman(id: string) {
  const queryClient = useQueryClient()
  return useQuery({ ...pengumumanQuery(id), placeholderData: () => fromLists(queryClient, id) })
}

/** Tells the server that it is read, once it is on screen; a failure is made good by the next visit. */
export function useSendDibaca(pengumuman: Pengumuman | null | undefined): void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: number) => call('POST /pengumuman/{id}/read', { params: { id }, body: {} }),
    onSuccess: async () => {
      // What marks it read also reads what told of it.
      await queryClient.invalidateQueries({ queryKey: [PENGUMUMAN] })
      await invalidate(queryClient, NOTIFIKASI)
    },
  })
  const belum = pengumuman?.isRead === false ? pengumuman.id : undefined
  useEffect(() => {
    if (belum !== undefined) mutate(belum)
  }, [belum, mutate])
}

function fromLists(queryClient: QueryClient, id: string): Pengumuman | undefined {
  const daftar: InfiniteData<Page<Pengumuman>> | undefined = queryClient.getQueryData(
    daftarPengumumanQuery.queryKey,
  )
  const semua = [
    ...(daftar?.pages.flatMap(({ items }) => items) ?? []),
    ...(queryClient.getQueryData(sorotanQuery.queryKey) ?? []),
  ]
  return semua.find((satu) => String(satu.id) === id)
}
