import { Camera } from 'lucide-react'
import { Button } from './button.tsx'

export function Tones() {
  return (
    <>
      <Button>Check In</Button>
      <Button tone="accent">Check Out</Button>
      <Button tone="outline">Batal</Button>
      <Button tone="danger">Tolak</Button>
      <Button tone="destructive">Tinggalkan</Button>
      <Button tone="plain">Kirim Ulang</Button>
    </>
  )
}

export function States() {
  return (
    <>
      <Button icon={<Camera className="size-5" />}>Ambil Selfie</Button>
      <Button busy>Mengirim…</Button>
      <Button disabled>Download Slip Gaji</Button>
      <Button tone="outline" disabled>
        Batal
      </Button>
    </>
  )
}

export function LongText() {
  return <Button>Simpan perubahan dan lanjutkan ke langkah berikutnya</Button>
}
