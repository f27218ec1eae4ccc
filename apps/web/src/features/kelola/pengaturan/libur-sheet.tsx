import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { isTanggal } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../lib/format.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useSetLibur } from './libur.queries.ts'
import { hariBesok } from './riwayat.ts'

const schema = z.object({
  nama: text(wajib('Nama hari libur harus diisi.')),
  tanggal: text((teks) => (isTanggal(teks) ? undefined : 'Isi tanggalnya.')),
})

/** A day off of the company's own. */
export function LiburSheet({
  onClose,
  onSaved,
}: {
  readonly onClose: () => void
  /** Told of its year */
  readonly onSaved: (tahun: number) => void
}) {
  const set = useSetLibur()
  const form = useForm({
    schema,
    defaultValues: { nama: '', tanggal: '' },
    submit: ({ nama, tanggal }) => set.mutateAsync({ nama, tanggal, jenis: 'PERUSAHAAN', berlaku: true }),
    onSuccess: ({ tahun }, { nama, tanggal }) => {
      toast.success(`${nama}: ${formatTanggal(tanggal)} libur.`, 'form')
      onSaved(tahun)
      onClose()
    },
  })
  return (
    <SideSheet title="Hari Perusahaan" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Liburkan">
        <p className="text-ink-muted">
          Hari ini menjadi libur bagi semua orang dengan jadwal yang mengikuti hari libur. Hari yang sudah
          berjalan tidak berubah.
        </p>
        <TextField label="Nama" required hint="Misalnya Ulang tahun perusahaan" {...form.field('nama')} />
        <Control form={form} name="tanggal">
          {(field) => (
            <DatePicker
              {...field}
              label="Tanggal"
              required
              format="short"
              placeholder="dd/mm/yyyy"
              minDate={hariBesok()}
              hint="Paling cepat besok."
            />
          )}
        </Control>
      </Form>
    </SideSheet>
  )
}
