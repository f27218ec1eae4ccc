import { memo } from 'react'
import { Check } from 'lucide-react'
import type { Option } from './searchable-select.tsx'

type RowProps = {
  readonly option: Option<string | number>
  readonly index: number
  readonly isChosen: boolean
  readonly isHighlighted: boolean
  /** From the library; they change with every row that is highlighted, but mean the same. */
  readonly props: object
}

/** One option. Of twenty thousand only the two rows between which the highlight moves are drawn anew. */
export const Row = memo(
  function Row({ option, isChosen, isHighlighted, props }: RowProps) {
    return (
      <div
        {...props}
        role="option"
        aria-selected={isChosen}
        className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 [content-visibility:auto] [contain-intrinsic-size:auto_44px] ${isHighlighted ? 'bg-primary-soft' : ''} ${isChosen ? 'font-semibold text-primary' : ''}`}
      >
        <span className="min-w-0 flex-1">
          {option.label}
          {option.hint !== undefined && (
            <span className="block text-sm font-normal text-ink-muted">{option.hint}</span>
          )}
        </span>
        {isChosen && <Check className="size-5 shrink-0" />}
      </div>
    )
  },
  (before, after) =>
    before.option === after.option &&
    before.index === after.index &&
    before.isChosen === after.isChosen &&
    before.isHighlighted === after.isHighlighted,
)
