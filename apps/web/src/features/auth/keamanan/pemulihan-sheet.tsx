import { Copy, Printer } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

type PemulihanSheetProps = { readonly kode: readonly string[]; readonly onClose: () => void }

/** Recovery codes, shown this once: to be copied or printed. */
export function PemulihanSheet({ kode, onClose }: PemulihanSheetProps) {
  const copy = () =>
    navigator.clipboard.writeText(kode.join('\n')).then(
      () => toast.success('Kode disalin.', 'keamanan'),
      () => toast.error('Kode tidak dapat disalin. Catat dengan tangan.', 'keamanan'),
    )
  return (
    <Sheet
      title="Kode pemulihan"
      onClose={onClose}
      footer={<Button onClick={onClose}>Sudah Saya Simpan</Button>}
    >
      <div className="space-y-4 pb-4">
        <p>
          Simpan di tempat yang aman, bukan di ponsel ini. Masing-masing dapat dipakai satu kali bila ponsel
          Anda hilang. Kode hanya tampil sekali ini.
        </p>
        <ul className="grid grid-cols-1 gap-2 rounded-card bg-sunken p-4 text-center font-semibold tracking-wider tabular-nums">
          {kode.map((satu) => (
            <li key={satu}>{satu}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-32">
          <Button tone="outline" icon={<Copy className="size-5" />} onClick={() => void copy()}>
            Salin
          </Button>
          <Button tone="outline" icon={<Printer className="size-5" />} onClick={() => print()}>
            Cetak
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
