import { ConfirmDialog } from './confirm-dialog.tsx'

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
