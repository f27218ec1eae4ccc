import { CalendarDays } from 'lucide-react'
import { CALENDAR_WIDTH, type CalendarLimits, DayCalendar } from './date-picker.calendar.tsx'
import { DateInput, judgeTanggal } from './date-picker.input.tsx'
import type { DateFormat } from './date-picker.text.ts'
import { Field, controlClass } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { type PickerProps, setRef } from './popover-field.tsx'
import { Popover, usePopover } from './popover.tsx'

type DatePickerProps = PickerProps<string> &
  CalendarLimits & {
    /** A day `YYYY-MM-DD`, or ''. What was typed and is no day comes as it is: the form's schema refuses it. */
    readonly onChange: (value: string) => void
    /** `long` shows `MMMM dd, yyyy` 240 px wide; `short`, for forms, `dd/MM/yyyy` as wide as its place. */
    readonly format?: DateFormat
    readonly placeholder?: string
  }

/** A labelled day, typed or picked from a calendar that opens beside it. */
export function DatePicker(props: DatePickerProps) {
  const { label, error, hint, required, name, disabled, onBlur, ref, value, onChange, ...rest } = props
  const { format = 'long', placeholder = 'Pick a date', ...limits } = rest
  const popover = usePopover()
  const wrong = error ?? judgeTanggal(value, limits.minDate, limits.maxDate)
  return (
    <Field label={label} error={wrong} hint={hint} required={required}>
      {(control) => (
        <div
          ref={popover.setAnchor}
          className={`relative max-w-full ${format === 'long' ? 'w-[240px]' : ''}`}
        >
          <DateInput
            {...control}
            ref={(input) => setRef(ref, input)}
            name={name}
            disabled={disabled}
            value={value}
            format={format}
            placeholder={placeholder}
            onCommit={onChange}
            onBlur={onBlur}
            onTap={format === 'long' ? popover.open : undefined}
            className={`${controlClass(wrong !== undefined)} pr-13`}
          />
          <div className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              label="Buka kalender"
              aria-describedby={control.id}
              {...popover.trigger}
              disabled={disabled}
              className="text-ink-muted hover:bg-sunken"
            >
              <CalendarDays className="size-5" />
            </IconButton>
          </div>
          <Popover popover={popover} label={label} width={CALENDAR_WIDTH}>
            <DayCalendar
              {...limits}
              value={value}
              onPick={(tanggal) => {
                onChange(tanggal)
                popover.close()
              }}
            />
          </Popover>
        </div>
      )}
    </Field>
  )
}
