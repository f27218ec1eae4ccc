import { Check, LoaderCircle, MapPinOff, ShieldQuestion } from 'lucide-react'
import type { KalimatLokasi } from './kalimat-lokasi.ts'
import type { Nada } from '../hari/keadaan-hari.ts'

const LOOK = {
  baik: { kelas: 'bg-primary text-on-primary', icon: Check },
  menunggu: { kelas: 'bg-accent text-on-primary', icon: ShieldQuestion },
  buruk: { kelas: 'bg-destructive text-on-primary', icon: MapPinOff },
  tenang: { kelas: 'bg-sunken text-primary [&_svg]:animate-spin', icon: LoaderCircle },
} as const satisfies Record<Nada, object>

/** The sentence under the map; announced when it changes. */
export function Verdict({ judul, rincian, nada }: KalimatLokasi) {
  const { kelas, icon: Icon } = LOOK[nada]
  return (
    <div role="status" className="flex items-center gap-3 p-4">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${kelas}`}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="text-base font-bold">{judul}</p>
        <p className="text-sm text-ink-muted">{rincian}</p>
      </div>
    </div>
  )
}
