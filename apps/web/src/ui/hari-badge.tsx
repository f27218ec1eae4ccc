import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import { SEBUTAN_HARI } from '@rekan/domain/pengajuan/sebutan'
import { Badge, type Tone } from './badge.tsx'

const TONE: Readonly<Record<StatusPresensi, Tone>> = {
  HADIR: 'success',
  BELUM_PRESENSI: 'accent',
  LIBUR: 'neutral',
  ALPA: 'destructive',
  IZIN: 'away',
  SAKIT: 'away',
  CUTI: 'away',
  DINAS_LUAR: 'away',
}

/** Where somebody's attendance day stands. */
export function HariBadge({ status }: { readonly status: StatusPresensi }) {
  return <Badge tone={TONE[status]}>{SEBUTAN_HARI[status]}</Badge>
}
