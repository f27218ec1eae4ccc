import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

type NoticeProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly tone?: 'accent' | 'destructive' | 'neutral'
  readonly children?: ReactNode
  readonly action?: ReactNode
}

const TONES = {
  accent: { card: 'border-accent-line bg-accent-soft', icon: 'text-accent' },
  destructive: { card: 'border-destructive-line bg-destructive-soft', icon: 'text-destructive' },
  neutral: { card: 'border-line bg-surface', icon: 'text-primary' },
} as const

/** A card that says what happened, why, and the way on. */
export function Notice({ icon: Icon, title, tone = 'neutral', children, action }: NoticeProps) {
  return (
    <section className={`rounded-card border p-4 ${TONES[tone].card}`}>
      <div className="flex gap-3">
        <Icon className={`mt-0.5 size-5 shrink-0 ${TONES[tone].icon}`} />
        <div className="min-w-0 flex-1 space-y-2 text-sm">
          <h2 className="text-base font-bold">{title}</h2>
          {children}
        </div>
      </div>
      {action !== undefined && action !== false && <div className="mt-4">{action}</div>}
    </section>
  )
}
