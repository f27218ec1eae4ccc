import { useState } from 'react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { ApiError, normaliseError } from '../lib/api-error.ts'
import { Button } from './button.tsx'
import { Column } from './column.tsx'
import { LoadError } from './load-error.tsx'

/** A route that failed: data that could not be had can be asked for again, anything else is a fault of ours. */
export function RouteError({ error }: ErrorComponentProps) {
  return error instanceof ApiError ? <Retry error={error} /> : <UnexpectedError error={error} />
}

/** The root route fails by the profile alone, which can always be asked for again. */
export function RootError({ error }: ErrorComponentProps) {
  return <Retry error={error} />
}

function Retry({ error }: { readonly error: unknown }) {
  const router = useRouter()
  return (
    <Column>
      <LoadError level={1} message={normaliseError(error).message} onRetry={() => void router.invalidate()} />
    </Column>
  )
}

function UnexpectedError({ error }: { readonly error: unknown }) {
  const [isShown, setShown] = useState(false)
  return (
    <Column>
      <div role="alert" className="grid flex-1 place-items-center p-6 text-center">
        <div className="w-full">
          <TriangleAlert className="mx-auto mb-4 size-12 text-accent" strokeWidth={1.5} />
          <h1 tabIndex={-1} className="mb-5 text-lg font-bold">
            Something went wrong!
          </h1>
          <div className="mx-auto max-w-72">
            <Button tone="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide Error' : 'Show Error'}
            </Button>
          </div>
          {isShown && (
            <pre className="mt-4 overflow-x-auto rounded-card border border-line bg-surface p-4 text-left text-xs whitespace-pre-wrap">
              {error instanceof Error ? error.message : String(error)}
            </pre>
          )}
        </div>
      </div>
    </Column>
  )
}
