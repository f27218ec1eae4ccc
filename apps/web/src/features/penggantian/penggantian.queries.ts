import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { type CallData, query } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'

export type Penggantian = CallData<'GET /karyawan/{id}/penggantian'>
export type Calon = Penggantian['calon'][number]

/** A work of a person's day, by its start where the day has several. */
export type AlamatKerja = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly mulai?: string | undefined
}

/** What is done about a work: offered to several, one put in its place, or both called off. */
type Langkah =
  | { readonly apa: 'tawarkan'; readonly calon: readonly number[]; readonly alasan: string }
  | { readonly apa: 'tugaskan'; readonly calon: number; readonly alasan: string }
  | { readonly apa: 'lepas' }

/** Asked again while it stands open: who was asked may answer at any moment. */
const LAGI_MS = 10_000

export const penggantianQuery = ({ karyawanId, ...kerja }: AlamatKerja) => ({
  ...query('GET /karyawan/{id}/penggantian', { params: { id: karyawanId }, query: kerja }),
  refetchInterval: LAGI_MS,
})

export function useLangkah(alamat: AlamatKerja) {
  const queryClient = useQueryClient()
  const { queryKey } = penggantianQuery(alamat)
  return useMutation({
    mutationFn: (langkah: Langkah) => sendLangkah(alamat, langkah),
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(queryKey, data)
      toast.success(message ?? '', 'penggantian')
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'penggantian')
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

async function sendLangkah({ karyawanId, ...kerja }: AlamatKerja, langkah: Langkah) {
  const params = { id: karyawanId }
  switch (langkah.apa) {
    case 'tawarkan': {
      const body = { ...kerja, calon: [...langkah.calon], alasan: langkah.alasan }
      return call('POST /karyawan/{id}/penggantian/tawarkan', { params, body })
    }
    case 'tugaskan': {
      const body = { ...kerja, calon: langkah.calon, alasan: langkah.alasan }
      return call('POST /karyawan/{id}/penggantian/tugaskan', { params, body })
    }
    case 'lepas':
      return call('POST /karyawan/{id}/penggantian/lepas', { params, body: kerja })
  }
}
