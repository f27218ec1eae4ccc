import { KeyRound } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import { DaftarSetelan } from './daftar-setelan.tsx'

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
      <DaftarSetelan kelompok="masuk" />
    </div>
  )
}
