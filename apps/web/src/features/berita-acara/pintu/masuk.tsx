import { type FormEvent, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Layar } from './layar.tsx'
import { type Tautan, callPintu, readKodeDiminta, writeKodeDiminta } from './pintu.api.ts'

type MasukProps = {
  /** The link's token, as it stands in the address */
  readonly link: string
  readonly tautan: Tautan
  /** Why it is asked for again */
  readonly alasan?: string | undefined
  readonly onMasuk: (token: string) => void
}

/** Asks for a code to the mailbox that got the link, and takes it. Nothing is sent before somebody asks. */
export function Masuk({ link, tautan, alasan, onMasuk }: MasukProps) {
  const [isTerkirim, setTerkirim] = useState(() => readKodeDiminta(tautan.kunci))
  const [kode, setKode] = useState('')
  const [salah, setSalah] = useState<string>()
  const [sibuk, setSibuk] = useState<'kirim' | 'masuk'>()
  const run = async (apa: 'kirim' | 'masuk', work: () => Promise<void>) => {
    if (sibuk !== undefined) return
    setSibuk(apa)
    setSalah(undefined)
    try {
      await work()
    } catch (cause) {
      const { errors, message } = errorFrom(cause)
      setSalah(errors['kode']?.[0] ?? message)
    } finally {
      setSibuk(undefined)
    }
  }
  const send = () =>
    run('kirim', async () => {
      await callPintu('POST /klien/kode', null, { body: { tautan: link } })
      writeKodeDiminta(tautan.kunci, true)
      setTerkirim(true)
      setKode('')
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run('masuk', async () => {
      const { data } = await callPintu('POST /klien/masuk', null, { body: { tautan: link, kode } })
      writeKodeDiminta(tautan.kunci, false)
      onMasuk(data.token)
    })
  }
  return (
    <Layar icon={MailCheck} title="Buka berita acara kehadiran">
      {alasan !== undefined && <p className="text-sm font-medium text-accent-strong">{alasan}</p>}
      <p className="text-ink-muted">
        Berita acara dari <b className="text-ink">{tautan.perusahaan}</b>. Untuk membukanya, kami kirim kode
        ke <b className="text-ink">{tautan.email}</b>.
      </p>
      {isTerkirim ? (
        <form onSubmit={submit} className="space-y-4" noValidate>
          <p role="status" className="text-sm">
            Kode sudah dikirim. Buka surat terbaru di kotak surat Anda, lalu tulis kodenya di sini dalam 15
            menit.
          </p>
          <TextField
            label="Kode dari surat"
            inputMode="numeric"
            autoComplete="one-time-code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of what the button has opened
            autoFocus
            maxLength={12}
            value={kode}
            error={salah}
            onChange={({ target }) => setKode(target.value)}
          />
          <Button type="submit" busy={sibuk === 'masuk'}>
            Buka
          </Button>
          <Button tone="plain" busy={sibuk === 'kirim'} onClick={() => void send()}>
            Kirim Kode Baru
          </Button>
        </form>
      ) : (
        <>
          <Button busy={sibuk === 'kirim'} onClick={() => void send()}>
            Kirim Kode
          </Button>
          <p role="alert" className="text-sm font-medium text-destructive empty:hidden">
            {salah}
          </p>
        </>
      )}
      <p className="text-sm text-ink-muted">
        Alamat itu bukan milik Anda? Tautan ini untuk orang lain: minta {tautan.perusahaan} mengirim tautan
        Anda sendiri.
      </p>
    </Layar>
  )
}
