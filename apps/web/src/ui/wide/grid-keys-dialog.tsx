import { useId } from 'react'
import { Button } from '../button.tsx'
import { useDialog } from '../use-dialog.ts'
import { GRID_KEYS } from './grid-keys.ts'

type GridKeysDialogProps = {
  /** A desk's own, which come before those of all lists */
  readonly own?: readonly (readonly [keys: string, deed: string])[] | undefined
  readonly onClose: () => void
}

const TANPA_SENDIRI: NonNullable<GridKeysDialogProps['own']> = []

/** Which keys a list knows. */
export function GridKeysDialog({ own = TANPA_SENDIRI, onClose }: GridKeysDialogProps) {
  const id = useId()
  const dialog = useDialog(onClose)
  return (
    <dialog
      {...dialog}
      aria-labelledby={id}
      className="m-auto w-[calc(100%-2rem)] max-w-xl animate-rise dialog rounded-card p-5"
    >
      <h2 id={id} className="text-lg font-bold">
        Tombol
      </h2>
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {[...own, ...GRID_KEYS].map(([keys, deed]) => (
          <div key={deed} className="contents">
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-ink-muted">{deed}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>Tutup</Button>
    </dialog>
  )
}
