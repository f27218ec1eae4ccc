import { Column } from './column.tsx'

/** What shows while a route loads for longer than a moment. */
export function RoutePending() {
  return (
    <Column>
      <p role="status" className="grid flex-1 place-items-center text-ink-muted">
        Loading...
      </p>
    </Column>
  )
}
