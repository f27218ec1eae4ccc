import { useCallback, useEffect, useState } from 'react'
import { WifiOff } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Berjalan } from './berjalan.tsx'
import { Layar } from './layar.tsx'
import type { Dibuka } from './pilih-masa.tsx'
import { Lembaran } from './lembaran.tsx'
import type { Lembar, LembarRingkas } from '../lembar/lembar.wire.ts'
import { PenandaBaru } from './penanda-baru.tsx'
import { type Kontak, callPintu } from './pintu.api.ts'

type BeritaAcaraProps = {
  readonly token: string
  /** The sheet that the link's letter was about; null: what the running period comes to */
  readonly mulai: number | null
  readonly onBerakhir: (alasan: string) => void
}

/** `lembar` null: none was opened yet */
type Isi = {
  readonly lembar: Lembar | null
  readonly kontak: Kontak
  readonly semua: readonly LembarRingkas[]
}

/** A contact who is signed in: one sheet of the contract at a time, and which others there are. */
export function BeritaAcara({ token, mulai, onBerakhir }: BeritaAcaraProps) {
  const [dibuka, setDibuka] = useState<Dibuka>(mulai === null ? 'berjalan' : { id: mulai })
  const [isi, setIsi] = useState<Isi>()
  const [gagal, setGagal] = useState<string>()
  /** Whether a failure ended the session; then there is nothing to show here any more. */
  const end = useCallback(
    (cause: unknown): boolean => {
      const isOver = errorFrom(cause).status === 401
      if (isOver) onBerakhir('Sesi Anda telah berakhir. Minta kode baru untuk membukanya lagi.')
      return isOver
    },
    [onBerakhir],
  )
  // By what was asked for, not by its number: a sheet that is opened once more is fetched once more.
  const load = useCallback(async () => {
    const { id, revisi } = dibuka === 'berjalan' ? { id: mulai } : dibuka
    try {
      const query = revisi === undefined ? {} : { revisi: String(revisi) }
      const [lembar, kontak, semua] = await Promise.all([
        id === null
          ? null
          : callPintu('GET /klien/berita-acara/{id}', token, { params: { id: String(id) }, query }),
        callPintu('GET /klien/saya', token),
        callPintu('GET /klien/berita-acara', token),
      ])
      setIsi({ lembar: lembar?.data ?? null, kontak: kontak.data, semua: semua.data })
    } catch (cause) {
      if (!end(cause)) setGagal(errorFrom(cause).message)
    }
  }, [token, dibuka, mulai, end])
  // oxlint-disable-next-line react/set-state-in-effect -- once the answers are there
  useEffect(() => void load(), [load])

  if (gagal !== undefined)
    return (
      <Layar icon={WifiOff} title="Belum dapat dibuka">
        <p className="text-ink-muted">{gagal}</p>
        <Button
          onClick={() => {
            setGagal(undefined)
            void load()
          }}
        >
          Coba Lagi
        </Button>
      </Layar>
    )
  if (isi === undefined || (isi.lembar === null && dibuka !== 'berjalan'))
    return (
      <Layar>
        <p role="status" className="text-ink-muted">
          Memuat berita acara…
        </p>
      </Layar>
    )
  const { lembar, kontak, semua } = isi
  const leave = () => {
    void callPintu('POST /klien/keluar', token, { body: {} })
      .catch(() => undefined)
      .then(() => onBerakhir('Anda sudah keluar.'))
  }
  const umum = { kontak, semua, token, onEnd: end, onBuka: setDibuka, onKeluar: leave }
  return (
    <>
      <PenandaBaru
        kontak={kontak}
        token={token}
        onEnd={end}
        onKontak={(baru) => setIsi({ ...isi, kontak: baru })}
      />
      {dibuka === 'berjalan' || lembar === null ? (
        <Berjalan {...umum} />
      ) : (
        <Lembaran {...umum} lembar={lembar} onLembar={(baru) => setIsi({ ...isi, lembar: baru })} />
      )}
    </>
  )
}
