import { useEffect, useState } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { aturanKataSandiBaru } from '@rekan/domain/auth/auth'
import { aturanUndangan } from '@rekan/domain/auth/undangan'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLogin } from '../sesi/auth.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'
import { KataSandiBaruField } from '../sandi/kata-sandi-baru-field.tsx'

type Dikenal = { readonly kode: string; readonly undangan: CallAnswer<'POST /undangan'>['data'] }

/**
 * Lets somebody new in: by the code of a sheet or of a letter's link, which stands behind the address's `#` and leaves
 * it at once.
 */
export function MasukPertama() {
  const router = useRouter()
  const [dariTautan] = useState(() => location.hash.slice(1))
  const [dikenal, setDikenal] = useState<Dikenal>()
  const { form, field, refuse } = useIsian({ kode: aturanUndangan })
  const [isBusy, setBusy] = useState(dariTautan !== '')

  async function open(kode: string) {
    setBusy(true)
    try {
      setDikenal({ kode, undangan: (await call('POST /undangan', { body: { kode } })).data })
    } catch (error) {
      refuse({ kode: errorFrom(error).message })
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (dariTautan === '') return
    void router.navigate({ to: '/auth/masuk-pertama', hash: '', replace: true })
    void open(dariTautan)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, by the address it was opened with
  }, [])

  if (dikenal !== undefined) return <Sandi {...dikenal} />
  return (
    <form {...form(isBusy, ({ kode }) => void open(kode))} className="space-y-4">
      <p>Pindai kode QR di lembar undangan Anda dengan kamera ponsel, atau ketik kodenya di sini.</p>
      <TextField
        label="Kode undangan"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        hint="16 huruf, misalnya ACDE-FGHJ-KMNP-QRTU."
        readOnly={isBusy}
        {...field('kode')}
      />
      <Button type="submit" busy={isBusy}>
        Lanjut
      </Button>
      <Link to="/auth/sign-in" className={buttonClass('plain')}>
        Sudah punya kata sandi
      </Link>
    </form>
  )
}

/** The common passwords are known to the server alone. */
const ATURAN = { password: aturanKataSandiBaru(new Set()) }

function Sandi({ kode, undangan }: Dikenal) {
  const { form, field, refuse } = useIsian(ATURAN)
  const { start, isBusy } = useLogin('/home')
  const ask = (password: string) => async () => {
    try {
      return (await call('POST /masuk-pertama', { body: { kode, password } })).data.token
    } catch (error) {
      const [pesan] = errorFrom(error).errors['password'] ?? []
      if (pesan !== undefined) refuse({ password: pesan })
      throw error
    }
  }
  return (
    <form {...form(isBusy, ({ password }) => start(ask(password)))} className="space-y-4">
      <div>
        <h2 className="text-lg font-bold">Halo, {undangan.nama}</h2>
        {undangan.perusahaan !== null && <p className="text-ink-muted">{undangan.perusahaan}</p>}
      </div>
      <p>
        Lain kali Anda masuk dengan <b>{undangan.akun}</b> dan kata sandi yang Anda buat sekarang. Ingat atau
        catat keduanya.
      </p>
      {/* So that the phone keeps the password under that name. */}
      <input type="text" name="username" autoComplete="username" value={undangan.akun} readOnly hidden />
      <KataSandiBaruField readOnly={isBusy} {...field('password')} />
      <Button type="submit" busy={isBusy}>
        Simpan dan Masuk
      </Button>
    </form>
  )
}
