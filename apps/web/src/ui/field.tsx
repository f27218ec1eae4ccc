import { type ReactNode, useId } from 'react'

/** What every labelled field takes. */
export type FieldLook = {
  readonly label: string
  /** What is wrong with the value; announced and tied to the field. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
}

/** What ties a control to its label and its note. */
export type FieldControl = {
  readonly id: string
  readonly required: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type FieldProps = FieldLook & { readonly children: (control: FieldControl) => ReactNode }

/** A label, a control, and under it what is wrong with its value or else a hint. */
export function Field({ label, error, hint, required, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        <FieldLabel label={label} required={required} />
      </label>
      {children({
        id,
        required,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}

export function FieldLabel({ label, required }: Pick<FieldLook, 'label' | 'required'>) {
  return (
    <>
      {label}
      {required === true && <span className="font-normal text-ink-muted"> (wajib)</span>}
    </>
  )
}

/** Announced when it changes. */
export function FieldNote({ id, error, hint }: Pick<FieldLook, 'error' | 'hint'> & { readonly id: string }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={`text-sm not-empty:mt-1.5 ${error === undefined ? 'text-ink-muted' : 'font-medium text-destructive'}`}
    >
      {error ?? hint}
    </p>
  )
}

/** The look of a control that holds a value: text, list, button that opens a picker. */
export function controlClass(isWrong: boolean): string {
  return `min-h-12.5 w-full rounded-control border bg-surface px-3.5 py-2 text-base placeholder:text-ink-muted disabled:bg-sunken disabled:text-ink-muted ${isWrong ? 'border-destructive' : 'border-field'}`
}
