import * as z from 'zod/mini'
import { BANK_BERFORMAT } from '@rekan/domain/payroll/berkas/jenis'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import type { SumberGaji } from './berkas.queries.ts'

const pola = (bentuk: RegExp, pesan: string) =>
  z.string().check(z.refine((nilai) => nilai.trim() === '' || bentuk.test(nilai.trim()), { error: pesan }))
const schema = z.object({
  kode_bank: pola(/^\d{3}$/, 'Kode bank harus 3 angka.'),
  nomor_rekening: pola(/^\d{8,20}$/, 'Nomor rekening harus 8 sampai 20 angka.'),
  kode_bca: pola(/^\d{9}[A-Z]{4}$/, 'Kode perusahaan BCA harus 9 angka lalu 4 huruf besar.'),
  nitku: pola(/^\d{22}$/, 'NITKU harus 22 angka.'),
})
const BANK = Object.entries(BANK_BERFORMAT).map(([value, label]) => ({ value, label }))

type SumberFormProps = { readonly sumber: SumberGaji; readonly onSaved: () => void }

/** From which account pay is sent, and what banks and offices call the company. */
export function SumberForm({ sumber, onSaved }: SumberFormProps) {
  const edit = useWrite('POST /kelola/payroll/berkas/sumber', { once: true })
  const invalidate = useInvalidate()
  const form = useForm({
    schema,
    defaultValues: {
      kode_bank: sumber.kode_bank ?? '',
      nomor_rekening: sumber.nomor_rekening ?? '',
      kode_bca: sumber.kode_bca ?? '',
      nitku: sumber.nitku ?? '',
    },
    submit: async (isian) => {
      const body = {
        kode_bank: isi(isian.kode_bank),
        nomor_rekening: isi(isian.nomor_rekening),
        kode_bca: isi(isian.kode_bca),
        nitku: isi(isian.nitku),
        versi: sumber.versi,
      }
      await edit({ body })
      await invalidate('GET /kelola/payroll/berkas')
    },
    onSuccess: () => {
      onSaved()
      toast.success('Rekening asal gaji disimpan.', 'form')
    },
  })
  return (
    <Form form={form} submit="Simpan" isPart>
      <SelectField label="Bank asal" placeholder="Bank lain" options={BANK} {...form.field('kode_bank')} />
      <TextField label="Nomor rekening asal" inputMode="numeric" {...form.field('nomor_rekening')} />
      <TextField
        label="Kode perusahaan dari BCA"
        hint="4 angka cabang, 5 angka perusahaan, 4 huruf. Hanya untuk BCA."
        {...form.field('kode_bca')}
      />
      <TextField
        label="NITKU pemotong pajak"
        inputMode="numeric"
        hint="22 angka. Kosong: NPWP perusahaan ditambah 000000."
        {...form.field('nitku')}
      />
    </Form>
  )
}

function isi(nilai: string): string | null {
  const rapi = nilai.trim()
  return rapi === '' ? null : rapi
}
