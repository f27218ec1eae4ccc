import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react'
import { type CallData, query } from '../../../lib/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { DaftarSetelan } from './daftar-setelan.tsx'
import { Muatan } from './muatan.tsx'

/** Null: the server's operator has set none */
type Penyedia = CallData<'GET /kelola/pengaturan/masuk'>['penyedia']

/** By what people sign in. */
export function MasukBagian() {
  return (
    <div className="max-w-3xl space-y-4">
      <Notice icon={KeyRound} title="Kata sandi dan kunci sandi (passkey)">
        <p>
          Setiap orang masuk dengan email atau kode karyawan dan kata sandinya. Kunci sandi dipasang
          masing-masing di Akun › Keamanan dan dapat dipakai masuk tanpa kata sandi.
        </p>
      </Notice>
      <Muatan query={useQuery(query('GET /kelola/pengaturan/masuk'))}>
        {({ penyedia }) => <Sso penyedia={penyedia} />}
      </Muatan>
      <DaftarSetelan kelompok="masuk" />
    </div>
  )
}

function Sso({ penyedia }: { readonly penyedia: Penyedia }) {
  if (penyedia === null)
    return (
      <Notice icon={ShieldOff} title="SSO belum dipasang di server">
        <p>
          Operator memasangnya dengan <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code>, dan{' '}
          <code>OIDC_CLIENT_SECRET</code>. Sebelum itu, tombolnya tidak muncul di halaman masuk.
        </p>
      </Notice>
    )
  return (
    <Notice icon={ShieldCheck} title="SSO terpasang">
      <p>
        Penyedia: <code className="wrap-anywhere">{penyedia.penerbit}</code>
      </p>
      <p>
        Alamat kembali yang didaftarkan di sana: <code className="wrap-anywhere">{penyedia.kembali}</code>
      </p>
      <p>
        Akun dikenali dari email yang sudah diverifikasi penyedia; orang yang belum punya akun Rekan ditolak.
        Langkah kedua diserahkan kepada penyedia.
      </p>
    </Notice>
  )
}
