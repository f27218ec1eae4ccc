import { type ComponentProps, type ReactNode, useId } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string
  /** What is wrong with the value; announced and tied to the field. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** A control at the end of the field, such as an eye on a password. */
  readonly end?: ReactNode
}

/** A labelled text field. */
export function TextField({ label, error, hint, end, required, ...input }: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
        {required === true && <span className="font-normal text-ink-muted"> (wajib)</span>}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          className={`min-h-12.5 w-full rounded-control border bg-surface px-3.5 py-2 text-base placeholder:text-ink-muted disabled:bg-sunken ${end === undefined ? '' : 'pr-13'} ${error === undefined ? 'border-field' : 'border-destructive'}`}
        />
        {end !== undefined && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={`text-sm not-empty:mt-1.5 ${error === undefined ? 'text-ink-muted' : 'font-medium text-destructive'}`}
      >
        {note}
      </p>
    </div>
  )
}
