import type { ReactNode } from 'react'

type Tone = 'primary' | 'accent' | 'success' | 'destructive' | 'neutral'

const TONES: Readonly<Record<Tone, string>> = {
  primary: 'bg-primary-soft text-primary-strong',
  accent: 'bg-accent-soft text-accent-strong',
  success: 'bg-success-soft text-success',
  destructive: 'bg-destructive-soft text-destructive',
  neutral: 'bg-sunken text-ink-muted',
}

/** A word on a tinted ground. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 text-xs font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
