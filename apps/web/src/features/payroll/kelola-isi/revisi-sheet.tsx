import * as z from 'zod/mini'
import { formatBulan } from '@rekan/domain/bulan'
import { PERIHAL_SLIP } from '@rekan/domain/payroll/jenis-slip'
import { aturanAlasanRevisi } from '@rekan/domain/payroll/payroll'
import { text } from '../../../lib/form-schema.ts'
import { Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import type { SlipKelola } from '../kelola/gaji.queries.ts'
import { useWriteGaji } from '../slip/gaji.write.ts'

type RevisiSheetProps = {
  readonly slip: SlipKelola
  readonly onClose: () => void
  readonly onRevised: (id: number) => void
}

const schema = z.object({ alasan: text(aturanAlasanRevisi) })

/** A correction of a published payslip: a draft of its own, which says why. */
export function RevisiSheet({ slip, onClose, onRevised }: RevisiSheetProps) {
  const revise = useWriteGaji('POST /payroll/{id}/revisi', { once: true })
  const form = useForm({
    schema,
    defaultValues: { alasan: '' },
    submit: (body) => revise({ params: { id: slip.id }, body }),
    onSuccess: ({ data }) => onRevised(data.id),
    // One is in the works: on to it.
    onFailure: ({ status, data }) => {
      const id = status === 409 ? (data as { readonly id?: number } | null)?.id : undefined
      if (id !== undefined) onRevised(id)
      return id !== undefined
    },
  })
  return (
    <SideSheet title="Buat Revisi" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Buat Revisi">
        <p className="text-ink-muted">
          {PERIHAL_SLIP[slip.jenis].sebutan} {formatBulan(slip)} {slip.karyawan.nama} yang terbit tetap
          tersimpan. Revisi dimulai dari baris-barisnya dan menggantikannya setelah diterbitkan.
        </p>
        <TextArea
          label="Alasan"
          required
          hint="Tercetak di slip dan dibaca karyawan"
          {...form.field('alasan')}
        />
      </Form>
    </SideSheet>
  )
}
