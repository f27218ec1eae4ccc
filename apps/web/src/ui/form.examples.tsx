import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { aturanEmail } from '@rekan/domain/auth/auth'
import { ApiError } from '../lib/api-error.ts'
import { judged, text } from '../lib/form-schema.ts'
import { toast } from '../lib/toast.ts'
import { Button } from './button.tsx'
import { Control, Form } from './form.tsx'
import { RadioCards } from './radio-cards.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const schema = z.object({
  name: text(wajib('Nama harus diisi')),
  birthPlace: text(wajib('Tempat lahir harus diisi.')),
  gender: z.enum(['L', 'P'], { error: 'Jenis kelamin harus diisi.' }),
  email: z.string().check(judged(aturanEmail)),
})

export function ScreenForm() {
  const form = useForm({
    schema,
    defaultValues: { name: 'Siti Rahma', birthPlace: '', email: 'siti@rekan.example' },
    wire: { nama: 'name', tempat_lahir: 'birthPlace' },
    submit: async ({ name, birthPlace }) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (birthPlace === 'Atlantis')
        throw new ApiError({
          status: 422,
          message: 'Periksa kembali isian Anda.',
          errors: { tempat_lahir: ['Tempat lahir tidak dikenal.'] },
        })
      if (birthPlace === 'Putus') throw new ApiError({ message: 'Tidak dapat terhubung ke server.' })
      return name
    },
    onSuccess: (name) => toast.success(`Data ${name} tersimpan.`, 'form'),
  })
  return (
    <Form
      form={form}
      submit="Simpan"
      actions={
        <Button tone="plain" onClick={() => form.hook.reset()}>
          Kembalikan
        </Button>
      }
    >
      <TextField label="Nama" required {...form.field('name')} />
      <TextField label="Tempat lahir" required hint="Seperti di KTP" {...form.field('birthPlace')} />
      <Control form={form} name="gender">
        {(field) => (
          <RadioCards
            {...field}
            label="Jenis kelamin"
            required
            columns
            options={[
              { value: 'L', label: 'Laki-laki' },
              { value: 'P', label: 'Perempuan' },
            ]}
          />
        )}
      </Control>
      <TextField label="Email" type="email" {...form.field('email')} />
    </Form>
  )
}
