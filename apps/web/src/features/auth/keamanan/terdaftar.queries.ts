import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'

/** A phone that is registered for the account's punches. */
export type Ponsel = {
  readonly id: number
  readonly nama: string
  readonly sejak: Tanggal
  readonly didengar: Tanggal
}

/** The account's phones, and since when its calendar has an address; what its role has none of is left out. */
export const terdaftarQuery = queryOptions({
  queryKey: ['terdaftar'],
  queryFn: async ({ signal }) => {
    const [ponsel, kalender] = await Promise.all([
      call('GET /ponsel', { signal }).then(({ data }) => data, without([])),
      call('GET /jadwal/kalender', { signal }).then(({ data }) => data.sejak, without(null)),
    ])
    return {
      ponsel: ponsel.map(({ id, nama, dibuat_pada, didengar_pada }): Ponsel => ({
        id,
        nama: nama ?? 'Ponsel',
        sejak: hariBarat(Date.parse(dibuat_pada)),
        didengar: hariBarat(Date.parse(didengar_pada)),
      })),
      kalender: kalender === null ? null : Date.parse(kalender),
    }
  },
})

function without<T>(nothing: T) {
  return (error: unknown): T => {
    if (error instanceof ApiError && error.status === 403) return nothing
    throw error
  }
}

/** Lets a phone count no more, or closes the calendar's address. */
export function useLepas(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (apa: number | 'kalender') =>
      apa === 'kalender'
        ? call('POST /jadwal/kalender/tutup', {}).then(() => 'Alamat kalender ditutup.')
        : (await call('POST /ponsel/{id}/lepas', { params: { id: String(apa) }, body: {} })).message,
    onSuccess: (pesan) => toast.success(pesan, 'terdaftar'),
    onError: (error) => toast.error(errorFrom(error).message, 'terdaftar'),
    onSettled: async () => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: terdaftarQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ['kalender'] })
    },
  })
}
