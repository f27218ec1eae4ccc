import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { Tanggal } from '@rekan/domain/waktu'
import { kunciHariQuery } from './meja.queries.ts'

type KunciNoticeProps = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly lokasi?: number | undefined
}

/** Says before the deed whose lock holds some of these days; nothing where none does. */
export function KunciNotice({ dari, sampai, lokasi }: KunciNoticeProps) {
  const { data = [] } = useQuery(kunciHariQuery(dari, sampai, lokasi))
  if (data.length === 0) return null
  return (
    <div
      role="status"
      aria-label="Kunci bulan"
      className="space-y-1 rounded-card border border-accent-line bg-accent-soft px-3 py-2 text-sm"
    >
      {data.map(({ pesan, pada }) => (
        <p key={pesan + pada} className="flex items-start gap-2">
          <Lock className="mt-0.5 size-4 shrink-0 text-accent" />
          <span>{pesan} Presensinya hanya berubah sesudah kuncinya dibuka.</span>
        </p>
      ))}
    </div>
  )
}
