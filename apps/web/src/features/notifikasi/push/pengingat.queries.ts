import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { query } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'

/** Whether the account's devices are reminded of a punch that is missing */
export const pengingatQuery = query('GET /pengingat')

export function useEditPengingat() {
  return useMutation({
    mutationFn: useWrite('POST /pengingat', { into: () => pengingatQuery }),
    onError: (error) => toast.error(errorFrom(error).message, 'pengingat'),
  })
}
