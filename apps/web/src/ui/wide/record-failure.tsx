import { errorFrom } from '../../lib/api-error.ts'
import { Empty } from '../empty.tsx'
import { LoadError } from '../load-error.tsx'

type RecordFailureProps = {
  /** What was asked for: 'Klien', 'Kontrak' */
  readonly what: string
  readonly error: Error
  readonly onRetry: () => void
}

/** What stands in the place of a record that could not be had; of one that there is not, trying again would change nothing. */
export function RecordFailure({ what, error, onRetry }: RecordFailureProps) {
  const { status, message } = errorFrom(error)
  // Neither is an address that can be nobody's.
  if (status !== 404 && status !== 422) return <LoadError message={message} onRetry={onRetry} />
  return (
    <Empty
      title={`${what} tidak ditemukan`}
      hint="Alamat ini tidak ada di daftar, atau Anda tidak dapat melihatnya."
    />
  )
}
