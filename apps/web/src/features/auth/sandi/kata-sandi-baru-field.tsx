import type { ComponentProps } from 'react'
import { PasswordField } from '../../../ui/password-field.tsx'

type KataSandiBaruFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'>

/** A password to be set: says what is asked of it, and lets the phone propose one. */
export function KataSandiBaruField(props: KataSandiBaruFieldProps) {
  return (
    <PasswordField
      label="Kata sandi baru"
      autoComplete="new-password"
      hint="Minimal 10 karakter. Kalimat pendek mudah diingat."
      {...props}
    />
  )
}
