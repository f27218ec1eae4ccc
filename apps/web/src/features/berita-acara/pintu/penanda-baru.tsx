import { useState } from 'react'
import { UserCheck } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { formatSaatIso } from '../lembar/tanda.ts'
import { type Kontak, callPintu } from './pintu.api.ts'

type PenandaBaruProps = {
  readonly kontak: Kontak
  readonly token: string
  readonly onEnd: (cause: unknown) => boolean
  readonly onKontak: (kontak: Kontak) => void
}

/** Who was let sign beside this contact: theirs to let at once, or to decline. */
export function PenandaBaru({ kontak, token, onEnd, onKontak }: PenandaBaruProps) {
  const [isSibuk, setSibuk] = useState(false)
  const [gagal, setGagal] = useState<string>()
  const decide = async (id: number, setuju: boolean) => {
    setSibuk(true)
    setGagal(undefined)
    try {
      const params = { id: String(id) }
      onKontak((await callPintu('POST /klien/penanda/{id}', token, { params, body: { setuju } })).data)
    } catch (cause) {
      if (!onEnd(cause)) setGagal(errorFrom(cause).message)
    } finally {
      setSibuk(false)
    }
  }
  return kontak.penanda_baru.map(({ id, nama, email, oleh, mulai }) => (
    <section
      key={id}
      aria-label={`Penanda tangan baru ${nama}`}
      className="mx-auto max-w-320 space-y-3 border-b border-line bg-surface px-4 py-4 lebar:px-6"
    >
      <p className="flex gap-3 text-sm">
        <UserCheck className="size-5 shrink-0 text-primary" />
        <span>
          {oleh ?? kontak.perusahaan} menambahkan <b>{nama}</b> ({email}) sebagai penanda tangan kontrak{' '}
          {kontak.nomor}. Tanpa jawaban Anda, haknya berlaku mulai {formatSaatIso(mulai)}.
        </span>
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-40">
        <Button busy={isSibuk} onClick={() => void decide(id, true)}>
          Setujui Sekarang
        </Button>
        <Button tone="danger" disabled={isSibuk} onClick={() => void decide(id, false)}>
          Bukan dari Kami
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-destructive empty:hidden">
        {gagal}
      </p>
    </section>
  ))
}
