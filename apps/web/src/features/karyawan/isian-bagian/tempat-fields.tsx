import { TextField } from '../../../ui/text-field.tsx'
import { type OrangForm, Pilih } from './isian-fields.tsx'
import { LABEL } from '../isian/label.ts'

/** Where somebody works, in what, by which hours, and who coordinates them. */
export function TempatFields({ form }: { readonly form: OrangForm }) {
  return (
    <>
      <Pilih
        form={form}
        name="kantor_id"
        dari="kantor"
        label={LABEL.kantor_id}
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
        name="jadwal_id"
        dari="jadwal"
        label={LABEL.jadwal_id}
        required
        placeholder="Pilih jadwal kerja..."
      />
      <Pilih
        form={form}
        name="koordinator_id"
        dari="koordinator"
        label={LABEL.koordinator_id}
        placeholder="Tanpa koordinator"
        hint="Menerima pengajuan orang ini; boleh menyusul"
      />
    </>
  )
}
