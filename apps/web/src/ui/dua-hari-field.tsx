import { HARI_PULANG_TERJAUH } from '@rekan/domain/presensi/tinjauan/koreksi'
import { type Tanggal, addHari, formatTanggal, isTanggal } from '@rekan/domain/waktu'
import type { ComponentProps } from 'react'
import { SelectField } from './select-field.tsx'

type DuaHariFieldProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> & {
  /** The attendance day; anything else while none has been picked */
  readonly tanggal: Tanggal
  /** What is chosen now: how many days after it; empty: as the clock time follows */
  readonly dipilih: string
}

/** Asks on which day something was, once the server could not tell it from the clock time. */
export function DuaHariField({ tanggal, dipilih, ...field }: DuaHariFieldProps) {
  if (!isTanggal(tanggal) || (field.error === undefined && dipilih === '')) return null
  return (
    <SelectField
      placeholder="Pilih tanggalnya"
      options={Array.from({ length: HARI_PULANG_TERJAUH + 1 }, (_, ke) => ({
        value: String(ke),
        label: formatTanggal(addHari(tanggal, ke)),
      }))}
      {...field}
    />
  )
}
