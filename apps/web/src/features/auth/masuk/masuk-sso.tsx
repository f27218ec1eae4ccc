import { useEffect, useState } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { LoaderCircle } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useLogin } from '../sesi/auth.queries.ts'
import { answerForm } from '../sesi/sso-ulang.ts'
import { takeTujuan } from '../sesi/tujuan.ts'

/** Who comes back from the company's provider; what it has answered leaves the address at once. */
export function MasukSso() {
  const router = useRouter()
  const [jawaban] = useState(() => location.search)
  const [isUlang] = useState(() => answerForm(jawaban))
  const [tujuan] = useState(() => (isUlang ? '/home' : takeTujuan()))
  const [gagal, setGagal] = useState(jawaban === '' ? 'Mulai dari halaman masuk.' : '')
  const { start } = useLogin(tujuan)
  useEffect(() => {
    if (jawaban === '') return
    void router.navigate({ to: '/auth/sso', search: {}, replace: true })
    if (isUlang) {
      close()
      return
    }
    start(async () => {
      try {
        return (await call('POST /login/sso', { body: { jawaban } })).data.token
      } catch (error) {
        setGagal(errorFrom(error).message)
        throw error
      }
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, by the address it was opened with
  }, [])
  if (isUlang) return <p role="status">Sudah. Tutup jendela ini, lalu lanjutkan di halaman sebelumnya.</p>
  if (gagal === '')
    return (
      <p role="status" className="flex items-center justify-center gap-2.5 py-4">
        <LoaderCircle className="size-5 animate-spin" />
        Memeriksa jawaban SSO…
      </p>
    )
  return (
    <div className="space-y-4">
      <p role="alert">{gagal}</p>
      <Link to="/auth/sign-in" className={buttonClass('primary')}>
        Ke Halaman Masuk
      </Link>
    </div>
  )
}
