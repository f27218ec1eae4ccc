import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before the page is left with something unsaved: by a link, by the browser's back, by closing the tab. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: isUnsaved,
    // What is open over the form closes first.
    shouldBlockFn: () => isUnsaved() && document.querySelector('dialog:modal') === null,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveQuestion title="Tinggalkan halaman?" onLeave={blocker.proceed} onStay={blocker.reset} />
}

type LeaveQuestionProps = {
  readonly title: string
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** What was typed would be lost. */
export function LeaveQuestion({ title, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={title}
      confirm="Tinggalkan"
      cancel="Lanjut Mengisi"
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      Isian Anda belum dikirim dan akan hilang.
    </ConfirmDialog>
  )
}
