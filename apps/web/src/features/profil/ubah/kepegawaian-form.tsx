import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useReferensi } from '../../reference/reference.queries.ts'
import { BentrokDialog } from './bentrok-dialog.tsx'
import { KEPEGAWAIAN, kepegawaianFrom, labelsOf } from '../isian/isian.ts'
import { kepegawaianSchema } from '../isian/isian.schema.ts'
import { Langkah } from './langkah.tsx'
import { labelIn, optionOf, pick } from '../../../ui/pilihan.ts'
import { useProfil } from '../diri/profil.queries.ts'
import { useUbah } from './use-ubah.ts'

const LABEL = labelsOf(KEPEGAWAIAN)

/** Step 2 of the edit of one's own data. */
export function KepegawaianForm() {
  const { karyawan } = useProfil()
  const jenjang = useReferensi('jenjang-pendidikan')
  const bank = useReferensi('bank', 'nama')
  const { form, pertemuan } = useUbah({
    fields: KEPEGAWAIAN,
    valuesFrom: kepegawaianFrom,
    schema: kepegawaianSchema,
  })
  return (
    <>
      <Form
        form={form}
        submit="Simpan"
        back={
          <Link to="/akun/karyawan/edit/personal" className={buttonClass('outline')}>
            Kembali
          </Link>
        }
      >
        <Langkah ke={2} />
        <Control form={form} name="education">
          {(field) => (
            <SearchableSelect
              label={LABEL.education}
              required
              placeholder="Pilih jenjang pendidikan..."
              {...pick(field)}
              {...jenjang}
              selected={optionOf(karyawan?.kepegawaian.jenjang_pendidikan)}
            />
          )}
        </Control>
        <TextField label={LABEL.institution} required autoComplete="off" {...form.field('institution')} />
        <TextField
          label={LABEL.healthInsuranceNumber}
          inputMode="numeric"
          autoComplete="off"
          hint="13 angka di kartu; boleh kosong"
          {...form.field('healthInsuranceNumber')}
        />
        <TextField
          label={LABEL.workInsuranceNumber}
          autoComplete="off"
          hint="11 angka di kartu; boleh kosong"
          {...form.field('workInsuranceNumber')}
        />
        <Control form={form} name="bankName">
          {(field) => (
            <SearchableSelect
              label={LABEL.bankName}
              required
              placeholder="Pilih bank..."
              {...pick(field)}
              {...bank}
              // A bank of an older list is none of today's.
              selected={field.value === '' ? undefined : { value: field.value, label: field.value }}
            />
          )}
        </Control>
        <TextField
          label={LABEL.bankAccountNumber}
          required
          inputMode="numeric"
          autoComplete="off"
          hint="Gaji Anda dibayarkan ke rekening ini. Penggantian diberitahukan ke email Anda."
          {...form.field('bankAccountNumber')}
        />
      </Form>
      <BentrokDialog
        pertemuan={pertemuan}
        labels={LABEL}
        show={(name, value) => (name === 'education' ? labelIn(jenjang.options, value) : value)}
      />
    </>
  )
}
