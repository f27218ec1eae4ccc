import { useEffect, useState } from 'react'
import { X } from 'lucide-react'
import { TextField } from '../../../ui/text-field.tsx'
import { useCamera } from '../selfie/camera.ts'
import { KameraNotice } from '../selfie/kamera-notice.tsx'
import { encodeSelfie, readFrame, startEncoder } from '../selfie/selfie.ts'
import { Viewfinder } from '../selfie/viewfinder.tsx'
import type { OrangRegu } from './regu.queries.ts'

/** A photo as it was taken. */
export type Jepretan = {
  /** It may still be in the making */
  readonly png: Promise<Blob>
  /** By the device's clock, and the page's own */
  readonly diambilPada: number
  readonly mono: number
  readonly kamera: string | null
}

type ReguKameraProps = {
  readonly orang: OrangRegu
  /** `12/18` */
  readonly hitungan: string
  /** `± 8 m · di dalam area` */
  readonly letak: string
  readonly isMencari: boolean
  readonly isPin: boolean
  readonly onAmbil: (jepretan: Jepretan, pin: string) => void
  readonly onTutup: () => void
}

/** The camera of a crew: it stays open from one person to the next. */
export function ReguKamera(props: ReguKameraProps) {
  const { orang, hitungan, letak, isMencari, isPin, onAmbil, onTutup } = props
  const { kamera, ulangi } = useCamera('environment')
  const [pin, setPin] = useState('')
  useEffect(startEncoder, [])
  const isSiap = kamera.keadaan === 'siap'
  const arah = isSiap ? kamera.arah : 'environment'
  return (
    <div className="relative -mb-6 flex flex-1 flex-col overflow-hidden bg-night text-on-night">
      <header className="relative z-10 flex items-center gap-3 px-3.5 pt-safe-4">
        <button
          type="button"
          aria-label="Tutup kamera"
          onClick={onTutup}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-night/70 outline-on-night"
        >
          <X className="size-5.5" />
        </button>
        <div className="min-w-0 text-sm legible">
          <h1 tabIndex={-1} className="text-lg font-bold">
            {orang.nama}
          </h1>
          <p>{hitungan} · dicatat oleh Anda</p>
        </div>
        <p className="ml-auto shrink-0 rounded-full bg-night/70 px-2.5 py-1 text-xs font-semibold">{letak}</p>
      </header>
      {kamera.keadaan === 'gagal' ? (
        <div className="flex-1 content-center px-4 text-ink">
          <KameraNotice alasan={kamera.alasan} isSendiri={false} onUlangi={() => ulangi()} />
        </div>
      ) : (
        <Viewfinder
          stream={isSiap ? kamera.stream : null}
          arah={arah}
          isMencari={isMencari}
          isTertahan={isMencari || (isPin && pin.length !== 6)}
          onAmbil={(video) => {
            navigator.vibrate?.(30)
            onAmbil(takeJepretan(video), pin)
            setPin('')
          }}
          onGanti={
            isSiap && kamera.hasLain ? () => ulangi(arah === 'user' ? 'environment' : 'user') : undefined
          }
        >
          {isPin && (
            <div className="relative mx-4 card p-4 text-ink">
              <TextField
                label={`PIN ${orang.nama}`}
                hint="Diketik sendiri oleh orangnya."
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={pin}
                onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
              />
            </div>
          )}
        </Viewfinder>
      )}
    </div>
  )
}

function takeJepretan(video: HTMLVideoElement): Jepretan {
  const png = encodeSelfie(readFrame(video))
  // For the next one.
  startEncoder()
  const { srcObject } = video
  const label = srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0]?.label : undefined
  return { png, diambilPada: Date.now(), mono: performance.now(), kamera: label?.slice(0, 200) ?? null }
}
