import { useWatch } from 'react-hook-form'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { angkaFrom } from '../../lib/angka.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormHandle, useForm } from '../../ui/use-form.ts'
import { type Upah, upahQuery } from './upah.queries.ts'
import { upahSchema } from './upah.schema.ts'

type UpahSheetProps = {
  readonly karyawanId: string
  /** The last one on record, which the form begins with */
  readonly kini: Upah | undefined
  readonly onClose: () => void
}

const RUPIAH = {
  pokok: 'Upah pokok',
  tunjangan_tetap: 'Tunjangan tetap',
  tunjangan_tidak_tetap: 'Tunjangan tidak tetap',
}

type NamaRupiah = keyof typeof RUPIAH
type IsianUpah = Readonly<Record<NamaRupiah, string>> & {
  readonly mulai: string
  readonly satuan: Upah['satuan']
  readonly bersih: boolean
}

/** What somebody earns from a day on; the same day again replaces it. */
export function UpahSheet({ karyawanId, kini, onClose }: UpahSheetProps) {
  const recordUpah = useWrite('POST /karyawan/{id}/upah', { into: () => upahQuery(karyawanId), once: true })
  const form = useForm({
    schema: upahSchema,
    defaultValues: {
      mulai: '',
      satuan: kini?.satuan ?? 'bulan',
      pokok: kini === undefined ? '' : String(kini.pokok),
      tunjangan_tetap: String(kini?.tunjangan_tetap ?? 0),
      tunjangan_tidak_tetap: String(kini?.tunjangan_tidak_tetap ?? 0),
      bersih: kini?.bersih ?? false,
    },
    submit: ({ mulai, satuan, bersih, ...teks }) =>
      recordUpah({
        params: { id: karyawanId },
        body: {
          mulai,
          satuan,
          bersih,
          pokok: angkaFrom(teks.pokok) ?? 0,
          tunjangan_tetap: angkaFrom(teks.tunjangan_tetap) ?? 0,
          tunjangan_tidak_tetap: angkaFrom(teks.tunjangan_tidak_tetap) ?? 0,
        },
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
        <RupiahField form={form} name="tunjangan_tetap" />
        <RupiahField form={form} name="tunjangan_tidak_tetap" />
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
