import { type FormEvent, useEffect, useState } from 'react'
import { formatTanggal, namaHari } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Dialog } from './dialog.tsx'
import { Jawaban } from '../lembar/jawaban.tsx'
import type { Butuh, Dipilih, Lembar } from '../lembar/lembar.wire.ts'
import { callPintu } from './pintu.api.ts'
import { kunciKeberatan, kunciSel } from '../lembar/tanda.ts'
import { HariLembar } from '../lembar/hari-lembar.tsx'

type HariDialogProps = {
  readonly lembar: Lembar
  readonly dipilih: Dipilih
  /** What was typed against a day and not sent yet, by its cell */
  readonly draf: Map<string, string>
  readonly token: string
  readonly onEnd: (cause: unknown) => boolean
  readonly onLembar: (lembar: Lembar) => void
  readonly onClose: () => void
}

/** Who stood at a post on a day and from when to when, what was said against it, and a place to say so. */
export function HariDialog({ lembar, dipilih, draf, token, onEnd, onLembar, onClose }: HariDialogProps) {
  const { posId, petugas, tanggal } = dipilih
  const [butuh, setButuh] = useState<readonly Butuh[]>()
  const [gagal, setGagal] = useState<string>()
  useEffect(() => {
    let isOpen = true
    callPintu('GET /klien/berita-acara/{id}/hari', token, {
      params: { id: String(lembar.id) },
      query: { tanggal, pos_id: String(posId), revisi: String(lembar.revisi) },
    }).then(
      ({ data }) => isOpen && setButuh(data),
      (cause: unknown) => {
        if (isOpen && !onEnd(cause)) setGagal(errorFrom(cause).message)
      },
    )
    return () => void (isOpen = false)
  }, [lembar.id, lembar.revisi, posId, tanggal, token, onEnd])
  const pos = lembar.pos.find(({ id }) => id === posId)
  const kunci = kunciSel(posId, petugas?.id ?? null, tanggal)
  const keberatan = lembar.daftar_keberatan.filter((satu) => kunciKeberatan(satu) === kunci)
  const mayKeberatan =
    lembar.tanda_tangan === null &&
    lembar.revisi === lembar.terbaru &&
    keberatan.every(({ jawaban }) => jawaban !== null)
  return (
    <Dialog title={`${namaHari(tanggal)}, ${formatTanggal(tanggal)}`} onClose={onClose}>
      <p className="text-sm text-ink-muted">
        {pos?.nama} · {pos?.lokasi} · {petugas?.nama ?? 'belum ada petugas'}
      </p>
      {gagal !== undefined && (
        <p role="alert" className="text-sm font-medium text-destructive">
          {gagal}
        </p>
      )}
      {butuh === undefined && gagal === undefined && (
        <p role="status" className="text-sm text-ink-muted">
          Memuat…
        </p>
      )}
      {butuh !== undefined && <HariLembar butuh={butuh} />}
      {keberatan.map((satu) => (
        <Jawaban key={satu.id} keberatan={satu} />
      ))}
      {mayKeberatan && (
        <FormKeberatan
          draf={draf.get(kunci) ?? ''}
          onDraf={(alasan) => draf.set(kunci, alasan)}
          send={async (alasan) => {
            const { data } = await callPintu('POST /klien/berita-acara/{id}/keberatan', token, {
              params: { id: String(lembar.id) },
              body: {
                revisi: lembar.revisi,
                pos_id: posId,
                petugas_id: petugas?.id ?? null,
                tanggal,
                alasan,
              },
            })
            onLembar(data)
          }}
          onEnd={onEnd}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  readonly draf: string
  readonly onDraf: (alasan: string) => void
  readonly send: (alasan: string) => Promise<void>
  readonly onEnd: (cause: unknown) => boolean
}

function FormKeberatan({ draf, onDraf, send, onEnd }: FormProps) {
  const [alasan, setAlasan] = useState(draf)
  const write = (isi: string) => {
    setAlasan(isi)
    onDraf(isi)
  }
  const [salah, setSalah] = useState<string>()
  const [sibuk, setSibuk] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sibuk) return
    if (alasan.trim() === '') return setSalah('Tulis alasan keberatan Anda.')
    setSibuk(true)
    setSalah(undefined)
    send(alasan)
      .then(
        () => write(''),
        (cause: unknown) => {
          if (onEnd(cause)) return
          const { errors, message } = errorFrom(cause)
          setSalah(errors['alasan']?.[0] ?? message)
        },
      )
      .finally(() => setSibuk(false))
  }
  return (
    <form onSubmit={submit} className="space-y-3 border-t border-line pt-4" noValidate>
      <TextArea
        label="Alasan keberatan"
        hint="Misalnya: pos kosong setelah pukul 10.00. Penyedia menjawab dengan koreksi atau bukti."
        maxLength={500}
        value={alasan}
        error={salah}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" tone="danger" busy={sibuk}>
        Ajukan Keberatan
      </Button>
    </form>
  )
}
