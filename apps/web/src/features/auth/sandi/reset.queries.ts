import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import type { CallInput } from '../../../lib/http.types.ts'
import { closeSession } from '../../../lib/session.ts'
import { removeData } from '../../../lib/session-data.ts'
import { toast } from '../../../lib/toast.ts'
import { useStep } from '../sesi/auth.queries.ts'

/** By a link's token, or by the code HR gave to the person of a kode karyawan */
type KataSandiBaru = CallInput<'POST /reset-password'>['body']

/** Messages by field, by the server's names of them. */
type Salah = Readonly<Record<string, string>>

/** Asks for a link; `pesan` is the server's answer once there is one. A refused address goes to `refuse`. */
export function useSendResetRequest(refuse: (salah: Salah) => void) {
  const [pesan, setPesan] = useState<string>()
  const step = useStep(async (email: string) => {
    try {
      // The same whether or not the address is known.
      setPesan((await call('POST /forgot-password', { body: { email } })).data.message)
    } catch (error) {
      const { salah } = refusalOf(error)
      if (salah['email'] === undefined) throw error
      refuse(salah)
    }
  })
  return { ...step, pesan, lagi: () => setPesan(undefined) }
}

/**
 * Sets the new password and goes to the sign-in. Refused fields go to `refuse`; a link or code that does not open is
 * reported at `field`, or in `mati` without one.
 */
export function useResetPassword(refuse: (salah: Salah) => void, field?: string) {
  const router = useRouter()
  const [mati, setMati] = useState<string>()
  const step = useStep(async (given: KataSandiBaru) => {
    try {
      // The change ends every session of the account.
      const { data } = await closeSession(() => call('POST /reset-password', { body: given }))
      toast.success(data.message, 'sesi')
      await router.navigate({ to: '/auth/sign-in', replace: true })
      removeData()
    } catch (error) {
      const { salah, message } = refusalOf(error)
      if (Object.keys(salah).length > 0) refuse(salah)
      else if (field === undefined) setMati(message)
      else refuse({ [field]: message })
    }
  })
  return { ...step, mati }
}

/** What a 422 says; every other failure is thrown on. */
function refusalOf(error: unknown): { salah: Salah; message: string } {
  if (!(error instanceof ApiError) || error.status !== 422) throw error
  const first = Object.entries(error.errors).map(([name, [pesan = error.message]]) => [name, pesan])
  return { salah: Object.fromEntries(first) as Salah, message: error.message }
}
