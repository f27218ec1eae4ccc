import { type FormEvent, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { aturanEmail } from '@rekan/domain/auth'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Kabar } from './reset-page.tsx'
import { useRequestReset } from './reset.queries.ts'

/** Asks for the address and, once the link is on its way, says where to look for it. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { start, isBusy, pesan, lagi } = useRequestReset(refuse)

  function refuse(salah: string) {
    setError(salah)
    form.current?.querySelector('input')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const salah = aturanEmail(email)
    if (salah === undefined) start(email.trim())
    else refuse(salah)
  }

  if (pesan !== undefined) return <Terkirim pesan={pesan} email={email.trim()} onLagi={lagi} />
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <p>Tulis alamat email akun Anda. Kami kirim tautan untuk membuat kata sandi baru.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        readOnly={isBusy}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" busy={isBusy}>
        Kirim Tautan
      </Button>
      <p className="text-sm text-ink-muted">Tidak punya email di akun Anda? Hubungi bagian HRD.</p>
    </form>
  )
}

type TerkirimProps = { readonly pesan: string; readonly email: string; readonly onLagi: () => void }

function Terkirim({ pesan, email, onLagi }: TerkirimProps) {
  return (
    <div className="space-y-4">
      <Kabar title={email}>{pesan}</Kabar>
      <p className="text-sm text-ink-muted">
        Tautan berlaku 30 menit. Belum ada? Tunggu sebentar, lalu lihat juga folder Spam.
      </p>
      <Link to="/auth/sign-in" className={buttonClass('primary')}>
        Kembali ke Masuk
      </Link>
      <Button tone="plain" onClick={onLagi}>
        Kirim Ulang
      </Button>
    </div>
  )
}
