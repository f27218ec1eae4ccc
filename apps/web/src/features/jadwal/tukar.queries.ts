import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import { toast } from '../../lib/toast.ts'

export type Tukar = CallAnswer<'GET /tukar'>['data'][number]
export type KerjaTukar = Tukar['pemohon']

/** One's own swaps, and those one is asked for. */
export const tukarQuery = queryOptions({
  queryKey: ['tukar'],
  queryFn: async ({ signal }) => (await call('GET /tukar', { signal })).data,
})

/** One's own works that may be swapped, and what colleagues have to give for them. */
export const pilihanTukarQuery = queryOptions({
  queryKey: ['tukar', 'pilihan'],
  queryFn: async ({ signal }) => (await call('GET /tukar/pilihan', { signal })).data,
})

export type LangkahTukar =
  | { readonly apa: 'minta'; readonly milik: number; readonly rekan: number }
  | { readonly apa: 'terima' | 'tolak' | 'batal'; readonly id: number }

/** Asks for a swap, answers one, or takes one's own back. What stands is asked anew either way. */
export function useTukar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (langkah: LangkahTukar) => (await send(langkah)).message ?? '',
    onSuccess: (message) => toast.success(message, 'tukar'),
    onError: (error) => toast.error(errorFrom(error).message, 'tukar'),
    onSettled: () =>
      Promise.all(['tukar', 'jadwal'].map((kunci) => queryClient.invalidateQueries({ queryKey: [kunci] }))),
  })
}

async function send(langkah: LangkahTukar): Promise<{ readonly message?: string | undefined }> {
  if (langkah.apa === 'minta')
    return call('POST /tukar', { body: { penugasan_id: langkah.milik, rekan_penugasan_id: langkah.rekan } })
  const params = { id: langkah.id }
  if (langkah.apa === 'terima') return call('POST /tukar/{id}/terima', { params })
  if (langkah.apa === 'tolak') return call('POST /tukar/{id}/tolak', { params })
  return call('POST /tukar/{id}/batal', { params })
}
