import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { ATURAN_KONTRAK, DATA_KONTRAK, JENIS_KONTRAK } from '@rekan/domain/karyawan/kontrak'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FormHandle } from '../../ui/use-form.ts'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { type Kontrak, kontrakDitulis } from './kontrak.queries.ts'

const schema = z.object({
  jenis: z.enum(JENIS_KONTRAK, { error: 'Jenis kontrak harus diisi.' }),
  nomor: text(ATURAN_KONTRAK.nomor),
  ditandatangani: text(ATURAN_KONTRAK.ditandatangani),
  mulai: text(ATURAN_KONTRAK.mulai),
  sampai: text(ATURAN_KONTRAK.sampai),
  dicatat: text(ATURAN_KONTRAK.dicatat),
  nomor_pencatatan: text(ATURAN_KONTRAK.nomor_pencatatan),
  catatan: text(ATURAN_KONTRAK.catatan),
})
/** What is typed of a contract, as text; '' for nothing. */
export type IsianKontrak = z.infer<typeof schema>

const LABEL = Object.fromEntries(
  Object.entries(DATA_KONTRAK).map(([nama, { label }]) => [nama, label]),
) as Readonly<Record<keyof IsianKontrak, string>>

type KontrakFormProps = {
  readonly karyawanId: string
  /** The one that is mended; null for another one */
  readonly kontrak: Kontrak | null
  /** What another one begins with */
  readonly awal: IsianKontrak
  readonly onDone: () => void
}

/** A contract: its kind, number and span, and that it was registered. */
export function KontrakForm({ karyawanId, kontrak, awal, onDone }: KontrakFormProps) {
  const create = useWrite('POST /kelola/karyawan/{id}/kontrak', {
    ...kontrakDitulis(karyawanId),
    once: true,
  })
  const edit = useWrite('POST /kelola/kontrak/{id}', kontrakDitulis(karyawanId))
  const { form, conflict } = useRecordForm<IsianKontrak, readonly string[]>({
    schema,
    record: { values: kontrak === null ? awal : isianFrom(kontrak), versi: kontrak?.versi ?? 0 },
    labels: LABEL,
    latest: (error) => {
      const semua = terbaruFrom('GET /kelola/karyawan/{id}/kontrak', error)
      const terbaru = semua?.find(({ id }) => id === kontrak?.id)
      return terbaru && { values: isianFrom(terbaru), versi: terbaru.versi }
    },
    submit: async (isian, { versi }) => {
      const body = isian.jenis === 'PKWTT' ? { ...isian, sampai: '' } : isian
      if (kontrak === null) {
        const { peringatan } = await create({ params: { id: karyawanId }, body })
        return peringatan.map(({ pesan }) => pesan)
      }
      await edit({ params: { id: kontrak.id }, body: { ...body, versi } })
      return []
    },
    onSuccess: (peringatan) => {
      toast.success('Kontrak disimpan.', 'form')
      for (const pesan of peringatan) toast.info(pesan, 'upah')
      onDone()
    },
  })
  return (
    <>
      <Form
        form={form}
        submit="Simpan Kontrak"
        back={<CancelButton isUnsaved={form.isUnsaved} onCancel={onDone} />}
      >
        <KontrakFields form={form} />
      </Form>
      {conflict}
    </>
  )
}

function KontrakFields({ form }: { readonly form: FormHandle<IsianKontrak> }) {
  const jenis = useWatch({ control: form.hook.control, name: 'jenis' })
  return (
    <>
      <Control form={form} name="jenis">
        {(field) => (
          <RadioCards
            {...field}
            label={LABEL.jenis}
            required
            columns
            options={[
              { value: 'PKWT', label: 'PKWT', hint: 'Untuk waktu tertentu' },
              { value: 'PKWTT', label: 'PKWTT', hint: 'Tetap' },
            ]}
          />
        )}
      </Control>
      <TextField label={LABEL.nomor} required autoComplete="off" {...form.field('nomor')} />
      <Hari form={form} name="ditandatangani" required />
      <Hari form={form} name="mulai" required />
      {jenis === 'PKWT' && <Hari form={form} name="sampai" required />}
      {jenis === 'PKWT' && (
        <>
          <Hari form={form} name="dicatat" hint="Paling lambat 3 hari kerja sejak ditandatangani" />
          <TextField
            label={LABEL.nomor_pencatatan}
            autoComplete="off"
            hint="Dari dinas ketenagakerjaan"
            {...form.field('nomor_pencatatan')}
          />
        </>
      )}
      <TextArea label={LABEL.catatan} {...form.field('catatan')} />
    </>
  )
}

function isianFrom(kontrak: Kontrak): IsianKontrak {
  const { jenis, nomor, ditandatangani, mulai, sampai, dicatat, nomor_pencatatan, catatan } = kontrak
  return {
    jenis,
    nomor,
    ditandatangani,
    mulai,
    sampai: sampai ?? '',
    dicatat: dicatat ?? '',
    nomor_pencatatan: nomor_pencatatan ?? '',
    catatan: catatan ?? '',
  }
}

type HariProps = {
  readonly form: FormHandle<IsianKontrak>
  readonly name: 'ditandatangani' | 'mulai' | 'sampai' | 'dicatat'
  readonly required?: boolean
  readonly hint?: string
}

function Hari({ form, name, ...look }: HariProps) {
  return (
    <Control form={form} name={name}>
      {(field) => (
        <DatePicker {...look} {...field} label={LABEL[name]} format="short" placeholder="dd/mm/yyyy" />
      )}
    </Control>
  )
}
