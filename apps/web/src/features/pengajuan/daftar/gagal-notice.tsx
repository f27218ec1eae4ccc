import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { SemuaTahap } from '../antrean/antrean.ts'
import type { Pengajuan } from '../antrean/pengajuan.ts'

type GagalNoticeProps = {
  readonly gagal: readonly Pengajuan[]
  readonly semua: SemuaTahap
  readonly onTutup: () => void
}

/** What of several decisions did not go through, by name, and why. */
export function GagalNotice({ gagal, semua, onTutup }: GagalNoticeProps) {
  return (
    <Notice
      icon={TriangleAlert}
      tone="destructive"
      title={`${gagal.length} keputusan tidak tersimpan`}
      action={
        <Button tone="outline" onClick={onTutup}>
          Tutup
        </Button>
      }
    >
      <ul className="space-y-1.5">
        {gagal.map(({ id, karyawan }) => {
          const tahap = semua.get(id)
          return (
            <li key={id}>
              <span className="font-semibold">{karyawan.nama}</span>:{' '}
              {tahap?.tahap === 'gagal' && tahap.pesan}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
