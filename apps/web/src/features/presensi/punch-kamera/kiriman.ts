import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { errorFrom } from '../../../lib/api-error.ts'
import type { Kiriman, Langkah } from '../kotak/kiriman.ts'
import type { PunchEntri } from '../kotak/punch-entri.ts'
import type { Tercatat } from '../../hari/tercatat.wire.ts'

/** As often it is tried again before the screen says that it has failed. */
const ULANG = 3

/** How the one photo on this screen stands. */
export type Keadaan = {
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** The server has said no: trying again helps nothing */
  readonly isDitolak: boolean
  readonly error: Error | null
  readonly failureCount: number
  readonly data: Tercatat | undefined
}

const BELUM: Keadaan = {
  isIdle: true,
  isPending: false,
  isSuccess: false,
  isError: false,
  isDitolak: false,
  error: null,
  failureCount: 0,
  data: undefined,
}
const JALAN: Keadaan = { ...BELUM, isIdle: false, isPending: true }
const TERKIRIM: Keadaan = { ...BELUM, isIdle: false, isSuccess: true }

export type Selesai = {
  /** The punch that was recorded; null where nothing came of it */
  readonly onTercatat: (hasil: Tercatat | null) => void
  /** It is kept on the phone, or was filed as a request: nothing is left to do here */
  readonly onPulang: () => void
}

/** Sends the photo of this screen by the outbox, to which it belongs from then on. */
export function useKiriman({ onTercatat, onPulang }: Selesai) {
  const client = useQueryClient()
  const router = useRouter()
  const [keadaan, setKeadaan] = useState(BELUM)
  const kiriman = useRef<Kiriman>(undefined)
  const isMulai = useRef(false)
  const gagal = useRef(0)

  const tell = useCallback(
    (langkah: Langkah) => {
      if (langkah.jenis === 'tercatat') {
        setKeadaan({ ...TERKIRIM, data: langkah.hasil })
        return onTercatat(langkah.hasil)
      }
      if (langkah.jenis === 'tersimpan' || langkah.jenis === 'diajukan') {
        setKeadaan(TERKIRIM)
        return onPulang()
      }
      const { jenis, error } = langkah
      if (jenis === 'gagal') gagal.current += 1
      const isError = jenis !== 'gagal' || gagal.current > ULANG
      setKeadaan({
        ...JALAN,
        isPending: !isError,
        isError,
        isDitolak: jenis === 'ditolak',
        error: isError ? error : null,
        failureCount: gagal.current,
      })
      // On its way it may still be recorded.
      if (jenis !== 'sementara') onTercatat(null)
    },
    [onTercatat, onPulang],
  )

  const kirim = useCallback(
    async (entri: PunchEntri) => {
      setKeadaan(JALAN)
      // The second of two quick taps comes before the first is in the outbox.
      if (isMulai.current) return kiriman.current?.sendAgain()
      isMulai.current = true
      try {
        const { startKiriman } = await import('../kotak/kiriman.ts')
        kiriman.current = await startKiriman(client, entri, tell)
      } catch (cause) {
        isMulai.current = false
        gagal.current = ULANG
        tell({ jenis: 'gagal', error: errorFrom(cause) })
      }
    },
    [client, tell],
  )

  const leave = useCallback(() => {
    kiriman.current?.leave(() => {
      // Who has begun to write something is left there.
      if (document.querySelector('form') === null) void router.navigate({ to: '/home' })
    })
    kiriman.current = undefined
  }, [router])
  useEffect(() => leave, [leave])

  /** Takes the photo out of the outbox again. False where it is on its way, or recorded. */
  const withdraw = useCallback(async () => (await kiriman.current?.withdraw()) !== false, [])
  /** As before the first photo */
  const reset = useCallback(() => {
    kiriman.current?.leave(() => undefined)
    kiriman.current = undefined
    isMulai.current = false
    gagal.current = 0
    setKeadaan(BELUM)
  }, [])

  return { keadaan, kirim, withdraw, reset }
}
