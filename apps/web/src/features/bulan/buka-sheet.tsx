import * as z from 'zod/mini'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { aturanAlasanBuka } from '@rekan/domain/bulan/kunci'
import { text } from '../../lib/form-schema.ts'
import { call } from '../../lib/http.ts'
import { useInvalidate } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useForm } from '../../ui/use-form.ts'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { Kunci } from './bulan.queries.ts'
import { lingkupOf } from './daftar-kunci.tsx'
import { TUTUP_BULAN } from './gaji/gaji.queries.ts'

const schema = z.object({ alasan: text(aturanAlasanBuka) })

type BukaSheetProps = { readonly bulan: Bulan; readonly kunci: Kunci; readonly onClose: () => void }

/** Opens a lock again, in the name of who is signed in and with a reason. */
export function BukaSheet({ bulan, kunci, onClose }: BukaSheetProps) {
  const { name } = useProfil()
  const invalidate = useInvalidate()
  const form = useForm({
    schema,
    defaultValues: { alasan: '' },
    submit: async (body) =>
      call('POST /kelola/tutup-bulan/kunci/{id}/buka', { params: { id: kunci.id }, body }),
    onSuccess: async ({ message }) => {
      await invalidate(...TUTUP_BULAN)
      toast.success(message ?? '', 'bulan')
      onClose()
    },
  })
  return (
    <SideSheet title={`Buka kunci ${formatBulan(bulan)}`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Buka kunci">
        <p className="text-sm text-ink-muted">
          {lingkupOf(kunci)}, dikunci {kunci.oleh}. Dibuka atas nama {name}; nama dan alasannya tercatat di
          jejak audit.
        </p>
        <TextArea label="Alasan" required {...form.field('alasan')} />
      </Form>
    </SideSheet>
  )
}
