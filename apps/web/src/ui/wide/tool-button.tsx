import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'

type ToolButtonProps = ComponentProps<'button'> & { readonly icon: LucideIcon; readonly isMain?: boolean }

/** A button of the back office's tools: as wide as its words. */
export function ToolButton({ icon: Icon, isMain = false, children, ...rest }: ToolButtonProps) {
  return (
    <button type="button" {...rest} className={toolClass(isMain)}>
      <Icon className="size-5 shrink-0" strokeWidth={1.75} />
      {children}
    </button>
  )
}

/** The same look for a link. */
export function toolClass(isMain = false): string {
  const tone = isMain
    ? 'bg-primary text-on-primary hover:bg-primary-strong'
    : 'border border-field bg-surface hover:bg-sunken'
  return `flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-semibold disabled:opacity-60 desk:min-h-9 desk:px-3.5 ${tone}`
}
