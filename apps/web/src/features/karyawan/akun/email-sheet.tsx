import { useState } from 'react'
import * as z from 'zod/mini'
import { aturanEmailKaryawan } from '@rekan/domain/karyawan/karyawan'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { type DetailOrang, useStoreOrang } from '../orang/orang.queries.ts'

type EmailSheetProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Gives somebody's account another address, where HR cannot: it may decide about who of HR would. */
export function EmailSheet({ orang, onClose }: EmailSheetProps) {
  const terima = useStoreOrang()
  const edit = useWrite('POST /karyawan/{id}')
  const [schema] = useState(() => z.object({ email: text(aturanEmailKaryawan) }))
  const form = useForm({
    schema,
    defaultValues: { email: orang.akun?.email ?? '' },
    submit: async ({ email }) => {
      const { data } = await edit({ params: { id: orang.id }, body: { email, versi: orang.versi ?? 0 } })
      return terima(data)
    },
    onSuccess: () => {
      onClose()
      toast.success('Alamat email diubah.', 'karyawan')
    },
  })
  return (
    <Sheet title="Ubah Alamat Email" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan Alamat">
        <p className="text-ink-muted">
          {orang.nama} masuk dengan alamat ini, dan surat akunnya dikirim ke sana. Alamat lama diberi tahu.
        </p>
        <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      </Form>
    </Sheet>
  )
}
