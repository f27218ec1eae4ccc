import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { KALIMAT_SEBAB, type Pemeriksaan } from './punch-check.ts'

type PerluKeteranganProps = Pick<Pemeriksaan, 'hasil' | 'sebab'> & { readonly jenis: Jenis }

/** In the camera's place for who came by its address, without the screen before: what that one would have asked is asked there. */
export function PerluKeterangan({ jenis, hasil, sebab }: PerluKeteranganProps) {
  // The office takes no punch from outside, whatever is written.
  const isTolak = hasil === 'tolak'
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
          : `${KALIMAT_SEBAB[sebab]} Tulis alasannya sebelum mengambil selfie.`}
      </p>
    </Notice>
  )
}
