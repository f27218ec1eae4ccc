import { useState } from 'react'
import { Stethoscope, TreePalm } from 'lucide-react'
import { Checkbox } from './checkbox.tsx'
import { FileField } from './file-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { TimeField } from './time-field.tsx'

export function Text() {
  return (
    <>
      <TextField label="Nama" required defaultValue="Siti Rahma" />
      <TextField label="NIK" hint="16 angka, seperti di KTP" inputMode="numeric" placeholder="3171…" />
      <TextField label="Email" error="Alamat email tidak valid." defaultValue="siti@" />
      <TextField label="Kode" disabled defaultValue="KBN0031" />
      <PasswordField label="Kata sandi" defaultValue="RekanDemo2026" />
    </>
  )
}

export function Long() {
  return (
    <>
      <TextArea label="Keterangan" required placeholder="Alasan pengajuan" />
      <TextArea label="Catatan" error="Catatan harus diisi." />
    </>
  )
}

export function Time() {
  const [value, setValue] = useState('17:30')
  return (
    <>
      <TimeField label="Jam mulai" required value={value} onChange={setValue} />
      <TimeField label="Jam selesai" value="" onChange={() => {}} hint="Boleh lewat tengah malam" />
      <TimeField label="Jam selesai" value="17:30" onChange={() => {}} error="Sama dengan jam mulai." />
      <TimeField label="Jam masuk" disabled value="08:00" onChange={() => {}} />
    </>
  )
}

const STATUS = [
  { value: 1, label: 'Belum Kawin' },
  { value: 2, label: 'Kawin' },
]

export function Select() {
  return (
    <>
      <SelectField label="Status pernikahan" options={STATUS} placeholder="Pilih…" defaultValue="" />
      <SelectField
        label="Status pernikahan"
        options={STATUS}
        defaultValue={2}
        error="Status pernikahan harus diisi."
      />
      <SelectField label="Status pernikahan" options={STATUS} disabled />
    </>
  )
}

export function Choices() {
  const [value, setValue] = useState<string>('CUTI')
  return (
    <RadioCards
      name="jenis"
      label="Jenis"
      required
      value={value}
      onChange={setValue}
      options={[
        {
          value: 'CUTI',
          label: 'Cuti',
          hint: 'Sisa 9 hari',
          icon: <TreePalm className="size-6 text-primary" />,
        },
        { value: 'SAKIT', label: 'Sakit', icon: <Stethoscope className="size-6 text-primary" /> },
        { value: 'WFH', label: 'Kerja dari rumah', hint: 'Tidak tersedia di kantor ini', disabled: true },
      ]}
    />
  )
}

export function ChoicesWrong() {
  const [value, setValue] = useState<string>()
  return (
    <RadioCards
      name="gender"
      label="Jenis kelamin"
      columns
      value={value}
      onChange={setValue}
      error="Jenis kelamin harus diisi."
      options={[
        { value: 'L', label: 'Laki-laki' },
        { value: 'P', label: 'Perempuan' },
      ]}
    />
  )
}

export function YesOrNo() {
  return (
    <>
      <Checkbox label="Saya menyatakan data di atas benar" required />
      <Checkbox label="Sertakan yang nonaktif" defaultChecked />
      <Checkbox label="Saya setuju" error="Harus disetujui." />
      <Checkbox label="Terkunci" disabled defaultChecked />
      <Switch label="Pemberitahuan" hint="Kirim ke ponsel ini" defaultChecked />
      <Switch label="Hanya yang perlu tinjauan" />
      <Switch label="Terkunci" disabled />
    </>
  )
}

const DOCUMENT = {
  name: 'file',
  label: 'Dokumen',
  isFoto: true,
  typeNames: 'PDF, JPEG, PNG, atau WebP',
  maxBytes: 5 * 1024 * 1024,
} as const

export function FileEmpty() {
  const [value, setValue] = useState<File | null>(null)
  return <FileField {...DOCUMENT} required value={value} onChange={setValue} />
}

const SURAT = new File(['surat'], 'surat-keterangan-dokter-rumah-sakit-umum-daerah.pdf', {
  type: 'application/pdf',
})

export function FileChosen() {
  const [value, setValue] = useState<File | null>(SURAT)
  return <FileField {...DOCUMENT} value={value} onChange={setValue} />
}

export function FileMissing() {
  return <FileField {...DOCUMENT} value={null} onChange={() => {}} error="Dokumen harus dilampirkan." />
}
