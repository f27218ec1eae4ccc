import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlank } from '@rekan/domain/aturan'
import type { Instan } from '@rekan/domain/waktu'
import { mayRetry } from '../../../lib/query-client.ts'
import { toast } from '../../../lib/toast.ts'
import type { Arah } from '../selfie/camera.ts'
import { removeDraf } from '../punch/draf.ts'
import { usePunch, useWithdraw } from '../tarik/presensi.queries.ts'
import type { Pemeriksaan } from '../punch/punch-check.ts'
import type { SasaranPunch } from '../punch/sasaran.ts'
import { encodeSelfie, readFrame } from '../selfie/selfie.ts'

/** One photo, and the one key under which it is sent however often it takes. */
export type Foto = {
  readonly gambar: ImageData
  readonly png: Promise<Blob>
  readonly arah: Arah
  readonly kunci: string
  readonly diambilPada: Instan
  /** A note stood at the shutter: what is only being written under the photo is not sent at its first letter. */
  readonly isTertulis: boolean
}

/** From the shutter, with which the upload begins, to the server's answer. */
export function useCapture(
  { jenis, orang }: SasaranPunch,
  { office, bacaan, hasil }: Pemeriksaan,
  keterangan: string,
) {
  const [foto, setFoto] = useState<Foto | null>(null)
  const [jadi, setJadi] = useState<Foto['png']>()
  const punch = usePunch()
  const tarik = useTarikLagi()
  // What has been sent once is sent again as it was, wherever one has gone for a better line.
  const terkirim = punch.variables
  const isSiap =
    terkirim !== undefined || hasil === 'boleh' || (hasil === 'keterangan' && !isBlank(keterangan))

  const isTertulis = !isBlank(keterangan)
  const ambil = useCallback(
    (video: HTMLVideoElement, arah: Arah) => {
      const gambar = readFrame(video)
      const png = encodeSelfie(gambar)
      // Whoever sends it hears of a failure; until then nobody does.
      png.then(
        () => setJadi(png),
        () => undefined,
      )
      setFoto({ gambar, png, arah, kunci: crypto.randomUUID(), diambilPada: Date.now(), isTertulis })
    },
    [isTertulis],
  )

  const { mutate, reset } = punch
  const batal = useCallback(() => {
    setFoto(null)
    reset()
  }, [reset])

  // The mutation tells of its start a moment later; the second of two quick taps comes before.
  const isBerjalan = useRef(false)
  const { akhiri } = tarik
  const kirim = useCallback(() => {
    if (foto === null || !isSiap || isBerjalan.current) return
    isBerjalan.current = true
    const { png: selfie, kunci, diambilPada } = foto
    const punchBaru = {
      jenis,
      karyawanId: orang?.karyawanId,
      penugasanId: orang?.penugasanId,
      selfie,
      kunci,
      diambilPada,
      bacaan,
      keterangan,
    }
    mutate(terkirim ?? { ...punchBaru, kantorId: office.id, zona: office.timezone.code }, {
      onSuccess: ({ id, olehSaya }) => {
        if (orang === null) removeDraf(jenis)
        akhiri(olehSaya ? id : null, batal)
      },
      onError: () => akhiri(null, batal),
      onSettled: () => (isBerjalan.current = false),
    })
  }, [foto, isSiap, terkirim, jenis, orang, bacaan, keterangan, office, mutate, akhiri, batal])

  useEffect(() => {
    if (foto !== null && punch.isIdle && (hasil === 'boleh' || foto.isTertulis)) kirim()
  }, [foto, punch.isIdle, hasil, kirim])
  useOnline(punch.isError && mayRetry(0, punch.error), kirim)

  return {
    foto,
    isSiap,
    /** Its bytes are there: what is under way from then on is the request */
    isJadi: foto !== null && jadi === foto.png,
    punch,
    isDitarik: tarik.isDitarik,
    ambil,
    kirim,
    /** Another photo. One that is on its way is waited for and taken back: it may have been recorded already. */
    ulangi: punch.isPending ? tarik.minta : batal,
  }
}

/** Takes a punch back that was on its way when another photo was asked for. */
function useTarikLagi() {
  const { mutate } = useWithdraw()
  const isDiminta = useRef(false)
  const [isDitarik, setDitarik] = useState(false)
  const minta = useCallback(() => {
    isDiminta.current = true
    setDitarik(true)
  }, [])
  const akhiri = useCallback(
    (id: number | null, onDitarik: () => void) => {
      if (!isDiminta.current) return
      isDiminta.current = false
      const selesai = () => {
        setDitarik(false)
        onDitarik()
      }
      if (id === null) return selesai()
      mutate(
        { id, kunci: crypto.randomUUID() },
        {
          onSuccess: selesai,
          onError: ({ message }) => {
            // It stands as it was recorded, and its result says so.
            setDitarik(false)
            toast.error(message, 'tarik')
          },
        },
      )
    },
    [mutate],
  )
  return { isDitarik, minta, akhiri }
}

/** Runs `run` when the network comes back while `isOn`. */
function useOnline(isOn: boolean, run: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  }, [isOn, run])
}
