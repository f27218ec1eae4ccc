import { LocateOff, LockKeyholeOpen, type LucideIcon, Satellite } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { IzinPerangkat } from './izin-perangkat.tsx'
import type { AlasanPosisi } from './posisi.ts'
import type { Pemeriksaan } from './punch-check.ts'

const ISI: Readonly<Record<AlasanPosisi, { icon: LucideIcon; judul: string; sebab: string }>> = {
  tidak_aman: {
    icon: LockKeyholeOpen,
    judul: 'Halaman ini tidak aman',
    sebab:
      'Peramban hanya memberi lokasi dan kamera kepada halaman HTTPS. Buka aplikasi ini melalui alamat yang diawali https://, atau tanyakan alamatnya kepada HRD.',
  },
  ditolak: {
    icon: LocateOff,
    judul: 'Akses lokasi ditolak',
    sebab: 'Peramban tidak diizinkan membaca lokasi Anda. Cara mengizinkannya:',
  },
  tidak_tersedia: {
    icon: LocateOff,
    judul: 'Lokasi tidak tersedia',
    sebab:
      'Ponsel tidak dapat menentukan lokasi. Nyalakan Lokasi (GPS) di pengaturan ponsel, lalu coba lagi.',
  },
  waktu_habis: {
    icon: Satellite,
    judul: 'Lokasi belum ditemukan',
    sebab:
      'Sinyal GPS lemah atau izin lokasi belum dijawab. Dekati jendela atau tempat terbuka, lalu coba lagi.',
  },
}

type PosisiNoticeProps = {
  readonly alasan: AlasanPosisi
  /** Whether the punch is taken without a position all the same, and how */
  readonly hasil: Pemeriksaan['hasil']
  readonly onUlangi: () => void
}

/** Why there is no position, how to get one, and the way on without. */
export function PosisiNotice({ alasan, hasil, onUlangi }: PosisiNoticeProps) {
  const { icon, judul, sebab } = ISI[alasan]
  return (
    <Notice
      icon={icon}
      title={judul}
      tone="accent"
      action={
        <Button tone="outline" onClick={onUlangi}>
          Coba Lagi
        </Button>
      }
    >
      <p>{sebab}</p>
      {alasan === 'ditolak' && <IzinPerangkat izin="lokasi" />}
      {hasil === 'keterangan' && alasan !== 'tidak_aman' && (
        <p>Anda tetap dapat melanjutkan tanpa lokasi: tulis alasannya pada Keterangan.</p>
      )}
    </Notice>
  )
}
