import { Suspense, lazy, useState } from 'react'
import { CalendarSync } from 'lucide-react'
import type { Tanggal } from '@rekan/domain/waktu'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { JadwalPekan, TanpaJadwal } from './jadwal-pekan.tsx'

const JadwalBulan = lazy(async () => ({ default: (await import('./jadwal-bulan.tsx')).JadwalBulan }))
const TawaranSaya = lazy(async () => ({ default: (await import('./tawaran-saya.tsx')).TawaranSaya }))
const KesediaanSaya = lazy(async () => ({ default: (await import('./kesediaan-saya.tsx')).KesediaanSaya }))
const TukarSaya = lazy(async () => ({ default: (await import('./tukar-saya.tsx')).TukarSaya }))
const KalenderSheet = lazy(async () => ({ default: (await import('./kalender-sheet.tsx')).KalenderSheet }))

type JadwalPageProps = {
  /** A day of the week or the month that is asked for; today's where it is none */
  readonly mulai: Tanggal | undefined
  readonly tampilan: Tampilan
  readonly onLihat: (mulai: Tanggal | undefined, tampilan: Tampilan) => void
}
type Tampilan = 'pekan' | 'bulan'

const TAMPILAN = [
  { value: 'pekan', label: 'Minggu' },
  { value: 'bulan', label: 'Bulan' },
] as const

/** When and where one works: a week in full, or a month at a glance; and the way into the phone's own calendar. */
export function JadwalSaya({ mulai, tampilan, onLihat }: JadwalPageProps) {
  const [isKalender, setKalender] = useState(false)
  if (useProfil().karyawanId === 0) return <TanpaJadwal />
  return (
    <>
      <Suspense>
        <KesediaanSaya />
        <TawaranSaya />
      </Suspense>
      <Segmented
        label="Tampilan"
        segments={TAMPILAN}
        value={tampilan}
        onChange={(baru) => onLihat(mulai, baru)}
      >
        <div className="mb-3 space-y-3">
          {tampilan === 'pekan' ? (
            <JadwalPekan mulai={mulai} onMulai={(baru) => onLihat(baru, 'pekan')} />
          ) : (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <JadwalBulan mulai={mulai} onLihat={onLihat} />
            </Suspense>
          )}
        </div>
      </Segmented>
      <Suspense>
        <TukarSaya />
      </Suspense>
      <Button tone="outline" icon={<CalendarSync className="size-5" />} onClick={() => setKalender(true)}>
        Pasang di Kalender HP
      </Button>
      {isKalender && (
        <Suspense>
          <KalenderSheet onClose={() => setKalender(false)} />
        </Suspense>
      )}
    </>
  )
}
