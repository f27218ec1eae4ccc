import * as z from 'zod/mini'
import { ATURAN_BERITA_ACARA } from '@rekan/domain/berita-acara/berita-acara'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import type { Keberatan } from '../lembar/lembar.wire.ts'
import { useInvalidateBeritaAcara } from './berita-acara.queries.ts'

const schema = z.object({ diterima: z.string(), alasan: text(ATURAN_BERITA_ACARA.alasan), bukti: z.string() })

type JawabSheetProps = { readonly keberatan: Keberatan; readonly onClose: () => void }

/** Answers a dispute: accepted with what was put right before, or declined with evidence. */
export function JawabSheet({ keberatan, onClose }: JawabSheetProps) {
  const answer = useWrite('POST /kelola/keberatan/{id}/jawab')
  const invalidate = useInvalidateBeritaAcara()
  const form = useForm({
    schema,
    defaultValues: { diterima: 'ya', alasan: '', bukti: '' },
    submit: async ({ diterima, alasan, bukti }) =>
      answer({ params: { id: keberatan.id }, body: { diterima: diterima === 'ya', alasan, bukti } }),
    onSuccess: async ({ data: { jawaban } }) => {
      await invalidate()
      const revisi = jawaban?.revisi_baru ?? null
      toast.success(
        revisi === null ? 'Keberatan dijawab.' : `Keberatan dijawab. Revisi ${revisi} siap dikirim.`,
        'keberatan',
      )
      onClose()
    },
  })
  return (
    <SideSheet title="Jawab Keberatan" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Jawab">
        <p className="text-sm">“{keberatan.alasan}”</p>
        <SelectField
          label="Jawaban"
          hint="Untuk menerima, koreksi presensi hari itu lebih dulu: revisi baru disusun dari koreksinya."
          options={[
            { value: 'ya', label: 'Diterima dan sudah dikoreksi' },
            { value: 'tidak', label: 'Ditolak dengan bukti' },
          ]}
          {...form.field('diterima')}
        />
        <TextArea label="Alasan" required {...form.field('alasan')} />
        <TextArea label="Bukti" hint="Wajib bila ditolak, misalnya jam absennya." {...form.field('bukti')} />
      </Form>
    </SideSheet>
  )
}
