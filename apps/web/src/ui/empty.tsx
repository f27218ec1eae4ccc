import type { ReactNode } from 'react'
import { Inbox, type LucideIcon } from 'lucide-react'
import { StateView } from './state-view.tsx'

type EmptyProps = {
  /** In the words that are fixed for each list: 'Tidak ada data lembur terbaru.' */
  readonly title: string
  readonly hint?: string
  readonly icon?: LucideIcon
  readonly action?: ReactNode
}

/** What stands in a list's place when there is nothing in it. */
export function Empty({ title, hint, icon = Inbox, action }: EmptyProps) {
  return (
    <StateView icon={icon} title={title} action={action}>
      {hint}
    </StateView>
  )
}
