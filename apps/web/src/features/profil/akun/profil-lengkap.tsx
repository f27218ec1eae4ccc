import { useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import { profilQuery } from '../diri/profil.queries.ts'

/** In the place of what needs the whole profile, until it is here: the device keeps no personal data. */
export function ProfilLengkap() {
  const { error, isFetching, refetch } = useQuery(profilQuery)
  if (error === null)
    return (
      <div role="status" aria-label="Memuat…" className="px-4">
        <SkeletonCard lines={6} />
      </div>
    )
  return <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
}
