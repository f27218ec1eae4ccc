import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'

type ToolButtonProps = ComponentProps<'button'> & { readonly icon: LucideIcon; readonly isMain?: boolean }

/** A button of the back office's tools: as wide as its words. */
export function ToolButton({ icon: Icon, isMain = false, children, ...rest }: ToolButtonProps) {
  const tone = isMain
    ? 'bg-primary text-on-primary hover:bg-primary-strong'
    : 'border border-field bg-surface hover:bg-sunken'
  return (
    <button
      type="button"
      {...rest}
      className={`flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-semibold disabled:opacity-60 ${tone}`}
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.75} />
      {children}
    </button>
  )
}
