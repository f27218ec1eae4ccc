import type { FormEvent, ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { ActionBar } from './action-bar.tsx'
import { Button } from './button.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { FormHandle } from './use-form.ts'

type FormProps<Input extends FieldValues, Output> = {
  readonly form: FormHandle<Input, Output>
  /** The main action's words: 'Simpan', 'Ajukan' */
  readonly submit: string
  readonly icon?: ReactNode
  /** Further actions under the main one */
  readonly actions?: ReactNode
  /** Beside the main one: the way to the step before */
  readonly back?: ReactNode
  /** One part of a sheet among others: its action stands right below its fields */
  readonly isPart?: boolean
  readonly children: ReactNode
}

/**
 * The fields, and the main action in reach of the thumb. While it is sent nothing can be changed; leaving with
 * something unsaved asks first.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { submit, icon, actions, back, isPart = false, children } = props
  const { element, isBusy, isUnsaved, onSubmit: send } = props.form
  const Foot = isPart ? 'div' : ActionBar
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A form in a sheet within a form is not that form's.
    event.stopPropagation()
    send()
  }
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-1 flex-col">
      <fieldset disabled={isBusy} className="contents">
        <div className={`space-y-4 ${isPart ? 'py-3' : 'px-4 pt-1 pb-6'}`}>{children}</div>
        <Foot>
          <div className="flex flex-wrap-reverse gap-2 *:flex-1 *:basis-28">
            {back}
            <Button type="submit" busy={isBusy} icon={icon}>
              {submit}
            </Button>
          </div>
          {actions}
        </Foot>
      </fieldset>
      <LeaveGuard isUnsaved={isUnsaved} />
    </form>
  )
}

/** What a part of our own that holds a value takes: `value` in, `onChange(value)` out. */
export type ControlledField<T> = {
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

type ControlProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> = {
  readonly form: FormHandle<Input, Output>
  readonly name: Name
  readonly children: (field: ControlledField<FieldPathValue<Input, Name>>) => ReactNode
}

/** Ties a part that is no input of the system to the form: `<Control form={form} name="jenis">{(field) => …}</Control>` */
export function Control<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: ControlProps<Input, Output, Name>) {
  const { field, fieldState } = useController({ control: form.hook.control, name })
  const { value, onChange, onBlur } = field
  return children({ name, value, onChange, onBlur, error: fieldState.error?.message })
}
