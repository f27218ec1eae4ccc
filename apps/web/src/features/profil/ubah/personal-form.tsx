import { useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { JENIS_KELAMIN, isJenisKelamin } from '@rekan/domain/karyawan/karyawan'
import { isTanggal, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useReferensi } from '../../reference/reference.queries.ts'
import { BentrokDialog } from './bentrok-dialog.tsx'
import { PERSONAL, type Personal, labelsOf, personalFrom } from '../isian/isian.ts'
import { personalSchema } from '../isian/isian.schema.ts'
import { JENIS_KELAMIN_LABEL } from '../../../lib/jenis-kelamin.ts'
import { Langkah } from './langkah.tsx'
import { labelIn, optionOf, pick } from '../../../ui/pilihan.ts'
import { useProfil, useZona } from '../diri/profil.queries.ts'
import { useUbah } from './use-ubah.ts'

const LABEL = labelsOf(PERSONAL)

/** Step 1 of the edit of one's own data. */
export function PersonalForm() {
  const profile = useProfil()
  const { karyawan } = profile
  const zona = useZona()
  const navigate = useNavigate()
  const jenisKaryawan = useReferensi('jenis-karyawan')
  const statusPernikahan = useReferensi('status-pernikahan')
  const hasEmail = profile.email !== null
  const today = tanggalLokal(serverNow(), zona)
  const schema = useMemo(() => personalSchema({ today, hasEmail }), [today, hasEmail])
  const { form, pertemuan } = useUbah({
    fields: PERSONAL,
    valuesFrom: personalFrom,
    schema,
    onDone: () => navigate({ to: '/akun/karyawan/edit/kepegawaian' }),
  })

  function show(name: keyof Personal, value: string): string {
    if (name === 'position') return labelIn(jenisKaryawan.options, value)
    if (name === 'marritalStatus') return labelIn(statusPernikahan.options, value)
    if (name === 'birthDate' && isTanggal(value)) return formatTanggalAngka(value)
    return name === 'gender' && isJenisKelamin(value) ? JENIS_KELAMIN_LABEL[value] : value
  }

  return (
    <>
      <Form form={form} submit="Selanjutnya">
        <Langkah ke={1} />
        <TextField label={LABEL.name} required autoComplete="name" {...form.field('name')} />
        <TextField
          label={LABEL.nik}
          required
          inputMode="numeric"
          autoComplete="off"
          hint="16 angka, seperti di KTP"
          {...form.field('nik')}
        />
        <TextField
          label={LABEL.email}
          required={hasEmail}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint="Dipakai untuk masuk dan menerima pemberitahuan"
          {...form.field('email')}
        />
        <Control form={form} name="position">
          {(field) => (
            <SearchableSelect
              label={LABEL.position}
              required
              placeholder="Pilih jabatan..."
              {...pick(field)}
              {...jenisKaryawan}
              selected={optionOf(karyawan?.jenis_karyawan)}
            />
          )}
        </Control>
        <Control form={form} name="marritalStatus">
          {(field) => (
            <SearchableSelect
              label={LABEL.marritalStatus}
              required
              placeholder="Pilih status pernikahan..."
              {...pick(field)}
              {...statusPernikahan}
              selected={optionOf(karyawan?.personal.status_pernikahan)}
            />
          )}
        </Control>
        <TextField label={LABEL.birthPlace} required autoComplete="off" {...form.field('birthPlace')} />
        <Control form={form} name="birthDate">
          {(field) => (
            <DatePicker
              label={LABEL.birthDate}
              required
              format="short"
              placeholder="dd/mm/yyyy"
              dropdowns
              maxDate={today}
              {...field}
            />
          )}
        </Control>
        <Control form={form} name="gender">
          {(field) => (
            <RadioCards
              {...field}
              label={LABEL.gender}
              required
              columns
              options={JENIS_KELAMIN.map((value) => ({ value, label: JENIS_KELAMIN_LABEL[value] }))}
            />
          )}
        </Control>
      </Form>
      <BentrokDialog pertemuan={pertemuan} labels={LABEL} show={show} />
    </>
  )
}
