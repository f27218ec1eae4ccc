import { formatLebihAwal } from '@rekan/domain/teks/durasi'
import { computeLebihAwal, isAlasanPulangRequired } from '@rekan/domain/presensi/hari/presensi'
import type { Detik } from '@rekan/domain/waktu'
import { useServerNow } from '../../../lib/clock.ts'
import type { SasaranPunch } from './sasaran.ts'

type Awal = {
  /** Before the shift's end */
  readonly lebihAwal: Detik
  /** So early that the person says why */
  readonly isWajib: boolean
}

/** How early a check-out made now would be; null for what is none, or not early. */
export function usePulangAwal({ jenis, shift }: Pick<SasaranPunch, 'jenis' | 'shift'>): Awal | null {
  const now = useServerNow()
  const lebihAwal = jenis === 'checkOut' ? computeLebihAwal(shift, now) : 0
  return lebihAwal === 0 ? null : { lebihAwal, isWajib: isAlasanPulangRequired(lebihAwal) }
}

/** Asks whoever leaves early whether they mean it. */
export function PulangAwal({ lebihAwal, isWajib }: Awal) {
  return (
    <div>
      <p className="text-base font-bold">Pulang {formatLebihAwal(lebihAwal)} lebih awal?</p>
      <p className="mt-1 text-sm text-ink-muted">
        Jam kerja belum selesai. {isWajib ? 'Tulis alasannya dulu.' : 'Alasannya tidak perlu ditulis.'}
      </p>
    </div>
  )
}
