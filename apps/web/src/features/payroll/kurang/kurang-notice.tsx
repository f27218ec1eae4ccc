import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { Notice } from '../../../ui/notice.tsx'
import { gajiKurangQuery } from './kurang.queries.ts'

/** Before a month's pay is proposed: of how many something is missing, or that its attendance is not over. */
export function KurangNotice({ bulan, onOpen }: { readonly bulan: Bulan; readonly onOpen: () => void }) {
  const { data } = useQuery(gajiKurangQuery(bulan))
  if (data === undefined || data.orang.length === 0) return null
  return (
    <div className="mb-3">
      <Notice icon={TriangleAlert} tone="accent" title={`${data.orang.length} orang perlu dilengkapi`}>
        {data.belum_selesai && (
          <p>Presensi {formatBulan(bulan)} belum selesai: yang disusun sekarang dapat berubah.</p>
        )}
        <button type="button" className="min-h-11 font-semibold text-primary underline" onClick={onOpen}>
          Lihat dan lengkapi
        </button>
      </Notice>
    </div>
  )
}
