import { Check, Minus } from 'lucide-react'

type RowCheckboxProps = {
  readonly label: string
  readonly checked: boolean
  /** Some of what it stands for, not all */
  readonly isMixed?: boolean
  readonly disabled?: boolean
  /** `isRange`: with Shift */
  readonly onToggle: (isRange: boolean) => void
}

/** A checkbox without words beside it. */
export function RowCheckbox({
  label,
  checked,
  isMixed = false,
  disabled = false,
  onToggle,
}: RowCheckboxProps) {
  const Icon = isMixed ? Minus : Check
  return (
    <label className="relative grid size-11 shrink-0 desk:h-9 cursor-pointer place-items-center has-disabled:cursor-default has-disabled:opacity-40">
      <input
        type="checkbox"
        aria-label={label}
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed
        }}
        checked={checked}
        disabled={disabled}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className="size-5 appearance-none rounded-[6px] border-2 border-field bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary"
      />
      {(checked || isMixed) && (
        <Icon strokeWidth={3} className="pointer-events-none absolute size-3.5 text-on-primary" />
      )}
    </label>
  )
}
