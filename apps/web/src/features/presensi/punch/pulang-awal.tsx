import { formatLebihAwal } from '@rekan/domain/teks/durasi'
import { computeLebihAwal, isAlasanPulangRequired } from '@rekan/domain/presensi/hari/presensi'
import type { Detik } from '@rekan/domain/waktu'
import { isJamKeliru, useServerNow } from '../../../lib/clock.ts'
import type { SasaranPunch } from './sasaran.ts'

type Awal = {
  /** Before the shift's end */
  readonly lebihAwal: Detik
  /** So early that the person says why */
  readonly isWajib: boolean
  /** By a clock that is known to be wrong */
  readonly isKeliru: boolean
}

/** How early a check-out made now would be; null for what is none, or not early. */
export function usePulangAwal({ jenis, shift }: Pick<SasaranPunch, 'jenis' | 'shift'>): Awal | null {
  const now = useServerNow()
  const lebihAwal = jenis === 'checkOut' ? computeLebihAwal(shift, now) : 0
  if (lebihAwal === 0) return null
  const isKeliru = isJamKeliru()
  return { lebihAwal, isWajib: !isKeliru && isAlasanPulangRequired(lebihAwal), isKeliru }
}

/** Asks whoever leaves early whether they mean it. */
export function PulangAwal({ lebihAwal, isWajib, isKeliru }: Awal) {
  return (
    <div>
      <p className="text-base font-bold">Pulang {isKeliru ? '' : formatLebihAwal(lebihAwal)} lebih awal?</p>
      <p className="mt-1 text-sm text-ink-muted">
        {isKeliru
          ? 'Jam ponsel Anda tampak keliru. Kalau jam kerja belum selesai, tulis alasannya.'
          : `Jam kerja belum selesai. ${isWajib ? 'Tulis alasannya dulu.' : 'Alasannya tidak perlu ditulis.'}`}
      </p>
    </div>
  )
}
