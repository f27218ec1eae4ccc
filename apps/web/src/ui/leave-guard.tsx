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
  return (
    <ConfirmDialog
      title="Tinggalkan halaman?"
      confirm="Tinggalkan"
      cancel="Lanjut Mengisi"
      tone="danger"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      Isian Anda belum dikirim dan akan hilang.
    </ConfirmDialog>
  )
}
