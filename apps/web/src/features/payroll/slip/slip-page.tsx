import { Suspense, lazy } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { errorFrom, messageOf } from '../../../lib/api-error.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/column.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { slipQuery } from './payroll.queries.ts'
import { RincianSlipView } from './rincian-slip.tsx'
import { SembunyiButton, useSembunyi } from './sembunyi.tsx'
import { UnduhSlip } from './unduh-slip.tsx'

// One person in a company approves what HR makes of their own.
const SetujuiSlip = lazy(async () => ({ default: (await import('./setujui-slip.tsx')).SetujuiSlip }))

/** One payslip and the way to its PDF. */
export function SlipPage({ payrollId }: { readonly payrollId: string }) {
  const query = useQuery(slipQuery(payrollId))
  const sembunyi = useSembunyi()
  const slip = query.data ?? undefined
  return (
    <Column>
      <PageHeader title="Detail Payslip" back={{ to: '/payroll' }} end={<SembunyiButton {...sembunyi} />} />
      <main className="flex flex-1 flex-col px-4 pb-4">
        {slip !== undefined ? (
          <RincianSlipView slip={slip} isSembunyi={sembunyi.isSembunyi} />
        ) : query.isPending ? (
          <p role="status" className="grid flex-1 place-items-center p-6 text-ink-muted">
            Memuat data slip gaji...
          </p>
        ) : (
          <Gagal error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
      </main>
      <ActionBar>
        {slip !== undefined && slip.persetujuan !== null ? (
          <Suspense>
            <SetujuiSlip slip={slip} versi={slip.persetujuan.versi} />
          </Suspense>
        ) : (
          <UnduhSlip slip={slip} />
        )}
      </ActionBar>
    </Column>
  )
}

type GagalProps = { readonly error: Error | null; readonly busy: boolean; readonly onRetry: () => void }

function Gagal({ error, busy, onRetry }: GagalProps) {
  // An address that can be no payslip's is one that is not there.
  if (error === null || [404, 422].includes(errorFrom(error).status))
    return (
      <Empty
        icon={ReceiptText}
        title="Tidak dapat menemukan data slip gaji."
        action={
          <Link to="/payroll" className={buttonClass('outline')}>
            Semua Slip Gaji
          </Link>
        }
      />
    )
  return (
    <LoadError
      message={messageOf(error, 'Tidak dapat memuat data slip gaji.')}
      busy={busy}
      onRetry={onRetry}
    />
  )
}
