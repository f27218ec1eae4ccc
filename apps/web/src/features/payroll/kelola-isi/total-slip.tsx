import type { TotalSlip } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { DetailList } from '../../../ui/detail-list.tsx'

/** What a payslip's lines add up to. */
export function TotalCard({ total }: { readonly total: TotalSlip }) {
  return (
    <section className="card p-4">
      <DetailList
        layout="row"
        items={[
          { label: 'Gaji kotor', value: formatRupiah(total.gaji_kotor) },
          { label: 'Total potongan', value: formatRupiah(total.total_potongan) },
          { label: 'Gaji bersih', value: <b>{formatRupiah(total.gaji_bersih)}</b> },
        ]}
      />
    </section>
  )
}
