import { useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { LokasiEditor } from './lokasi-editor.tsx'
import { lokasiQuery } from './lokasi.queries.ts'

/** A site by its address; `baru`: one that does not exist yet. */
export function LokasiPage({ id }: { readonly id: string }) {
  return id === 'baru' ? <LokasiEditor lokasi={null} /> : <Tersimpan id={id} />
}

function Tersimpan({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useQuery(lokasiQuery(id))
  if (data !== undefined) return <LokasiEditor key={data.id} lokasi={data} />
  if (error !== null && !isFetching)
    return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  return (
    <div className="p-5">
      <SkeletonList count={4} />
    </div>
  )
}
