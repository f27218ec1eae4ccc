import { useState } from 'react'
import { Button } from './button.tsx'
import { LeaveQuestion } from './leave-question.tsx'

type CancelButtonProps = {
  /** The form's `isUnsaved` */
  readonly isUnsaved: () => boolean
  readonly onCancel: () => void
}

/** Gives a form up, beside its main action; asks first where something would be lost. */
export function CancelButton({ isUnsaved, onCancel }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="outline" onClick={() => (isUnsaved() ? setAsking(true) : onCancel())}>
        Batal
      </Button>
      {isAsking && (
        <LeaveQuestion title="Tutup formulir?" onLeave={onCancel} onStay={() => setAsking(false)} />
      )}
    </>
  )
}
