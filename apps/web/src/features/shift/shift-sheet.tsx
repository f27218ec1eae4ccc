import * as z from 'zod/mini'
import {
  ATURAN_JENIS_SHIFT,
  ISTIRAHAT_TERLAMA,
  TOLERANSI_TERLAMA,
  WARNA_SHIFT,
  type WarnaShift,
} from '@rekan/domain/shift/jenis-shift'
import { parseJam } from '@rekan/domain/waktu'
import { cutDetik } from '../../lib/format.ts'
import { text } from '../../lib/form-schema.ts'
import { toast } from '../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../lib/write.ts'
import { Control, Form } from '../../ui/form.tsx'
import { SearchableSelect } from '../../ui/searchable-select.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.tsx'
import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { useReferensi } from '../reference/reference.queries.ts'
import { type JenisShift, SHIFT_DITULIS } from './shift.queries.ts'

const menit = (maks: number) =>
  text((teks) =>
    /^\d{1,4}$/.test(teks.trim()) && Number(teks) <= maks ? undefined : `Tulis 0 sampai ${maks} menit.`,
  )
const jam = text((teks) => (parseJam(teks) === undefined ? 'Tulis jam seperti 07:00.' : undefined))

const schema = z.object({
  nama: text(ATURAN_JENIS_SHIFT.nama),
  huruf: text(ATURAN_JENIS_SHIFT.huruf),
  warna: z.string(),
  jam_mulai: jam,
  jam_selesai: jam,
  istirahat_menit: menit(ISTIRAHAT_TERLAMA),
  istirahat_sesudah_menit: menit(1440),
  toleransi_menit: menit(TOLERANSI_TERLAMA),
  kantor_id: z.string(),
  aktif: z.string(),
})
type Isian = z.infer<typeof schema>

const LABEL: Readonly<Record<keyof Isian, string>> = {
  nama: 'Nama',
  huruf: 'Huruf',
  warna: 'Warna',
  jam_mulai: 'Mulai',
  jam_selesai: 'Selesai',
  istirahat_menit: 'Istirahat tidak dibayar (menit)',
  istirahat_sesudah_menit: 'Diambil bila bekerja paling sedikit (menit)',
  toleransi_menit: 'Toleransi terlambat (menit)',
  kantor_id: 'Lokasi',
  aktif: 'Pemakaian',
}

/** A kind of shift, new or as it is. */
export function ShiftSheet({
  jenis,
  onClose,
}: {
  readonly jenis: JenisShift | null
  readonly onClose: () => void
}) {
  const create = useWrite('POST /kelola/shift', SHIFT_DITULIS)
  const edit = useWrite('POST /kelola/shift/{id}', SHIFT_DITULIS)
  const kantor = useReferensi('kantor')
  const { form, conflict } = useRecordForm<Isian, unknown>({
    schema,
    record: { values: isianFrom(jenis), versi: jenis?.versi ?? 0 },
    labels: LABEL,
    latest: (error) => {
      const kini = terbaruFrom('GET /kelola/shift', error)?.find(({ id }) => id === jenis?.id)
      return kini && { values: isianFrom(kini), versi: kini.versi }
    },
    submit: async (
      { warna, kantor_id, aktif, istirahat_menit, istirahat_sesudah_menit, toleransi_menit, ...isi },
      { versi },
    ) => {
      const body = {
        ...isi,
        warna: warna as WarnaShift,
        kantor_id: kantor_id === '' ? null : Number(kantor_id),
        aktif: aktif === 'ya',
        istirahat_menit: Number(istirahat_menit),
        istirahat_sesudah_menit: Number(istirahat_sesudah_menit),
        toleransi_menit: Number(toleransi_menit),
      }
      return jenis === null ? create({ body }) : edit({ params: { id: jenis.id }, body: { ...body, versi } })
    },
    onSuccess: () => {
      toast.success('Jenis shift disimpan.', 'form')
      onClose()
    },
  })
  return (
    <SideSheet
      title={jenis === null ? 'Jenis Shift Baru' : `Ubah ${jenis.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        {jenis !== null && (
          <p className="text-sm text-ink-muted">
            Roster yang sudah terbit dan hari yang sudah lewat tetap memakai jam lamanya.
          </p>
        )}
        <TextField label={LABEL.nama} required hint="Misalnya Pagi" {...form.field('nama')} />
        <TextField
          label={LABEL.huruf}
          required
          hint="Tampil di sel roster, misalnya P"
          {...form.field('huruf')}
        />
        <Control form={form} name="warna">
          {({ value, onChange }) => (
            <div role="radiogroup" aria-label={LABEL.warna} className="flex flex-wrap gap-2">
              {WARNA_SHIFT.map((warna) => (
                <button
                  key={warna}
                  type="button"
                  role="radio"
                  aria-label={warna}
                  aria-checked={value === warna}
                  onClick={() => onChange(warna)}
                  className="grid size-11 place-items-center rounded-control border border-transparent aria-checked:border-primary aria-checked:bg-primary-soft"
                >
                  <HurufShift huruf="A" warna={warna} />
                </button>
              ))}
            </div>
          )}
        </Control>
        <Control form={form} name="jam_mulai">
          {(field) => <TimeField {...field} label={LABEL.jam_mulai} required />}
        </Control>
        <Control form={form} name="jam_selesai">
          {(field) => (
            <TimeField
              {...field}
              label={LABEL.jam_selesai}
              required
              hint="Sama dengan atau sebelum jam mulai berarti keesokan harinya."
            />
          )}
        </Control>
        <TextField label={LABEL.istirahat_menit} inputMode="numeric" {...form.field('istirahat_menit')} />
        <TextField
          label={LABEL.istirahat_sesudah_menit}
          inputMode="numeric"
          {...form.field('istirahat_sesudah_menit')}
        />
        <TextField label={LABEL.toleransi_menit} inputMode="numeric" {...form.field('toleransi_menit')} />
        <Control form={form} name="kantor_id">
          {({ value, onChange, ...field }) => (
            <SearchableSelect
              {...field}
              {...kantor}
              label={LABEL.kantor_id}
              value={value === '' ? null : value}
              onChange={(baru) => onChange(baru ?? '')}
              placeholder="Semua lokasi"
            />
          )}
        </Control>
        <SelectField
          label={LABEL.aktif}
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

function isianFrom(jenis: JenisShift | null): Isian {
  return {
    nama: jenis?.nama ?? '',
    huruf: jenis?.huruf ?? '',
    warna: jenis?.warna ?? 'hijau',
    jam_mulai: jenis === null ? '' : cutDetik(jenis.jam_mulai),
    jam_selesai: jenis === null ? '' : cutDetik(jenis.jam_selesai),
    istirahat_menit: String(jenis?.istirahat_menit ?? 60),
    istirahat_sesudah_menit: String(jenis?.istirahat_sesudah_menit ?? 240),
    toleransi_menit: String(jenis?.toleransi_menit ?? 0),
    kantor_id: jenis?.kantor == null ? '' : String(jenis.kantor.id),
    aktif: jenis?.aktif === false ? 'tidak' : 'ya',
  }
}
