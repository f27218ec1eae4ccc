import { useState } from 'react'
import * as z from 'zod/mini'
import type { Role } from '@rekan/domain/akses/peran'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { LABEL } from '../isian/label.ts'
import { ROLE_LABEL } from '../orang/role.ts'
import { type DetailOrang, useStoreOrang } from '../orang/orang.queries.ts'

type PeranSheetProps = { readonly orang: DetailOrang; readonly onClose: () => void }

/** Gives somebody another role. */
export function PeranSheet({ orang, onClose }: PeranSheetProps) {
  const { memberi } = useProfil().boleh
  const terima = useStoreOrang()
  const edit = useWrite('POST /karyawan/{id}/peran')
  const [schema] = useState(() => z.object({ role: z.enum(memberi) }))
  const form = useForm({
    schema,
    defaultValues: { role: orang.akun?.role ?? ('karyawan' satisfies Role) },
    submit: async ({ role }) => terima((await edit({ params: { id: orang.id }, body: { role } })).data),
    onSuccess: () => {
      onClose()
      toast.success('Peran diubah.', 'karyawan')
    },
  })
  return (
    <Sheet title="Ubah Peran" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan Peran">
        <p className="text-ink-muted">Yang dapat dilakukan {orang.nama} berubah saat itu juga.</p>
        <Control form={form} name="role">
          {(field) => (
            <RadioCards
              {...field}
              label={LABEL.role}
              required
              options={memberi.map((value) => ({
                value,
                label: ROLE_LABEL[value],
              }))}
            />
          )}
        </Control>
      </Form>
    </Sheet>
  )
}
