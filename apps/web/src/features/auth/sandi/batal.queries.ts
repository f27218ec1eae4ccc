import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { useStep } from '../sesi/auth.queries.ts'

/** Puts back what a change took; `kabar` says how it went, `mati` why the link does not open. */
export function useCancelUbah(token: string) {
  const [kabar, setKabar] = useState<string>()
  const [mati, setMati] = useState<string>()
  const step = useStep(async () => {
    try {
      setKabar((await call('POST /batal-ubah', { body: { token } })).data.message)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      setMati(error.message)
    }
  })
  return { ...step, kabar, mati }
}
