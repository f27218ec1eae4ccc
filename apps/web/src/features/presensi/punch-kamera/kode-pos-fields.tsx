import { useEffect } from 'react'
import { readKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** What somebody says to prove that they are at a site that asks for it. */
export type IsianKode = { readonly kode: string; readonly kata: string }

type KodePosFieldsProps = {
  readonly isi: IsianKode
  readonly onIsi: (isi: IsianKode) => void
  /** Whether nothing is missing of what the site asks for */
  readonly onLengkap: (isLengkap: boolean) => void
  readonly onPindai: () => void
}

/** The code of the site's screen, or of its print with the word of the day. */
export function KodePosFields({ isi, onIsi, onLengkap, onPindai }: KodePosFieldsProps) {
  const isLengkap = isKodeLengkap(isi)
  useEffect(() => {
    onLengkap(isLengkap)
    // Where nobody is asked, nothing has been said.
    return () => onLengkap(false)
  }, [isLengkap, onLengkap])
  const isCetak = readKodePos(isi.kode)?.jenis === 'cetak'
  return (
    <div className="relative mx-4 card space-y-3 p-4 text-ink">
      <TextField
        label="Kode pos jaga"
        placeholder="Kode yang tampil di pos jaga"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        value={isi.kode}
        onChange={({ target }) => onIsi({ ...isi, kode: target.value })}
      />
      <Button tone="outline" onClick={onPindai}>
        Pindai kode QR
      </Button>
      {isCetak && (
        <TextField
          label="Kata hari ini"
          placeholder="Tanyakan di pos jaga"
          autoComplete="off"
          maxLength={50}
          required
          value={isi.kata}
          onChange={({ target }) => onIsi({ ...isi, kata: target.value })}
        />
      )}
    </div>
  )
}

function isKodeLengkap(isi: IsianKode): boolean {
  const terbaca = readKodePos(isi.kode)
  return terbaca !== null && (terbaca.jenis === 'layar' || isi.kata.trim() !== '')
}
