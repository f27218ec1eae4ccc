import * as z from 'zod/mini'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { ATURAN_DOKUMEN, DATA_DOKUMEN } from '@rekan/domain/karyawan/dokumen'
import { judged, text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FormHandle, useForm } from '../../ui/use-form.ts'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { type DaftarDokumen, type Dokumen, dokumenDitulis } from './dokumen.queries.ts'

/** What the server takes as a document's file. */
const BERKAS_DOKUMEN = {
  isFoto: true,
  typeNames: 'PDF, JPEG, PNG, atau WebP',
  maxBytes: BERKAS_TERBESAR,
} as const

const isian = {
  jenis: text(ATURAN_DOKUMEN.jenis),
  nomor: text(ATURAN_DOKUMEN.nomor),
  terbit: text(ATURAN_DOKUMEN.terbit),
  berakhir: text(ATURAN_DOKUMEN.berakhir),
}
const schema = z.object(isian)
/** What is typed of a document, as text; '' for nothing. */
type IsianDokumen = z.infer<typeof schema>

const berkas = z.nullable(z.instanceof(File))
const schemaBaru = z.object({ ...isian, file: berkas })
const schemaBerkas = z.object({
  file: berkas.check(judged((file) => (file === null ? 'Pilih berkasnya.' : undefined))),
})
const LABEL: Readonly<Record<keyof IsianDokumen, string>> = {
  jenis: DATA_DOKUMEN.jenis.label,
  nomor: DATA_DOKUMEN.nomor.label,
  terbit: DATA_DOKUMEN.terbit.label,
  berakhir: DATA_DOKUMEN.berakhir.label,
}

type FormProps = { readonly karyawanId: string; readonly onDone: () => void }
type JenisProps = { readonly jenis: DaftarDokumen['jenis'] }

/** Another document, with its file or its number. */
export function DokumenBaru({ karyawanId, jenis, onDone }: FormProps & JenisProps) {
  const create = useWrite('POST /kelola/karyawan/{id}/dokumen', dokumenDitulis(karyawanId))
  const form = useForm({
    schema: schemaBaru,
    defaultValues: { jenis: '', nomor: '', terbit: '', berakhir: '', file: null },
    submit: ({ file, ...isi }) =>
      create({ params: { id: karyawanId }, form: { ...isi, file: file ?? undefined } }),
    onSuccess: () => {
      toast.success('Dokumen disimpan.', 'form')
      onDone()
    },
  })
  return (
    <Form
      form={form}
      submit="Simpan Dokumen"
      back={<CancelButton isUnsaved={form.isUnsaved} onCancel={onDone} />}
    >
      <SelectField
        label={LABEL.jenis}
        required
        placeholder="Pilih jenis dokumen"
        options={jenis.map(({ kode, nama }) => ({ value: kode, label: nama }))}
        {...form.field('jenis')}
      />
      <TextField label={LABEL.nomor} autoComplete="off" {...form.field('nomor')} />
      <Control form={form} name="terbit">
        {(field) => <Hari {...field} label={LABEL.terbit} />}
      </Control>
      <Control form={form} name="berakhir">
        {(field) => <Hari {...field} label={LABEL.berakhir} hint={TANPA_AKHIR} />}
      </Control>
      <Control form={form} name="file">
        {(field) => <FileField {...field} {...BERKAS_DOKUMEN} label="Berkas" />}
      </Control>
    </Form>
  )
}

/** What is known of a document, its file apart. */
export function DokumenUbah({ karyawanId, jenis, dokumen, onDone }: FormProps & JenisProps & DokumenProps) {
  const edit = useWrite('POST /kelola/dokumen/{id}', dokumenDitulis(karyawanId))
  const { form, conflict } = useRecordForm<IsianDokumen, unknown>({
    schema,
    record: { values: isianFrom(dokumen), versi: dokumen.versi },
    labels: LABEL,
    latest: (error) => {
      const semua = terbaruFrom('GET /kelola/karyawan/{id}/dokumen', error)
      const terbaru = semua?.dokumen.find(({ id }) => id === dokumen.id)
      return terbaru && { values: isianFrom(terbaru), versi: terbaru.versi }
    },
    submit: (isi, { versi }) => edit({ params: { id: dokumen.id }, body: { ...isi, versi } }),
    onSuccess: () => {
      toast.success('Dokumen disimpan.', 'form')
      onDone()
    },
  })
  return (
    <>
      <Form
        form={form}
        submit="Simpan Dokumen"
        back={<CancelButton isUnsaved={form.isUnsaved} onCancel={onDone} />}
      >
        <UbahFields form={form} jenis={jenis} />
      </Form>
      {conflict}
    </>
  )
}

function UbahFields({ form, jenis }: JenisProps & { readonly form: FormHandle<IsianDokumen> }) {
  return (
    <>
      <SelectField
        label={LABEL.jenis}
        required
        options={jenis.map(({ kode, nama }) => ({ value: kode, label: nama }))}
        {...form.field('jenis')}
      />
      <TextField label={LABEL.nomor} autoComplete="off" {...form.field('nomor')} />
      <Control form={form} name="terbit">
        {(field) => <Hari {...field} label={LABEL.terbit} />}
      </Control>
      <Control form={form} name="berakhir">
        {(field) => <Hari {...field} label={LABEL.berakhir} hint={TANPA_AKHIR} />}
      </Control>
    </>
  )
}

type DokumenProps = { readonly dokumen: Dokumen }

/** Another file in the place of a document's. */
export function BerkasGanti({ karyawanId, dokumen, onDone }: FormProps & DokumenProps) {
  const replace = useWrite('POST /kelola/dokumen/{id}/berkas', dokumenDitulis(karyawanId))
  const form = useForm({
    schema: schemaBerkas,
    defaultValues: { file: null },
    submit: async ({ file }) => {
      if (file !== null) await replace({ params: { id: dokumen.id }, form: { file } })
    },
    onSuccess: () => {
      toast.success('Berkas diganti.', 'form')
      onDone()
    },
  })
  return (
    <Form
      form={form}
      submit="Ganti Berkas"
      back={<CancelButton isUnsaved={form.isUnsaved} onCancel={onDone} />}
    >
      {dokumen.nama_berkas !== null && (
        <p className="text-sm text-ink-muted">{dokumen.nama_berkas} dihapus dan tidak dapat dikembalikan.</p>
      )}
      <Control form={form} name="file">
        {(field) => (
          <FileField {...field} {...BERKAS_DOKUMEN} label={`Berkas ${dokumen.jenis.nama}`} required />
        )}
      </Control>
    </Form>
  )
}

function isianFrom({ jenis, nomor, terbit, berakhir }: Dokumen): IsianDokumen {
  return { jenis: jenis.kode, nomor: nomor ?? '', terbit: terbit ?? '', berakhir: berakhir ?? '' }
}

const TANPA_AKHIR = 'Kosongkan bila tidak berakhir'

function Hari(props: Omit<Parameters<typeof DatePicker>[0], 'format' | 'placeholder'>) {
  return <DatePicker {...props} format="short" placeholder="dd/mm/yyyy" />
}
