import { encode } from 'uqr'
import { Copy, Share2 } from 'lucide-react'
import { readTandaBukti } from '@rekan/domain/presensi/tanda-bukti'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

type TandaBuktiSheetProps = { readonly label: string; readonly teks: string; readonly onClose: () => void }

/** The receipt of a punch, which its person keeps: as a QR code that leads to where anybody verifies it, and as text. */
export function TandaBuktiSheet({ label, teks, onClose }: TandaBuktiSheetProps) {
  const alamat = `${location.origin}/bukti/${readTandaBukti(teks)?.isi.kode ?? ''}`
  const { data, size } = encode(`${alamat}#${encodeURIComponent(teks)}`, { border: 2, ecc: 'L' })
  const titik = data.flatMap((baris, y) =>
    baris.flatMap((isHitam, x) => (isHitam ? `M${x} ${y}h1v1h-1z` : [])),
  )
  const copy = () =>
    navigator.clipboard.writeText(teks).then(
      () => toast.success('Tanda bukti disalin.', 'tanda-bukti'),
      () => toast.error('Tidak dapat disalin. Tekan lama teksnya untuk menyalin.', 'tanda-bukti'),
    )
  return (
    <Sheet title={`Tanda bukti ${label}`} onClose={onClose}>
      <div className="space-y-4 pb-4">
        <p>
          Simpan tanda bukti ini. Siapa pun dapat memeriksanya dengan memindai kode QR, tanpa akun, juga bila
          catatannya kemudian diubah.
        </p>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={`Kode QR tanda bukti ${label}`}
          className="mx-auto block w-full max-w-80 rounded-control"
          shapeRendering="crispEdges"
        >
          {/* Black upon white by night as well: cameras know no other. */}
          <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
          <path d={titik.join('')} fill="#000" />
        </svg>
        <p className="rounded-card bg-sunken p-4 text-sm break-all select-all">{teks}</p>
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-32">
          <Button tone="outline" icon={<Copy className="size-5" />} onClick={() => void copy()}>
            Salin
          </Button>
          {'share' in navigator && (
            <Button
              tone="primary"
              icon={<Share2 className="size-5" />}
              onClick={() => void navigator.share({ text: `${alamat}\n\n${teks}` }).catch(() => undefined)}
            >
              Bagikan
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
