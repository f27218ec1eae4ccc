import { useQuery } from '@tanstack/react-query'
import type { CakupanLibur } from '@rekan/domain/jadwal/libur'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { PilihBanyak } from '../../../ui/wide/pilih-banyak.tsx'
import { referensiQuery } from '../../reference/daftar.queries.ts'

/** Where a day is off, as it is chosen. */
export type Cakupan = {
  readonly cara: 'semua' | 'kecuali' | 'hanya'
  readonly kantor: number[]
}

export function cakupanFrom({ kantor_ids, hanya }: CakupanLibur): Cakupan {
  return { cara: kantor_ids.length === 0 ? 'semua' : hanya ? 'hanya' : 'kecuali', kantor: [...kantor_ids] }
}

export function wireCakupan({ cara, kantor }: Cakupan): CakupanLibur {
  return { kantor_ids: cara === 'semua' ? [] : kantor, hanya: cara === 'hanya' }
}

/** `Semua lokasi`, `Semua kecuali Denpasar`, `Hanya Denpasar`. */
export function useSebutanCakupan(): (cakupan: CakupanLibur) => string {
  const kantor = useQuery(referensiQuery('kantor')).data ?? []
  return ({ kantor_ids, hanya }) => {
    if (kantor_ids.length === 0) return 'Semua lokasi'
    const nama = kantor.filter(({ id }) => kantor_ids.includes(id)).map((satu) => satu.nama)
    const sebutan =
      nama.length === 0 || nama.length > SEBANYAK ? `${kantor_ids.length} lokasi` : nama.join(', ')
    return `${hanya ? 'Hanya' : 'Semua kecuali'} ${sebutan}`
  }
}

/** So many sites are named. */
const SEBANYAK = 3

const CARA = [
  { value: 'semua', label: 'Semua lokasi' },
  { value: 'kecuali', label: 'Semua kecuali lokasi tertentu', hint: 'Lokasi itu tetap bekerja.' },
  { value: 'hanya', label: 'Hanya lokasi tertentu', hint: 'Lokasi lain tetap bekerja.' },
] as const

type PilihCakupanProps = {
  readonly value: Cakupan
  readonly onChange: (cakupan: Cakupan) => void
  readonly error: string | undefined
}

/** Everywhere, everywhere but at some sites, or there alone. */
export function PilihCakupan({ value, onChange, error }: PilihCakupanProps) {
  const kantor = useQuery(referensiQuery('kantor')).data ?? []
  return (
    <div className="space-y-3">
      <RadioCards
        label="Libur di"
        name="cakupan"
        options={CARA}
        value={value.cara}
        onChange={(cara) => onChange({ ...value, cara })}
      />
      {value.cara !== 'semua' && (
        <PilihBanyak
          label={value.cara === 'hanya' ? 'Lokasi yang libur' : 'Lokasi yang tetap bekerja'}
          all="Belum dipilih"
          options={kantor.map(({ id, nama }) => ({ value: id, label: nama }))}
          value={value.kantor}
          onChange={(dipilih) => onChange({ ...value, kantor: dipilih })}
          error={error}
        />
      )}
    </div>
  )
}
