import { useState } from 'react'
import { urut, wajib } from '@rekan/domain/aturan'
import { call } from '../../../lib/http.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Langkah } from '../sesi/auth.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'

type LangkahKeduaProps = {
  readonly langkah: Langkah
  readonly isBusy: boolean
  /** Why the last try was refused */
  readonly gagal: string | undefined
  readonly start: (ask: () => Promise<string>) => void
  /** Back to the password */
  readonly onBatal: () => void
}

const ATURAN = { kode: urut(wajib('Kode harus diisi.')) }

/** After the password: a passkey, the code of an app, or a recovery code. */
export function LangkahKedua({ langkah, isBusy, gagal, start, onBatal }: LangkahKeduaProps) {
  const { cara, tantangan } = langkah
  const [isPemulihan, setPemulihan] = useState(!cara.includes('totp'))
  const { field, form } = useIsian(ATURAN)
  return (
    <form
      {...form(isBusy, ({ kode }) =>
        start(async () => (await call('POST /login/faktor-kedua', { body: { tantangan, kode } })).data.token),
      )}
      aria-label="Langkah kedua"
      className="space-y-4"
    >
      <h2 className="text-lg font-bold">Satu langkah lagi</h2>
      {cara.includes('passkey') && (
        <Button
          tone="outline"
          disabled={isBusy}
          onClick={() => start(async () => (await import('../sesi/passkey.ts')).loginByPasskey(tantangan))}
        >
          Pakai Passkey
        </Button>
      )}
      <TextField
        label={isPemulihan ? 'Kode pemulihan' : 'Kode dari aplikasi'}
        type="text"
        inputMode={isPemulihan ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isBusy}
        {...field('kode')}
      />
      {gagal !== undefined && <p className="text-sm font-medium text-destructive">{gagal}</p>}
      <Button type="submit" busy={isBusy}>
        Masuk
      </Button>
      {cara.includes('totp') && (
        <Button tone="plain" onClick={() => setPemulihan(!isPemulihan)}>
          {isPemulihan ? 'Pakai Kode dari Aplikasi' : 'Pakai Kode Pemulihan'}
        </Button>
      )}
      <Button tone="plain" onClick={onBatal}>
        Kembali
      </Button>
      <p className="text-sm text-ink-muted">
        Kehilangan semuanya? Hubungi bagian HRD atau administrator: mereka dapat melepas langkah kedua Anda.
      </p>
    </form>
  )
}
