import { type FormEvent, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { aturanKataSandiBaru } from '@rekan/domain/auth'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Kabar } from './reset-page.tsx'
import { useResetPassword } from './reset.queries.ts'

/** The common passwords are known to the server alone. */
const aturanPanjang = aturanKataSandiBaru(new Set())

/** Takes the new password for the account that the link's token stands for. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { start, isBusy, mati } = useResetPassword(token, refuse)

  function refuse(salah: string) {
    setError(salah)
    form.current?.querySelector('input')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const salah = aturanPanjang(password)
    if (salah === undefined) start(password)
    else refuse(salah)
  }

  if (token === '')
    return <TautanMati pesan="Tautan tidak lengkap. Buka lagi dari email Anda, atau minta tautan baru." />
  if (mati !== undefined) return <TautanMati pesan={mati} />
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <PasswordField
        label="Kata sandi baru"
        name="password"
        autoComplete="new-password"
        hint="Minimal 10 karakter. Kalimat pendek mudah diingat."
        value={password}
        readOnly={isBusy}
        error={error}
        onChange={({ target }) => {
          setPassword(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" busy={isBusy}>
        Simpan Kata Sandi
      </Button>
    </form>
  )
}

function TautanMati({ pesan }: { readonly pesan: string }) {
  return (
    <div className="space-y-4">
      <Kabar title="Tautan tidak dapat dipakai">{pesan}</Kabar>
      <Link to="/auth/forgot-password" className={buttonClass('primary')}>
        Minta Tautan Baru
      </Link>
    </div>
  )
}
