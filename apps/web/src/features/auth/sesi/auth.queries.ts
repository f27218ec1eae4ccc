import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { setTanda } from '../../../lib/kotak/tanda.set.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { closeSession, storeToken } from '../../../lib/session.ts'
import { removeData } from '../../../lib/session-data.ts'
import { toast } from '../../../lib/toast.ts'

type Jawaban = CallAnswer<'POST /login'>['data']
/** The second step of a sign-in, and by what it may be taken */
export type Langkah = Exclude<Jawaban, { readonly token: string }>

/** How long the good news stands before the app moves on. */
const REDIRECT_MS = 500
const TIDAK_TERSIMPAN =
  'Penyimpanan di ponsel ini penuh atau diblokir. Anda tetap bisa presensi, tetapi perlu masuk lagi setelah halaman ditutup.'

/**
 * Signs in by what `ask` gives and goes to `target`, a path of this site; `langkah` is a second step that is to follow. Busy
 * until it is there, so that nobody signs in twice.
 */
export function useLogin(target: string) {
  const router = useRouter()
  const [langkah, setLangkah] = useState<Langkah>()
  const step = useStep(async (ask: () => Promise<string | Langkah>) => {
    toast.loading('Sedang melakukan proses autentikasi...', 'sesi')
    const token = await ask()
    if (typeof token !== 'string') {
      toast.info('Kata sandi benar. Satu langkah lagi.', 'sesi')
      setLangkah(token)
      return
    }
    // Nothing of the person before may show to this one.
    removeData()
    const isKept = storeToken(token)
    toast.success('Proses autentikasi berhasil. Mengarahkan ke aplikasi...', 'sesi')
    if (!isKept) toast.info(TIDAK_TERSIMPAN, 'simpanan')
    await wait(REDIRECT_MS)
    await router.navigate({ href: target, replace: true })
  })
  return { ...step, langkah, startOver: () => setLangkah(undefined) }
}

/** Revokes the token and goes to the sign-in. A failure other than an already dead token keeps the session. */
export function useLogout() {
  const router = useRouter()
  return useStep(async () => {
    toast.loading('Logging out...', 'sesi')
    await closeSession(() =>
      call('POST /logout', { body: {} }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401) throw error
      }),
    )
    // Nobody is told at the sign-in that their session has ended.
    if (readTanda() !== null) setTanda('lain')
    void endPush()
    toast.success('Logout berhasil.', 'sesi')
    await wait(REDIRECT_MS)
    await router.navigate({ to: '/auth/sign-in', replace: true })
    removeData()
  })
}

/** One step of the session at a time; a failure shows as a toast. By hand: the sign-in loads no library for it. */
export function useStep<Args extends unknown[]>(run: (...args: Args) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [gagal, setGagal] = useState<string>()
  const start = (...args: Args) => {
    setBusy(true)
    setGagal(undefined)
    run(...args)
      .catch((error: unknown) => {
        const { message } = errorFrom(error)
        toast.error(message, 'sesi')
        setGagal(message)
      })
      .finally(() => setBusy(false))
  }
  return { start, isBusy, gagal }
}

/** The browser's own end of being told while the app is closed; the server's has ended with the session. */
async function endPush(): Promise<void> {
  try {
    const queries = await import('../../notifikasi/push/push.queries.ts')
    await queries.endPush()
  } catch {
    // The next sign-in here ends it.
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
