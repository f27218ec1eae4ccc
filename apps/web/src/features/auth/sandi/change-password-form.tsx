import { useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { aturanKataSandiBaru, aturanKataSandiMasuk } from '@rekan/domain/auth/auth'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { KataSandiBaruField } from './kata-sandi-baru-field.tsx'

const schema = z.object({
  lama: text(aturanKataSandiMasuk),
  // The common ones are known to the server alone.
  baru: text(aturanKataSandiBaru(new Set())),
})

/** Changes one's own password and goes back to the account. */
export function ChangePasswordForm() {
  const { email, code } = useProfil()
  const router = useRouter()
  const edit = useWrite('POST /kata-sandi')
  const form = useForm({
    schema,
    defaultValues: { lama: '', baru: '' },
    wire: { kata_sandi_lama: 'lama', kata_sandi_baru: 'baru' },
    submit: ({ lama, baru }) => edit({ body: { kata_sandi_lama: lama, kata_sandi_baru: baru } }),
    onSuccess({ data: { message, passkey } }) {
      toast.success(message, 'form')
      // Whoever had the old password may have added one of theirs.
      return router.navigate({ to: passkey !== undefined ? '/akun/keamanan' : '/akun' })
    },
  })
  return (
    <Form form={form} submit="Simpan Kata Sandi">
      <p className="text-ink-muted">Setelah diganti, perangkat lain yang sedang masuk akan dikeluarkan.</p>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? code} readOnly hidden />
      <PasswordField label="Kata sandi lama" autoComplete="current-password" {...form.field('lama')} />
      <KataSandiBaruField {...form.field('baru')} />
    </Form>
  )
}
