import { Button } from '../../../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import type { Kontak } from './pintu.api.ts'
import { formatSaatIso } from '../lembar/tanda.ts'

type SesiDialogProps = {
  readonly kontak: Kontak
  readonly onKeluar: () => void
  readonly onClose: () => void
}

/** Who is signed in to this contract, and from which devices. */
export function SesiDialog({ kontak, onKeluar, onClose }: SesiDialogProps) {
  return (
    <Dialog
      title="Siapa yang masuk"
      onClose={onClose}
      footer={
        <Button tone="outline" onClick={onKeluar}>
          Keluar
        </Button>
      }
    >
      <p className="text-sm text-ink-muted">
        Kontrak {kontak.nomor}, {kontak.klien}. Ada yang tidak Anda kenal? Minta {kontak.perusahaan}{' '}
        mencabutnya.
      </p>
      <ul className="divide-y divide-line text-sm">
        {kontak.sesi.map((satu) => (
          <li key={`${satu.email} ${satu.perangkat} ${satu.dibuat_pada}`} className="py-2">
            <b>{satu.nama}</b> · {satu.email}
            <span className="block text-ink-muted">
              {satu.perangkat}, masuk {formatSaatIso(satu.dibuat_pada)}
              {satu.ini && ' · perangkat ini'}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
