import { useEffect } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { isBerganti } from '../lib/session.ts'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before the page is left with something unsaved: by a link, by the browser's back, by closing the tab. */
export function LeaveGuard({ isUnsaved: hasUnsaved }: { readonly isUnsaved: () => boolean }) {
  // Nobody stays on a screen whose session is over, or another person's by now.
  const isUnsaved = () => hasUnsaved() && !isBerganti()
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: isUnsaved,
    // What is open over the form closes first.
    shouldBlockFn: () => isUnsaved() && document.querySelector('dialog:modal') === null,
  })
  // What was being sent when one left has been saved meanwhile: there is nothing to ask any more.
  useEffect(() => {
    if (blocker.status === 'blocked' && !isUnsaved()) blocker.proceed()
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveQuestion title="Tinggalkan halaman?" onLeave={blocker.proceed} onStay={blocker.reset} />
}
