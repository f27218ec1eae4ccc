import { Ban } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Capture } from './capture-frame.tsx'
import type { Draf } from './draf.ts'
import { usePosisi } from './posisi.ts'
import { periksa } from './punch-check.ts'
import type { SasaranPunch } from './sasaran.ts'

type WakilKameraProps = {
  readonly sasaran: SasaranPunch
  readonly draf: Draf
  readonly onKembali: () => void
}

/** The photo of somebody whose punch another makes. */
export function WakilKamera({ sasaran, draf, onKembali }: WakilKameraProps) {
  const { posisi } = usePosisi()
  const diperiksa = periksa(posisi, sasaran.presensi, draf.kantorId)
  if (diperiksa === null) return null
  return (
    <Capture
      sasaran={sasaran}
      diperiksa={diperiksa}
      keterangan={draf.keterangan}
      kembali={onKembali}
      tanpaKamera={
        <Notice
          icon={Ban}
          title="Lokasi berubah"
          action={
            <button type="button" onClick={onKembali} className={buttonClass('primary')}>
              Periksa Lokasi
            </button>
          }
        >
          <p>Anda tidak lagi di dalam area. Periksa lokasi, dan tulis keterangan bila diminta.</p>
        </Notice>
      }
    />
  )
}
