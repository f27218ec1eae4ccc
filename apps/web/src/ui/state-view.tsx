import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

type StateViewProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** 1 where it stands in a whole screen's place, 2 in a part of one that has its name above */
  readonly level?: 1 | 2
}

/** A picture, what it is, and the way on: in the place of content that is not there. */
export function StateView({ icon: Icon, title, children, action, level = 2 }: StateViewProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="grid flex-1 place-items-center p-6 text-center">
      <div className="w-full max-w-72">
        <span className="mx-auto mb-5 grid size-20 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon className="size-9" strokeWidth={1.5} />
        </span>
        <Title tabIndex={-1} className="text-lg font-bold">
          {title}
        </Title>
        {children !== undefined && <p className="mt-2 text-ink-muted">{children}</p>}
        {action !== undefined && <div className="mt-6">{action}</div>}
      </div>
    </div>
  )
}
