import { type ReactNode, useEffect, useRef } from 'react'
import { CloudOff, RotateCcw, Send, TriangleAlert } from 'lucide-react'
import { ApiError } from '../../../lib/api-error.ts'
import { mayRetry } from '../../../lib/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { type Foto, TUNGGU_MS, type useCapture } from './capture.ts'

type Capture = ReturnType<typeof useCapture>
type SelfieReviewProps = {
  readonly capture: Capture
  readonly foto: Foto
  /** The way back from a refusal */
  readonly kembali: ReactNode
}

/** The photo as it goes out: it sends itself after a moment, unless told to wait or to hurry. */
export function SelfieReview(props: SelfieReviewProps) {
  const { capture, foto, kembali } = props
  const { punch, isSiap, kirim, ulangi } = capture
  const isDitolak = punch.error instanceof ApiError && !mayRetry(0, punch.error)
  return (
    <>
      <div className="flex flex-1 flex-col items-center justify-center gap-6 px-6 py-4">
        <Photo gambar={foto.gambar} isDepan={foto.arah === 'user'} />
        {punch.isError ? (
          <Failure message={punch.error.message} isDitolak={isDitolak} />
        ) : (
          <Progress punch={punch} isSiap={isSiap} />
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 px-4 pt-2 pb-safe-6 *:outline-on-night">
        <Button
          tone="outline"
          icon={<RotateCcw className="size-5" />}
          disabled={punch.isPending}
          onClick={ulangi}
        >
          Ulangi
        </Button>
        {isDitolak ? (
          kembali
        ) : (
          <Button
            icon={<Send className="size-5" />}
            busy={punch.isPending}
            disabled={!isSiap}
            onClick={kirim}
          >
            {punch.isError ? 'Coba Lagi' : 'Kirim'}
          </Button>
        )}
      </div>
    </>
  )
}

/** What is being waited for, over a bar that runs out while there is time to stop. */
function Progress({ punch, isSiap }: Pick<Capture, 'punch' | 'isSiap'>) {
  const kalimat = punch.failureCount > 0 ? 'Belum terkirim, mencoba lagi…' : 'Mengirim…'
  return (
    <div className="flex flex-col items-center">
      <p role="status" className="text-center text-base font-semibold">
        {isSiap ? kalimat : 'Menunggu lokasi…'}
      </p>
      <div aria-hidden="true" className="mt-3 h-1 w-40 rounded-full bg-on-night/25">
        {isSiap && (
          <div
            className={`h-full origin-left rounded-full bg-on-night ${punch.isPending ? 'animate-pulse' : 'animate-drain'}`}
            style={punch.isPending ? {} : { animationDuration: `${TUNGGU_MS}ms` }}
          />
        )}
      </div>
    </div>
  )
}

function Failure({ message, isDitolak }: { readonly message: string; readonly isDitolak: boolean }) {
  const Icon = isDitolak ? TriangleAlert : CloudOff
  return (
    <div role="alert" className="max-w-80 text-center">
      <Icon className="mx-auto mb-2 size-7" />
      <p className="text-base font-semibold">{isDitolak ? 'Presensi ditolak' : 'Presensi belum terkirim'}</p>
      <p className="mt-1 text-sm text-on-primary-muted">{message}</p>
    </div>
  )
}

/** Of the front camera mirrored, as people know themselves. */
function Photo({ gambar, isDepan }: { readonly gambar: ImageData; readonly isDepan: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(gambar, 0, 0)
  }, [gambar])
  return (
    <div className="w-full max-w-80 animate-rise">
      <canvas
        ref={canvas}
        width={gambar.width}
        height={gambar.height}
        role="img"
        aria-label={isDepan ? 'Selfie Anda' : 'Foto yang diambil'}
        className={`block aspect-square w-full rounded-card shade-rim-night ${isDepan ? 'mirrored' : ''}`}
      />
    </div>
  )
}
