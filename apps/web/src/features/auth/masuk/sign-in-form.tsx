import { type FormEvent, Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { aturanKataSandiMasuk, aturanNamaPengguna } from '@rekan/domain/auth/auth'
import { call } from '../../../lib/http.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLogin } from '../sesi/auth.queries.ts'

// Most sign in by their password alone.
const CaraLain = lazy(async () => ({ default: (await import('./cara-lain.tsx')).CaraLain }))
const LangkahKedua = lazy(async () => ({ default: (await import('./langkah-kedua.tsx')).LangkahKedua }))

type Errors = { readonly email?: string | undefined; readonly password?: string | undefined }

/** Signs in and goes to `target`. What was typed stays when the server refuses. */
export function SignInForm({ target }: { readonly target: string }) {
  const { start, isBusy, gagal, langkah, startOver } = useLogin(target)
  const [errors, setErrors] = useState<Errors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const [email, password] = [textIn(form, 'email'), textIn(form, 'password')]
    const found = { email: aturanNamaPengguna(email), password: aturanKataSandiMasuk(password) }
    setErrors(found)
    const wrong = found.email !== undefined ? 'email' : found.password !== undefined ? 'password' : undefined
    if (wrong === undefined)
      start(async () => {
        const { data } = await call('POST /login', { body: { email: email.trim(), password } })
        return 'token' in data ? data.token : data
      })
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  if (langkah !== undefined)
    return (
      <Suspense>
        <LangkahKedua langkah={langkah} isBusy={isBusy} gagal={gagal} start={start} onBatal={startOver} />
      </Suspense>
    )
  return (
    <form noValidate onSubmit={submit} aria-label="Masuk">
      <TextField
        label="Email atau kode karyawan"
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        error={errors.email}
      />
      <div className="mt-4">
        <PasswordField
          label="Kata sandi"
          name="password"
          autoComplete="current-password"
          readOnly={isBusy}
          error={errors.password}
        />
      </div>
      <Link
        to="/auth/forgot-password"
        className="my-1 ml-auto block min-h-11 w-fit content-center text-sm font-semibold text-primary hover:underline"
      >
        Lupa kata sandi?
      </Link>
      {/* The message at the screen's edge has told it; here it stays. */}
      {gagal !== undefined && <p className="mb-3 text-sm font-medium text-destructive">{gagal}</p>}
      <Button type="submit" busy={isBusy}>
        Masuk
      </Button>
      <div className="mt-2 min-h-13">
        <Suspense>
          <CaraLain isBusy={isBusy} start={start} target={target} />
        </Suspense>
      </div>
      <Link to="/auth/masuk-pertama" className={buttonClass('plain')}>
        Masuk pertama kali
      </Link>
    </form>
  )
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
