import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { aturanJumlahPenyesuaian, aturanKeteranganPenyesuaian } from '@rekan/domain/payroll/penyesuaian'
import { formatTanggal } from '@rekan/domain/waktu'
import { angkaFrom } from '../../../lib/angka.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useOrang } from '../../penempatan/orang.queries.ts'
import { type Menunggu, PENYESUAIAN_DITULIS } from './penyesuaian.queries.ts'

const schema = z.object({
  karyawan_id: text(wajib('Karyawan harus dipilih.')),
  hari: text(wajib('Hari asal harus diisi.')),
  arah: z.enum(['bayar', 'potong']),
  jumlah: text((teks) => {
    if (teks.trim() === '') return 'Jumlah harus diisi.'
    const jumlah = angkaFrom(teks)
    return jumlah === undefined ? 'Tulis rupiah penuh, misalnya 150.000.' : aturanJumlahPenyesuaian(jumlah)
  }),
  keterangan: text(aturanKeteranganPenyesuaian),
})
const ARAH = [
  { value: 'bayar', label: 'Dibayarkan' },
  { value: 'potong', label: 'Dipotong' },
] as const

type PenyesuaianFormProps = {
  /** The correction that is settled; null: somebody writes one down by hand */
  readonly dari: Menunggu | null
  readonly onClose: () => void
}

/** What a later month pays or takes off for a locked day. */
export function PenyesuaianForm({ dari, onClose }: PenyesuaianFormProps) {
  const create = useWrite('POST /kelola/penyesuaian', PENYESUAIAN_DITULIS)
  const { options, ...orang } = useOrang()
  const form = useForm({
    schema,
    defaultValues: {
      karyawan_id: dari === null ? '' : String(dari.karyawan.id),
      hari: dari?.hari ?? '',
      arah: 'bayar' as const,
      jumlah: dari?.usulan?.toLocaleString('id-ID') ?? '',
      keterangan: dari?.keterangan.slice(0, 200) ?? '',
    },
    submit: ({ karyawan_id, hari, arah, jumlah, keterangan }) =>
      create({
        body: {
          karyawan_id: Number(karyawan_id),
          hari,
          jumlah: (angkaFrom(jumlah) ?? 0) * (arah === 'potong' ? -1 : 1),
          keterangan,
          ...(dari !== null && { absensi_id: dari.absensi_id }),
        },
      }),
    onSuccess: () => {
      onClose()
      toast.success('Penyesuaian dicatat.', 'form')
    },
  })
  return (
    <SideSheet title="Penyesuaian gaji" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Catat">
        {dari === null ? (
          <>
            <Control form={form} name="karyawan_id">
              {(field) => (
                <SearchableSelect
                  {...pick(field)}
                  {...orang}
                  options={options}
                  label="Karyawan"
                  required
                  placeholder="Pilih karyawan..."
                />
              )}
            </Control>
            <Control form={form} name="hari">
              {(field) => (
                <DatePicker {...field} label="Hari asal" required format="short" placeholder="dd/mm/yyyy" />
              )}
            </Control>
          </>
        ) : (
          <p>
            <b>{dari.karyawan.nama}</b>, {formatTanggal(dari.hari)}: {dari.keterangan}
          </p>
        )}
        <Control form={form} name="arah">
          {(field) => <RadioCards {...field} label="Arah" options={ARAH} />}
        </Control>
        <TextField
          label="Jumlah (Rp)"
          required
          inputMode="numeric"
          autoComplete="off"
          hint={dari !== null && dari.usulan !== null ? 'Sebesar potongan hari itu di slipnya' : undefined}
          {...form.field('jumlah')}
        />
        <TextField
          label="Keterangan"
          required
          hint="Dibaca juga oleh karyawan"
          autoComplete="off"
          {...form.field('keterangan')}
        />
      </Form>
    </SideSheet>
  )
}
