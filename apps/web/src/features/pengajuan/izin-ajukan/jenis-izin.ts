import {
  BriefcaseBusiness,
  CalendarDays,
  ClipboardPenLine,
  House,
  type LucideIcon,
  Stethoscope,
  UserRound,
} from 'lucide-react'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'

/** What helps to choose among the kinds of request, beside their names. */
export const JENIS: Readonly<Record<JenisIzin, { readonly hint: string; readonly icon: LucideIcon }>> = {
  CUTI: { hint: 'Memakai hak cuti Anda', icon: CalendarDays },
  SAKIT: { hint: 'Tidak masuk karena sakit', icon: Stethoscope },
  IZIN: { hint: 'Keperluan pribadi', icon: UserRound },
  DINAS_LUAR: {
    hint: 'Bertugas di luar kantor',
    icon: BriefcaseBusiness,
  },
  WFH: {
    hint: 'Tetap presensi, tanpa batas area',
    icon: House,
  },
  KOREKSI_PRESENSI: {
    hint: 'Lupa presensi, perangkat rusak',
    icon: ClipboardPenLine,
  },
}
