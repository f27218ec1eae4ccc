import * as z from 'zod/mini'
import { useQueryClient } from '@tanstack/react-query'
import { aturanPertanyaan } from '@rekan/domain/payroll/tanya'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { type BarisRincian, tanyaQuery } from './payroll.queries.ts'

const schema = z.object({ pertanyaan: text(aturanPertanyaan) })

type TanyaSheetProps = {
  readonly slipId: number
  readonly baris: BarisRincian
  readonly onClose: () => void
}

/** A question to HR about one line of one's payslip. */
export function TanyaSheet({ slipId, baris, onClose }: TanyaSheetProps) {
  const create = useWrite('POST /payroll/{id}/tanya', { once: true })
  const queryClient = useQueryClient()
  const form = useForm({
    schema,
    defaultValues: { pertanyaan: '' },
    submit: async ({ pertanyaan }) => {
      await create({ params: { id: slipId }, body: { baris: baris.id, pertanyaan } })
      await queryClient.invalidateQueries({ queryKey: tanyaQuery(slipId).queryKey })
    },
    onSuccess: () => {
      onClose()
      toast.success('Pertanyaan dikirim ke HRD.', 'gaji')
    },
  })
  return (
    <Sheet title={`Tanyakan ${baris.nama}`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Kirim ke HRD">
        <p className="text-ink-muted">
          HRD melihat slip dan baris yang Anda tanyakan. Jawabannya datang sebagai notifikasi.
        </p>
        <TextArea label="Pertanyaan" required {...form.field('pertanyaan')} />
      </Form>
    </Sheet>
  )
}
