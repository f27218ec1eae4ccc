import { JENIS_KELAMIN } from '@rekan/domain/karyawan/karyawan'
import type { Tanggal } from '@rekan/domain/waktu'
import { JENIS_KELAMIN_LABEL } from '../../../lib/jenis-kelamin.ts'
import { Control } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Hari, type OrangForm, Pilih } from './isian-fields.tsx'
import { LABEL } from '../isian/label.ts'

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
      <TextField label={LABEL.tempat_lahir} required autoComplete="off" {...form.field('tempat_lahir')} />
      <Hari form={form} name="tanggal_lahir" required dropdowns maxDate={today} />
      <Control form={form} name="jenis_kelamin">
        {(field) => (
          <RadioCards
            {...field}
            label={LABEL.jenis_kelamin}
            required
            columns
            options={JENIS_KELAMIN.map((value) => ({ value, label: JENIS_KELAMIN_LABEL[value] }))}
          />
        )}
      </Control>
      <Pilih
        form={form}
        name="status_pernikahan_id"
        dari="status-pernikahan"
        label={LABEL.status_pernikahan_id}
        required
        placeholder="Pilih status pernikahan..."
      />
      <TextField
        label={LABEL.nomor_hp}
        type="tel"
        autoComplete="off"
        hint="Boleh kosong"
        {...form.field('nomor_hp')}
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
        name="jenis_karyawan_id"
        dari="jenis-karyawan"
        label={LABEL.jenis_karyawan_id}
        required
        placeholder="Pilih jenis karyawan..."
      />
      <Hari form={form} name="tanggal_masuk" required dropdowns />
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

export function LengkapFields({ form }: { readonly form: OrangForm }) {
  return (
    <>
      <Pilih
        form={form}
        name="jenjang_pendididikan_id"
        dari="jenjang-pendidikan"
        label={LABEL.jenjang_pendididikan_id}
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
      <Pilih
        form={form}
        name="nama_bank"
        dari="bank"
        byName
        label={LABEL.nama_bank}
        placeholder="Pilih bank..."
      />
      <TextField
        label={LABEL.nomor_rekening}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('nomor_rekening')}
      />
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
