import { CameraOff, LockKeyholeOpen, type LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { moveFocus } from '../../../ui/move-focus.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AlamatAman } from '../../../ui/alamat-aman.tsx'
import type { AlasanKamera } from './camera.ts'
import { IzinPerangkat } from './izin-perangkat.tsx'

const ISI: Readonly<Record<AlasanKamera, { icon: LucideIcon; judul: string; sebab: string }>> = {
  tidak_aman: {
    icon: LockKeyholeOpen,
    judul: 'Halaman ini tidak aman',
    sebab:
      'Peramban hanya memberi kamera kepada halaman HTTPS. Buka aplikasi ini melalui alamat yang diawali https://, atau tanyakan alamatnya kepada HRD.',
  },
  ditolak: {
    icon: CameraOff,
    judul: 'Akses kamera ditolak',
    sebab:
      'Presensi memerlukan selfie, tetapi peramban tidak diizinkan memakai kamera. Izinkan, lalu coba lagi.',
  },
  tidak_ada: {
    icon: CameraOff,
    judul: 'Kamera tidak ditemukan',
    sebab:
      'Perangkat ini tidak memiliki kamera yang dapat dipakai. Gunakan ponsel yang berkamera, lalu coba lagi.',
  },
  sibuk: {
    icon: CameraOff,
    judul: 'Kamera tidak dapat dibuka',
    sebab: 'Kamera mungkin sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi.',
  },
}

type KameraNoticeProps = {
  readonly alasan: AlasanKamera
  /** Of one's own punch, which another can make instead */
  readonly isSendiri: boolean
  readonly onUlangi: () => void
}

/** Why there is no camera, how to get it, and the way on without. */
export function KameraNotice({ alasan, isSendiri, onUlangi }: KameraNoticeProps) {
  const { icon, judul, sebab } = ISI[alasan]
  return (
    <div role="alert">
      <Notice
        icon={icon}
        title={judul}
        action={
          <Button ref={moveFocus} onClick={onUlangi}>
            Coba Lagi
          </Button>
        }
      >
        <p>{sebab}</p>
        {isSendiri && alasan !== 'tidak_aman' && (
          <p className="font-semibold">
            Bila tetap tidak bisa, minta koordinator mencatatkan presensi Anda dengan ponselnya.
          </p>
        )}
        {alasan === 'tidak_aman' && <AlamatAman />}
        {alasan === 'ditolak' && <IzinPerangkat izin="kamera" isTerbuka />}
      </Notice>
    </div>
  )
}
