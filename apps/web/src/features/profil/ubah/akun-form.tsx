import { useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AKUN, akunFrom } from '../isian/isian.ts'
import { akunSchema } from '../isian/isian.schema.ts'
import { useProfil } from '../diri/profil.queries.ts'
import { useUbah } from './use-ubah.ts'

/** What an account without an employee holds of its person. */
export function AkunForm() {
  const navigate = useNavigate()
  const hasEmail = useProfil().email !== null
  const schema = useMemo(() => akunSchema({ hasEmail }), [hasEmail])
  const { form } = useUbah({
    fields: AKUN,
    valuesFrom: akunFrom,
    schema,
    onDone: () => navigate({ to: '/akun/karyawan' }),
  })
  return (
    <Form form={form} submit="Simpan">
      <TextField label="Nama" required autoComplete="name" {...form.field('name')} />
      <TextField
        label="Email"
        required={hasEmail}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="Dipakai untuk masuk dan menerima pemberitahuan"
        {...form.field('email')}
      />
    </Form>
  )
}
