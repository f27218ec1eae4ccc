import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { type RincianSlip, useSlipPdf } from './payroll.queries.ts'

/** Opens the PDF in a tab of its own. */
export function UnduhSlip({ slip }: { readonly slip: RincianSlip | undefined }) {
  const pdf = useSlipPdf(slip?.id ?? 0)
  const isBelum = slip !== undefined && slip.lampiran === null
  return (
    <>
      {isBelum && (
        <p id="slip-belum" className="text-center text-sm text-ink-muted">
          PDF tersedia setelah slip diterbitkan.
        </p>
      )}
      <Button
        icon={<Download className="size-5" />}
        busy={pdf.isBusy}
        disabled={slip === undefined || isBelum}
        aria-describedby={isBelum ? 'slip-belum' : undefined}
        onClick={() => void pdf.open()}
      >
        Download Slip Gaji
      </Button>
    </>
  )
}
