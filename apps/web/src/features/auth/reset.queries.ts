import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../lib/api-error.ts'
import { removeToken } from '../../lib/session.ts'
import { forgetData } from '../../lib/session-data.ts'
import { toast } from '../../lib/toast.ts'
import { useStep } from './auth.queries.ts'
import { requestReset, resetPassword } from './reset.api.ts'

/** Asks for a link; `pesan` is the server's answer once there is one. A refused address goes to `onSalah`. */
export function useRequestReset(onSalah: (pesan: string) => void) {
  const [pesan, setPesan] = useState<string>()
  const step = useStep(async (email: string) => {
    try {
      setPesan(await requestReset(email))
    } catch (error) {
      const salah = refusalOf(error)?.errors['email']?.[0]
      if (salah === undefined) throw error
      onSalah(salah)
    }
  })
  return { ...step, pesan, lagi: () => setPesan(undefined) }
}

/**
 * Sets the new password and goes to the sign-in. A refused password goes to `onSalah`; `mati` says why the link does
 * not open.
 */
export function useResetPassword(token: string, onSalah: (pesan: string) => void) {
  const router = useRouter()
  const [mati, setMati] = useState<string>()
  const step = useStep(async (password: string) => {
    try {
      const pesan = await resetPassword(token, password)
      // The change has ended every session of the account.
      removeToken()
      toast.success(pesan, 'sesi')
      await router.navigate({ to: '/auth/sign-in', replace: true })
      forgetData()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined) throw error
      const salah = refusal.errors['password']?.[0]
      if (salah === undefined) setMati(refusal.message)
      else onSalah(salah)
    }
  })
  return { ...step, mati }
}

function refusalOf(error: unknown): ApiError | undefined {
  return error instanceof ApiError && error.status === 422 ? error : undefined
}
