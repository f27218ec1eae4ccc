import { Suspense, lazy } from 'react'
import { useLocation } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { Popover, usePopover } from '../../../ui/popover.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'

const TampilanIsi = lazy(async () => ({ default: (await import('./tampilan-isi.tsx')).TampilanIsi }))

/**
 * The views of the list on screen: its filters, columns and order, as its address has them, kept under a name. It knows
 * no desk: the second part of the address says whose they are.
 */
export function TampilanMenu() {
  const { pathname } = useLocation()
  const popover = usePopover()
  const { setAnchor, trigger, isOpen, close } = popover
  return (
    <div ref={setAnchor}>
      <ToolButton icon={Bookmark} {...trigger}>
        Tampilan
      </ToolButton>
      <Popover popover={popover} label="Tampilan" width={320} least={240}>
        {isOpen && (
          <Suspense fallback={<SkeletonList lines={1} />}>
            <TampilanIsi meja={pathname.split('/')[2] ?? ''} onChosen={close} />
          </Suspense>
        )}
      </Popover>
    </div>
  )
}
