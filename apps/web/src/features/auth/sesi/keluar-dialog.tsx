import { useEffect } from 'react'
import { isJalurPresensi } from '../../../lib/kotak/entri.ts'
import { startKotak, useKotak } from '../../../lib/kotak/kotak.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type KeluarDialogProps = { readonly onKeluar: () => void; readonly onBatal: () => void }

/** Asks before somebody leaves with something in the outbox: until their next sign-in here it stays there. */
export function KeluarDialog({ onKeluar, onBatal }: KeluarDialogProps) {
  const { entri } = useKotak()
  useEffect(() => void startKotak(), [])
  const presensi = entri.filter(({ jalur }) => isJalurPresensi(jalur)).length
  const jumlah = [
    presensi > 0 && `${presensi} presensi`,
    entri.length > presensi && `${entri.length - presensi} pengajuan`,
  ].filter((teks) => teks !== false)
  return (
    <ConfirmDialog
      title={jumlah.length === 0 ? 'Keluar dari aplikasi?' : `${jumlah.join(' dan ')} belum terkirim`}
      confirm="Tetap Keluar"
      cancel="Batal"
      tone="danger"
      onConfirm={onKeluar}
      onCancel={onBatal}
    >
      Bila Anda keluar sekarang, isinya tetap tersimpan di ponsel ini dan baru terkirim saat Anda masuk lagi
      di sini. Orang lain tidak dapat melihat atau mengirimnya.
    </ConfirmDialog>
  )
}
