import * as z from 'zod/mini'
import { paling, urut, wajib } from '@rekan/domain/aturan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { type Kasbon, daftarKasbonDitulis } from './kasbon.queries.ts'

const schema = z.object({
  alasan: text(
    urut(wajib('Alasan harus diisi.'), paling(250, 'Alasan tidak boleh lebih dari 250 karakter.')),
  ),
})

type TutupSheetProps = {
  readonly karyawanId: string
  readonly kasbon: Kasbon
  readonly onClose: () => void
}

/** Says why no more of a kasbon is taken. */
export function TutupSheet({ karyawanId, kasbon, onClose }: TutupSheetProps) {
  const tutup = useWrite('POST /kelola/kasbon/{id}/tutup', daftarKasbonDitulis(karyawanId))
  const form = useForm({
    schema,
    defaultValues: { alasan: '' },
    submit: (body) => tutup({ params: { id: kasbon.id }, body }),
    onSuccess: () => {
      onClose()
      toast.success('Kasbon ditutup.', 'form')
    },
  })
  return (
    <SideSheet title={`Tutup kasbon No. ${kasbon.id}`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Tutup Kasbon">
        <p className="text-ink-muted">
          Sisa {formatRupiah(kasbon.sisa)} tidak dipotong lagi dari gaji. Tidak dapat dibatalkan.
        </p>
        <TextArea
          label="Alasan"
          required
          hint="Misalnya dilunasi tunai; tercatat di jejak audit"
          {...form.field('alasan')}
        />
      </Form>
    </SideSheet>
  )
}
