import { useState } from 'react'
import { Send } from 'lucide-react'
import { isTanggal } from '@rekan/domain/waktu'
import { useWatch } from 'react-hook-form'
import { toast } from '../../../lib/toast.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useForm, useStart } from '../../../ui/use-form.ts'
import { useTim } from '../../penempatan/tim.queries.ts'
import {
  awalKoordinator,
  pilihanKoordinator,
  useKoordinatorSaya,
} from '../../penempatan/penempatan.queries.ts'
import { kalimatMenunggu } from '../../profil/diri/kiriman.queries.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { usePemutus } from '../../reference/reference.queries.ts'
import { UlangNotice } from '../kiriman/ulang-notice.tsx'
import type { Ulang } from '../kiriman/ulang.ts'
import { useCreateLembur, useHitungan } from './ajukan.queries.ts'
import { type IsianLembur, KOSONG, lemburSchema } from './ajukan.schema.ts'
import { HitunganLembur } from './hitungan-lembur.tsx'
import { WIRE, sebabOf } from './ajukan.wire.ts'

type AjukanFormProps = {
  /** What stands in the fields at first */
  readonly awal: Partial<IsianLembur>
  /** For one of the filer's people, who is asked for first */
  readonly untukTim?: boolean
  /** The refused entry of the outbox that it starts with */
  readonly ulang?: Ulang<IsianLembur> | undefined
  readonly onDone: (isian: IsianLembur) => void
}

/** Asks for overtime, and says at once what it comes to. */
export function AjukanForm({ awal, untukTim = false, ulang, onDone }: AjukanFormProps) {
  const [schema] = useState(() => lemburSchema(untukTim))
  const { karyawanId } = useProfil()
  const sendiri = useKoordinatorSaya(karyawanId, useZona())
  const form = useForm({
    schema,
    defaultValues: { ...KOSONG, ...awal },
    wire: WIRE,
    submit: useCreateLembur(untukTim, ulang?.kunci),
    ditolak: ulang?.ditolak,
    onSuccess: (hasil, isian) => {
      if (hasil.jenis === 'diterima') toast.success(`Lembur diajukan ke ${hasil.pemutus}.`, 'form')
      else toast.info(kalimatMenunggu(hasil.isKept), 'form')
      onDone(isian)
    },
    onFailure: ({ status, message }) => {
      const isOther = untukTim && status === 404
      if (isOther) form.hook.setError('karyawan', { type: 'server', message })
      return isOther
    },
  })
  const isian = useWatch({ control: form.hook.control }) as IsianLembur
  const hari = isTanggal(isian.tanggal) ? isian.tanggal : ''
  const koordinator = pilihanKoordinator(
    usePemutus({ karyawan: isian.karyawan, mulai: hari, selesai: hari }),
    untukTim ? null : sendiri,
  )
  useStart(form, 'koordinator', awalKoordinator(koordinator, untukTim ? null : sendiri))
  const hitungan = useHitungan(isian, untukTim)
  const keberatan = hitungan.data === undefined || hitungan.isPlaceholderData ? {} : sebabOf(hitungan.data)
  return (
    <Form form={form} submit="Ajukan" icon={<Send className="size-5" />}>
      {ulang && <UlangNotice ulang={ulang} />}
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
      <HitunganLembur tanggal={isian.tanggal} query={hitungan} />
      <TextArea
        label="Keterangan"
        required
        hint="Pekerjaan yang diselesaikan"
        {...form.field('keterangan')}
      />
    </Form>
  )
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
