import { formatBulan } from '@rekan/domain/bulan'
import type { Kabar } from '../notifikasi/notifikasi.service.ts'
import type { Slip } from './payroll.queries.ts'

/** What the owner of a payslip is told; no amounts: it may stand on a lock screen. */
export function kabarSlip(
  slip: Pick<Slip, 'id' | 'tahun' | 'bulan' | 'revisi'>,
  pemilikId: number,
  jenis: 'PAYROLL_DIBAGIKAN' | 'PAYROLL_TERBIT',
): Kabar {
  const masa = formatBulan(slip)
  const revisi = slip.revisi > 0 ? `revisi ke-${slip.revisi} ` : ''
  const [judul, isi] =
    jenis === 'PAYROLL_TERBIT'
      ? [`Slip gaji ${masa} terbit`, `Slip gaji ${revisi}Anda untuk ${masa} sudah terbit dan dapat diunduh.`]
      : [
          `Draft slip gaji ${masa}`,
          `Draft slip gaji ${revisi}Anda untuk ${masa} sudah dapat diperiksa. Sampaikan ke HRD bila ada yang keliru.`,
        ]
  return { kepada: [pemilikId], jenis, detailId: slip.id, judul, isi }
}
