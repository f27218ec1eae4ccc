import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import type { Deps } from '../../../platform/deps.ts'
import { DomainError, invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { tryWork } from '../../../platform/savepoint.ts'
import { type PerbuatanPelaku, asCall } from '../../../platform/perbuatan.ts'
import { reviewKejadian } from '../tinjauan/tinjauan.service.ts'

const TINJAU = 'POST /kelola/presensi/tinjauan'

/** Decides on some punches alike, each by itself: what is refused is told, and nothing of it is written. Throws 422 at `alasan`. */
export async function reviewBanyak(
  perbuatan: PerbuatanPelaku,
  deps: Pick<Deps, 'clock' | 'files'>,
  { kejadian, diterima, alasan }: Context<typeof TINJAU>['body'],
): Promise<Answer<typeof TINJAU>['data']> {
  const keberatan = aturanAlasanTinjauan(diterima)(alasan ?? '')
  if (keberatan !== undefined) throw invalid({ alasan: [keberatan] })
  const gagal = []
  const satuan = asCall(perbuatan, 'POST /karyawan/presensi/{id}/tinjauan')
  // By person, so that two at once wait for each other in one order.
  for (const satu of kejadian.toSorted((a, b) => a.karyawan_id - b.karyawan_id)) {
    const { karyawan_id, tanggal, jenis } = satu
    const hasil = await tryWork(perbuatan.tx, {}, () =>
      reviewKejadian(satuan, deps, karyawan_id, { tanggal, jenis, diterima, alasan }),
    )
    if (hasil instanceof DomainError) gagal.push({ ...satu, pesan: pesanOf(hasil) })
  }
  return { ditinjau: kejadian.length - gagal.length, gagal }
}

function pesanOf({ message, errors }: DomainError): string {
  const perIsian = Object.values(errors ?? {}).flat()
  return perIsian.length === 0 ? message : perIsian.join(' ')
}
