import * as z from 'zod/mini'
import { ATURAN_KLIEN } from '@rekan/domain/klien/klien'
import { Plus, Trash2 } from 'lucide-react'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { Control, Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { KLIEN_DITULIS, type Klien } from './klien.queries.ts'

const schema = z.object({
  kode: text(ATURAN_KLIEN.kode),
  nama: text(ATURAN_KLIEN.nama),
  alamat: text(ATURAN_KLIEN.alamat),
  npwp: text((npwp) =>
    npwp.trim() === '' || /^[0-9]{15,16}$/.test(npwp.replaceAll(/[\s.-]/g, ''))
      ? undefined
      : 'NPWP harus terdiri dari 15 atau 16 angka.',
  ),
  catatan: text(ATURAN_KLIEN.catatan),
  aktif: z.string(),
  /** All contacts, as JSON */
  kontak: text((isi) =>
    kontakFrom(isi).some(({ nama }) => nama.trim() === '') ? 'Nama kontak harus diisi.' : undefined,
  ),
})
type Isian = z.infer<typeof schema>
type Kontak = { readonly nama: string; readonly jabatan: string; readonly email: string; readonly hp: string }

type KlienSheetProps = {
  /** Null: a new one */
  readonly klien: Klien | null
  readonly onTersimpan: (klien: Klien) => void
  readonly onClose: () => void
}

/** A client with whom one talks to there. */
export function KlienSheet({ klien, onTersimpan, onClose }: KlienSheetProps) {
  const create = useWrite('POST /kelola/klien', KLIEN_DITULIS)
  const edit = useWrite('POST /kelola/klien/{id}', KLIEN_DITULIS)
  const { form, conflict } = useRecordForm<Isian, Klien>({
    schema,
    record: { values: isianFrom(klien), versi: klien?.versi ?? 0 },
    labels: {
      kode: 'Kode',
      nama: 'Nama',
      alamat: 'Alamat',
      npwp: 'NPWP',
      catatan: 'Catatan',
      aktif: 'Keadaan',
      kontak: 'Kontak',
    },
    display: (nama, nilai) =>
      nama === 'kontak'
        ? kontakFrom(nilai)
            .map((satu) => satu.nama)
            .join(', ')
        : nilai,
    latest: (error) => {
      const kini = terbaruFrom('GET /kelola/klien/{id}', error)
      return kini && { values: isianFrom(kini), versi: kini.versi }
    },
    submit: async ({ kontak, aktif, ...isi }, { versi }) => {
      const body = { ...isi, aktif: aktif === 'ya', kontak: [...kontakFrom(kontak)] }
      const { data } =
        klien === null
          ? await create({ body })
          : await edit({ params: { id: klien.id }, body: { ...body, versi } })
      return data
    },
    onSuccess: (hasil) => {
      toast.success('Klien disimpan.', 'form')
      onTersimpan(hasil)
    },
  })
  return (
    <SideSheet
      title={klien === null ? 'Klien Baru' : `Ubah ${klien.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        <TextField label="Kode" required hint="Misalnya MBS" {...form.field('kode')} />
        <TextField label="Nama" required {...form.field('nama')} />
        <TextArea label="Alamat" {...form.field('alamat')} />
        <TextField label="NPWP" inputMode="numeric" {...form.field('npwp')} />
        <Control form={form} name="kontak">
          {({ value, onChange, error }) => (
            <KontakFields
              kontak={kontakFrom(value)}
              error={error}
              onChange={(baru) => onChange(JSON.stringify(baru))}
            />
          )}
        </Control>
        <TextArea label="Catatan" {...form.field('catatan')} />
        <SelectField
          label="Keadaan"
          options={[
            { value: 'ya', label: 'Aktif' },
            { value: 'tidak', label: 'Tidak aktif' },
          ]}
          {...form.field('aktif')}
        />
      </Form>
      {conflict}
    </SideSheet>
  )
}

const KOLOM = [
  ['nama', 'Nama kontak'],
  ['jabatan', 'Jabatan kontak'],
  ['email', 'Email kontak'],
  ['hp', 'Telepon kontak'],
] as const

type KontakFieldsProps = {
  readonly kontak: readonly Kontak[]
  readonly error: string | undefined
  readonly onChange: (kontak: readonly Kontak[]) => void
}

function KontakFields({ kontak, error, onChange }: KontakFieldsProps) {
  return (
    <fieldset className="space-y-3" aria-invalid={error !== undefined || undefined}>
      <legend className="text-sm font-semibold">Kontak</legend>
      {kontak.map((satu, ke) => (
        // oxlint-disable-next-line react/no-array-index-key -- a contact is its place
        <div key={ke} className="card space-y-2 p-3">
          {KOLOM.map(([nama, label]) => (
            <TextField
              key={nama}
              label={label}
              required={nama === 'nama'}
              value={satu[nama]}
              onChange={(event) => onChange(kontak.with(ke, { ...satu, [nama]: event.target.value }))}
            />
          ))}
          <IconButton label={`Hapus kontak ${ke + 1}`} onClick={() => onChange(kontak.toSpliced(ke, 1))}>
            <Trash2 className="size-5" />
          </IconButton>
        </div>
      ))}
      {error !== undefined && <p className="text-sm font-medium text-destructive">{error}</p>}
      <ToolButton
        icon={Plus}
        disabled={kontak.length >= 20}
        onClick={() => onChange([...kontak, { nama: '', jabatan: '', email: '', hp: '' }])}
      >
        Tambah Kontak
      </ToolButton>
    </fieldset>
  )
}

function kontakFrom(isi: string): readonly Kontak[] {
  return isi === '' ? [] : (JSON.parse(isi) as readonly Kontak[])
}

function isianFrom(klien: Klien | null): Isian {
  const kontak = (klien?.kontak ?? []).map(({ nama, jabatan, email, hp }) => ({
    nama,
    jabatan: jabatan ?? '',
    email: email ?? '',
    hp: hp ?? '',
  }))
  return {
    kode: klien?.kode ?? '',
    nama: klien?.nama ?? '',
    alamat: klien?.alamat ?? '',
    npwp: klien?.npwp ?? '',
    catatan: klien?.catatan ?? '',
    aktif: klien?.aktif === false ? 'tidak' : 'ya',
    kontak: kontak.length === 0 ? '' : JSON.stringify(kontak),
  }
}
