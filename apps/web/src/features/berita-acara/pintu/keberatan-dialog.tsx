import { formatTanggal } from '@rekan/domain/waktu'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import type { Dipilih } from '../lembar/lembar.wire.ts'
import { Jawaban } from '../lembar/jawaban.tsx'
import type { Lembar } from '../lembar/lembar.wire.ts'

type KeberatanDialogProps = {
  readonly lembar: Lembar
  readonly onOpen: (dipilih: Dipilih) => void
  readonly onClose: () => void
}

/** All that was said against the sheet's days; how to say something against one. */
export function KeberatanDialog({ lembar, onOpen, onClose }: KeberatanDialogProps) {
  const { daftar_keberatan: daftar, tanda_tangan } = lembar
  return (
    <Dialog title="Keberatan" onClose={onClose}>
      {tanda_tangan === null && (
        <p className="text-sm text-ink-muted">
          Untuk mengajukan keberatan, ketuk harinya pada daftar lalu tulis alasannya.
        </p>
      )}
      {daftar.length === 0 && <p className="text-sm">Belum ada keberatan.</p>}
      {daftar.map((satu) => (
        <div key={satu.id} className="space-y-2">
          <button
            type="button"
            onClick={() => onOpen({ posId: satu.pos.id, petugas: satu.petugas, tanggal: satu.tanggal })}
            className="min-h-11 w-full rounded-control text-left text-sm font-semibold text-primary-strong hover:underline"
          >
            {formatTanggal(satu.tanggal)} · {satu.pos.nama} · {satu.petugas?.nama ?? 'belum ada petugas'}
          </button>
          <Jawaban keberatan={satu} />
        </div>
      ))}
      <Button tone="outline" onClick={onClose}>
        {tanda_tangan === null ? 'Pilih Hari' : 'Tutup'}
      </Button>
    </Dialog>
  )
}
