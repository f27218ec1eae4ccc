import * as z from 'zod/mini'
import { formatBulan } from '@rekan/domain/bulan'
import { hariBarat } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useInvalidateBeritaAcara } from './berita-acara.queries.ts'

const schema = z.object({ masa: z.string(), alasan: z.string() })

type SusunSheetProps = {
  readonly kontrakId: number
  readonly onTersusun: (id: number) => void
  readonly onClose: () => void
}

/** Computes the sheet of a period from what is recorded now; after one was sent it is the next revision, with a reason. */
export function SusunSheet({ kontrakId, onTersusun, onClose }: SusunSheetProps) {
  const compose = useWrite('POST /kelola/kontrak-klien/{id}/berita-acara')
  const invalidate = useInvalidateBeritaAcara()
  const masa = listMasa()
  const form = useForm({
    schema,
    defaultValues: { masa: masa[1]?.value ?? '', alasan: '' },
    submit: async (isi) => {
      const [tahun = 0, bulan = 0] = isi.masa.split('-').map(Number)
      return compose({ params: { id: kontrakId }, body: { tahun, bulan, alasan: isi.alasan } })
    },
    onSuccess: async ({ data: { id, revisi } }) => {
      await invalidate()
      toast.success(`Revisi ${revisi} disusun.`, 'berita-acara')
      onTersusun(id)
    },
  })
  return (
    <SideSheet title="Susun Berita Acara" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Susun">
        <SelectField label="Masa" options={masa} {...form.field('masa')} />
        <TextArea
          label="Alasan revisi"
          hint="Hanya perlu bila masa ini sudah pernah dikirim; klien membacanya."
          {...form.field('alasan')}
        />
      </Form>
    </SideSheet>
  )
}

/** This month and the twelve before it. */
function listMasa() {
  const [tahunIni = 0, bulanIni = 1] = hariBarat(serverNow()).split('-').map(Number)
  return Array.from({ length: 13 }, (_, mundur) => {
    const ke = tahunIni * 12 + bulanIni - 1 - mundur
    const masa = { tahun: Math.floor(ke / 12), bulan: (ke % 12) + 1 }
    return { value: `${masa.tahun}-${masa.bulan}`, label: formatBulan(masa) }
  })
}
