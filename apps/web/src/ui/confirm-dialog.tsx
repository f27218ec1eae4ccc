import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { useDialog } from './use-dialog.ts'

type ConfirmDialogProps = {
  readonly title: string
  readonly children?: ReactNode
  /** What the confirming button does: 'Tolak', 'Keluar' */
  readonly confirm: string
  readonly cancel?: string
  /** `danger` for what cannot be taken back */
  readonly tone?: 'primary' | 'danger'
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is done; open as long as it is mounted. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = 'Batal', tone = 'primary', busy = false } = props
  const id = useId()
  const dialog = useDialog(props.onCancel)
  // The second of a double tap, which may come before anybody knows that the first is at work.
  const confirmOnce = ({ detail }: { readonly detail: number }) => {
    if (detail < 2) props.onConfirm()
  }
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
      className="m-auto w-[calc(100%-2rem)] max-w-88 animate-rise dialog rounded-card p-0"
    >
      <div className="p-5">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {children !== undefined && (
          <div id={`${id}-text`} className="mt-2 text-ink-muted">
            {children}
          </div>
        )}
        <div className="mt-5 flex flex-wrap-reverse gap-2 *:flex-1 *:basis-32">
          <Button tone="outline" disabled={busy} onClick={props.onCancel}>
            {cancel}
          </Button>
          <Button tone={tone === 'danger' ? 'destructive' : 'primary'} busy={busy} onClick={confirmOnce}>
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
