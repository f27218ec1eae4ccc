import { Field, controlClass } from './field.tsx'
import { type PickerProps, attach } from './popover-field.tsx'

type TimeFieldProps = PickerProps<string> & {
  /** `HH:mm` by 24 hours, '' while it is incomplete */
  readonly onChange: (value: string) => void
}

/**
 * A labelled clock time: the system's own input, on a phone its wheels. A device that counts to 12 shows it its own
 * way; there the line below says it by 24 hours, as the rest of the app does.
 */
export function TimeField({ label, error, hint, required, ref, value, onChange, ...input }: TimeFieldProps) {
  const by24 = value !== '' && isByTwelve() ? `Pukul ${value}` : hint
  return (
    <Field label={label} error={error} hint={by24} required={required}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="time"
          ref={(element) => attach(ref, element)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass(error !== undefined)} appearance-none`}
        />
      )}
    </Field>
  )
}

function isByTwelve(): boolean {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true
}
