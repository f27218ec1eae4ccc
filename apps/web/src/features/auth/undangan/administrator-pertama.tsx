import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { aturanEmail, aturanKataSandiBaru } from '@rekan/domain/auth/auth'
import { aturanNama } from '@rekan/domain/karyawan/karyawan'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import type { CallInput } from '../../../lib/http.types.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { KataSandiBaruField } from '../sandi/kata-sandi-baru-field.tsx'
import { useLogin } from '../sesi/auth.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'

/** The common passwords are known to the server alone. */
const ATURAN = { nama: aturanNama, email: aturanEmail, password: aturanKataSandiBaru(new Set()) }

/** The first account of a company, by the link that the server prints; what it carries leaves the address at once. */
export function AdministratorPertama() {
  const router = useRouter()
  const [kode] = useState(() => location.hash.slice(1))
  const { form, field, refuse } = useIsian(ATURAN)
  const { start, isBusy } = useLogin('/kelola/mulai')
  useEffect(() => {
    if (kode !== '') void router.navigate({ to: '/auth/administrator-pertama', hash: '', replace: true })
  }, [kode, router])

  const ask = (isi: Omit<CallInput<'POST /administrator-pertama'>['body'], 'kode'>) => async () => {
    try {
      return (await call('POST /administrator-pertama', { body: { kode, ...isi } })).data.token
    } catch (error) {
      const { errors } = errorFrom(error)
      const salah = (['nama', 'email', 'password'] as const).flatMap((nama) =>
        errors[nama]?.[0] === undefined ? [] : [[nama, errors[nama][0]] as const],
      )
      if (salah.length > 0) refuse(Object.fromEntries(salah))
      throw error
    }
  }
  if (kode === '')
    return (
      <p>
        Buka halaman ini lewat tautan yang ditampilkan server saat pertama kali dijalankan, selengkapnya
        sampai akhir.
      </p>
    )
  return (
    <form {...form(isBusy, (isi) => start(ask(isi)))} className="space-y-4">
      <p>Akun ini mengurus akun orang lain dan sistem. Setelah masuk, Anda menyiapkan perusahaan.</p>
      <TextField label="Nama lengkap" required autoComplete="name" readOnly={isBusy} {...field('nama')} />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="username"
        readOnly={isBusy}
        {...field('email')}
      />
      <KataSandiBaruField readOnly={isBusy} {...field('password')} />
      <Button type="submit" busy={isBusy}>
        Buat Akun dan Masuk
      </Button>
    </form>
  )
}
