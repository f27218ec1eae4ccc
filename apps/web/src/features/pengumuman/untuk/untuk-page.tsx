import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Megaphone } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { GambarUtuh } from '../baca/gambar-pengumuman.tsx'
import { IsiPengumuman } from '../baca/isi-pengumuman.tsx'
import { Mengerti } from '../baca/mengerti.tsx'
import { type PengumumanSaya, untukSayaQuery, useSendTerbaca } from './untuk.queries.ts'

/** What coordinators and HR are told as such: read here, and answered where they are asked to. */
export function UntukPage() {
  const { data, error, isFetching, refetch } = useQuery(untukSayaQuery)
  return (
    <DeskPage title="Pengumuman untuk saya" count={data?.length}>
      <div className="w-full max-w-3xl">
        <Isi
          data={data}
          salah={data === undefined && error !== null && !isFetching ? errorFrom(error).message : undefined}
          onRetry={() => void refetch()}
        />
      </div>
    </DeskPage>
  )
}

type IsiProps = {
  readonly data: readonly PengumumanSaya[] | undefined
  readonly salah: string | undefined
  readonly onRetry: () => void
}

function Isi({ data, salah, onRetry }: IsiProps) {
  if (salah !== undefined) return <LoadError message={salah} onRetry={onRetry} />
  if (data === undefined) return <SkeletonList count={3} />
  if (data.length === 0) return <Empty icon={Megaphone} title="Tidak ada pengumuman untuk Anda" />
  // What waits for an answer stands first, whatever its age.
  const urut = data.toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked))
  return (
    <ul aria-label="Pengumuman untuk saya" className="space-y-3">
      {urut.map((satu) => (
        <li key={satu.id}>
          <Kartu {...satu} />
        </li>
      ))}
    </ul>
  )
}

/** Opened, it counts as read; it stays open when that has come back. */
function Kartu({ id, title, body, image, publishedAt, isRead, isAsked, isPinned, isAgreed }: PengumumanSaya) {
  const zona = useZona()
  const { mutate } = useSendTerbaca()
  const [isBuka, setBuka] = useState(false)
  return (
    <details
      className="group card"
      onToggle={({ currentTarget: { open } }) => {
        setBuka(open)
        if (open && !isRead) mutate(id)
      }}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 p-4">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold wrap-anywhere">{title}</h2>
          <p className="text-sm text-ink-muted">{formatTanggal(tanggalLokal(publishedAt, zona))}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-1.5">
          {isAsked && <Badge tone="accent">Perlu ditanggapi</Badge>}
          {isAgreed && <Badge tone="success">Sudah ditanggapi</Badge>}
          {!isRead && <Badge tone="primary">Baru</Badge>}
          {isPinned && <Badge tone="neutral">Disematkan</Badge>}
        </div>
        <ChevronDown className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
      </summary>
      {isBuka && (
        <div className="space-y-4 px-4 pb-4">
          <GambarUtuh image={image} title={title} />
          <IsiPengumuman body={body} />
          {isAsked && <Mengerti id={id} />}
        </div>
      )}
    </details>
  )
}
