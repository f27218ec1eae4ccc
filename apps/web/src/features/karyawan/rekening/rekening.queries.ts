import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { detailFrom } from '../orang/orang.api.ts'
import { useStoreOrang } from '../orang/orang.queries.ts'

/** HR says that a changed bank account is right. Returns the text for the person. */
export function useConfirmRekening() {
  const terima = useStoreOrang()
  return useMutation({
    mutationFn: async (id: string) => {
      const { data, message = '' } = await call('POST /karyawan/{id}/rekening/konfirmasi', {
        params: { id },
        body: {},
      })
      terima(detailFrom(data))
      return message
    },
  })
}
