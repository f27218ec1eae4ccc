import type { ReactNode, Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldLook, controlClass } from './field.tsx'
import { Popover, type PopoverHandle, usePopover } from './popover.tsx'

/** What a picker takes besides its value; fits what react-hook-form's `Controller` hands out. */
export type PickerProps<Value> = FieldLook & {
  readonly value: Value
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

type PopoverFieldProps = Omit<PickerProps<unknown>, 'value'> & {
  /** The chosen value in words; undefined shows the placeholder. */
  readonly text: string | undefined
  readonly placeholder: string
  /** Size of the panel, see `Popover`. */
  readonly width?: number
  readonly height?: number
  readonly least?: number
  readonly children: (popover: PopoverHandle) => ReactNode
}

/** A labelled box that shows what is chosen and opens a panel to choose from. */
export function PopoverField(props: PopoverFieldProps) {
  const { label, error, hint, required, name, disabled, onBlur, ref, text, placeholder, children, ...size } =
    props
  const popover = usePopover(onBlur)
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {({ required: isRequired, ...control }) => (
        <div>
          <button
            {...control}
            ref={(button) => {
              popover.setAnchor(button)
              setRef(ref, button)
            }}
            type="button"
            name={name}
            role="combobox"
            {...popover.trigger}
            aria-expanded={popover.isOpen}
            aria-controls={popover.id}
            aria-required={isRequired}
            disabled={disabled}
            onBlur={() => {
              if (!popover.isOpen) onBlur?.()
            }}
            className={`flex items-center justify-between gap-2 text-left disabled:cursor-default ${controlClass(error !== undefined)}`}
          >
            <span className={`min-w-0 ${text === undefined ? 'text-ink-muted' : ''}`}>
              {text ?? placeholder}
            </span>
            <ChevronDown className="size-5 shrink-0 text-ink-muted" />
          </button>
          <Popover popover={popover} label={label} {...size}>
            {children(popover)}
          </Popover>
        </div>
      )}
    </Field>
  )
}

/** Hands an element to a ref that was passed in, beside one of our own. */
export function setRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
