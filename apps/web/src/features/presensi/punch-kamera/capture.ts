import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { isBlank } from '@rekan/domain/aturan'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { PunchEntri } from '../kotak/punch-entri.ts'
import type { Arah } from '../selfie/camera.ts'
import { removeDraf } from '../punch/draf.ts'
import { useWithdraw } from '../tarik/presensi.queries.ts'
import type { Tercatat } from '../../hari/tercatat.wire.ts'
import type { Pemeriksaan } from '../punch/punch-check.ts'
import type { SasaranPunch } from '../punch/sasaran.ts'
import { encodeSelfie, readFrame, startEncoder } from '../selfie/selfie.ts'
import { tempatPunch } from './keadaan-punch.tsx'
import { useKiriman } from './kiriman.ts'

/** One photo, and the one key under which it is sent however often it takes. */
export type Foto = {
  readonly gambar: ImageData
  readonly png: Promise<Blob>
  readonly arah: Arah
  readonly kunci: string
  readonly diambilPada: Instan
  /** By the page's own clock, which nobody sets */
  readonly mono: number
  readonly kamera: string | null
  /** A note stood at the shutter: what is only being written under the photo is not sent at its first letter. */
  readonly isTertulis: boolean
}

/** From the shutter, with which the upload begins, to the server's answer. */
export function useCapture(
  sasaran: SasaranPunch,
  diperiksa: Pemeriksaan,
  keterangan: string,
  kode: PunchEntri['punch']['kode'],
) {
  const { jenis, orang, presensi } = sasaran
  const { office, isOfficePasti, bacaan, hasil } = diperiksa
  const [foto, setFoto] = useState<Foto | null>(null)
  const [jadi, setJadi] = useState<Foto['png']>()
  const { id: akun, presensi: hari } = useProfil()
  const navigate = useNavigate()
  const tarik = useTarikLagi()
  // What has been sent once is sent again as it was, wherever one has gone for a better line.
  const terkirim = useRef<PunchEntri>(undefined)

  const lupakan = useRef(() => {})
  const { akhiri } = tarik
  const onTercatat = useCallback(
    (tercatat: Tercatat | null) => {
      if (tercatat !== null && orang === null) removeDraf(jenis)
      akhiri(tercatat, lupakan.current)
    },
    [jenis, orang, akhiri],
  )
  const { selesai } = sasaran
  const onPulang = useCallback(() => {
    if (akhiri(null, lupakan.current)) return
    if (orang === null) removeDraf(jenis)
    void navigate({ ...selesai, replace: true })
  }, [jenis, orang, akhiri, navigate, selesai])
  const { keadaan: punch, kirim: send, withdraw, reset } = useKiriman({ onTercatat, onPulang })
  const batal = useCallback(() => {
    terkirim.current = undefined
    setFoto(null)
    reset()
  }, [reset])
  // Who taps before home could start it has it by the time the camera is there.
  useEffect(startEncoder, [])
  useEffect(() => {
    lupakan.current = () => void withdraw().then(batal)
  }, [withdraw, batal])

  const isSiap = !punch.isIdle || hasil === 'boleh' || (hasil === 'keterangan' && !isBlank(keterangan))
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
      const { srcObject } = video
      setFoto({
        gambar,
        png,
        arah,
        kunci: crypto.randomUUID(),
        diambilPada: Date.now(),
        mono: performance.now(),
        kamera: srcObject instanceof MediaStream ? (srcObject.getVideoTracks()[0]?.label ?? null) : null,
        isTertulis,
      })
    },
    [isTertulis],
  )

  const kirim = useCallback(() => {
    if (foto === null || !isSiap) return
    const { png: selfie, kunci, diambilPada, mono, kamera } = foto
    const zona = office.timezone.code
    const entri: PunchEntri = terkirim.current ?? {
      punch: {
        jenis,
        karyawanId: orang?.karyawanId,
        penugasanId: orang?.penugasanId,
        selfie,
        kunci,
        diambilPada,
        mono,
        kamera: kamera && kamera.slice(0, 200),
        bacaan,
        keterangan,
        kode,
        tempat: office,
        isTempatPasti: isOfficePasti,
      },
      akun,
      tanggal: (orang === null ? hari?.tanggal : undefined) ?? tanggalLokal(serverNow(), zona),
      orang: orang?.nama ?? null,
      letak: tempatPunch(presensi.bebasArea, diperiksa),
    }
    terkirim.current = entri
    void send(entri)
  }, [
    foto,
    isSiap,
    jenis,
    orang,
    presensi,
    bacaan,
    keterangan,
    kode,
    office,
    isOfficePasti,
    akun,
    hari,
    diperiksa,
    send,
  ])

  useEffect(() => {
    if (foto !== null && punch.isIdle && (hasil === 'boleh' || foto.isTertulis)) kirim()
  }, [foto, punch.isIdle, hasil, kirim])

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
    ulangi: () => tarik.minta(withdraw, batal),
  }
}

/** Takes a punch back that was on its way when another photo was asked for. */
function useTarikLagi() {
  const { mutate } = useWithdraw()
  const isDiminta = useRef(false)
  const [isDitarik, setDitarik] = useState(false)
  const minta = useCallback((withdraw: () => Promise<boolean>, onDitarik: () => void) => {
    isDiminta.current = true
    void withdraw().then((isGone) => {
      // Its answer may have come meanwhile.
      if (!isDiminta.current) return
      if (!isGone) return setDitarik(true)
      isDiminta.current = false
      onDitarik()
    })
  }, [])
  /** What has become of the punch; null: nothing yet. Returns whether another photo was asked for. */
  const akhiri = useCallback(
    (hasil: Tercatat | null, onDitarik: () => void) => {
      if (!isDiminta.current) return false
      isDiminta.current = false
      const selesai = () => {
        setDitarik(false)
        onDitarik()
      }
      if (hasil === null || !hasil.olehSaya) {
        selesai()
        return true
      }
      setDitarik(true)
      mutate(
        { id: hasil.id, kunci: crypto.randomUUID() },
        {
          onSuccess: selesai,
          onError: ({ message }) => {
            // It stands as it was recorded, and its result says so.
            setDitarik(false)
            toast.error(message, 'tarik')
          },
        },
      )
      return true
    },
    [mutate],
  )
  return { isDitarik, minta, akhiri }
}
