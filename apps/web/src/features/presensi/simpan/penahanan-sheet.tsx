import { X } from 'lucide-react'
import * as z from 'zod/mini'
import { aturanAlasanPenahanan, aturanPerkara } from '@rekan/domain/presensi/masa-simpan'
import { judged, text } from '../../../lib/form-schema.ts'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Control, Form } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { labelIn } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useOrang } from '../../penempatan/orang.queries.ts'
import { DITAHAN } from './masa-simpan.queries.ts'

const schema = z.object({
  orang: z
    .array(z.string())
    .check(judged((ids: readonly string[]) => (ids.length === 0 ? 'Pilih karyawan.' : undefined))),
  perkara: text(aturanPerkara),
  alasan: text(aturanAlasanPenahanan),
})

/** Holds the photos and positions of one person, or of all who are part of a case. */
export function PenahananSheet({ onClose }: { readonly onClose: () => void }) {
  const hold = useWrite('POST /penahanan')
  const invalidate = useInvalidate()
  const { options, ...orang } = useOrang()
  const form = useForm({
    schema,
    defaultValues: { orang: [] as string[], perkara: '', alasan: '' },
    wire: { karyawan_ids: 'orang' },
    submit: async ({ orang: ids, perkara, alasan }) => {
      await hold({ body: { karyawan_ids: ids.map(Number), alasan, ...(perkara !== '' && { perkara }) } })
      await invalidate(...DITAHAN)
    },
    onSuccess: () => {
      onClose()
      toast.success('Data ditahan.', 'form')
    },
  })
  return (
    <SideSheet title="Tahan Data" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Tahan">
        <p className="text-sm text-ink-muted">
          Foto dan posisi presensi orang ini tidak dihapus sampai penahanan dicabut.
        </p>
        <Control form={form} name="orang">
          {({ value, onChange, ...field }) => (
            <div className="space-y-2">
              <SearchableSelect
                {...field}
                {...orang}
                value={null}
                onChange={(id: string | null) => id !== null && onChange([...new Set([...value, id])])}
                options={options}
                label="Karyawan"
                required
                placeholder="Pilih karyawan..."
              />
              <ul aria-label="Karyawan yang ditahan datanya">
                {value.map((id) => (
                  <li key={id} className="flex items-center justify-between gap-2">
                    <span className="min-w-0 wrap-anywhere">{labelIn(options, id)}</span>
                    <IconButton
                      label={`Hapus ${labelIn(options, id)}`}
                      onClick={() => onChange(value.filter((satu) => satu !== id))}
                    >
                      <X className="size-5" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Control>
        <TextField label="Perkara" hint="Wajib bila menyangkut beberapa orang" {...form.field('perkara')} />
        <TextArea label="Alasan" required {...form.field('alasan')} />
      </Form>
    </SideSheet>
  )
}
