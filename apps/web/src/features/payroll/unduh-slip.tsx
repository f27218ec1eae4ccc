import { useState } from 'react'
import { Download } from 'lucide-react'
import { normaliseError } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { type Slip, fetchTautanSlip } from './payroll.api.ts'

/** Opens the PDF in a tab of its own, by a link asked for at that moment: it lives for five minutes. */
export function UnduhSlip({ slip }: { readonly slip: Slip | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const isAda = slip !== undefined && slip.berkas !== null
  async function open() {
    if (slip === undefined) return
    // At once, within the press: opened after the answer, a browser would take it for a pop-up and block it.
    const tab = window.open('', '_blank')
    if (tab !== null) {
      tab.opener = null
      tab.document.title = 'Slip Gaji'
      tab.document.body.textContent = 'Menyiapkan slip gaji...'
    }
    setBusy(true)
    try {
      const url = await fetchTautanSlip(slip.id)
      if (tab === null) location.assign(url)
      else tab.location.replace(url)
    } catch (error) {
      tab?.close()
      toast.error(normaliseError(error).message, 'slip')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {slip !== undefined && !isAda && (
        <p id="slip-belum" className="text-center text-sm text-ink-muted">
          PDF tersedia setelah slip diterbitkan.
        </p>
      )}
      <Button
        icon={<Download className="size-5" />}
        busy={isBusy}
        disabled={!isAda}
        aria-describedby={slip !== undefined && !isAda ? 'slip-belum' : undefined}
        onClick={() => void open()}
      >
        Download Slip Gaji
      </Button>
    </>
  )
}
