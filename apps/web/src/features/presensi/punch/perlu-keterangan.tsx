import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { JENIS, type Jenis } from '../hari/jenis.ts'

type PerluKeteranganProps = {
  readonly jenis: Jenis
  /** The office takes no punch from outside, whatever is written */
  readonly isTolak: boolean
}

/** In the camera's place for who came by its address, without the screen before: what that one would have asked is asked there. */
export function PerluKeterangan({ jenis, isTolak }: PerluKeteranganProps) {
  return (
    <Notice
      icon={MapPinOff}
      title={isTolak ? 'Anda belum di dalam area' : 'Keterangan diperlukan'}
      action={
        <Link to={JENIS[jenis].layar} replace className={buttonClass('primary')}>
          {isTolak ? 'Periksa Lokasi' : 'Tulis Keterangan'}
        </Link>
      }
    >
      <p>
        {isTolak
          ? 'Kantor Anda hanya menerima presensi dari dalam areanya.'
          : 'Lokasi Anda di luar area atau tidak diketahui. Tulis alasannya sebelum mengambil selfie.'}
      </p>
    </Notice>
  )
}
