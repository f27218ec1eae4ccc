import {
  BriefcaseBusiness,
  CalendarDays,
  ClipboardPenLine,
  House,
  type LucideIcon,
  Stethoscope,
  UserRound,
} from 'lucide-react'
import type { JenisIzin } from '@rekan/domain/absensi'

/** The kinds of request as one chooses among them. */
export const JENIS: Readonly<
  Record<JenisIzin, { readonly label: string; readonly hint: string; readonly icon: LucideIcon }>
> = {
  CUTI: { label: 'Cuti', hint: 'Memakai hak cuti Anda', icon: CalendarDays },
  SAKIT: { label: 'Sakit', hint: 'Tidak masuk karena sakit', icon: Stethoscope },
  IZIN: { label: 'Izin', hint: 'Keperluan pribadi', icon: UserRound },
  DINAS_LUAR: {
    label: 'Dinas Luar',
    hint: 'Bertugas di luar kantor',
    icon: BriefcaseBusiness,
  },
  WFH: {
    label: 'Kerja dari Rumah (WFH)',
    hint: 'Tetap presensi, tanpa batas area',
    icon: House,
  },
  KOREKSI_PRESENSI: {
    label: 'Koreksi Presensi',
    hint: 'Lupa presensi, perangkat rusak',
    icon: ClipboardPenLine,
  },
}
