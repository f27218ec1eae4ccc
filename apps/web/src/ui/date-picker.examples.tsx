import { useState } from 'react'
import * as z from 'zod/mini'
import { isTanggal } from '@rekan/domain/waktu'
import { DatePicker } from './date-picker.tsx'
import { DateRangePicker } from './date-range-picker.tsx'
import { Control, Form } from './form.tsx'
import { MonthPicker } from './month-picker.tsx'
import { SearchableSelect } from './searchable-select.tsx'
import { useForm } from './use-form.ts'

export function Default() {
  const [value, setValue] = useState('')
  return (
    <>
      <DatePicker label="Tanggal" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

export function Limits() {
  const [value, setValue] = useState('2026-11-20')
  return (
    <DatePicker
      label="Tanggal lembur"
      hint="Paling lambat hari ini"
      minDate="2026-11-05"
      maxDate="2026-11-24"
      value={value}
      onChange={setValue}
    />
  )
}

export function Birth() {
  const [value, setValue] = useState('1991-03-07')
  return (
    <>
      <DatePicker
        label="Tanggal lahir"
        required
        format="short"
        placeholder="dd/mm/yyyy"
        dropdowns
        maxDate="2026-11-20"
        value={value}
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

export function States() {
  return (
    <>
      <DatePicker label="Tidak dapat diubah" disabled value="2026-11-20" onChange={() => {}} />
      <DatePicker label="Salah" error="Tanggal harus diisi." value="" onChange={() => {}} />
    </>
  )
}

export function Range() {
  const [value, setValue] = useState({ mulai: '', selesai: '' })
  return (
    <>
      <DateRangePicker label="Tanggal cuti" minDate="2026-11-20" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const bulan = z.object({ tahun: z.number(), bulan: z.number() })
const schema = z.object({
  status: z.nullable(z.number()).check(z.refine((value) => value !== null, 'Status harus diisi.')),
  lahir: z.string().check(z.refine(isTanggal, 'Tanggal lahir tidak valid.')),
  bulan: z.nullable(bulan).check(z.refine((value) => value !== null, 'Bulan harus diisi.')),
})

export function ScreenForm() {
  const [sent, setSent] = useState('')
  const form = useForm({
    schema,
    defaultValues: { status: null, lahir: '', bulan: null },
    submit: async (values) => setSent(JSON.stringify(values)),
  })
  return (
    <Form form={form} submit="Kirim">
      <Control form={form} name="status">
        {(field) => <SearchableSelect {...field} label="Status" options={[{ value: 1, label: 'Menikah' }]} />}
      </Control>
      <Control form={form} name="lahir">
        {(field) => <DatePicker {...field} label="Tanggal lahir" format="short" />}
      </Control>
      <Control form={form} name="bulan">
        {(field) => <MonthPicker {...field} label="Bulan" />}
      </Control>
      <output>{sent}</output>
    </Form>
  )
}
