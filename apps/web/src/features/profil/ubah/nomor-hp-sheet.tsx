import { useState } from 'react'
import * as z from 'zod/mini'
import { ATURAN_DATA } from '@rekan/domain/karyawan/aturan-data-diri'
import { DATA_DIRI } from '@rekan/domain/karyawan/data-diri'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useProfil } from '../diri/profil.queries.ts'
import { useEditNomorHp } from '../isian/ubah.queries.ts'

/** Sets one's own number, and whether colleagues see it; both are taken back here too. */
export function NomorHpSheet({ onClose }: { readonly onClose: () => void }) {
  const { karyawan } = useProfil()
  const [schema] = useState(() => z.object({ nomor_hp: text(ATURAN_DATA.nomor_hp), setuju: z.boolean() }))
  const form = useForm({
    schema,
    defaultValues: {
      nomor_hp: karyawan?.kontak.nomor_hp ?? '',
      setuju: karyawan?.nomor_hp_terbuka ?? false,
    },
    submit: useEditNomorHp(),
    onSuccess: () => {
      onClose()
      toast.success('Nomor HP disimpan.', 'form')
    },
  })
  return (
    <Sheet title="Ubah Nomor HP" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan Nomor">
        <TextField
          label={DATA_DIRI.nomor_hp.label}
          type="tel"
          autoComplete="tel"
          hint="Seperti 081234567890. HRD dan koordinator Anda melihatnya."
          {...form.field('nomor_hp')}
        />
        <Checkbox
          label="Rekan kerja boleh melihat nomor ini"
          hint="Dapat Anda cabut kapan saja."
          {...form.field('setuju')}
        />
      </Form>
    </Sheet>
  )
}
