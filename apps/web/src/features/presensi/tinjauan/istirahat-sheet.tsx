import { useFieldArray, useWatch } from 'react-hook-form'
import { Plus, Trash2 } from 'lucide-react'
import { ISTIRAHAT_TERBANYAK } from '@rekan/domain/presensi/istirahat'
import { formatTanggal } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DuaHariField } from '../../../ui/dua-hari-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import type { KerjaTercatat, Rekaman } from '../rekaman/rekaman.wire.ts'
import { useKoreksiIstirahat } from '../rekaman/rekaman.queries.ts'
import { istirahatSchema } from './koreksi.schema.ts'

type IstirahatSheetProps = {
  readonly presensiId: string
  readonly rekaman: Rekaman
  readonly onClose: () => void
}

/** HR puts the breaks of a work right: all of them as they are to stand. */
export function IstirahatSheet({ presensiId, rekaman, onClose }: IstirahatSheetProps) {
  const koreksi = useKoreksiIstirahat(presensiId)
  const { tanggal, nama } = rekaman
  const kerja = rekaman.kerja.filter(({ isHadir }) => isHadir)
  const [pertama] = kerja
  const form = useForm({
    schema: istirahatSchema,
    defaultValues: { penugasan: String(pertama?.id ?? ''), istirahat: isianFrom(pertama), alasan: '' },
    submit: ({ penugasan, istirahat, alasan }) =>
      koreksi({
        tanggal,
        alasan,
        penugasan_id: Number(penugasan),
        istirahat: istirahat.map(({ hari, ...jam }) => ({
          ...jam,
          ...(hari !== '' && { hari: Number(hari) }),
        })),
      }),
    onSuccess: () => {
      onClose()
      toast.success('Istirahat dikoreksi.', 'form')
    },
  })
  const { fields, append, remove, replace } = useFieldArray({ control: form.hook.control, name: 'istirahat' })
  const tertulis = useWatch({ control: form.hook.control, name: 'istirahat' })
  const { onChange, ...pilihKerja } = form.field('penugasan')
  return (
    <Sheet title="Koreksi Istirahat" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <p className="text-ink-muted">
          {nama}, {formatTanggal(tanggal)}. Tanpa satu pun, istirahat sesuai jadwal yang dipotong.
        </p>
        {kerja.length > 1 && (
          <SelectField
            label="Kerja"
            required
            options={kerja.map(({ id, sebutan }) => ({ value: id, label: sebutan }))}
            {...pilihKerja}
            onChange={(event) => {
              void onChange(event)
              replace(isianFrom(kerja.find(({ id }) => String(id) === event.target.value)))
            }}
          />
        )}
        {fields.map(({ id }, ke) => (
          <fieldset key={id} className="flex items-start gap-2">
            <legend className="sr-only">{`Istirahat ${ke + 1}`}</legend>
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
              <Control form={form} name={`istirahat.${ke}.mulai`}>
                {(field) => <TimeField {...field} label={`Mulai ${ke + 1}`} required />}
              </Control>
              <Control form={form} name={`istirahat.${ke}.selesai`}>
                {(field) => <TimeField {...field} label={`Selesai ${ke + 1}`} required />}
              </Control>
              <DuaHariField
                label={`Tanggal mulai ${ke + 1}`}
                tanggal={tanggal}
                dipilih={tertulis[ke]?.hari ?? ''}
                {...form.field(`istirahat.${ke}.hari`)}
              />
            </div>
            <IconButton
              label={`Hapus istirahat ${ke + 1}`}
              onClick={() => remove(ke)}
              className="mt-7 hover:bg-sunken"
            >
              <Trash2 className="size-5" />
            </IconButton>
          </fieldset>
        ))}
        {fields.length < ISTIRAHAT_TERBANYAK && (
          <Button
            tone="outline"
            icon={<Plus className="size-5" />}
            onClick={() => append({ mulai: '', selesai: '', hari: '' })}
          >
            Tambah Istirahat
          </Button>
        )}
        <TextArea
          label="Alasan"
          required
          hint="Tersimpan dalam jejak audit."
          maxLength={500}
          {...form.field('alasan')}
        />
      </Form>
    </Sheet>
  )
}

function isianFrom(kerja: KerjaTercatat | undefined) {
  return (kerja?.istirahat ?? []).map(({ mulai, selesai }) => ({ mulai, selesai: selesai ?? '', hari: '' }))
}
