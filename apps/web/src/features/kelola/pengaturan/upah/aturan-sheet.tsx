import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  ATURAN_UPAH,
  JUMLAH_ATURAN_TERBESAR,
  type JenisAturanUpah,
  type SasaranAturan,
} from '@rekan/domain/payroll/aturan-upah'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { hariTimur, isTanggal } from '@rekan/domain/waktu'
import { angkaFrom } from '../../../../lib/angka.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { text } from '../../../../lib/form-schema.ts'
import { toast } from '../../../../lib/toast.ts'
import { useWrite } from '../../../../lib/write.ts'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { SearchableSelect } from '../../../../ui/searchable-select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { type Aturan, type SemuaAturan, aturanUpahQuery } from './aturan-upah.queries.ts'

/** Of which kind, and the rule that is to change; null: another one. */
export type AwalAturan = { readonly jenis: JenisAturanUpah; readonly aturan: Aturan | null }

const schema = z.object({
  kantor_id: z.string(),
  jenis_shift_id: z.string(),
  pos_id: z.string(),
  sertifikat: z.string(),
  jabatan: z.string(),
  mulai: text((teks) => (isTanggal(teks) ? undefined : 'Isi tanggal mulai berlakunya.')),
  jumlah: text((teks) => {
    const jumlah = angkaFrom(teks)
    return jumlah === undefined || jumlah > JUMLAH_ATURAN_TERBESAR
      ? `Tulis rupiah penuh, paling banyak ${formatRupiah(JUMLAH_ATURAN_TERBESAR)}.`
      : undefined
  }),
})

const LABEL: Readonly<Record<SasaranAturan, string>> = {
  kantor_id: 'Lokasi',
  jenis_shift_id: 'Jenis shift',
  pos_id: 'Pos',
  sertifikat: 'Sertifikat',
  jabatan: 'Jabatan',
}

/** A rule of pay from a day on: what it is about, and how much. */
export function AturanSheet({
  awal: { jenis, aturan },
  onClose,
}: {
  readonly awal: AwalAturan
  readonly onClose: () => void
}) {
  const record = useWrite('POST /kelola/payroll/aturan', { into: () => aturanUpahQuery })
  const { data } = useQuery(aturanUpahQuery)
  const { nama, aturan: kalimat, wajib, boleh } = ATURAN_UPAH[jenis]
  const form = useForm({
    schema,
    defaultValues: {
      kantor_id: String(aturan?.kantor?.id ?? ''),
      jenis_shift_id: String(aturan?.jenis_shift?.id ?? ''),
      pos_id: String(aturan?.pos?.id ?? ''),
      sertifikat: aturan?.sertifikat?.kode ?? '',
      jabatan: aturan?.jabatan ?? '',
      mulai: hariTimur(serverNow()),
      jumlah: aturan === null ? (jenis === 'TANPA_LEMBUR' ? '1' : '') : String(aturan.jumlah),
    },
    submit: ({ kantor_id, jenis_shift_id, pos_id, sertifikat, jabatan, mulai, jumlah }) =>
      record({
        body: {
          jenis,
          kantor_id: idFrom(kantor_id),
          jenis_shift_id: idFrom(jenis_shift_id),
          pos_id: idFrom(pos_id),
          sertifikat: sertifikat === '' ? null : sertifikat,
          jabatan: jabatan === '' ? null : jabatan,
          mulai,
          jumlah: angkaFrom(jumlah) ?? 0,
        },
      }),
    onSuccess: () => {
      toast.success(`${nama} disimpan.`, 'form')
      onClose()
    },
  })
  const jumlah = angkaFrom(useWatch({ control: form.hook.control, name: 'jumlah' }))
  return (
    <SideSheet title={nama} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <p className="text-sm text-ink-muted">{kalimat}</p>
        {[...wajib, ...boleh].map((sasaran) => (
          <Control key={sasaran} form={form} name={sasaran}>
            {({ value, onChange, ...field }) => (
              <SearchableSelect
                {...field}
                label={LABEL[sasaran]}
                required={wajib.length === 1 && wajib.includes(sasaran)}
                disabled={aturan !== null}
                options={optionsOf(sasaran, data?.pilihan)}
                value={value === '' ? null : value}
                onChange={(baru) => onChange(baru ?? '')}
                placeholder={
                  boleh.includes(sasaran) ? 'Semua lokasi' : `Pilih ${LABEL[sasaran].toLowerCase()}`
                }
              />
            )}
          </Control>
        ))}
        {jenis === 'TANPA_LEMBUR' ? (
          <Control form={form} name="jumlah">
            {(field) => (
              <RadioCards
                {...field}
                label="Lembur"
                required
                options={[
                  { value: '1', label: 'Tidak diusulkan' },
                  { value: '0', label: 'Dibayar seperti yang lain' },
                ]}
              />
            )}
          </Control>
        ) : (
          <TextField
            label="Jumlah"
            required
            inputMode="numeric"
            autoComplete="off"
            hint={
              jumlah === undefined
                ? 'Tulis 0 bila tidak diberikan lagi.'
                : jumlah === 0
                  ? 'Tidak diberikan lagi'
                  : formatRupiah(jumlah)
            }
            {...form.field('jumlah')}
          />
        )}
        <Control form={form} name="mulai">
          {(field) => (
            <DatePicker {...field} label="Berlaku mulai" required format="short" placeholder="dd/mm/yyyy" />
          )}
        </Control>
      </Form>
    </SideSheet>
  )
}

function idFrom(teks: string): number | null {
  return teks === '' ? null : Number(teks)
}

function optionsOf(sasaran: SasaranAturan, pilihan: SemuaAturan['pilihan'] | undefined) {
  if (pilihan === undefined) return []
  const from = (semua: readonly { readonly id: number; readonly nama: string }[]) =>
    semua.map(({ id, nama }) => ({ value: String(id), label: nama }))
  switch (sasaran) {
    case 'kantor_id':
      return from(pilihan.kantor)
    case 'jenis_shift_id':
      return from(pilihan.jenis_shift)
    case 'pos_id':
      return from(pilihan.pos)
    case 'sertifikat':
      return pilihan.sertifikat.map(({ kode, nama }) => ({ value: kode, label: nama }))
    case 'jabatan':
      return pilihan.jabatan.map((jabatan) => ({ value: jabatan, label: jabatan }))
  }
}
