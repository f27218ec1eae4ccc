import { useEffect, useRef, useState } from 'react'
import { LANGKAH_KODE_MS, langkahKode } from '@rekan/domain/presensi/kode-pos/kode'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { storeOffline } from '../bukti/store-offline.ts'
import { computeKode } from './kode-kini.ts'
import { type LayarTerpasang, fetchLayar } from './layar.api.ts'
import { readLayar, removeLayar, writeLayar } from './layar-tersimpan.ts'

/** So often a screen asks for its seeds anew, and again where nobody answered. */
const SEGAR_MS = 30 * 60_000
const LAGI_MS = 60_000

export type KeadaanLayar =
  | { readonly keadaan: 'membuka' }
  /** Never paired, revoked, or the link is used up */
  | { readonly keadaan: 'tidak_terpasang'; readonly pesan: string | null }
  | { readonly keadaan: 'terpasang'; readonly layar: LayarTerpasang; readonly isLuring: boolean }

/** What this screen is to show: paired by its address's word at first, known by its key from then on. */
export function useLayar(posId: string): KeadaanLayar {
  const [keadaan, setKeadaan] = useState<KeadaanLayar>({ keadaan: 'membuka' })
  // A word that is good once is not sent twice.
  const kata = useRef<string>(undefined)
  useEffect(() => {
    let isOpen = true
    let timer: ReturnType<typeof setTimeout>
    const show = (baru: KeadaanLayar) => isOpen && setKeadaan(baru)
    const ask = async () => {
      clearTimeout(timer)
      const lama = readLayar(posId)
      if (lama !== null) show({ keadaan: 'terpasang', layar: lama, isLuring: !navigator.onLine })
      try {
        const kunci = kata.current ? await pair(kata.current) : lama?.kunci
        if (kunci === undefined) return show({ keadaan: 'tidak_terpasang', pesan: null })
        const layar = await fetchLayar(posId, kunci)
        writeLayar(posId, layar)
        show({ keadaan: 'terpasang', layar, isLuring: false })
        timer = setTimeout(() => void ask(), SEGAR_MS)
      } catch (cause) {
        const { status, message } = errorFrom(cause)
        if (status === 404 && kata.current) {
          // The link is used up: by this very screen, perhaps.
          kata.current = ''
          if (lama !== null) return ask()
        }
        if (status === 404) removeLayar(posId)
        const tampil = status === 404 ? null : readLayar(posId)
        show(
          tampil === null
            ? { keadaan: 'tidak_terpasang', pesan: message }
            : { keadaan: 'terpasang', layar: tampil, isLuring: true },
        )
        if (status !== 404) timer = setTimeout(() => void ask(), LAGI_MS)
      }
      return undefined
    }
    /** Kept at once: the word is good no second time. */
    const pair = async (pasangan: string) => {
      const { data } = await call('POST /pos/{id}/pasang', { params: { id: posId }, body: { pasangan } })
      const kunci = data.layar
      kata.current = ''
      writeLayar(posId, { kunci, kantor: { id: Number(posId), nama: '' }, selisih: 0, benih: [] })
      return kunci
    }
    if (kata.current === undefined) {
      kata.current = location.hash.slice(1)
      // It stays in no history and in no picture of the address bar.
      if (kata.current !== '') history.replaceState(history.state, '', location.pathname)
    }
    void ask()
    void storeOffline()
    const onOnline = () => void ask()
    addEventListener('online', onOnline)
    return () => {
      isOpen = false
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [posId])
  return keadaan
}

/** The code of now, by the server's clock, and how many seconds it still shows; null while none can be told. */
export function useKode(layar: LayarTerpasang): { readonly kode: string | null; readonly sisa: number } {
  const [kini, setKini] = useState(() => Date.now() + layar.selisih)
  const [kode, setKode] = useState<string | null>(null)
  const langkah = langkahKode(kini)
  useEffect(() => {
    const timer = setInterval(() => setKini(Date.now() + layar.selisih), 500)
    return () => clearInterval(timer)
  }, [layar.selisih])
  useEffect(() => {
    let isOpen = true
    void computeKode(layar, langkah).then((baru) => isOpen && setKode(baru))
    return () => void (isOpen = false)
  }, [layar, langkah])
  return { kode, sisa: Math.ceil(((langkah + 1) * LANGKAH_KODE_MS - kini) / 1000) }
}
