import { BellOff, LockKeyholeOpen, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { AlamatAman } from '../../../ui/alamat-aman.tsx'
import { CaraPeramban } from '../../../ui/cara-peramban.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { KeadaanPush } from './push.ts'

const APP = import.meta.env.VITE_APP_TITLE

/** Why this browser shows none, and how to get there. */
export function Halangan({ keadaan }: { readonly keadaan: KeadaanPush }) {
  const halangan = HALANGAN[keadaan]
  if (halangan === undefined) return null
  return (
    <Notice icon={halangan.icon} title={halangan.judul} tone="accent">
      <p>{halangan.sebab}</p>
      {halangan.cara}
    </Notice>
  )
}

const LANGKAH_IZIN = {
  android: [
    'Ketuk ikon di kiri alamat situs, pilih “Izin”, lalu nyalakan “Notifikasi”.',
    `Aplikasi terpasang? Buka Setelan ponsel, Aplikasi, ${APP}, Notifikasi: izinkan.`,
    'Belum bisa? Buka Setelan ponsel, Aplikasi, Chrome, Notifikasi: izinkan.',
  ],
  ios: [
    `Buka Pengaturan, Notifikasi, lalu “${APP}”.`,
    'Nyalakan “Izinkan Notifikasi”.',
    `Kembali ke ${APP} dan nyalakan lagi di sini.`,
  ],
}
const LANGKAH_PASANG = [
  'Buka halaman ini di Safari.',
  'Ketuk tombol Bagikan, lalu “Tambah ke Layar Utama”.',
  `Buka ${APP} dari layar utama, masuk, lalu nyalakan notifikasi di sini.`,
]

type Sebab = { icon: LucideIcon; judul: string; sebab: string; cara?: ReactNode }

const HALANGAN: Partial<Record<KeadaanPush, Sebab>> = {
  tidak_aman: {
    icon: LockKeyholeOpen,
    judul: 'Halaman ini tidak aman',
    sebab:
      'Peramban hanya memberi notifikasi kepada halaman HTTPS. Buka aplikasi ini melalui alamat yang diawali https://, atau tanyakan alamatnya kepada HRD.',
    cara: <AlamatAman />,
  },
  belum_dipasang: {
    icon: MonitorSmartphone,
    judul: `Pasang ${APP} di layar utama`,
    sebab: 'iPhone dan iPad (iOS 16.4 atau lebih baru) memberi notifikasi kepada aplikasi di layar utama.',
    cara: (
      <ol className="list-decimal space-y-1 pl-5">
        {LANGKAH_PASANG.map((langkah) => (
          <li key={langkah}>{langkah}</li>
        ))}
      </ol>
    ),
  },
  tidak_didukung: {
    icon: BellOff,
    judul: 'Peramban ini tidak mendukung notifikasi',
    sebab: `Buka ${APP} dengan Chrome, Edge, Firefox, atau Safari versi terbaru, dan bukan dalam mode pribadi.`,
  },
  ditolak: {
    icon: BellOff,
    judul: 'Notifikasi diblokir',
    sebab: `Peramban tidak diizinkan menampilkan notifikasi ${APP}. Izinkan, lalu kembali ke halaman ini.`,
    cara: <CaraPeramban langkah={LANGKAH_IZIN} isTerbuka />,
  },
}
