import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

export type Tone = 'primary' | 'accent' | 'success' | 'destructive' | 'away' | 'neutral'

/** Ground and ink of each. */
export const TONES: Readonly<Record<Tone, string>> = {
  primary: 'bg-primary-soft text-primary-strong',
  accent: 'bg-accent-soft text-accent-strong',
  success: 'bg-success-soft text-success',
  destructive: 'bg-destructive-soft text-destructive-strong',
  away: 'bg-away-soft text-away',
  neutral: 'bg-sunken text-ink-muted',
}

type BadgeProps = { readonly tone: Tone; readonly icon?: LucideIcon; readonly children: ReactNode }

/** A word on a tinted ground: never the colour alone. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 text-xs font-semibold ${TONES[tone]}`}
    >
      {Icon !== undefined && <Icon className="size-3.5" />}
      {children}
    </span>
  )
}
