import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { removeData } from '../../../lib/session-data.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useCancelUbah } from './batal.queries.ts'

/** Undoes a change that was mailed about, by the link's token. */
export function BatalUbah({ token }: { readonly token: string }) {
  const { start, isBusy, kabar, mati } = useCancelUbah(token)
  if (token === '')
    return (
      <Kabar title="Tautan tidak lengkap">
        Buka lagi tautan dari email Anda sampai ke huruf terakhirnya.
      </Kabar>
    )
  if (mati !== undefined) return <Kabar title="Tautan tidak dapat dipakai">{mati}</Kabar>
  if (kabar !== undefined) return <Kabar title="Perubahan dibatalkan">{kabar}</Kabar>
  return (
    <div className="space-y-4">
      <p>
        Alamat email atau rekening bank di akun Rekan Anda baru saja diganti. Bukan Anda yang menggantinya?
      </p>
      <div>
        <p className="font-semibold">Dengan membatalkannya:</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          <li>data yang lama berlaku kembali;</li>
          <li>semua perangkat dikeluarkan dari akun Anda, termasuk yang ini;</li>
          <li>tautan untuk membuat kata sandi baru dikirim ke email Anda.</li>
        </ul>
      </div>
      <Button tone="destructive" busy={isBusy} onClick={() => start()}>
        Batalkan Perubahan
      </Button>
      <p className="text-sm text-ink-muted">Bila Anda sendiri yang menggantinya, tutup saja halaman ini.</p>
    </div>
  )
}

type KabarProps = { readonly title: string; readonly children: ReactNode }

/** How it went; takes the focus, so that it is heard. */
function Kabar({ title, children }: KabarProps) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => self.current?.focus({ preventScroll: true }), [])
  return (
    <div className="space-y-4">
      <div ref={self} tabIndex={-1} className="space-y-2 outline-none">
        <h2 className="text-base font-bold">{title}</h2>
        <p>{children}</p>
      </div>
      {/* Every session of the account has ended, perhaps this phone's too: the profile is asked for anew. */}
      <Link to="/auth/sign-in" onClick={removeData} className={buttonClass('primary')}>
        Ke Halaman Masuk
      </Link>
    </div>
  )
}
