import { useCallback, useEffect, useRef, useState } from 'react'

export type AlasanKamera = 'tidak_aman' | 'ditolak' | 'tidak_ada' | 'sibuk'

export type KeadaanKamera =
  | { readonly keadaan: 'membuka' }
  | { readonly keadaan: 'siap'; readonly stream: MediaStream; readonly arah: Arah; readonly hasLain: boolean }
  | { readonly keadaan: 'gagal'; readonly alasan: AlasanKamera }

/** Towards the person who holds the device, or away from them. */
export type Arah = 'user' | 'environment'

export type CameraHandle = {
  readonly kamera: KeadaanKamera
  /** Asks for the camera anew, or for the one that looks the other way. */
  readonly ulangi: (arah?: Arah) => void
}

/** Holds a camera while the screen is open, at first the one that looks to `awal`. */
export function useCamera(awal: Arah): CameraHandle {
  const [kamera, setKamera] = useState<KeadaanKamera>({ keadaan: 'membuka' })
  const tutup = useRef<() => void>(undefined)
  const arah = useRef(awal)

  useEffect(() => {
    tutup.current = watchKamera(arah.current, setKamera)
    return () => tutup.current?.()
  }, [])

  const ulangi = useCallback((lain?: Arah) => {
    tutup.current?.()
    arah.current = lain ?? arah.current
    setKamera({ keadaan: 'membuka' })
    tutup.current = watchKamera(arah.current, setKamera)
  }, [])
  return { kamera, ulangi }
}

/** Opens the camera and reports each change. Returns a function that ends both. */
function watchKamera(arah: Arah, ubah: (kamera: KeadaanKamera) => void): () => void {
  let isOpen = true
  let stream: MediaStream | undefined
  const stop = () => stream?.getTracks().forEach((track) => track.stop())
  openCamera(arah).then(
    ({ stream: opened, ...lain }) => {
      stream = opened
      // The screen may have closed while the person was being asked.
      if (!isOpen) return stop()
      for (const track of opened.getVideoTracks()) {
        track.addEventListener('ended', () => ubah({ keadaan: 'gagal', alasan: 'sibuk' }))
      }
      ubah({ keadaan: 'siap', stream: opened, ...lain })
    },
    (error: unknown) => {
      if (isOpen) ubah({ keadaan: 'gagal', alasan: alasanFrom(error) })
    },
  )
  return () => {
    isOpen = false
    stop()
  }
}

class InsecurePage extends Error {}

/**
 * Opens the camera: its stream, its direction, and whether there is another. A device with one camera gives that one.
 */
async function openCamera(arah: Arah): Promise<{ stream: MediaStream; arah: Arah; hasLain: boolean }> {
  // `mediaDevices` does not exist on a plain http page.
  if (!isSecureContext) throw new InsecurePage()
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: arah, width: { ideal: 960 }, height: { ideal: 720 } },
  })
  const semua = await navigator.mediaDevices.enumerateDevices().catch((): MediaDeviceInfo[] => [])
  const facing = stream.getVideoTracks()[0]?.getSettings().facingMode
  return {
    stream,
    // A laptop's camera says nothing of it, and looks at who sits before it.
    arah: facing === 'environment' || facing === 'user' ? facing : 'user',
    hasLain: semua.filter(({ kind }) => kind === 'videoinput').length > 1,
  }
}

function alasanFrom(error: unknown): AlasanKamera {
  if (error instanceof InsecurePage) return 'tidak_aman'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'ditolak'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'tidak_ada' : 'sibuk'
}
