import { useEffect, useRef, useState } from 'react'
import { aturanKataSandiMasuk } from '@rekan/domain/auth/auth'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { confirmBySso } from '../sesi/sso-ulang.ts'
import { useIsian } from '../sesi/use-isian.ts'

type KonfirmasiSheetProps = {
  /** Given, or closed without */
  readonly onDone: (isGiven: boolean) => void
}

const ATURAN = { password: aturanKataSandiMasuk }

/** Asks for the password once more; what was being done goes on after it. */
export function KonfirmasiSheet({ onDone }: KonfirmasiSheetProps) {
  const { field, form, refuse } = useIsian(ATURAN)
  const [isBusy, setBusy] = useState(false)
  const [hasSso, setSso] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    call('GET /login/cara', { signal: controller.signal })
      .then(({ data }) => setSso(data.sso))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  async function send(give: () => Promise<void>) {
    setBusy(true)
    try {
      await give()
      onDone(true)
    } catch (cause) {
      const { errors, message } = errorFrom(cause)
      const salah = errors['password']?.[0]
      if (salah === undefined) toast.error(errors['sso']?.[0] ?? message, 'konfirmasi')
      else refuse({ password: salah })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title="Ini benar Anda?" onClose={() => onDone(false)}>
      <form
        {...form(
          isBusy,
          ({ password }) =>
            void send(async () => void (await call('POST /konfirmasi', { body: { password } }))),
        )}
        className="space-y-4 pb-4"
      >
        <p className="text-ink-muted">
          Masukkan kata sandi Anda sekali lagi. Isian Anda tetap, dan langsung dilanjutkan setelah ini.
        </p>
        <PasswordField
          label="Kata sandi"
          autoComplete="current-password"
          readOnly={isBusy}
          {...field('password')}
        />
        <Button type="submit" busy={isBusy}>
          Lanjutkan
        </Button>
        <Button
          tone="plain"
          disabled={isBusy}
          onClick={() => void send(async () => (await import('../sesi/passkey.ts')).confirmByPasskey())}
        >
          Pakai Passkey
        </Button>
        {hasSso && (
          <Button
            tone="plain"
            disabled={isBusy}
            onClick={() => void send(() => confirmBySso(leaving.current.signal))}
          >
            Masuk Lagi lewat SSO Perusahaan
          </Button>
        )}
      </form>
    </Sheet>
  )
}
