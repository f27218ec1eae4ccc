import { useCallback, useEffect, useRef, useState } from 'react'
import type { Instan } from '@rekan/domain/waktu'
import { mayRetry } from '../../../lib/query-client.ts'
import type { Arah } from '../selfie/camera.ts'
import { removeDraf } from '../punch/draf.ts'
import { usePunch } from '../tarik/presensi.queries.ts'
import type { Pemeriksaan } from '../punch/punch-check.ts'
import type { SasaranPunch } from '../punch/sasaran.ts'
import { encodeSelfie, readFrame } from '../selfie/selfie.ts'

/** How long the photo shows before it is sent by itself. */
export const TUNGGU_MS = 2000

/** One photo, and the one key under which it is sent however often it takes. */
export type Foto = {
  readonly gambar: ImageData
  readonly png: Promise<Blob>
  readonly arah: Arah
  readonly kunci: string
  readonly diambilPada: Instan
}

/** From the shutter to the server's answer. */
export function useCapture(
  { jenis, orang }: SasaranPunch,
  { office, bacaan, hasil }: Pemeriksaan,
  keterangan: string,
) {
  const [foto, setFoto] = useState<Foto | null>(null)
  const punch = usePunch()
  // What has been sent once is sent again as it was, wherever one has gone for a better line.
  const terkirim = punch.variables
  const isSiap = terkirim !== undefined || hasil === 'boleh' || (hasil === 'keterangan' && keterangan !== '')

  const ambil = useCallback((video: HTMLVideoElement, arah: Arah) => {
    const gambar = readFrame(video)
    const png = encodeSelfie(gambar)
    // Whoever sends it hears of a failure; until then nobody does.
    png.catch(() => undefined)
    setFoto({ gambar, png, arah, kunci: crypto.randomUUID(), diambilPada: Date.now() })
  }, [])

  const { mutate, reset } = punch
  // The mutation tells of its start a moment later; the second of two quick taps comes before.
  const isBerjalan = useRef(false)
  const kirim = useCallback(() => {
    if (foto === null || !isSiap || isBerjalan.current) return
    isBerjalan.current = true
    const { png: selfie, kunci, diambilPada } = foto
    const punchBaru = { jenis, karyawanId: orang?.karyawanId, selfie, kunci, diambilPada, bacaan, keterangan }
    mutate(terkirim ?? { ...punchBaru, kantorId: office.id, zona: office.timezone.code }, {
      onSuccess: () => orang === null && removeDraf(jenis),
      onSettled: () => (isBerjalan.current = false),
    })
  }, [foto, isSiap, terkirim, jenis, orang, bacaan, keterangan, office, mutate])

  const ulangi = useCallback(() => {
    setFoto(null)
    reset()
  }, [reset])

  const isMenunggu = foto !== null && punch.isIdle
  useAfter(TUNGGU_MS, isMenunggu && isSiap, kirim)
  useOnline(punch.isError && mayRetry(0, punch.error), kirim)

  return { foto, isSiap, punch, ambil, kirim, ulangi }
}

/** Runs `run` when the network comes back while `isOn`. */
function useOnline(isOn: boolean, run: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  }, [isOn, run])
}

/** Runs `run` once, `ms` after `isOn` became true, unless it turns false before. */
function useAfter(ms: number, isOn: boolean, run: () => void): void {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setDue(true), ms)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isOn, ms])
  useEffect(() => {
    if (isOn && isDue) run()
  }, [isOn, isDue, run])
}
