import { useMemo, useState } from 'react'
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Option, OptionSource } from '../../ui/searchable-select.tsx'
import {
  type NamaReferensi,
  type Referensi,
  type UntukPengajuan,
  koordinatorQuery,
  referensiQuery,
} from './daftar.queries.ts'

/**
 * A list as what `SearchableSelect` takes; its values are ids as text, or for what is stored by its name the names.
 */
export function useReferensi(nama: NamaReferensi, nilai: 'id' | 'nama' = 'id'): Pilihan {
  return usePilihan((cari) => referensiQuery(nama, cari), nilai === 'id' ? byId : byNama)
}

/** Whom a request may name, as a field takes them. */
export function usePemutus(pengajuan: UntukPengajuan): Pilihan {
  return usePilihan((cari) => koordinatorQuery(pengajuan, cari), byId)
}

/** Names of a list that are searched here; a longer one is searched by the server. */
const SEHALAMAN = 100

/**
 * A list that is fetched whole, and searched by the server where it is long: searching a short one needs no line.
 * `optionFrom` must stay the same function.
 */
export function usePilihan<T, K extends QueryKey>(
  queryOf: (cari: string) => UseQueryOptions<readonly T[], Error, readonly T[], K>,
  optionFrom: (satu: T) => Option<string>,
  enabled = true,
): Pilihan {
  const [text, setText] = useState('')
  const semua = useQuery({ ...queryOf(''), enabled })
  const isPanjang = (semua.data?.length ?? 0) > SEHALAMAN
  const isCari = isPanjang && text !== ''
  const dicari = useQuery({ ...queryOf(text), enabled: isCari })
  const whole = useOptions(semua, optionFrom)
  const found = useOptions(dicari, optionFrom)
  if (!isPanjang) return whole
  const { options, source = HERE } = isCari ? found : { options: whole.options }
  return { options, known: whole.options, source: { ...source, text, search: setText } }
}

export type Pilihan = {
  readonly options: readonly Option<string>[]
  readonly known?: readonly Option<string>[]
  readonly source?: OptionSource
}
type Daftar<T> = Pick<UseQueryResult<readonly T[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>

/** All is at hand. */
const HERE: OptionSource = {
  text: '',
  search: () => {},
  isPending: false,
  isError: false,
  retry: () => {},
  hasMore: false,
  loadMore: () => {},
}

function useOptions<T>(
  { data, isError, isFetching, refetch }: Daftar<T>,
  optionFrom: (satu: T) => Option<string>,
): Pilihan {
  const options = useMemo(() => (data ?? []).map(optionFrom), [data, optionFrom])
  if (data !== undefined) return { options }
  // Until it is here, the field says so, or that it could not be had.
  const source = {
    ...HERE,
    isPending: isFetching,
    isError: isError && !isFetching,
    retry: () => void refetch(),
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
