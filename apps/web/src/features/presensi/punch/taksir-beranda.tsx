import { Link } from '@tanstack/react-router'
import type { SebabTaksir } from '@rekan/domain/presensi/luring/bekal'
import { type Instan, type KodeZona, tanggalLokal } from '@rekan/domain/waktu'
import { useServerNow } from '../../../lib/clock.ts'
import { formatJamMenit, formatTanggal } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { zonaFrom } from '../../profil/diri/profil.wire.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'

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

/** Why the day is what the phone reckons, and the punches that it does not expect: the server judges all of them. */
export function TaksirBeranda() {
  const profile = useProfil()
  const now = useServerNow()
  const { taksir, checkIn } = profile.presensi ?? {}
  if (taksir === undefined) return null
  const { utama, sebab, buka, isDariServer = false } = taksir
  const zona = zonaFrom(profile)
  const kalimat =
    sebab === 'belum_buka'
      ? kalimatBelumBuka(now, buka ?? now, zona, utama === null)
      : isDariServer
        ? SEBAB_SERVER[sebab]
        : SEBAB[sebab]
  const kalimatServer =
    isDariServer &&
    `Server belum dapat dihubungi. Yang tampil menurut server ${kalimatSaat(profile.pada, now, zona)}.`
  const lain = (['checkIn', 'checkOut'] as const).filter((jenis) => jenis !== utama)
  return (
    <div className="mt-3 text-sm text-ink-muted">
      <p>{[kalimatServer, kalimat, 'Server menilainya saat terkirim.'].filter(Boolean).join(' ')}</p>
      <div className="flex flex-wrap gap-x-4">
        {lain.map((jenis) => (
          <Link
            key={jenis}
            to={JENIS[jenis].layar}
            className={utama === null ? `mt-3 ${buttonClass('outline')}` : 'py-3 font-semibold text-primary'}
          >
            {sebutan(jenis, utama, checkIn != null)}
          </Link>
        ))}
      </div>
    </div>
  )
}

function sebutan(jenis: Jenis, utama: Jenis | null, hasCheckIn: boolean): string {
  const { label } = JENIS[jenis]
  if (utama === null) return `Tetap ${label}`
  if (jenis === 'checkOut') return `Sudah masuk? ${label}`
  return hasCheckIn ? `Ada tugas lain? ${label}` : `Belum masuk? ${label}`
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
