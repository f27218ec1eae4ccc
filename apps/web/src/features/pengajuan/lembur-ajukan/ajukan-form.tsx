import { useState } from 'react'
import { Send } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { toast } from '../../../lib/toast.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { type Option, SearchableSelect } from '../../../ui/searchable-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { type FormHandle, useForm, useStart } from '../../../ui/use-form.ts'
import { useTim } from '../../penempatan/tim.queries.ts'
import { useKoordinatorFrom } from '../../penempatan/penempatan.queries.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { useReferensi } from '../../reference/reference.queries.ts'
import { useCreateLembur, useHitungan } from './ajukan.queries.ts'
import { type IsianLembur, lemburSchema } from './ajukan.schema.ts'
import { HitunganLembur } from './hitungan-lembur.tsx'
import { WIRE } from './ajukan.api.ts'

type AjukanFormProps = {
  /** What stands in the fields at first */
  readonly awal: Partial<IsianLembur>
  /** For one of the filer's people, who is asked for first */
  readonly untukTim?: boolean
  readonly onDone: (isian: IsianLembur) => void
}

const KOSONG: IsianLembur = {
  karyawan: '',
  koordinator: '',
  tanggal: '',
  jamMulai: '',
  jamSelesai: '',
  keterangan: '',
}

/** Asks for overtime, and says at once what it comes to. */
export function AjukanForm({ awal, untukTim = false, onDone }: AjukanFormProps) {
  const [schema] = useState(() => lemburSchema(untukTim))
  const koordinator = useReferensi('koordinator')
  const form = useForm({
    schema,
    defaultValues: { ...KOSONG, ...awal },
    wire: WIRE,
    submit: useCreateLembur(),
    onSuccess: (pemutus, isian) => {
      toast.success(`Lembur diajukan ke ${pemutus}.`, 'form')
      onDone(isian)
    },
    onFailure: ({ status, message }) => {
      const isOther = untukTim && status === 404
      if (isOther) form.hook.setError('karyawan', { type: 'server', message })
      return isOther
    },
  })
  const hitungan = useHitungan(useWatch({ control: form.hook.control }) as IsianLembur, untukTim)
  const keberatan = hitungan.isPlaceholderData ? {} : (hitungan.data?.keberatan ?? {})
  return (
    <Form form={form} submit="Ajukan" icon={<Send className="size-5" />}>
      {!untukTim && <KoordinatorSendiri form={form} options={koordinator.known ?? koordinator.options} />}
      {untukTim && (
        <Control form={form} name="karyawan">
          {(field) => <PilihOrang {...field} error={field.error ?? keberatan.karyawan} />}
        </Control>
      )}
      <Control form={form} name="koordinator">
        {(field) => (
          <SearchableSelect
            {...pick(field)}
            {...koordinator}
            label="Koordinator"
            required
            placeholder="Pilih koordinator..."
            hint={untukTim ? 'Koordinator lain yang memutuskan' : 'Menyetujui pengajuan Anda'}
          />
        )}
      </Control>
      <Control form={form} name="tanggal">
        {(field) => (
          <DatePicker
            {...field}
            error={field.error ?? keberatan.tanggal}
            label="Tanggal"
            required
            format="short"
            placeholder="dd/mm/yyyy"
          />
        )}
      </Control>
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-28">
        <Control form={form} name="jamMulai">
          {(field) => (
            <TimeField {...field} error={field.error ?? keberatan.jamMulai} label="Jam mulai" required />
          )}
        </Control>
        <Control form={form} name="jamSelesai">
          {(field) => (
            <TimeField {...field} error={field.error ?? keberatan.jamSelesai} label="Jam selesai" required />
          )}
        </Control>
      </div>
      <HitunganLembur query={hitungan} />
      <TextArea
        label="Keterangan"
        required
        hint="Pekerjaan yang diselesaikan"
        {...form.field('keterangan')}
      />
    </Form>
  )
}

type KoordinatorSendiriProps = {
  readonly form: FormHandle<IsianLembur>
  readonly options: readonly Option<string>[]
}

/** Starts with one's own coordinator. */
function KoordinatorSendiri({ form, options }: KoordinatorSendiriProps) {
  const { karyawanId } = useProfil()
  const sendiri = String(useKoordinatorFrom(karyawanId, useZona()))
  useStart(form, 'koordinator', options.some(({ value }) => value === sendiri) ? sendiri : undefined)
  return null
}

type PilihOrangProps = {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

function PilihOrang(field: PilihOrangProps) {
  return (
    <SearchableSelect
      {...pick(field)}
      {...useTim()}
      label="Karyawan"
      required
      placeholder="Pilih karyawan..."
    />
  )
}
