import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { setelanQuery } from '../setelan/setelan.queries.ts'
import { LokasiEditor } from './lokasi-editor.tsx'
import { lokasiQuery } from './lokasi.queries.ts'

/** A site by its address; `baru`: one that does not exist yet. */
export function LokasiPage({ id }: { readonly id: string }) {
  return id === 'baru' ? <Baru /> : <Tersimpan id={id} />
}

/** Begins as the company has it; nobody waits in vain where that cannot be asked. */
function Baru() {
  const { data, isPending } = useQuery(setelanQuery)
  if (isPending) return <Memuat />
  const nilai = (kunci: string) => data?.find((satu) => satu.kunci === kunci)?.nilai
  return (
    <LokasiEditor
      lokasi={null}
      bawaan={{
        kebijakan: nilai('lokasi_baru_wajib') === true ? 'wajib' : 'catat',
        toleransi: Number(nilai('lokasi_baru_toleransi') ?? 0),
      }}
    />
  )
}

function Tersimpan({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useQuery(lokasiQuery(id))
  if (data !== undefined) return <LokasiEditor key={data.id} lokasi={data} />
  if (error !== null && !isFetching) {
    const { status, message } = errorFrom(error)
    // Another try finds no more: it is not there, or another's to look after.
    return status === 404 ? (
      <Empty
        icon={MapPinOff}
        title="Lokasi tidak ditemukan"
        hint="Lokasi ini tidak ada, atau bukan lokasi yang Anda urus."
        action={
          <Link to="/kelola/lokasi" className={buttonClass('outline')}>
            Semua Lokasi
          </Link>
        }
      />
    ) : (
      <LoadError message={message} onRetry={() => void refetch()} />
    )
  }
  return <Memuat />
}

function Memuat() {
  return (
    <div className="p-5">
      <SkeletonList count={4} />
    </div>
  )
}
