import { useMutation, useQueryClient } from '@tanstack/react-query'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import { call } from '../../../lib/http.ts'
import { orangQuery, useStoreOrang } from '../orang/orang.queries.ts'

/** Has pay go to the account of before meanwhile, or wait. Returns the text for the person. */
export function useTahanRekening() {
  const terima = useStoreOrang()
  return useMutation({
    mutationFn: async ({ id, cara }: { readonly id: string; readonly cara: 'lama' | 'tunggu' }) => {
      const { data, message = '' } = await call('POST /karyawan/{id}/rekening/tahan', {
        params: { id },
        body: { cara },
      })
      terima(data)
      return message
    },
  })
}

/** Somebody says that their own account is right, which HR wrote. Returns the text for the person. */
export function useConfirmSendiri(karyawanId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (diganti_pada: string) =>
      (await call('POST /profile/rekening/konfirmasi', { body: { diganti_pada } })).message ?? '',
    onSettled: () => queryClient.invalidateQueries({ queryKey: orangQuery(karyawanId).queryKey }),
  })
}

/** HR says that a changed bank account is right. Returns the text for the person. */
export function useConfirmRekening() {
  const [terima, queryClient] = [useStoreOrang(), useQueryClient()]
  return useMutation({
    mutationFn: async ({ id, diganti_pada }: { readonly id: string; readonly diganti_pada: string }) => {
      const { data, message = '' } = await call('POST /karyawan/{id}/rekening/konfirmasi', {
        params: { id },
        body: { diganti_pada },
      })
      terima(data)
      void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
      return message
    },
  })
}
