import { useWatch } from 'react-hook-form'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { angkaFrom } from '../../lib/angka.ts'
import { toast } from '../../lib/toast.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormHandle, useForm } from '../../ui/use-form.ts'
import type { Upah } from './upah.api.ts'
import { useRecordUpah } from './upah.queries.ts'
import { upahSchema } from './upah.schema.ts'

type UpahSheetProps = {
  readonly karyawanId: string
  /** The last one on record, which the form begins with */
  readonly kini: Upah | undefined
  readonly onClose: () => void
}

const WIRE = { tunjangan_tetap: 'tunjanganTetap', tunjangan_tidak_tetap: 'tunjanganTidakTetap' } as const
const RUPIAH = {
  pokok: 'Upah pokok',
  tunjanganTetap: 'Tunjangan tetap',
  tunjanganTidakTetap: 'Tunjangan tidak tetap',
}

type NamaRupiah = keyof typeof RUPIAH
type IsianUpah = Readonly<Record<NamaRupiah, string>> & {
  readonly mulai: string
  readonly satuan: Upah['satuan']
  readonly bersih: boolean
}

/** What somebody earns from a day on; the same day again replaces it. */
export function UpahSheet({ karyawanId, kini, onClose }: UpahSheetProps) {
  const recordUpah = useRecordUpah(karyawanId)
  const form = useForm({
    schema: upahSchema,
    defaultValues: {
      mulai: '',
      satuan: kini?.satuan ?? 'bulan',
      pokok: kini === undefined ? '' : String(kini.pokok),
      tunjanganTetap: String(kini?.tunjanganTetap ?? 0),
      tunjanganTidakTetap: String(kini?.tunjanganTidakTetap ?? 0),
      bersih: kini?.bersih ?? false,
    },
    wire: WIRE,
    submit: ({ mulai, satuan, bersih, ...teks }) =>
      recordUpah({
        mulai,
        satuan,
        bersih,
        pokok: angkaFrom(teks.pokok) ?? 0,
        tunjanganTetap: angkaFrom(teks.tunjanganTetap) ?? 0,
        tunjanganTidakTetap: angkaFrom(teks.tunjanganTidakTetap) ?? 0,
      }),
    onSuccess: () => {
      onClose()
      toast.success('Upah dicatat.', 'form')
    },
  })
  return (
    <Sheet title="Catat Upah" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <Control form={form} name="mulai">
          {(field) => (
            <DatePicker {...field} label="Mulai tanggal" required format="short" placeholder="dd/mm/yyyy" />
          )}
        </Control>
        <Control form={form} name="satuan">
          {(field) => (
            <RadioCards
              {...field}
              label="Satuan"
              required
              columns
              options={[
                { value: 'bulan', label: 'Sebulan' },
                { value: 'hari', label: 'Sehari' },
                { value: 'shift', label: 'Per shift' },
                { value: 'potong', label: 'Per potong' },
              ]}
            />
          )}
        </Control>
        <RupiahField form={form} name="pokok" />
        <RupiahField form={form} name="tunjanganTetap" />
        <RupiahField form={form} name="tunjanganTidakTetap" />
        <Checkbox
          label="Upah disepakati bersih"
          hint="Pajak dan iuran ditanggung perusahaan lewat tunjangan pada slip"
          {...form.field('bersih')}
        />
      </Form>
    </Sheet>
  )
}

type RupiahFieldProps = { readonly form: FormHandle<IsianUpah>; readonly name: NamaRupiah }

/** An amount; read back below, lest a nought be missing. */
function RupiahField({ form, name }: RupiahFieldProps) {
  const jumlah = angkaFrom(useWatch({ control: form.hook.control, name }))
  return (
    <TextField
      label={RUPIAH[name]}
      required
      inputMode="numeric"
      autoComplete="off"
      hint={jumlah === undefined ? undefined : formatRupiah(jumlah)}
      {...form.field(name)}
    />
  )
}
