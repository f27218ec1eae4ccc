import { createFileRoute } from '@tanstack/react-router'
import { SlipPage } from '../../features/payroll/slip/slip-page.tsx'

export const Route = createFileRoute('/_authed/payroll/$payrollId')({
  staticData: { title: 'Detail Payslip' },
  component: Slip,
})

function Slip() {
  const { payrollId } = Route.useParams()
  return <SlipPage payrollId={payrollId} />
}
