import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { KETENTUAN, findPada } from '@rekan/domain/ketentuan'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import type { Detik, Tanggal } from '@rekan/domain/waktu'
import { DetailList } from '../../../ui/detail-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import type { Hitungan } from './ajukan.wire.ts'

type HitunganLemburProps = {
  readonly tanggal: Tanggal
  readonly query: Pick<UseQueryResult<Hitungan>, 'data' | 'isError' | 'isFetching' | 'isPlaceholderData'>
}

/** What the request comes to: how long, and how much of what a day and a week may hold. */
export function HitunganLembur({ tanggal, query }: HitunganLemburProps) {
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
  const aturan = findPada(KETENTUAN.lembur, tanggal)
  return (
    <div role="status" className={`space-y-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <div className="card p-4">
        <DetailList
          layout="row"
          items={[
            { label: 'Lama lembur', value: <b>{formatDurasi(durasi)}</b> },
            ...(batas.hari_libur
              ? [{ label: 'Hari libur', value: 'di luar batas hari kerja' }]
              : [
                  { label: 'Sehari', value: kalimatBatas(batas.hari, aturan?.batas_sehari_jam) },
                  { label: 'Seminggu', value: kalimatBatas(batas.minggu, aturan?.batas_seminggu_jam) },
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

/** @param jam the law's, undefined where none is known */
function kalimatBatas(detik: Detik, jam = Infinity): ReactNode {
  return (
    <>
      <span className={detik > jam * 3600 ? 'font-bold text-accent' : ''}>{formatDurasi(detik)}</span>{' '}
      {Number.isFinite(jam) && <span className="text-ink-muted">dari {jam} jam</span>}
    </>
  )
}
