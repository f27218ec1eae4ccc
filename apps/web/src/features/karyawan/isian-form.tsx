import type { ReactNode } from 'react'
import { JENIS_KELAMIN } from '@rekan/domain/karyawan'
import type { Tanggal } from '@rekan/domain/waktu'
import { JENIS_KELAMIN_LABEL } from '../../lib/jenis-kelamin.ts'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Control } from '../../ui/form.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { NamaIsian } from './isian.ts'
import { LABEL } from './label.ts'
import { type OrangForm, Pilih } from './pilih.tsx'

/** A named part of a long form. */
export function Bagian(props: {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  const { title, hint, children } = props
  return (
    <section className="space-y-4 border-t border-line pt-5 first:border-0 first:pt-1">
      <div>
        <h2 className="text-base font-bold">{title}</h2>
        {hint !== undefined && <p className="text-sm text-ink-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

type PartProps = { readonly form: OrangForm; readonly today: Tanggal }

export function DataDiriFields({ form, today }: PartProps) {
  return (
    <>
      <TextField label={LABEL.nama} required autoComplete="off" {...form.field('nama')} />
      <TextField
        label={LABEL.nik}
        required
        inputMode="numeric"
        autoComplete="off"
        hint="16 angka, seperti di KTP"
        {...form.field('nik')}
      />
      <TextField label={LABEL.tempatLahir} required autoComplete="off" {...form.field('tempatLahir')} />
      <Hari form={form} name="tanggalLahir" required dropdowns maxDate={today} />
      <Control form={form} name="jenisKelamin">
        {(field) => (
          <RadioCards
            {...field}
            label={LABEL.jenisKelamin}
            required
            columns
            options={JENIS_KELAMIN.map((value) => ({ value, label: JENIS_KELAMIN_LABEL[value] }))}
          />
        )}
      </Control>
      <Pilih
        form={form}
        name="statusPernikahan"
        dari="status-pernikahan"
        label={LABEL.statusPernikahan}
        required
        placeholder="Pilih status pernikahan..."
      />
    </>
  )
}

type KerjaProps = { readonly form: OrangForm; readonly kodeHint?: string }

export function KerjaFields({ form, kodeHint }: KerjaProps) {
  return (
    <>
      <Pilih
        form={form}
        name="jenisKaryawan"
        dari="jenis-karyawan"
        label={LABEL.jenisKaryawan}
        required
        placeholder="Pilih jenis karyawan..."
      />
      <Hari form={form} name="tanggalMasuk" required dropdowns />
      <TextField
        label={LABEL.kode}
        required={kodeHint === undefined}
        autoComplete="off"
        autoCapitalize="characters"
        hint={kodeHint}
        {...form.field('kode')}
      />
    </>
  )
}

export function TempatFields({ form }: { readonly form: OrangForm }) {
  return (
    <>
      <Pilih
        form={form}
        name="kantor"
        dari="kantor"
        label={LABEL.kantor}
        required
        placeholder="Pilih kantor..."
      />
      <TextField
        label={LABEL.jabatan}
        required
        autoComplete="off"
        hint="Misalnya Petugas Keamanan"
        {...form.field('jabatan')}
      />
      <TextField label={LABEL.unit} required autoComplete="off" {...form.field('unit')} />
      <Pilih
        form={form}
        name="jadwal"
        dari="jadwal"
        label={LABEL.jadwal}
        required
        placeholder="Pilih jadwal kerja..."
      />
      <Pilih
        form={form}
        name="koordinator"
        dari="koordinator"
        label={LABEL.koordinator}
        placeholder="Tanpa koordinator"
        hint="Menerima pengajuan orang ini; boleh menyusul"
      />
    </>
  )
}

export function LengkapFields({ form }: { readonly form: OrangForm }) {
  return (
    <>
      <Pilih
        form={form}
        name="jenjang"
        dari="jenjang-pendidikan"
        label={LABEL.jenjang}
        placeholder="Pilih jenjang pendidikan..."
      />
      <TextField label={LABEL.instansi} autoComplete="off" {...form.field('instansi')} />
      <TextField
        label={LABEL.jkn}
        inputMode="numeric"
        autoComplete="off"
        hint="13 angka di kartu"
        {...form.field('jkn')}
      />
      <TextField label={LABEL.kpj} autoComplete="off" hint="11 angka di kartu" {...form.field('kpj')} />
      <Pilih form={form} name="bank" dari="bank" byName label={LABEL.bank} placeholder="Pilih bank..." />
      <TextField label={LABEL.rekening} inputMode="numeric" autoComplete="off" {...form.field('rekening')} />
    </>
  )
}

type EmailProps = { readonly form: OrangForm; readonly hint: string }

export function EmailField({ form, hint }: EmailProps) {
  return (
    <TextField
      label={LABEL.email}
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      hint={hint}
      {...form.field('email')}
    />
  )
}

type HariProps = {
  readonly form: OrangForm
  readonly name: NamaIsian
  readonly label?: string
  readonly required?: boolean
  readonly hint?: string
  readonly maxDate?: Tanggal
  /** For days long ago: month and year to choose from */
  readonly dropdowns?: boolean
}

export function Hari({ form, name, label = LABEL[name], ...look }: HariProps) {
  return (
    <Control form={form} name={name}>
      {(field) => <DatePicker {...look} {...field} label={label} format="short" placeholder="dd/mm/yyyy" />}
    </Control>
  )
}
