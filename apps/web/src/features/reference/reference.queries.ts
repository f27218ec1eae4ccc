import { useMemo } from 'react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Option, OptionSource } from '../../ui/searchable-select.tsx'
import { referensiQuery } from './daftar.queries.ts'
import type { NamaReferensi, Referensi } from './reference.api.ts'

export type { NamaReferensi } from './reference.api.ts'

/**
 * A short list as what `SearchableSelect` takes; its values are ids as text, or for what is stored by its name the
 * names. The list is fetched whole: searching it needs no line.
 */
export function useReferensi(nama: NamaReferensi, nilai: 'id' | 'nama' = 'id'): Pilihan {
  return usePilihan(useQuery(referensiQuery(nama)), nilai === 'id' ? byId : byNama)
}

type Pilihan = { readonly options: readonly Option<string>[]; readonly source?: OptionSource }
type Daftar<T> = Pick<UseQueryResult<readonly T[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>

/** Any list that is fetched whole as what `SearchableSelect` takes; `optionFrom` must stay the same function. */
export function usePilihan<T>(
  { data, isError, isFetching, refetch }: Daftar<T>,
  optionFrom: (satu: T) => Option<string>,
): Pilihan {
  const options = useMemo(() => (data ?? []).map(optionFrom), [data, optionFrom])
  if (data !== undefined) return { options }
  // Until it is here, the field says so, or that it could not be had.
  const source = {
    text: '',
    search: () => {},
    isPending: isFetching,
    isError: isError && !isFetching,
    retry: () => void refetch(),
    hasMore: false,
    loadMore: () => {},
  }
  return { options, source }
}

function byId(satu: Referensi): Option<string> {
  return { ...byNama(satu), value: String(satu.id) }
}

function byNama({ nama, singkatan }: Referensi): Option<string> {
  return {
    value: nama,
    label: nama,
    ...(singkatan !== undefined && singkatan !== nama && { hint: singkatan }),
  }
}
