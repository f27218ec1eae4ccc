import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'

type GagalProps = { readonly error: Error; readonly busy: boolean; readonly onRetry: () => void }

/** What stands in the place of somebody who could not be had. */
export function OrangGagal({ error, busy, onRetry }: GagalProps) {
  const { status, message } = errorFrom(error)
  // Neither is an address that can be nobody's.
  if (status === 404 || status === 422) {
    return (
      <Empty
        icon={UsersRound}
        title="Karyawan tidak ditemukan"
        hint="Orang ini tidak ada di daftar, atau Anda tidak dapat melihatnya."
        action={
          <Link to="/karyawan" className={buttonClass('outline')}>
            Semua Karyawan
          </Link>
        }
      />
    )
  }
  return <LoadError message={message} busy={busy} onRetry={onRetry} />
}
