import { CalendarDays } from 'lucide-react'
import { isTanggal } from '@rekan/domain/waktu'
import { CALENDAR_WIDTH, type CalendarLimits, RangeCalendar, type Rentang } from './date-picker.calendar.tsx'
import { DateInput, judgeTanggal } from './date-picker.input.tsx'
import { Field, controlClass } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { type PickerProps, setRef } from './popover-field.tsx'
import { Popover, usePopover } from './popover.tsx'

type DateRangePickerProps = PickerProps<Rentang> &
  CalendarLimits & {
    /** Both ends as `DatePicker` hands out its day; `selesai` is '' until it is chosen. */
    readonly onChange: (value: Rentang) => void
  }

/** A first and a last day, typed or picked from one calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, error, hint, required, name, disabled, onBlur, ref, value, onChange, ...limits } = props
  const popover = usePopover(onBlur)
  const wrong = error ?? judgeRentang(value, limits)
  const box = `${controlClass(wrong !== undefined)} flex-1 basis-24 px-2.5!`
  const shared = {
    format: 'short',
    placeholder: 'dd/mm/yyyy',
    disabled,
    onTap: popover.open,
    className: box,
  } as const
  return (
    <Field label={label} error={wrong} hint={hint} required={required}>
      {(control) => (
        <div
          ref={popover.setAnchor}
          role="group"
          aria-label={label}
          className="flex flex-wrap items-center gap-1"
        >
          <DateInput
            {...control}
            {...shared}
            ref={(input) => setRef(ref, input)}
            name={name}
            aria-label={`${label}: mulai`}
            value={value.mulai}
            onCommit={(mulai) => onChange({ ...value, mulai })}
          />
          <DateInput
            {...shared}
            aria-label={`${label}: selesai`}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            value={value.selesai}
            onCommit={(selesai) => onChange({ ...value, selesai })}
            onBlur={onBlur}
          />
          <IconButton
            label="Buka kalender"
            aria-describedby={control.id}
            {...popover.trigger}
            disabled={disabled}
            className="text-ink-muted hover:bg-sunken"
          >
            <CalendarDays className="size-5" />
          </IconButton>
          <Popover popover={popover} label={label} width={CALENDAR_WIDTH}>
            <p aria-live="polite" className="px-4 pt-3 text-sm text-ink-muted">
              {value.mulai !== '' && value.selesai === '' ? 'Pilih tanggal selesai' : 'Pilih tanggal mulai'}
            </p>
            <RangeCalendar
              {...limits}
              value={value}
              onPick={(rentang) => {
                onChange(rentang)
                if (rentang.selesai !== '') popover.close()
              }}
            />
          </Popover>
        </div>
      )}
    </Field>
  )
}

function judgeRentang({ mulai, selesai }: Rentang, { minDate, maxDate }: CalendarLimits): string | undefined {
  const wrong = judgeTanggal(mulai, minDate, maxDate) ?? judgeTanggal(selesai, minDate, maxDate)
  if (wrong !== undefined || !isTanggal(mulai) || selesai === '') return wrong
  return selesai < mulai ? 'Tanggal selesai mendahului tanggal mulai.' : undefined
}
