import { sweepAuth } from './features/auth/auth.sweep.ts'
import { sweepBatal } from './features/karyawan/batal/batal.sweep.ts'
import { sweepLaporan } from './features/laporan/laporan.sweep.ts'
import { sweepNotifikasi } from './features/notifikasi/notifikasi.sweep.ts'
import { sweepAlarm } from './features/papan/alarm/alarm.sweep.ts'
import { sweepTangguh } from './features/pengajuan/izin-ajukan/tangguh.sweep.ts'
import { sweepPintu } from './features/pintu/pintu.sweep.ts'
import { sweepPonsel } from './features/presensi/luring/ponsel.sweep.ts'
import { sweepPengingat } from './features/presensi/pengingat/pengingat.sweep.ts'
import type { Sweep } from './platform/housekeeping.ts'

/** What the features clear once it has run out. */
export const SWEEPS: readonly Sweep[] = [
  sweepAuth,
  sweepBatal,
  sweepPengingat,
  sweepPintu,
  sweepPonsel,
  sweepAlarm,
  sweepNotifikasi,
  sweepTangguh,
  sweepLaporan,
]
