import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Option, OptionSource } from '../../ui/searchable-select.tsx'
import { referensiQuery } from './daftar.queries.ts'
import type { NamaReferensi, Referensi } from './reference.api.ts'

export type { NamaReferensi } from './reference.api.ts'

/**
 * A short list as what `SearchableSelect` takes; its values are ids as text, or for what is stored by its name the
 * names. The list is fetched whole: searching it needs no line.
 */
export function useReferensi(
  nama: NamaReferensi,
  nilai: 'id' | 'nama' = 'id',
): { readonly options: readonly Option<string>[]; readonly source?: OptionSource } {
  const { data, isError, isFetching, refetch } = useQuery(referensiQuery(nama))
  const options = useMemo(() => (data ?? []).map((satu) => optionFrom(satu, nilai)), [data, nilai])
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

function optionFrom({ id, nama, singkatan }: Referensi, nilai: 'id' | 'nama'): Option<string> {
  return {
    value: nilai === 'id' ? String(id) : nama,
    label: nama,
    ...(singkatan !== undefined && singkatan !== nama && { hint: singkatan }),
  }
}
