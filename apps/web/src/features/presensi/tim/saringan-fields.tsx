import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { DateFilter } from '../../../ui/date-filter.tsx'
import { SearchableSelect } from '../../../ui/searchable-select.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { useReferensi } from '../../reference/reference.queries.ts'
import type { SaringanTim } from '../daftar/presensi.search.ts'

type SaringanProps = {
  readonly saringan: SaringanTim
  readonly onSaring: (saringan: SaringanTim) => void
}

/** A day of the list; without one, each person's own today. */
export function TanggalField({ saringan, onSaring }: SaringanProps) {
  const zona = useZona()
  const { tanggal, ...rest } = saringan
  return (
    <DateFilter
      label="Tanggal"
      value={tanggal}
      maxDate={tanggalLokal(serverNow(), zona)}
      onChange={(dipilih) => onSaring(dipilih === undefined ? rest : { ...rest, tanggal: dipilih })}
    />
  )
}

export function KantorField({ saringan, onSaring }: SaringanProps) {
  const { kantor, ...rest } = saringan
  return (
    <SearchableSelect
      {...useReferensi('kantor')}
      label="Kantor"
      value={kantor === undefined ? null : String(kantor)}
      onChange={(id) => onSaring(id === null ? rest : { ...rest, kantor: Number(id) })}
    />
  )
}
