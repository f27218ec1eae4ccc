import { useEffect, useRef, useState } from 'react'
import { readKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import { Button } from '../../../ui/button.tsx'
import { useCamera } from '../selfie/camera.ts'
import { KameraNotice } from '../selfie/kamera-notice.tsx'
import { type PembacaQr, loadPembaca } from './pembaca-qr.ts'

/** Often enough for a hand that holds still, and a slow phone rests between. */
const JEDA_MS = 200

type PindaiKodeProps = {
  readonly onKode: (teks: string) => void
  /** Back to typing */
  readonly onTutup: () => void
}

/** The camera that looks away from its person, until it sees the code of a site. */
export function PindaiKode({ onKode, onTutup }: PindaiKodeProps) {
  const { kamera, ulangi } = useCamera('environment')
  const [pembaca, setPembaca] = useState<PembacaQr | null>()
  const [isLain, setLain] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const stream = kamera.keadaan === 'siap' ? kamera.stream : null
  useEffect(() => {
    void loadPembaca().then(
      (satu) => setPembaca(() => satu),
      () => setPembaca(null),
    )
  }, [])
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (pembaca == null || stream === null) return
    let isAktif = true
    let timer = 0
    const read = async () => {
      const lihat = video.current
      // A frame that cannot be read is followed by another.
      const teks = lihat === null || lihat.readyState < 2 ? null : await pembaca(lihat).catch(() => null)
      if (!isAktif) return
      if (teks !== null && readKodePos(teks) !== null) {
        navigator.vibrate?.(30)
        onKode(teks)
        return
      }
      if (teks !== null) setLain(true)
      timer = window.setTimeout(() => void read(), JEDA_MS)
    }
    void read()
    return () => {
      isAktif = false
      window.clearTimeout(timer)
    }
  }, [pembaca, stream, onKode])

  if (kamera.keadaan === 'gagal')
    return (
      <div className="flex-1 content-center space-y-3 px-4 text-ink">
        <KameraNotice alasan={kamera.alasan} isSendiri={false} onUlangi={() => ulangi()} />
        <Button tone="outline" onClick={onTutup}>
          Ketik kodenya
        </Button>
      </div>
    )
  return (
    <section aria-label="Pindai kode pos jaga" className="relative flex flex-1 flex-col gap-4 px-4 py-4">
      <div className="relative flex-1 overflow-hidden rounded-card">
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label="Gambar kamera belakang"
          className="absolute inset-0 size-full object-cover"
        />
        <div className="absolute inset-0 m-auto aspect-square w-3/4 max-w-72 rounded-card border-3 border-dashed border-on-night" />
      </div>
      <p role="status" className="text-center text-base font-semibold legible">
        {pembaca === null
          ? 'Pemindai tidak dapat dimuat. Ketik kode yang tampil di pos jaga.'
          : isLain
            ? 'Ini bukan kode pos jaga. Arahkan ke kode QR di layar atau kertas pos jaga.'
            : 'Arahkan kamera ke kode QR pos jaga'}
      </p>
      <Button tone="outline" onClick={onTutup}>
        Ketik kodenya
      </Button>
    </section>
  )
}
