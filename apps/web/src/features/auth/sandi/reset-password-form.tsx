import { Link } from '@tanstack/react-router'
import { aturanKataSandiBaru } from '@rekan/domain/auth/auth'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { KataSandiBaruField } from './kata-sandi-baru-field.tsx'
import { Kabar } from './reset-page.tsx'
import { useResetPassword } from './reset.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'

/** The common passwords are known to the server alone. */
const ATURAN = { password: aturanKataSandiBaru(new Set()) }

/** Takes the new password for the account that the link's token stands for. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { form, field, refuse } = useIsian(ATURAN)
  const { start, isBusy, mati } = useResetPassword(refuse)

  if (mati !== undefined) return <TautanMati pesan={mati} />
  return (
    <form {...form(isBusy, ({ password }) => start({ token, password }))} className="space-y-4">
      <KataSandiBaruField readOnly={isBusy} {...field('password')} />
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
