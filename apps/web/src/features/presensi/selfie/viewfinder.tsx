import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoaderCircle, SwitchCamera } from 'lucide-react'
import type { Arah } from './camera.ts'
import { usePenuh } from './penuh.ts'

export type ViewfinderProps = {
  /** Null while the camera opens */
  readonly stream: MediaStream | null
  readonly arah: Arah
  readonly isMencari: boolean
  /** Something is to be said first */
  readonly isTertahan: boolean
  readonly onAmbil: (video: HTMLVideoElement) => void
  /** Where there is a camera that looks the other way */
  readonly onGanti?: (() => void) | undefined
  /** Above the shutter */
  readonly children?: ReactNode
}

/** A phone's upright picture fills the screen; a laptop's wide one would lose its sides, so its middle square shows. */
const TEGAK = 'inset-0 size-full'
const LEBAR = 'top-1/2 left-1/2 aspect-square h-full -translate-1/2 rounded-card'

/** The camera, mirrored where it looks at who holds it, the oval to put a face in, and the shutter. */
export function Viewfinder(props: ViewfinderProps) {
  const { stream, arah, isMencari, isTertahan, onAmbil, onGanti, children } = props
  const isPenuh = usePenuh()
  const video = useRef<HTMLVideoElement>(null)
  const [bentuk, setBentuk] = useState<'tegak' | 'lebar'>()
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])

  return (
    // Text of any size takes nothing of the picture and the shutter, whose sizes hang on none: it scrolls. A phone that lies has them beside.
    <div className="flex min-h-0 flex-1 flex-col [@media(max-height:450px)]:flex-row">
      <div className="flex flex-[1_0_184px] flex-col items-center justify-center py-1">
        <div
          className={`grid min-h-[176px] w-full flex-1 place-items-center ${bentuk === 'lebar' ? 'relative' : ''} max-h-96`}
        >
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label={arah === 'user' ? 'Gambar kamera depan' : 'Gambar kamera belakang'}
            // Another camera is on its way: until its picture plays there is none to take.
            onEmptied={() => setBentuk(undefined)}
            onPlaying={({ currentTarget: { videoWidth, videoHeight } }) =>
              setBentuk(videoWidth > videoHeight ? 'lebar' : 'tegak')
            }
            className={`absolute object-cover ${arah === 'user' ? 'mirrored' : ''} ${bentuk === 'lebar' ? LEBAR : TEGAK}`}
          />
          <div className="relative grid aspect-3/4 h-11/12 place-items-center rounded-[50%] border-3 border-dashed border-on-night shade-veil">
            {bentuk === undefined && <LoaderCircle className="size-10 animate-spin" />}
          </div>
        </div>
      </div>
      <div className="relative flex min-h-0 flex-col [@media(max-height:450px)]:w-2/5 [@media(max-height:450px)]:justify-end">
        <div className="min-h-0 space-y-3 overflow-y-auto py-1">
          <p role="status" className="relative px-6 text-center text-base font-semibold legible">
            {isPenuh ? PENUH : kalimat(bentuk !== undefined, isMencari)}
          </p>
          {children}
        </div>
        <div className="relative grid shrink-0 grid-cols-3 place-items-center pt-[8px] pb-[max(16px,env(safe-area-inset-bottom))]">
          <button
            type="button"
            aria-label="Ambil foto"
            disabled={bentuk === undefined || isTertahan || isPenuh}
            onClick={() => video.current && onAmbil(video.current)}
            className="col-start-2 size-[80px] rounded-full border-6 border-on-night/50 bg-on-night bg-clip-padding outline-on-night transition-transform duration-150 active:[scale:0.9] disabled:opacity-50"
          />
          {onGanti !== undefined && (
            <button
              type="button"
              aria-label="Ganti kamera"
              onClick={onGanti}
              className="grid size-11 place-items-center rounded-full bg-night/70 outline-on-night"
            >
              <SwitchCamera className="size-5.5" />
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

const PENUH = 'Penyimpanan ponsel penuh. Hapus beberapa foto atau aplikasi, lalu buka lagi layar ini.'

function kalimat(isPlaying: boolean, isMencari: boolean): string {
  if (!isPlaying) return 'Membuka kamera… Izinkan bila diminta.'
  return isMencari ? 'Mencari lokasi Anda…' : 'Posisikan wajah di dalam bingkai'
}
