import type { StatusPresensi } from '@rekan/domain/presensi'
import { Badge, type Tone } from './badge.tsx'

const LOOK: Readonly<Record<StatusPresensi, { readonly kata: string; readonly tone: Tone }>> = {
  HADIR: { kata: 'Hadir', tone: 'success' },
  BELUM_PRESENSI: { kata: 'Belum presensi', tone: 'accent' },
  LIBUR: { kata: 'Libur', tone: 'neutral' },
  ALPA: { kata: 'Alpa', tone: 'destructive' },
  IZIN: { kata: 'Izin', tone: 'away' },
  SAKIT: { kata: 'Sakit', tone: 'away' },
  CUTI: { kata: 'Cuti', tone: 'away' },
  DINAS_LUAR: { kata: 'Dinas luar', tone: 'away' },
}

/** Where somebody's attendance day stands. */
export function HariBadge({ status }: { readonly status: StatusPresensi }) {
  const { kata, tone } = LOOK[status]
  return <Badge tone={tone}>{kata}</Badge>
}
