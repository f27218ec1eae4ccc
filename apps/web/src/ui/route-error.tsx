import { useCallback, useEffect, useState } from 'react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { ApiError, errorFrom, isLostCode } from '../lib/api-error.ts'
import { Button } from './button.tsx'
import { Column } from './column.tsx'
import { LoadError } from './load-error.tsx'

/**
 * A route that failed: data that could not be had can be asked for again, and so can its code; anything else is a fault
 * of ours.
 */
export function RouteError({ error }: ErrorComponentProps) {
  const isRetryable = error instanceof ApiError || isLostCode(error)
  return isRetryable ? <Retry error={error} /> : <UnexpectedError error={error} />
}

/** The root route fails by the profile alone, which can always be asked for again. */
export function RootError({ error }: ErrorComponentProps) {
  return <Retry error={error} />
}

/** Asks again by itself, too, once there is a network. */
function Retry({ error }: { readonly error: unknown }) {
  const router = useRouter()
  const retry = useCallback(() => {
    // A browser remembers what it could not import for as long as the page lives.
    if (isLostCode(error)) location.reload()
    else void router.invalidate()
  }, [error, router])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <Column>
      <LoadError level={1} message={errorFrom(error).message} onRetry={retry} />
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
