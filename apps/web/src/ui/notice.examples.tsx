import { Ban, Clock3, MapPinOff } from 'lucide-react'
import { Button } from './button.tsx'
import { CaraPeramban } from './cara-peramban.tsx'
import { Notice } from './notice.tsx'

export function Tones() {
  return (
    <>
      <Notice icon={Clock3} title="Check-in dibuka pukul 05:00">
        <p>Jadwal Anda 08:00–17:00. Kembali ke layar ini setelah check-in dibuka.</p>
      </Notice>
      <Notice
        icon={MapPinOff}
        tone="accent"
        title="Akses lokasi ditolak"
        action={<Button tone="outline">Coba Lagi</Button>}
      >
        <p>Izinkan akses lokasi di pengaturan peramban Anda.</p>
      </Notice>
      <Notice icon={Ban} tone="destructive" title="Presensi harus dari dalam area" />
    </>
  )
}

export function HowToAllow() {
  const langkah = {
    android: ['Ketuk ikon di kiri alamat situs, pilih “Izin”.', 'Nyalakan “Kamera”.'],
    ios: ['Di Safari, ketuk ikon menu pada kolom alamat.', 'Ubah “Kamera” menjadi “Izinkan”.'],
  }
  return (
    <Notice icon={MapPinOff} title="Akses kamera ditolak">
      <p>Izinkan, lalu coba lagi.</p>
      <CaraPeramban langkah={langkah} isTerbuka />
    </Notice>
  )
}
