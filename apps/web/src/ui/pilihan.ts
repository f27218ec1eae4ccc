import type { ControlledField } from './form.tsx'
import type { Option } from './searchable-select.tsx'

/** A field that holds '' for nothing, for a part that holds null for it. */
export function pick({ value, onChange, ...field }: ControlledField<string>) {
  return {
    ...field,
    value: value === '' ? null : value,
    onChange: (chosen: string | null) => onChange(chosen ?? ''),
  }
}

/** What a record came with, as an option. */
export function optionOf(
  referensi: { readonly id: number; readonly nama: string } | null | undefined,
): Option<string> | undefined {
  return referensi == null ? undefined : { value: String(referensi.id), label: referensi.nama }
}

export function labelIn(options: readonly Option<string>[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
