import { Link } from '@tanstack/react-router'
import { wajib } from '@rekan/domain/aturan'
import { aturanKataSandiBaru } from '@rekan/domain/auth/auth'
import { aturanKodeReset } from '@rekan/domain/auth/kode-reset'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { KataSandiBaruField } from './kata-sandi-baru-field.tsx'
import { useResetPassword } from './reset.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'

const ATURAN = {
  kode_karyawan: wajib('Kode karyawan harus diisi.'),
  kode: aturanKodeReset,
  password: aturanKataSandiBaru(new Set()),
}

/** Takes the new password of somebody whom HR gave a code. A refused code is told at its field and may be corrected. */
export function ResetKodeForm() {
  const { form, field, refuse } = useIsian(ATURAN)
  const { start, isBusy } = useResetPassword(refuse, 'kode')

  return (
    <form
      {...form(isBusy, (isi) => start({ ...isi, kode_karyawan: isi.kode_karyawan.trim() }))}
      className="space-y-4"
    >
      <p>Isi kode reset dari bagian HRD. Punya tautan di email? Buka lagi tautannya dari email itu.</p>
      <TextField
        label="Kode karyawan"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isBusy}
        {...field('kode_karyawan')}
      />
      <TextField
        label="Kode reset"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        hint="10 huruf, misalnya ACDEF-GHJKM."
        readOnly={isBusy}
        {...field('kode')}
      />
      <KataSandiBaruField readOnly={isBusy} {...field('password')} />
      <Button type="submit" busy={isBusy}>
        Simpan Kata Sandi
      </Button>
      <Link to="/auth/forgot-password" className={buttonClass('plain')}>
        Minta Tautan lewat Email
      </Link>
    </form>
  )
}
