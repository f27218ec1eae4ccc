import { useMutation } from '@tanstack/react-query'
import { pagesQuery } from '../../../lib/pages.ts'
import { type CallData, type Subject, query, useInvalidate } from '../../../lib/query.ts'
import { useWrite } from '../../../lib/write.ts'

export type MasaSimpan = CallData<'GET /masa-simpan'>
export type Penahanan = CallData<'GET /penahanan'>[number]

/** Shown by the same page: a hold keeps photos from being counted among those that go. */
export const DITAHAN: readonly Subject[] = ['GET /masa-simpan', 'GET /penahanan']

export const masaSimpanQuery = query('GET /masa-simpan')

export const penahananQuery = (cari: string) => pagesQuery('GET /penahanan', { query: { cari } })

export function useEndPenahanan() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: useWrite('POST /penahanan/{id}/cabut'),
    onSettled: () => invalidate(...DITAHAN),
  })
}
