import { useState } from 'react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { tanggalLokal } from '@rekan/domain/waktu'
import { reachOf } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { judged, text } from '../../../lib/form-schema.ts'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { useReferensi } from '../../reference/reference.queries.ts'

type Masa = { readonly mulai: string; readonly selesai: string }

const aturanMasa = ({ mulai, selesai }: Masa) => {
  if (mulai === '' || selesai === '') return 'Masa penggantian harus diisi.'
  return selesai < mulai ? 'Tanggal selesai tidak boleh sebelum tanggal mulai.' : undefined
}

const WIRE = {
  koordinator_id: 'koordinator',
  pengganti_id: 'pengganti',
  tanggal_mulai: 'masa',
  tanggal_selesai: 'masa',
} as const

/** Names who decides in a coordinator's place; hrd in anybody's. */
export function PenggantiSheet({ onClose }: { readonly onClose: () => void }) {
  const profile = useProfil()
  const zona = useZona()
  const isSiapaSaja = reachOf(profile, 'POST /pengganti') === 'semua'
  const create = useWrite('POST /pengganti', { once: true })
  const invalidate = useInvalidate()
  const { options, ...koordinator } = useReferensi('koordinator')
  const [today] = useState(() => tanggalLokal(serverNow(), zona))
  const [schema] = useState(() =>
    z.object({
      koordinator: isSiapaSaja ? text(wajib('Koordinator harus dipilih.')) : z.string(),
      pengganti: text(wajib('Pengganti harus dipilih.')),
      masa: z.object({ mulai: z.string(), selesai: z.string() }).check(judged(aturanMasa)),
    }),
  )
  const form = useForm({
    schema,
    defaultValues: { koordinator: '', pengganti: '', masa: { mulai: '', selesai: '' } },
    wire: WIRE,
    submit: async ({ koordinator: siapa, pengganti, masa }) => {
      await create({
        body: {
          ...(siapa !== '' && { koordinator_id: Number(siapa) }),
          pengganti_id: Number(pengganti),
          tanggal_mulai: masa.mulai,
          tanggal_selesai: masa.selesai,
        },
      })
      await invalidate('GET /pengganti')
    },
    onSuccess: () => {
      onClose()
      toast.success('Pengganti ditunjuk.', 'form')
    },
  })
  return (
    <Sheet title="Tunjuk Pengganti" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Tunjuk">
        {isSiapaSaja && (
          <Control form={form} name="koordinator">
            {(field) => (
              <SearchableSelect
                {...pick(field)}
                {...koordinator}
                options={options}
                label="Koordinator yang digantikan"
                required
                placeholder="Pilih koordinator..."
              />
            )}
          </Control>
        )}
        <Control form={form} name="pengganti">
          {(field) => (
            <SearchableSelect
              {...pick(field)}
              {...koordinator}
              // Nobody stands in for themselves.
              options={options.filter(({ value }) => value !== String(profile.id))}
              label="Pengganti"
              required
              placeholder="Pilih pengganti..."
              hint="Menerima dan memutuskan pengajuan selama masa ini"
            />
          )}
        </Control>
        <Control form={form} name="masa">
          {(field) => <DateRangePicker {...field} label="Masa" required minDate={today} />}
        </Control>
      </Form>
    </Sheet>
  )
}
