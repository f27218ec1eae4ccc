import type { Ditolak, EntriBaru } from './entri.ts'
import type { Hasil } from './kirim.ts'
import { listenKabar, removeRead, storeEntri } from './kotak.ts'

/** Nobody looks at a form that is being sent for longer; it goes on by itself. */
const SABAR_MS = 15_000

/** What is known of an entry when whoever made it goes on. */
export type Awal =
  | { readonly jenis: 'diterima'; readonly body: unknown }
  | { readonly jenis: 'ditolak'; readonly ditolak: Ditolak }
  /** It waits; `isKept` is false where it lasts no longer than this page */
  | { readonly jenis: 'tersimpan'; readonly isKept: boolean }

/**
 * Puts an entry into the outbox and waits for the first that becomes of it: the server's answer, or that none is to be had
 * now. A refusal is told by who asked, and no longer kept.
 */
export async function storeAndWait(baru: Omit<EntriBaru, 'akun'>, akun: number): Promise<Awal> {
  let tellHasil: (hasil: Hasil | null) => void = () => undefined
  const pertama = new Promise<Hasil | null>((resolve) => (tellHasil = resolve))
  const berhenti = listenKabar((kabar) => {
    if (kabar.jenis === 'berhenti') tellHasil(null)
    if (kabar.jenis !== 'selesai' || kabar.entri.kunci !== baru.kunci) return
    tellHasil(kabar.hasil)
    if (kabar.hasil.jenis === 'ditolak') void removeRead(kabar.entri)
  })
  const timer = setTimeout(() => tellHasil(null), SABAR_MS)
  try {
    const isKept = await storeEntri(baru, akun)
    const hasil = navigator.onLine ? await pertama : null
    return hasil?.jenis === 'diterima' || hasil?.jenis === 'ditolak' ? hasil : { jenis: 'tersimpan', isKept }
  } finally {
    clearTimeout(timer)
    berhenti()
  }
}
