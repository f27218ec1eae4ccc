import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import type { Tanggal } from '@rekan/domain/waktu'
import {
  type Nilai,
  type Setelan,
  fetchPenyedia,
  fetchSetelan,
  sendSetelan,
  tryMail,
  tryPush,
} from './setelan.api.ts'

export const setelanQuery = queryOptions({
  queryKey: ['kelola', 'pengaturan'],
  queryFn: ({ signal }) => fetchSetelan(signal),
})

export const penyediaQuery = queryOptions({
  queryKey: ['kelola', 'penyedia-sso'],
  queryFn: ({ signal }) => fetchPenyedia(signal),
})

/** How all of a kind stand now, where somebody else was faster. */
export function terbaruFrom(error: unknown): unknown {
  return error instanceof ApiError && error.error?.error === 'VERSI_USANG' ? error.data : undefined
}

/** A letter to oneself. */
export function useTryMail() {
  return useMutation({ mutationFn: tryMail })
}

/** A push to one's own devices. */
export function useTryPush() {
  return useMutation({ mutationFn: tryPush })
}

type Isian = {
  readonly setelan: Pick<Setelan, 'kunci' | 'versi'>
  readonly nilai: Nilai
  readonly mulai?: Tanggal
}

/** Sets one; where somebody was faster, the settings show what they are now, and it fails. */
export function useEditSetelan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ setelan, nilai, mulai }: Isian) => sendSetelan(setelan, nilai, mulai),
    onSuccess: (semua) => queryClient.setQueryData(setelanQuery.queryKey, semua),
    onError: (error) => {
      const kini = terbaruFrom(error) as readonly Setelan[] | undefined
      if (kini !== undefined) queryClient.setQueryData(setelanQuery.queryKey, kini)
    },
  })
}
