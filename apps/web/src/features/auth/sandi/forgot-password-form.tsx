import { Link } from '@tanstack/react-router'
import { aturanEmail } from '@rekan/domain/auth/auth'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Kabar } from './reset-page.tsx'
import { useSendResetRequest } from './reset.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'

const ATURAN = { email: aturanEmail }

/** Asks for the address and, once the link is on its way, says where to look for it. */
export function ForgotPasswordForm() {
  const { form, field, isi, refuse } = useIsian(ATURAN)
  const { start, isBusy, pesan, lagi } = useSendResetRequest(refuse)

  if (pesan !== undefined) return <Terkirim pesan={pesan} email={isi.email.trim()} onLagi={lagi} />
  return (
    <form {...form(isBusy, ({ email }) => start(email.trim()))} className="space-y-4">
      <p>Tulis alamat email akun Anda. Kami kirim tautan untuk membuat kata sandi baru.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        readOnly={isBusy}
        {...field('email')}
      />
      <Button type="submit" busy={isBusy}>
        Kirim Tautan
      </Button>
      <p className="text-sm text-ink-muted">
        Tidak punya email di akun Anda? Minta kode reset dari bagian HRD, lalu pakai di sini:
      </p>
      <Link to="/auth/reset-password" className={buttonClass('plain')}>
        Saya Punya Kode Reset
      </Link>
    </form>
  )
}

type TerkirimProps = { readonly pesan: string; readonly email: string; readonly onLagi: () => void }

function Terkirim({ pesan, email, onLagi }: TerkirimProps) {
  return (
    <div className="space-y-4">
      <Kabar title={email}>{pesan}</Kabar>
      <p className="text-sm text-ink-muted">
        Tautan berlaku 10 menit. Belum ada? Tunggu sebentar, lalu lihat juga folder Spam. Tautan baru paling
        cepat dikirim 10 menit setelah yang terakhir.
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
