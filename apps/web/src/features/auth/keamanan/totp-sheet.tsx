import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { encode } from 'uqr'
import { wajib } from '@rekan/domain/aturan'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { keamananQuery } from './faktor.queries.ts'
import { useIsian } from '../sesi/use-isian.ts'

type TotpSheetProps = {
  readonly onClose: () => void
  readonly onKode: (kode: readonly string[]) => void
}

const ATURAN = { kode: wajib('Kode harus diisi.') }

/** The secret as a picture and as text, and the first code that proves the app has it. */
export function TotpSheet({ onClose, onKode }: TotpSheetProps) {
  const queryClient = useQueryClient()
  const [mulai, setMulai] = useState<{ readonly rahasia: string; readonly uri: string }>()
  const [isBusy, setBusy] = useState(false)
  const { field, form, refuse } = useIsian(ATURAN)
  useEffect(() => {
    call('POST /keamanan/totp', { body: {} }).then(
      ({ data }) => setMulai(data),
      (cause: unknown) => {
        toast.error(errorFrom(cause).message, 'keamanan')
        onClose()
      },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once, as it opens
  }, [])
  async function send(kode: string) {
    setBusy(true)
    try {
      const { data } = await call('POST /keamanan/totp/aktif', { body: { kode } })
      onClose()
      toast.success('Aplikasi kode terpasang.', 'keamanan')
      if (data.kode_pemulihan !== null) onKode(data.kode_pemulihan)
      await queryClient.invalidateQueries({ queryKey: keamananQuery.queryKey })
    } catch (cause) {
      const { errors, message } = errorFrom(cause)
      refuse({ kode: errors['kode']?.[0] ?? message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title="Pasang aplikasi kode" onClose={onClose}>
      <form {...form(isBusy, ({ kode }) => void send(kode))} className="space-y-4 pb-4">
        <p className="text-ink-muted">
          Di aplikasi kode pilih tambah akun, lalu pindai gambar ini, atau ketik kuncinya.
        </p>
        {mulai !== undefined && (
          <>
            <Qr teks={mulai.uri} />
            {/* On the phone that has the app, there is nothing to point its camera with. */}
            <a href={mulai.uri} className={buttonClass('plain')}>
              Buka di Aplikasi Kode
            </a>
            <p className="text-center font-semibold tracking-wider break-all select-all">
              {mulai.rahasia.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </p>
          </>
        )}
        <TextField
          label="Enam angka yang sedang tampil"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={isBusy}
          {...field('kode')}
        />
        <Button type="submit" busy={isBusy} disabled={mulai === undefined}>
          Aktifkan
        </Button>
      </form>
    </Sheet>
  )
}

function Qr({ teks }: { readonly teks: string }) {
  const { data, size } = encode(teks, { border: 2 })
  const titik = data.flatMap((baris, y) =>
    baris.flatMap((isHitam, x) => (isHitam ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Kode QR untuk aplikasi kode"
      className="mx-auto block w-48 rounded-control"
      shapeRendering="crispEdges"
    >
      {/* Black upon white by night as well: cameras know no other. */}
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={titik.join('')} fill="#000" />
    </svg>
  )
}
