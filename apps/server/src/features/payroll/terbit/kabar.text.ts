import { formatBulan } from '@rekan/domain/bulan'
import { PERIHAL_SLIP, sebutanKecil } from '@rekan/domain/payroll/jenis-slip'
import type { Kabar } from '../../notifikasi/notifikasi.service.ts'
import type { Slip } from '../baris/payroll.queries.ts'

/** What the owner of a payslip is told; no amounts: it may stand on a lock screen. */
export function kabarSlip(
  slip: Pick<Slip, 'id' | 'tahun' | 'bulan' | 'jenis' | 'revisi'>,
  pemilikId: number,
  jenis: 'PAYROLL_DIBAGIKAN' | 'PAYROLL_TERBIT',
  titipan: readonly string[] = [],
): Kabar {
  const masa = formatBulan(slip)
  const { sebutan } = PERIHAL_SLIP[slip.jenis]
  const draft = `Draft ${sebutanKecil(slip.jenis)}`
  const revisi = slip.revisi > 0 ? `revisi ke-${slip.revisi} ` : ''
  const [judul, isi] =
    jenis === 'PAYROLL_TERBIT'
      ? [
          `${sebutan} ${masa} terbit`,
          `${sebutan} ${revisi}Anda untuk ${masa} sudah terbit dan dapat diunduh.${formatTitipan(titipan)}`,
        ]
      : [
          `${draft} ${masa}`,
          `${draft} ${revisi}Anda untuk ${masa} sudah dapat diperiksa. Sampaikan ke HRD bila ada yang keliru.`,
        ]
  return { kepada: [pemilikId], jenis, detailId: slip.id, judul, isi }
}

/** What who approves HR's own payslips is told of one that waits. */
export function kabarPersetujuan(
  slip: Pick<Slip, 'id' | 'tahun' | 'bulan' | 'nama'>,
  penyetujuId: number,
): Kabar {
  const masa = formatBulan(slip)
  return {
    kepada: [penyetujuId],
    jenis: 'PAYROLL_DIBAGIKAN',
    detailId: slip.id,
    judul: `Slip gaji HRD ${masa} menunggu`,
    isi: `Slip gaji ${slip.nama} untuk ${masa} menunggu persetujuan Anda. Buka Slip Gaji untuk memeriksanya.`,
  }
}

const SEBUTAN: Readonly<Record<string, string>> = {
  REIMBURSE: 'reimburse',
  KASBON: 'cicilan kasbon',
  PENYESUAIAN: 'penyesuaian',
}

/** What beside the wage a slip pays or takes off, by the `sumber` of its lines. */
function formatTitipan(sumber: readonly string[]): string {
  const kata = [...new Set(sumber.map((satu) => SEBUTAN[satu.split(':')[0] ?? '']))].filter(
    (satu) => satu !== undefined,
  )
  return kata.length === 0 ? '' : ` Di dalamnya: ${kata.join(', ')}.`
}
