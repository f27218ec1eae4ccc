import { HAL_SESI, type Kabar, type Sesi, sendWaiting } from '../src/lib/kotak/kirim.ts'
import { setSandi } from '../src/lib/kotak/sandi.ts'
import { readHal } from '../src/lib/kotak/simpan.ts'

/** Sends what waits of who is signed in here, and tells the open pages. Rejects if the line is to blame: woken again. */
export async function sendKotak(): Promise<void> {
  const sesi = await readHal<Sesi>(HAL_SESI)
  if (sesi === undefined) return
  setSandi(sesi.akun, sesi.kunci ?? null)
  const saluran = new BroadcastChannel('rekan.kotak')
  let isSesiBerakhir = false
  const isDone = await sendWaiting(sesi, (kabar: Kabar) => {
    saluran.postMessage(kabar)
    // The page ends the session, at its next start if there is none now.
    isSesiBerakhir ||= kabar.jenis === 'berhenti' && kabar.hasil.jenis === 'sesi'
  })
  saluran.close()
  if (!isDone && !isSesiBerakhir) throw new Error('Not all has been sent')
}
