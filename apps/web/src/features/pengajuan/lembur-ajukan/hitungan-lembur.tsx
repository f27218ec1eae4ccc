import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { BATAS_SEHARI, BATAS_SEMINGGU } from '@rekan/domain/pengajuan/lembur/lembur'
import type { Detik } from '@rekan/domain/waktu'
import { DetailList } from '../../../ui/detail-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import type { Hitungan } from './ajukan.api.ts'

type HitunganLemburProps = {
  readonly query: Pick<UseQueryResult<Hitungan>, 'data' | 'isError' | 'isFetching' | 'isPlaceholderData'>
}

/** What the request comes to: how long, and how much of what a day and a week may hold. */
export function HitunganLembur({ query }: HitunganLemburProps) {
  const { data, isError, isFetching, isPlaceholderData } = query
  if (data === undefined && isFetching) return <SkeletonCard lines={2} />
  if (isError)
    return (
      <p role="status" className="text-sm text-ink-muted">
        Lama lembur belum dapat dihitung. Pengajuan tetap dapat dikirim.
      </p>
    )
  // Nothing to reckon with: the fields say what is wrong.
  if (data === undefined || data.durasi === 0) return null
  const { durasi, batas, peringatan } = data
  return (
    <div role="status" className={`space-y-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <div className="card p-4">
        <DetailList
          layout="row"
          items={[
            { label: 'Lama lembur', value: <b>{formatDurasi(durasi)}</b> },
            ...(batas.hariLibur
              ? [{ label: 'Hari libur', value: 'di luar batas hari kerja' }]
              : [
                  { label: 'Sehari', value: kalimatBatas(batas.hari, BATAS_SEHARI) },
                  { label: 'Seminggu', value: kalimatBatas(batas.minggu, BATAS_SEMINGGU) },
                ]),
          ]}
        />
      </div>
      {peringatan.length > 0 && (
        <Notice icon={TriangleAlert} tone="accent" title="Perhatikan">
          {peringatan.map((satu) => (
            <p key={satu}>{satu}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

function kalimatBatas(detik: Detik, batas: Detik): ReactNode {
  return (
    <>
      <span className={detik > batas ? 'font-bold text-accent' : ''}>{formatDurasi(detik)}</span>{' '}
      <span className="text-ink-muted">dari {batas / 3600} jam</span>
    </>
  )
}
