import { queryOptions } from '@tanstack/react-query'
import { type NamaReferensi, type UntukPengajuan, fetchPemutus, fetchReferensi } from './reference.api.ts'

/** A list of things to choose from whose name holds a text; the whole of it for ''. */
export function referensiQuery(nama: NamaReferensi, cari = '') {
  return queryOptions({
    queryKey: ['reference', nama, cari],
    queryFn: ({ signal }) => fetchReferensi(nama, cari, signal),
  })
}

/** Whom a request may name; while another day is asked about, those of the one before stay. */
export function koordinatorQuery(pengajuan: UntukPengajuan, cari = '') {
  return queryOptions({
    queryKey: ['reference', 'pemutus', pengajuan, cari],
    queryFn: ({ signal }) => fetchPemutus(pengajuan, cari, signal),
    placeholderData: (sebelum) => sebelum,
  })
}
