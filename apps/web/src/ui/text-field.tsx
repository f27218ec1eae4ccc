import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldLook, controlClass } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  FieldLook & {
    /** A control at the end of the field, such as an eye on a password. */
    readonly end?: ReactNode
  }

/** A labelled text field. */
export function TextField({ label, error, hint, required, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            className={`${controlClass(error !== undefined)} ${end === undefined ? '' : 'pr-13'}`}
          />
          {end !== undefined && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}
