import { useEffect, useState } from 'react'
import { call } from '../../../lib/http.ts'
import { Button } from '../../../ui/button.tsx'
import { useStep } from '../sesi/auth.queries.ts'
import { setTujuan } from '../sesi/tujuan.ts'

type CaraLainProps = {
  readonly isBusy: boolean
  readonly start: (ask: () => Promise<string>) => void
  /** Where the sign-in leads */
  readonly target: string
}

/** What the company lets people sign in by beside their password. Until it is known, and without a network, as most do. */
export function CaraLain({ isBusy, start, target }: CaraLainProps) {
  const [cara, setCara] = useState({ sso: false, passkey: true })
  const pergi = useStep(async () => {
    const { data } = await call('POST /sso/tantangan', { body: {} })
    setTujuan(target)
    location.assign(data.alamat)
  })
  useEffect(() => {
    const controller = new AbortController()
    call('GET /login/cara', { signal: controller.signal })
      .then(({ data }) => setCara(data))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return (
    <>
      {cara.sso && (
        <Button tone="outline" busy={pergi.isBusy} disabled={isBusy} onClick={() => pergi.start()}>
          Masuk lewat SSO Perusahaan
        </Button>
      )}
      {cara.passkey && (
        <Button
          tone="plain"
          disabled={isBusy}
          onClick={() => start(async () => (await import('../sesi/passkey.ts')).loginByPasskey())}
        >
          Pakai Passkey
        </Button>
      )}
    </>
  )
}
