import { LocateOff, LockKeyholeOpen, type LucideIcon, Satellite, ShieldQuestion } from 'lucide-react'
import { AKURASI_TERBURUK } from '@rekan/domain/presensi/tempat/lokasi'
import { Button } from '../../../ui/button.tsx'
import { moveFocus } from '../../../ui/move-focus.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AlamatAman } from '../../../ui/alamat-aman.tsx'
import { IzinPerangkat } from '../selfie/izin-perangkat.tsx'
import type { AlasanPosisi } from '../tempat/posisi.ts'
import type { Pemeriksaan } from './punch-check.ts'

/** Why the place is not known: no reading, or one too coarse. */
export type AlasanTanpaLokasi = AlasanPosisi | 'kurang_teliti'

type Isi = {
  readonly icon: LucideIcon
  readonly judul: string
  readonly sebab: string
  readonly izin?: 'lokasi' | 'akurasi'
}

const ISI: Readonly<Record<AlasanTanpaLokasi, Isi>> = {
  tidak_aman: {
    icon: LockKeyholeOpen,
    judul: 'Halaman ini tidak aman',
    sebab:
      'Peramban hanya memberi lokasi dan kamera kepada halaman HTTPS. Buka aplikasi ini melalui alamat yang diawali https://, atau tanyakan alamatnya kepada HRD.',
  },
  ditolak: {
    icon: LocateOff,
    judul: 'Akses lokasi ditolak',
    sebab: 'Peramban tidak diizinkan membaca lokasi Anda. Izinkan, lalu coba lagi.',
    izin: 'lokasi',
  },
  tidak_tersedia: {
    icon: LocateOff,
    judul: 'Lokasi tidak tersedia',
    sebab: 'Ponsel tidak dapat menentukan lokasi. Nyalakan Lokasi (GPS) ponsel, lalu coba lagi.',
    izin: 'lokasi',
  },
  waktu_habis: {
    icon: Satellite,
    judul: 'Lokasi belum ditemukan',
    sebab:
      'Sinyal GPS lemah atau izin lokasi belum dijawab. Dekati jendela atau tempat terbuka, lalu coba lagi.',
    izin: 'lokasi',
  },
  kurang_teliti: {
    icon: ShieldQuestion,
    judul: 'Perlu lokasi yang lebih teliti',
    sebab: `Ketelitian harus ${AKURASI_TERBURUK} m atau lebih baik. Dekati jendela atau tempat terbuka dan tunggu sebentar; lokasi diperbarui sendiri.`,
    izin: 'akurasi',
  },
}

type PosisiNoticeProps = {
  readonly alasan: AlasanTanpaLokasi
  /** Whether the punch is taken without a known place all the same, and how */
  readonly hasil: Pemeriksaan['hasil']
  readonly kantor: string
  readonly onUlangi: () => void
}

/** Why there is no position, how to get one, and the way on without. */
export function PosisiNotice({ alasan, hasil, kantor, onUlangi }: PosisiNoticeProps) {
  const { icon, judul, sebab, izin } = ISI[alasan]
  const isBuntu = alasan === 'tidak_aman'
  return (
    <div role="alert">
      <Notice
        icon={icon}
        title={judul}
        tone="accent"
        action={
          // Where nothing else can be done, the screen's main action asks again.
          (hasil !== 'tolak' || isBuntu) && (
            <Button ref={moveFocus} tone="outline" onClick={onUlangi}>
              Coba Lagi
            </Button>
          )
        }
      >
        <p>{sebab}</p>
        {isBuntu && <AlamatAman />}
        {!isBuntu && hasil === 'keterangan' && (
          <p className="font-semibold">
            Anda tetap dapat melanjutkan: tulis alasannya pada Keterangan di bawah, lalu ambil selfie.
          </p>
        )}
        {!isBuntu && hasil === 'tolak' && (
          <p className="font-semibold">
            {kantor} hanya menerima presensi dengan lokasi di dalam areanya. Bila lokasi tetap tidak terbaca,
            minta koordinator mencatatkan presensi Anda.
          </p>
        )}
        {izin !== undefined && <IzinPerangkat izin={izin} isTerbuka={alasan === 'ditolak'} />}
      </Notice>
    </div>
  )
}
