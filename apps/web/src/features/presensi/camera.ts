import { useCallback, useEffect, useRef, useState } from 'react'

export type AlasanKamera = 'tidak_aman' | 'ditolak' | 'tidak_ada' | 'sibuk'

export type KeadaanKamera =
  | { readonly keadaan: 'membuka' }
  | { readonly keadaan: 'siap'; readonly stream: MediaStream }
  | { readonly keadaan: 'gagal'; readonly alasan: AlasanKamera }

/** Holds the front camera while the screen is open; `ulangi` asks for it anew. */
export function useCamera(): { readonly kamera: KeadaanKamera; readonly ulangi: () => void } {
  const [kamera, setKamera] = useState<KeadaanKamera>({ keadaan: 'membuka' })
  const tutup = useRef<() => void>(undefined)

  useEffect(() => {
    tutup.current = buka(setKamera)
    return () => tutup.current?.()
  }, [])

  const ulangi = useCallback(() => {
    tutup.current?.()
    setKamera({ keadaan: 'membuka' })
    tutup.current = buka(setKamera)
  }, [])
  return { kamera, ulangi }
}

/** Opens the camera and tells of each change until the answer is called, which also turns it off. */
function buka(ubah: (kamera: KeadaanKamera) => void): () => void {
  let isOpen = true
  let stream: MediaStream | undefined
  const stop = () => stream?.getTracks().forEach((track) => track.stop())
  openFrontCamera().then(
    (opened) => {
      stream = opened
      // The screen may have closed while the person was being asked.
      if (!isOpen) return stop()
      for (const track of opened.getVideoTracks()) {
        track.addEventListener('ended', () => ubah({ keadaan: 'gagal', alasan: 'sibuk' }))
      }
      ubah({ keadaan: 'siap', stream: opened })
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

async function openFrontCamera(): Promise<MediaStream> {
  // `mediaDevices` does not exist on a plain http page.
  if (!isSecureContext) throw new InsecurePage()
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 720 } },
  })
}

function alasanFrom(error: unknown): AlasanKamera {
  if (error instanceof InsecurePage) return 'tidak_aman'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'ditolak'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'tidak_ada' : 'sibuk'
}
