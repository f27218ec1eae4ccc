import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { Option } from '../../../ui/searchable-select.tsx'

/** How much of the one day: all of it, or a half. */
export const PILIHAN_PARUH: readonly Option<Paruh | ''>[] = [
  { value: '', label: 'Sehari penuh' },
  { value: 'pagi', label: 'Setengah hari, pagi' },
  { value: 'siang', label: 'Setengah hari, siang' },
]
