import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { text } from '../../../../lib/form-schema.ts'
import { toast } from '../../../../lib/toast.ts'
import { Form } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { type JadwalKerja, useWriteJadwal } from './jam-kerja.queries.ts'

const schema = z.object({ nama: text(wajib('Nama jadwal harus diisi.')) })

/** What a schedule is called; nothing else of it changes. */
export function NamaSheet({
  jadwal,
  onClose,
}: {
  readonly jadwal: JadwalKerja
  readonly onClose: () => void
}) {
  const { rename } = useWriteJadwal()
  const form = useForm({
    schema,
    defaultValues: { nama: jadwal.nama },
    submit: ({ nama }) =>
      rename.mutateAsync({ params: { id: jadwal.id }, versi: jadwal.versi, body: { nama } }),
    onSuccess: ({ data: { nama } }) => {
      toast.success(`Nama disimpan: ${nama}.`, 'form')
      onClose()
    },
  })
  return (
    <SideSheet title="Ganti Nama Jadwal" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <TextField
          label="Nama jadwal"
          required
          hint="Dipilih saat menempatkan orang, dan dipakai di berkas impor."
          {...form.field('nama')}
        />
      </Form>
    </SideSheet>
  )
}
