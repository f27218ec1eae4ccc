import type { ComponentProps, ReactNode } from 'react'
import { LoaderCircle } from 'lucide-react'

type Tone = 'primary' | 'accent' | 'outline' | 'danger' | 'destructive' | 'plain'

const TONES: Readonly<Record<Tone, string>> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  accent: 'bg-accent text-on-primary hover:bg-accent-strong',
  outline: 'border border-field bg-surface text-ink hover:bg-sunken',
  danger: 'border border-destructive-line bg-surface text-destructive hover:bg-destructive-soft',
  destructive: 'bg-destructive text-on-primary hover:bg-destructive-strong',
  plain: 'text-primary hover:bg-primary-soft',
}

/** The look of a button for what is none: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(tone: Tone): string {
  return `flex min-h-13 w-full items-center justify-center gap-2.5 rounded-control px-4 py-2 text-base font-semibold transition-colors duration-150 disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 ${TONES[tone]}`
}

type ButtonProps = ComponentProps<'button'> & {
  readonly tone?: Tone
  /** Shows that work is under way and takes no second press. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

/** The house's button: as wide as its place, never lower than 52 px. */
export function Button({
  tone = 'primary',
  busy = false,
  icon,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass(tone)} ${className}`}
    >
      {busy ? <LoaderCircle className="size-5 animate-spin" /> : icon}
      {children}
    </button>
  )
}
