import { type ReactNode, useEffect, useRef } from 'react'
import { CloudOff, RotateCcw, Send, TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { KALIMAT_SEBAB, type Pemeriksaan } from '../punch/punch-check.ts'
import type { Foto, useCapture } from './capture.ts'

type Capture = ReturnType<typeof useCapture>
type SelfieReviewProps = {
  readonly capture: Capture
  readonly foto: Foto
  readonly diperiksa: Pemeriksaan
  /** Why it is made from outside, which may turn out only once the photo is there */
  readonly alasan: string
  readonly onAlasan: (alasan: string) => void
  /** The way back from a refusal */
  readonly kembali: ReactNode
}

/** The photo as it goes out, at once where nothing is left to be said. */
export function SelfieReview(props: SelfieReviewProps) {
  const { capture, foto, diperiksa, alasan, onAlasan, kembali } = props
  const { hasil, sebab } = diperiksa
  const { punch, isSiap, isDitarik, kirim, ulangi } = capture
  const isTolak = punch.isIdle && hasil === 'tolak'
  const isDitolak = isTolak || punch.isDitolak
  // The position came after the photo.
  const isBertanya = punch.isIdle && hasil === 'keterangan' && !foto.isTertulis
  return (
    <>
      <div className="flex flex-1 flex-col items-center justify-center gap-6 px-6 py-4">
        <Photo gambar={foto.gambar} isDepan={foto.arah === 'user'} />
        {isTolak && (
          <Failure
            isDitolak
            message="Anda belum di dalam area kantor. Periksa lokasi Anda, lalu ambil foto lagi."
          />
        )}
        {punch.isError && <Failure message={punch.error?.message ?? ''} isDitolak={isDitolak} />}
        {isBertanya && (
          <div className="w-full max-w-80 card p-4 text-ink">
            <TextField
              label="Alasan"
              hint={`${KALIMAT_SEBAB[sebab]} Koordinator akan meninjaunya.`}
              maxLength={500}
              required
              value={alasan}
              onChange={({ target }) => onAlasan(target.value)}
            />
          </div>
        )}
        {!isTolak && !isBertanya && !punch.isError && (
          <p role="status" className={`text-center text-base font-semibold ${isSiap ? 'animate-pulse' : ''}`}>
            {kalimat(capture)}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 px-4 pt-2 pb-safe-6 *:outline-on-night">
        <Button tone="outline" icon={<RotateCcw className="size-5" />} busy={isDitarik} onClick={ulangi}>
          Ulangi
        </Button>
        {isDitolak ? (
          kembali
        ) : (
          <Button
            icon={<Send className="size-5" />}
            busy={punch.isPending || punch.isSuccess}
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

/** What is being waited for. */
function kalimat({ punch, isSiap, isJadi, isDitarik }: Capture): string {
  if (isDitarik) return 'Menarik kembali foto ini…'
  if (!isSiap) return 'Menunggu lokasi…'
  if (!isJadi) return 'Menyiapkan foto…'
  return punch.failureCount > 0 ? 'Belum terkirim, mencoba lagi…' : 'Mengirim…'
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
