import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { query } from '../../lib/query.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DokumenCard } from './dokumen-card.tsx'

/** One's own documents, to read. */
export function DokumenSaya() {
  const { data, error, isFetching, refetch } = useQuery(query('GET /dokumen'))
  if (data === undefined)
    return error === null || isFetching ? (
      <SkeletonList count={3} lines={2} />
    ) : (
      <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
    )
  if (data.dokumen.length === 0)
    return (
      <Empty
        icon={FileText}
        title="Belum ada dokumen"
        hint="Dokumen Anda yang disimpan HRD, misalnya KTP dan sertifikat, tampil di sini."
      />
    )
  return data.dokumen.map((dokumen) => <DokumenCard key={dokumen.id} dokumen={dokumen} isSendiri />)
}
