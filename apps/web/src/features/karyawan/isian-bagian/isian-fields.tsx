import type { Tanggal } from '@rekan/domain/waktu'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Control } from '../../../ui/form.tsx'
import { pick } from '../../../ui/pilihan.ts'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import type { FormHandle } from '../../../ui/use-form.ts'
import { useReferensi } from '../../reference/reference.queries.ts'
import type { IsianOrang, NamaIsian } from '../isian/isian.ts'
import { LABEL } from '../isian/label.ts'
import type { NamaReferensi } from '../../reference/daftar.queries.ts'

export type OrangForm = FormHandle<IsianOrang>

type PilihProps = {
  readonly form: OrangForm
  readonly name: NamaIsian
  readonly dari: NamaReferensi
  /** Stored by its name instead of its id */
  readonly byName?: boolean
  readonly label: string
  readonly placeholder: string
  readonly required?: boolean
  readonly hint?: string
}

/** A choice among a list of references. */
export function Pilih({ form, name, dari, byName = false, ...look }: PilihProps) {
  const pilihan = useReferensi(dari, byName ? 'nama' : 'id')
  return (
    <Control form={form} name={name}>
      {(field) => (
        <SearchableSelect
          {...look}
          {...pick(field)}
          {...pilihan}
          // A bank of an older list is none of today's.
          selected={byName && field.value !== '' ? { value: field.value, label: field.value } : undefined}
        />
      )}
    </Control>
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

/** A day. */
export function Hari({ form, name, label = LABEL[name], ...look }: HariProps) {
  return (
    <Control form={form} name={name}>
      {(field) => <DatePicker {...look} {...field} label={label} format="short" placeholder="dd/mm/yyyy" />}
    </Control>
  )
}
