import * as z from 'zod/mini'
import { ATURAN_KLIEN } from '@rekan/domain/klien/klien'
import { isTanggal } from '@rekan/domain/waktu'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control, Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { KLIEN_DITULIS, type Klien, type KontrakKlien } from './klien.queries.ts'

const hari = text((tanggal) => (isTanggal(tanggal) ? undefined : 'Isi tanggalnya.'))
const schema = z.object({
  nomor: text(ATURAN_KLIEN.nomor),
  mulai: hari,
  sampai: hari,
  toleransi: text((menit) =>
    /^\d{1,3}$/.test(menit.trim()) && Number(menit) <= 240 ? undefined : 'Tulis 0 sampai 240 menit.',
  ),
  catatan: text(ATURAN_KLIEN.catatan),
})
type Isian = z.infer<typeof schema>
const LABEL = {
  nomor: 'Nomor kontrak',
  mulai: 'Mulai',
  sampai: 'Sampai',
  toleransi: 'Pos boleh kosong (menit)',
  catatan: 'Catatan',
} as const

type KontrakSheetProps = {
  readonly klien: Klien
  /** Null: a new one */
  readonly kontrak: KontrakKlien | null
  readonly onClose: () => void
}

/** What was agreed with a client for a span of days. */
export function KontrakSheet({ klien, kontrak, onClose }: KontrakSheetProps) {
  const create = useWrite('POST /kelola/klien/{id}/kontrak', KLIEN_DITULIS)
  const edit = useWrite('POST /kelola/kontrak-klien/{id}', KLIEN_DITULIS)
  const { form, conflict } = useRecordForm<Isian, Klien>({
    schema,
    record: { values: isianFrom(kontrak), versi: klien.versi },
    labels: LABEL,
    latest: (error) => {
      const kini = terbaruFrom('GET /kelola/klien/{id}', error)
      const satu = kini?.kontrak.find(({ id }) => id === kontrak?.id) ?? null
      return kini && { values: isianFrom(satu), versi: kini.versi }
    },
    submit: async ({ toleransi, ...isi }, { versi }) => {
      const body = { ...isi, toleransi_kosong_menit: Number(toleransi), versi }
      const { data } =
        kontrak === null
          ? await create({ params: { id: klien.id }, body })
          : await edit({ params: { id: kontrak.id }, body })
      return data
    },
    onSuccess: () => {
      toast.success('Kontrak disimpan.', 'form')
      onClose()
    },
  })
  return (
    <SideSheet
      title={kontrak === null ? 'Kontrak Baru' : `Ubah ${kontrak.nomor}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        <TextField label={LABEL.nomor} required {...form.field('nomor')} />
        <Control form={form} name="mulai">
          {(field) => <DatePicker {...field} label={LABEL.mulai} required format="short" />}
        </Control>
        <Control form={form} name="sampai">
          {(field) => <DatePicker {...field} label={LABEL.sampai} required format="short" />}
        </Control>
        <TextField
          label={LABEL.toleransi}
          inputMode="numeric"
          hint="Selama ini pos yang belum terisi belum dihitung kosong."
          {...form.field('toleransi')}
        />
        <TextArea label={LABEL.catatan} {...form.field('catatan')} />
      </Form>
      {conflict}
    </SideSheet>
  )
}

function isianFrom(kontrak: KontrakKlien | null): Isian {
  return {
    nomor: kontrak?.nomor ?? '',
    mulai: kontrak?.mulai ?? '',
    sampai: kontrak?.sampai ?? '',
    toleransi: String(kontrak?.toleransi_kosong_menit ?? 0),
    catatan: kontrak?.catatan ?? '',
  }
}
