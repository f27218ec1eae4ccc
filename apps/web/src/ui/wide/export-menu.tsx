import { useState } from 'react'
import { Download } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { openDownload } from '../../lib/download.ts'
import { toast } from '../../lib/toast.ts'
import { Popover, usePopover } from '../popover.tsx'
import { ToolButton } from './tool-button.tsx'

export type ExportFormat = 'xlsx' | 'csv'

/** Saves what the list shows, all of its pages, in its columns and their order. */
export function ExportMenu({ fetchFile }: { readonly fetchFile: (format: ExportFormat) => Promise<File> }) {
  const popover = usePopover()
  const { setAnchor, trigger, close } = popover
  const [isBusy, setBusy] = useState(false)
  async function save(format: ExportFormat) {
    close()
    setBusy(true)
    try {
      openDownload(await fetchFile(format))
    } catch (error) {
      toast.error(errorFrom(error).message, 'unduh')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={setAnchor}>
      <ToolButton icon={Download} disabled={isBusy} {...trigger}>
        {isBusy ? 'Menyiapkan…' : 'Unduh'}
      </ToolButton>
      <Popover popover={popover} label="Unduh yang tampil" width={240}>
        <ul className="p-1.5">
          {(['xlsx', 'csv'] as const).map((format) => (
            <li key={format}>
              <button
                type="button"
                onClick={() => void save(format)}
                className="min-h-11 w-full rounded-control px-3 text-left text-sm hover:bg-sunken"
              >
                {format === 'xlsx' ? 'Excel (XLSX)' : 'Teks (CSV)'}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}
