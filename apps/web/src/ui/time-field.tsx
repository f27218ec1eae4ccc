import { useState } from 'react'
import { Field, controlClass } from './field.tsx'
import { type PickerProps, setRef } from './popover-field.tsx'
import { aturanJam, jamFromText } from './time-field.text.ts'

type TimeFieldProps = PickerProps<string> & {
  /** `HH:mm` by 24 hours, or ''. What was typed and is no clock time comes as it is: the form's schema refuses it. */
  readonly onChange: (value: string) => void
}

/**
 * A labelled clock time by 24 hours, typed by digits alone: the system's own input would count to 12 where the browser
 * does. A complete one is handed on at once, anything else when the field is left.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, error, hint, required, ref, value, onChange, onBlur, ...input } = props
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const next = jamFromText(draft) ?? draft.trim()
    if (next !== value) onChange(next)
  }
  return (
    <Field label={label} error={error ?? aturanJam(value)} hint={hint} required={required}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="jj:mm"
          ref={(element) => setRef(ref, element)}
          value={draft ?? value}
          onChange={({ target }) => {
            setDraft(target.value)
            const jam = isLengkap(target.value) ? jamFromText(target.value) : undefined
            if (jam !== undefined && jam !== value) onChange(jam)
            else if (target.value === '' && value !== '') onChange('')
          }}
          onKeyDown={(event) => {
            // Enter also sends the form, which must then hold what was typed.
            if (event.key === 'Enter') commit()
          }}
          onBlur={() => {
            commit()
            onBlur?.()
          }}
          className={controlClass((error ?? aturanJam(value)) !== undefined)}
        />
      )}
    </Field>
  )
}

/** Whether no further digit could follow: `17` and `173` may become another time. */
function isLengkap(text: string): boolean {
  return /\d{4}|[.:]\d{2}$/.test(text)
}
