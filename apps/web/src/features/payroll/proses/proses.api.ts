import type { Bulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { type CallAnswer, call } from '../../../lib/http.ts'

/** A month of everybody's pay, made or published beside the requests. */
export type Proses = NonNullable<CallAnswer<'GET /kelola/payroll/proses'>['data']>

export async function fetchProses(signal: AbortSignal): Promise<Proses | null> {
  const { data } = await call('GET /kelola/payroll/proses', { signal })
  return data
}

export async function startSusun({ bulan, tahun }: Bulan): Promise<Proses> {
  const { data } = await call('POST /kelola/payroll/proses/susun', { body: { bulan, tahun } })
  return data
}

/** What is published, as it was shown. */
export type SemuaDraf = Bulan & {
  readonly slip: JenisSlip
  readonly banyak: number
  readonly gajiBersih: number
  readonly sebelumAkhir: boolean
}

export async function startTerbit({
  bulan,
  tahun,
  slip,
  banyak,
  gajiBersih,
  sebelumAkhir,
}: SemuaDraf): Promise<Proses> {
  const { data } = await call('POST /kelola/payroll/proses/terbitkan', {
    body: {
      bulan,
      tahun,
      slip,
      banyak,
      gaji_bersih: gajiBersih,
      sebelum_akhir: sebelumAkhir,
    },
  })
  return data
}

export async function cancelProses(): Promise<Proses> {
  const { data } = await call('POST /kelola/payroll/proses/batal', { body: {} })
  return data
}
