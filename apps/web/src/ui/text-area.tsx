import type { ComponentProps } from 'react'
import { Field, type FieldLook, controlClass } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldLook

/** A labelled text of several lines that grows with what is written. */
export function TextArea({ label, error, hint, required, rows = 3, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={`${controlClass(error !== undefined)} block field-sizing-content`}
        />
      )}
    </Field>
  )
}
