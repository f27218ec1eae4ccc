import { type FormEvent, useState } from 'react'
import { formatBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Dialog } from './dialog.tsx'
import type { Lembar } from '../lembar/lembar.wire.ts'
import { type Kontak, callPintu } from './pintu.api.ts'

type TandaTanganDialogProps = {
  readonly lembar: Lembar
  readonly kontak: Kontak
  readonly token: string
  readonly onEnd: (cause: unknown) => boolean
  readonly onLembar: (lembar: Lembar) => void
  /** Somebody signed first, or HR has sent another revision */
  readonly onUsang: () => void
  readonly onClose: () => void
}

type Salah = {
  readonly nama?: string | undefined
  readonly kode?: string | undefined
  readonly lain?: string
}

/** Signs by a typed name and a code that was mailed for it: mailboxes are shared, and a session may be somebody else's. */
export function TandaTanganDialog(props: TandaTanganDialogProps) {
  const { lembar, kontak, token, onEnd, onLembar, onUsang, onClose } = props
  const [nama, setNama] = useState('')
  const [kode, setKode] = useState('')
  const [isTerkirim, setTerkirim] = useState(false)
  const [sibuk, setSibuk] = useState<'kirim' | 'tanda_tangan'>()
  const [salah, setSalah] = useState<Salah>({})
  const [isUsang, setUsang] = useState(false)
  const menunggu = lembar.daftar_keberatan.filter(({ jawaban }) => jawaban === null).length
  const run = async (apa: 'kirim' | 'tanda_tangan', work: () => Promise<void>) => {
    if (sibuk !== undefined) return
    setSibuk(apa)
    setSalah({})
    try {
      await work()
    } catch (cause) {
      if (onEnd(cause)) return
      const { status, errors, message } = errorFrom(cause)
      setUsang(status === 409)
      const [namaSalah, kodeSalah] = [errors['nama']?.[0], errors['kode']?.[0]]
      setSalah(
        namaSalah === undefined && kodeSalah === undefined
          ? { lain: message }
          : { nama: namaSalah, kode: kodeSalah },
      )
    } finally {
      setSibuk(undefined)
    }
  }
  const send = () =>
    run('kirim', async () => {
      if (nama.trim() === '') return setSalah({ nama: 'Tulis nama Anda untuk menandatangani.' })
      await callPintu('POST /klien/kode-tanda-tangan', token, {
        body: { berita_acara_id: lembar.id, revisi: lembar.revisi },
      })
      setTerkirim(true)
      setKode('')
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isTerkirim) return void send()
    void run('tanda_tangan', async () => {
      const { data } = await callPintu('POST /klien/berita-acara/{id}/tanda-tangan', token, {
        params: { id: String(lembar.id) },
        body: { revisi: lembar.revisi, hash: lembar.hash, nama, kode },
      })
      onLembar(data)
    })
  }
  return (
    <Dialog title="Setujui dan tandatangani" onClose={onClose}>
      <p className="text-sm">
        Berita acara {formatBulan(lembar)} revisi {lembar.revisi}: {lembar.total.hari_orang} dari{' '}
        {lembar.total.janji} hari-orang, {lembar.total.kosong} kekosongan. Setelah ditandatangani, isinya
        tidak berubah lagi.
      </p>
      {menunggu > 0 ? (
        <p role="alert" className="text-sm font-medium text-accent-strong">
          Masih ada {menunggu} keberatan yang menunggu jawaban. Berita acara dapat ditandatangani setelah
          dijawab.
        </p>
      ) : (
        <form onSubmit={submit} className="space-y-4" noValidate>
          <TextField
            label="Nama Anda"
            autoComplete="name"
            maxLength={100}
            value={nama}
            error={salah.nama}
            hint={`Tertulis di samping kontak ini: ${kontak.nama} (${kontak.email}).`}
            onChange={({ target }) => setNama(target.value)}
          />
          {isTerkirim && (
            <TextField
              label="Kode dari surat"
              inputMode="numeric"
              autoComplete="one-time-code"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of what the button has opened
              autoFocus
              maxLength={12}
              value={kode}
              error={salah.kode}
              hint={`Kode baru sudah dikirim ke ${kontak.email}; berlaku 15 menit.`}
              onChange={({ target }) => setKode(target.value)}
            />
          )}
          <p role="alert" className="text-sm font-medium text-destructive empty:hidden">
            {salah.lain}
          </p>
          {isUsang ? (
            <Button onClick={onUsang}>Muat Ulang Berita Acara</Button>
          ) : (
            <Button type="submit" busy={sibuk !== undefined}>
              {isTerkirim ? 'Tandatangani' : 'Kirim Kode ke Surat Saya'}
            </Button>
          )}
          {isTerkirim && !isUsang && (
            <Button tone="plain" disabled={sibuk !== undefined} onClick={() => void send()}>
              Kirim Kode Baru
            </Button>
          )}
        </form>
      )}
    </Dialog>
  )
}
