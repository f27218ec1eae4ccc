import type { ReactNode } from 'react'

type ColumnProps = {
  readonly children: ReactNode
  /** `main` where the screen is nothing but its content */
  readonly as?: 'div' | 'main'
}

/** The one narrow column every screen stands in; on a wide screen a calm ground lies around it. */
export function Column({ children, as: Tag = 'div' }: ColumnProps) {
  return (
    <Tag className="column flex min-h-dvh flex-1 flex-col bg-ground in-[main]:min-h-0 wide:shade-raised">
      {children}
    </Tag>
  )
}
