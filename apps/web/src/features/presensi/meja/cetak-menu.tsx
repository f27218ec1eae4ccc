import { useState } from 'react'
import { Download } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { openDownload } from '../../../lib/download.ts'
import { toast } from '../../../lib/toast.ts'
import { Popover, usePopover } from '../../../ui/popover.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'

/** Files to save, each by its name. */
export function CetakMenu({ pilihan }: { readonly pilihan: Readonly<Record<string, () => Promise<File>>> }) {
  const popover = usePopover()
  const { setAnchor, trigger, close } = popover
  const [isBusy, setBusy] = useState(false)
  async function save(fetchFile: () => Promise<File>) {
    close()
    setBusy(true)
    try {
      openDownload(await fetchFile())
    } catch (error) {
      const { message, errors } = errorFrom(error)
      toast.error(Object.values(errors).flat()[0] ?? message, 'unduh')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={setAnchor}>
      <ToolButton icon={Download} disabled={isBusy} {...trigger}>
        {isBusy ? 'Menyiapkan…' : 'Unduh'}
      </ToolButton>
      <Popover popover={popover} label="Unduh" width={260}>
        <ul className="p-1.5">
          {Object.entries(pilihan).map(([nama, fetchFile]) => (
            <li key={nama}>
              <button
                type="button"
                onClick={() => void save(fetchFile)}
                className="min-h-11 w-full rounded-control px-3 text-left text-sm hover:bg-sunken"
              >
                {nama}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}
