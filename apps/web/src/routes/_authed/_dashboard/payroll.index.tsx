import { createFileRoute } from '@tanstack/react-router'
import { RekapPayslip } from '../../../features/payroll/slip/rekap-payslip.tsx'

export const Route = createFileRoute('/_authed/_dashboard/payroll/')({
  validateSearch: ({ tahun }: Readonly<Record<string, unknown>>): { tahun?: number } =>
    typeof tahun === 'number' ? { tahun } : {},
  // Beside the screen's own chunk, and kept out of the one that everybody loads.
  loader: ({ context: { queryClient } }) => {
    void import('../../../features/payroll/slip/payroll.queries.ts')
      .then(({ prefetchSlip }) => prefetchSlip(queryClient))
      // The screen itself says so when it cannot be had.
      .catch(() => undefined)
  },
  staticData: { title: 'Slip Gaji' },
  component: Payroll,
})

function Payroll() {
  const { tahun } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RekapPayslip
      tahun={tahun}
      onTahun={(dipilih) => void navigate({ search: { tahun: dipilih }, replace: true, resetScroll: false })}
    />
  )
}
