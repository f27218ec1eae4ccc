import * as z from 'zod/mini'
import { ATURAN_POLA, LANGKAH_POLA } from '@rekan/domain/shift/pola'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { Control, Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { type JenisShift, type Pola, polaQuery } from './shift.queries.ts'

const schema = z.object({
  nama: text(ATURAN_POLA.nama),
  /** Ids of kinds of shift in their order, `L` for a day off, with commas between */
  langkah: text((teks) => (teks === '' ? 'Tambahkan paling sedikit satu langkah.' : undefined)),
  aktif: z.string(),
})
type Isian = z.infer<typeof schema>

type PolaEditorProps = {
  readonly pola: Pola | null
  readonly shift: readonly JenisShift[]
  readonly onClose: () => void
}

/** A pattern, new or as it is: kinds of shift are pressed in their order. */
export function PolaEditor({ pola, shift, onClose }: PolaEditorProps) {
  const create = useWrite('POST /kelola/pola', { into: () => polaQuery })
  const edit = useWrite('POST /kelola/pola/{id}', { into: () => polaQuery })
  const sebut = (langkah: string) =>
    langkahFrom(langkah)
      .map((kunci) => shift.find(({ id }) => String(id) === kunci)?.huruf ?? 'L')
      .join(' ')
  const { form, conflict } = useRecordForm<Isian, unknown>({
    schema,
    record: { values: isianFrom(pola), versi: pola?.versi ?? 0 },
    labels: { nama: 'Nama', langkah: 'Langkah', aktif: 'Pemakaian' },
    display: (nama, nilai) => (nama === 'langkah' ? sebut(nilai) : nilai),
    latest: (error) => {
      const kini = terbaruFrom('GET /kelola/pola', error)?.find(({ id }) => id === pola?.id)
      return kini && { values: isianFrom(kini), versi: kini.versi }
    },
    submit: async ({ nama, langkah, aktif }, { versi }) => {
      const body = {
        nama,
        langkah: langkahFrom(langkah).map((kunci) => (kunci === 'L' ? null : Number(kunci))),
        aktif: aktif === 'ya',
      }
      return pola === null ? create({ body }) : edit({ params: { id: pola.id }, body: { ...body, versi } })
    },
    onSuccess: () => {
      toast.success('Pola disimpan.', 'form')
      onClose()
    },
  })
  return (
    <SideSheet
      title={pola === null ? 'Pola Baru' : `Ubah ${pola.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        <TextField label="Nama" required hint="Misalnya 2-2-2-2" {...form.field('nama')} />
        <Control form={form} name="langkah">
          {({ value, onChange, error }) => (
            <Langkah
              langkah={langkahFrom(value)}
              shift={shift}
              error={error}
              onChange={(baru) => onChange(baru.join(','))}
            />
          )}
        </Control>
        <SelectField
          label="Pemakaian"
          options={[
            { value: 'ya', label: 'Dipakai' },
            { value: 'tidak', label: 'Tidak dipakai lagi' },
          ]}
          {...form.field('aktif')}
        />
      </Form>
      {conflict}
    </SideSheet>
  )
}

type LangkahProps = {
  readonly langkah: readonly string[]
  readonly shift: readonly JenisShift[]
  readonly error: string | undefined
  readonly onChange: (langkah: readonly string[]) => void
}

function Langkah({ langkah, shift, error, onChange }: LangkahProps) {
  const pilihan = [
    ...shift
      .filter(({ id, aktif }) => aktif || langkah.includes(String(id)))
      .map(({ id, huruf, warna, nama }) => ({ kunci: String(id), huruf, warna, nama })),
    { kunci: 'L', huruf: 'L', warna: 'abu' as const, nama: 'Libur' },
  ]
  const swap = (ke: number, dengan: number) => {
    const [satu, lain] = [langkah[ke], langkah[dengan]]
    if (satu === undefined || lain === undefined) return
    onChange(langkah.with(ke, lain).with(dengan, satu))
  }
  return (
    <fieldset className="space-y-3" aria-invalid={error !== undefined || undefined}>
      <legend className="text-sm font-semibold">Langkah ({langkah.length} hari, lalu berulang)</legend>
      <div role="group" aria-label="Tambah langkah" className="flex flex-wrap gap-2">
        {pilihan.map(({ kunci, huruf, warna, nama }) => (
          <button
            key={kunci}
            type="button"
            disabled={langkah.length >= LANGKAH_POLA.sampai}
            onClick={() => onChange([...langkah, kunci])}
            className="flex min-h-11 items-center gap-2 rounded-control border border-field bg-surface px-3 text-sm hover:bg-sunken"
          >
            <HurufShift huruf={huruf} warna={warna} />
            {nama}
          </button>
        ))}
      </div>
      {error !== undefined && <p className="text-sm font-medium text-destructive">{error}</p>}
      <ol aria-label="Langkah pola" className="space-y-1">
        {langkah.map((kunci, ke) => {
          const {
            huruf = 'L',
            warna = 'abu',
            nama = 'Libur',
          } = pilihan.find((satu) => satu.kunci === kunci) ?? {}
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            <li key={ke} className="flex items-center gap-2 text-sm">
              <span className="w-16 text-ink-muted">Hari {ke + 1}</span>
              <HurufShift huruf={huruf} warna={warna} />
              <span className="flex-1">{nama}</span>
              <IconButton
                label={`Majukan hari ${ke + 1}`}
                disabled={ke === 0}
                onClick={() => swap(ke, ke - 1)}
              >
                <ArrowLeft className="size-4" />
              </IconButton>
              <IconButton
                label={`Mundurkan hari ${ke + 1}`}
                disabled={ke === langkah.length - 1}
                onClick={() => swap(ke, ke + 1)}
              >
                <ArrowRight className="size-4" />
              </IconButton>
              <IconButton label={`Hapus hari ${ke + 1}`} onClick={() => onChange(langkah.toSpliced(ke, 1))}>
                <X className="size-4" />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

function langkahFrom(langkah: string): string[] {
  return langkah === '' ? [] : langkah.split(',')
}

function isianFrom(pola: Pola | null): Isian {
  return {
    nama: pola?.nama ?? '',
    langkah: (pola?.langkah ?? []).map((id) => id ?? 'L').join(','),
    aktif: pola?.aktif === false ? 'tidak' : 'ya',
  }
}
