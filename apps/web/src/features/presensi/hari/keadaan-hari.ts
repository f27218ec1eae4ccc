import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import type { Shift } from '@rekan/domain/jadwal/jadwal'
import {
  type StatusPresensi,
  PULANG_AWAL_WAJAR,
  computeTelat,
  isLebihAwal,
  isTelat,
} from '@rekan/domain/presensi/hari/presensi'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { formatJamMenit } from '../../../lib/format.ts'
import type { Jenis } from './jenis.ts'
import type { Presensi } from '../../hari/hari.wire.ts'

export type Nada = 'baik' | 'menunggu' | 'buruk' | 'tenang'

/** Where the person stands today, in words, and what there is to do. */
export type KeadaanHari = {
  readonly kalimat: string
  readonly nada: Nada
  readonly aksi: Jenis | null
}

const LAIN: Readonly<Record<Exclude<StatusPresensi, 'HADIR' | 'BELUM_PRESENSI'>, KeadaanHari>> = {
  LIBUR: { kalimat: 'Hari ini libur', nada: 'tenang', aksi: null },
  ALPA: { kalimat: 'Tidak ada presensi hari ini', nada: 'buruk', aksi: null },
  IZIN: { kalimat: 'Anda sedang izin', nada: 'tenang', aksi: null },
  SAKIT: { kalimat: 'Anda sedang izin sakit', nada: 'tenang', aksi: null },
  CUTI: { kalimat: 'Anda sedang cuti', nada: 'tenang', aksi: null },
  DINAS_LUAR: { kalimat: 'Anda sedang dinas luar', nada: 'tenang', aksi: null },
}

export function keadaanHari(
  presensi: Presensi,
  shift: Shift | null,
  saat: Instan,
  zona: KodeZona,
): KeadaanHari {
  const keadaan = keadaanTercatat(presensi, shift, saat, zona)
  return presensi.taksir ? { ...keadaan, aksi: presensi.taksir.utama } : keadaan
}

function keadaanTercatat(presensi: Presensi, shift: Shift | null, saat: Instan, zona: KodeZona): KeadaanHari {
  const { checkIn, checkOut, status, tertunda } = presensi
  if (tertunda) return { kalimat: tertunda, nada: 'menunggu', aksi: checkOut ? null : 'checkOut' }
  // Without hours nothing is on time.
  const tepat = shift === null ? '' : ', tepat waktu'
  if (checkIn !== null && checkOut !== null) {
    const catatan = [
      isTelat(checkIn.telat) && `terlambat ${formatDurasi(checkIn.telat)}`,
      isLebihAwal(checkOut.lebihAwal) && `pulang ${formatLebihAwal(checkOut.lebihAwal)} lebih awal`,
    ].filter((teks) => teks !== false)
    return catatan.length === 0
      ? { kalimat: `Selesai${tepat}`, nada: 'baik', aksi: null }
      : { kalimat: `Selesai, ${catatan.join(' dan ')}`, nada: 'buruk', aksi: null }
  }
  if (checkIn !== null) {
    return isTelat(checkIn.telat)
      ? { kalimat: `Sudah masuk, terlambat ${formatDurasi(checkIn.telat)}`, nada: 'buruk', aksi: 'checkOut' }
      : { kalimat: `Sudah masuk${tepat}`, nada: 'baik', aksi: 'checkOut' }
  }
  if (status !== 'BELUM_PRESENSI' && status !== 'HADIR') return LAIN[status]
  return keadaanBelumMasuk(presensi, shift, saat, zona)
}

/** A check-in that is not open yet: since when it will be. Null once it is. */
export function saatBuka({ bukaPada }: Presensi, saat: Instan): Instan | null {
  return bukaPada !== null && saat < bukaPada ? bukaPada : null
}

/** Until then Check Out stands aside: 30 minutes before the shift ends, and never within the minute after the check-in. */
export function checkOutMenyusul({ checkIn }: Presensi, shift: Shift | null): Instan {
  return Math.max((shift?.selesai ?? 0) - PULANG_AWAL_WAJAR * 1000, (checkIn?.saat ?? 0) + 60_000)
}

function keadaanBelumMasuk(
  presensi: Presensi,
  shift: Shift | null,
  saat: Instan,
  zona: KodeZona,
): KeadaanHari {
  const bukaPada = saatBuka(presensi, saat)
  if (bukaPada !== null) {
    return { kalimat: `Check-in dibuka pukul ${formatJamMenit(bukaPada, zona)}`, nada: 'tenang', aksi: null }
  }
  const telat = presensi.taksir?.sebab === 'jam_keliru' ? 0 : computeTelat(shift, saat)
  return isTelat(telat)
    ? { kalimat: `Belum presensi, terlambat ${formatDurasi(telat)}`, nada: 'buruk', aksi: 'checkIn' }
    : { kalimat: 'Belum presensi', nada: 'menunggu', aksi: 'checkIn' }
}
