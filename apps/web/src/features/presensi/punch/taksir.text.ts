import type { SebabTaksir } from '@rekan/domain/presensi/luring/bekal'
import { type Instan, type KodeZona, tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit, formatTanggal } from '../../../lib/format.ts'
import type { Presensi } from '../../hari/hari.wire.ts'

const SEBAB: Readonly<Record<Exclude<SebabTaksir, 'belum_buka'>, string>> = {
  jadwal: 'Dihitung di ponsel dari jadwal yang tersimpan.',
  jam_keliru: 'Jam ponsel Anda tampak keliru. Presensi tetap bisa dilakukan.',
  izin: 'Menurut data yang tersimpan Anda sedang izin. Kalau ternyata bertugas, tulis alasannya.',
  libur: 'Menurut jadwal yang tersimpan hari ini libur. Kalau ternyata bertugas, tulis alasannya.',
  tutup:
    'Menurut jadwal yang tersimpan waktu presensi sudah lewat. Kalau ternyata bertugas, tulis alasannya.',
  selesai: 'Menurut jadwal yang tersimpan tugas Anda sudah selesai. Kalau ada tugas lagi, tulis alasannya.',
  tanpa_bekal: 'Jadwal Anda belum tersimpan di ponsel ini. Tulis alasan saat presensi.',
}

/** What the server said last, which stands while it cannot be asked. */
const SEBAB_SERVER: Readonly<Partial<Record<SebabTaksir, string>>> = {
  izin: 'Anda sedang izin. Kalau ternyata bertugas, tulis alasannya.',
  libur: 'Hari ini libur. Kalau ternyata bertugas, tulis alasannya.',
  tutup: 'Waktu presensi sudah lewat. Kalau ternyata bertugas, tulis alasannya.',
  selesai: 'Tugas Anda sudah selesai. Kalau ada tugas lagi, tulis alasannya.',
}

/**
 * Why the day is what the phone reckons, or what the server said last, in sentences; the server judges all that is sent.
 *
 * @param pada when the server said it
 */
export function kalimatTaksir(
  { utama, sebab, buka, isDariServer = false }: NonNullable<Presensi['taksir']>,
  { now, pada, zona }: { readonly now: Instan; readonly pada: Instan; readonly zona: KodeZona },
): string {
  const kalimat =
    sebab === 'belum_buka'
      ? kalimatBelumBuka(now, buka ?? now, zona, utama === null)
      : isDariServer && sebab !== 'jam_keliru'
        ? SEBAB_SERVER[sebab]
        : SEBAB[sebab]
  const kalimatServer =
    isDariServer &&
    `Server belum dapat dihubungi. Yang tampil menurut server ${kalimatSaat(pada, now, zona)}.`
  return [kalimatServer, kalimat, 'Server menilainya saat terkirim.'].filter(Boolean).join(' ')
}

/** Far from its opening a check-in is not the next thing, and wants a reason. */
function kalimatBelumBuka(now: Instan, buka: Instan, zona: KodeZona, isJauh: boolean): string {
  return `Sekarang ${formatJamMenit(now, zona)} menurut ponsel, check in dibuka ${formatJamMenit(buka, zona)}. Kalau jam ponsel Anda tampak keliru, presensi saja${isJauh ? ' dan tulis alasannya' : ''}.`
}

function kalimatSaat(pada: Instan, now: Instan, zona: KodeZona): string {
  const hari = tanggalLokal(pada, zona)
  const jam = `pukul ${formatJamMenit(pada, zona)}`
  return hari === tanggalLokal(now, zona) ? jam : `${formatTanggal(hari)} ${jam}`
}
