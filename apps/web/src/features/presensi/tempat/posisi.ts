import { useCallback, useEffect, useRef, useState } from 'react'
import type { Titik } from '@rekan/domain/perusahaan/area'
import type { Instan } from '@rekan/domain/waktu'

/** A position as the server will get it: four decimals, whole metres. So the screen and the server judge the same. */
export type Bacaan = {
  readonly titik: Titik
  readonly akurasi: number
  readonly pada: Instan
  /** As the device said it: evidence, not what the punch is judged by */
  readonly rinci?: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>
}

export type AlasanPosisi = 'tidak_aman' | 'ditolak' | 'tidak_tersedia' | 'waktu_habis'

export type KeadaanPosisi =
  | { readonly keadaan: 'mencari' }
  | { readonly keadaan: 'ada'; readonly bacaan: Bacaan }
  | { readonly keadaan: 'gagal'; readonly alasan: AlasanPosisi }

/** How long the device may look for itself. */
const BATAS_MS = 15_000
/** A better reading holds this long against newer, worse ones. */
const TAHAN_MS = 20_000
/** A reading older than this is no longer handed from one screen to the next. */
const USANG_MS = 60_000
/** A device that stays where it is says nothing: so often it is asked again. */
const SEGAR_MS = 60_000

/** The last reading, which the camera screen takes over from the screen before it. */
let terakhir: Bacaan | null = null

/** Follows the device's position while the screen is open, keeping the best reading of late; `ulangi` starts anew. */
export function usePosisi(): { readonly posisi: KeadaanPosisi; readonly ulangi: () => void } {
  const [posisi, setPosisi] = useState<KeadaanPosisi>(posisiAwal)
  const berhenti = useRef<() => void>(undefined)

  useEffect(() => {
    berhenti.current = watchPosisi(setPosisi)
    return () => berhenti.current?.()
  }, [])

  const ulangi = useCallback(() => {
    berhenti.current?.()
    terakhir = null
    setPosisi(posisiAwal())
    berhenti.current = watchPosisi(setPosisi)
  }, [])
  // Who then allows it in the browser's settings comes back to this screen.
  const isGagal = posisi.keadaan === 'gagal'
  useEffect(() => (isGagal ? watchIzinLokasi(ulangi) : undefined), [isGagal, ulangi])
  return { posisi, ulangi }
}

/**
 * Whether the person has allowed the position, of which a browser tells before it asks. Not told counts as no: the screen that
 * needs the position is the one to ask for it.
 */
export async function hasIzinLokasi(): Promise<boolean> {
  return (await queryIzinLokasi())?.state === 'granted'
}

/** Calls `diubah` when the browser tells that the person has changed it. Returns a function that ends that. */
function watchIzinLokasi(diubah: () => void): () => void {
  const ended = new AbortController()
  void queryIzinLokasi().then((izin) => izin?.addEventListener('change', diubah, { signal: ended.signal }))
  return () => ended.abort()
}

async function queryIzinLokasi(): Promise<PermissionStatus | null> {
  if (!isSecureContext) return null
  try {
    return await navigator.permissions.query({ name: 'geolocation' })
  } catch {
    return null
  }
}

/**
 * Follows the position while the page can be seen, if the person has allowed it, so that a punch finds it known. Returns a
 * function that ends that.
 */
export function watchPosisiDiBeranda(): () => void {
  let berhenti: (() => void) | undefined
  let isEnded = false
  const mulai = async () => {
    const isAllowed = await hasIzinLokasi()
    if (isAllowed && !isEnded && !document.hidden) berhenti ??= watchPosisi(() => undefined)
  }
  const atur = () => {
    if (!document.hidden) return void mulai()
    berhenti?.()
    berhenti = undefined
  }
  atur()
  document.addEventListener('visibilitychange', atur)
  return () => {
    isEnded = true
    berhenti?.()
    document.removeEventListener('visibilitychange', atur)
  }
}

type Ubah = (ubah: (lama: KeadaanPosisi) => KeadaanPosisi) => void

/** Reports each change. Returns a function that ends that. */
function watchPosisi(ubah: Ubah): () => void {
  if (!isSecureContext) return () => undefined
  // Covers what the device's own limit does not: a question for permission that nobody answers.
  const timer = setTimeout(() => {
    ubah((lama) => (lama.keadaan === 'mencari' ? { keadaan: 'gagal', alasan: 'waktu_habis' } : lama))
  }, BATAS_MS + 5000)
  const accept = ({ coords }: GeolocationPosition) => {
    const bacaan = pickBacaan(terakhir, bacaanFrom(coords, Date.now()))
    terakhir = bacaan
    ubah(() => ({ keadaan: 'ada', bacaan }))
  }
  const opsi = { enableHighAccuracy: true, timeout: BATAS_MS, maximumAge: 5000 }
  const watch = navigator.geolocation.watchPosition(
    accept,
    (error) => {
      const alasan = alasanFrom(error)
      // A late timeout says nothing against what was found before.
      ubah((lama) => (lama.keadaan === 'ada' && alasan !== 'ditolak' ? lama : { keadaan: 'gagal', alasan }))
    },
    opsi,
  )
  const lagi = setInterval(() => navigator.geolocation.getCurrentPosition(accept, null, opsi), SEGAR_MS)
  return () => {
    clearTimeout(timer)
    clearInterval(lagi)
    navigator.geolocation.clearWatch(watch)
  }
}

/** The better of two readings: the finer one, unless it is from a while ago. */
export function pickBacaan(lama: Bacaan | null, baru: Bacaan): Bacaan {
  if (lama === null || baru.pada - lama.pada > TAHAN_MS) return baru
  return baru.akurasi <= lama.akurasi ? baru : lama
}

/** What is known of the position before anybody asks. */
export function posisiAwal(): KeadaanPosisi {
  if (!isSecureContext) return { keadaan: 'gagal', alasan: 'tidak_aman' }
  return terakhir !== null && Date.now() - terakhir.pada < USANG_MS
    ? { keadaan: 'ada', bacaan: terakhir }
    : { keadaan: 'mencari' }
}

function bacaanFrom(rinci: GeolocationCoordinates, pada: Instan): Bacaan {
  const { latitude, longitude, accuracy } = rinci
  const bulat = (derajat: number) => Number(derajat.toFixed(4))
  return {
    titik: { lat: bulat(latitude), lng: bulat(longitude) },
    akurasi: Math.round(accuracy),
    pada,
    rinci,
  }
}

function alasanFrom({ code }: GeolocationPositionError): AlasanPosisi {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'ditolak'
  return code === GeolocationPositionError.TIMEOUT ? 'waktu_habis' : 'tidak_tersedia'
}
