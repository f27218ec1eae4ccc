import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useStep } from '../sesi/auth.queries.ts'
import { cancelUbah } from './batal.api.ts'

/** Puts back what a change took; `kabar` says how it went, `mati` why the link does not open. */
export function useCancelUbah(token: string) {
  const [kabar, setKabar] = useState<string>()
  const [mati, setMati] = useState<string>()
  const step = useStep(async () => {
    try {
      setKabar(await cancelUbah(token))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      setMati(error.message)
    }
  })
  return { ...step, kabar, mati }
}
