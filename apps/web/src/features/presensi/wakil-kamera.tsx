import { Ban } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Capture } from './punch-kamera/capture-frame.tsx'
import type { Draf } from './punch/draf.ts'
import { usePosisi } from './tempat/posisi.ts'
import { judgePunch } from './punch/punch-check.ts'
import type { SasaranPunch } from './punch/sasaran.ts'

type WakilKameraProps = {
  readonly sasaran: SasaranPunch
  readonly draf: Draf
  readonly onKembali: () => void
}

/** The photo of somebody whose punch another makes. */
export function WakilKamera({ sasaran, draf, onKembali }: WakilKameraProps) {
  const { posisi } = usePosisi()
  const diperiksa = judgePunch(posisi, sasaran.presensi, draf.kantorId)
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
