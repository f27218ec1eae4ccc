import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type LangkahFormProps = {
  readonly judul: string
  readonly galat: string | undefined
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly children: ReactNode
}

/** The fields of a step, and the button that saves them and goes on. */
export function LangkahForm({ judul, galat, isBusy, onSend, children }: LangkahFormProps) {
  return (
    <form
      aria-label={judul}
      noValidate
      className="max-w-2xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend()
      }}
    >
      {galat !== undefined && (
        <p role="alert" className="font-medium text-destructive">
          {galat}
        </p>
      )}
      {children}
      <Button type="submit" busy={isBusy}>
        Simpan dan Lanjut
      </Button>
    </form>
  )
}
