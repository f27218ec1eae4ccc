import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { Capture } from './capture-frame.tsx'
import { readDraf } from '../punch/draf.ts'
import { shiftHariIni } from '../hari/jadwal.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { usePosisi } from '../tempat/posisi.ts'
import { judgePunch } from '../punch/punch-check.ts'

/** The screen of a selfie and its result. */
export function CaptureScreen({ jenis }: { readonly jenis: Jenis }) {
  const profile = useProfil()
  const { presensi, jadwal } = profile
  const { posisi } = usePosisi()
  const { keterangan, kantorId } = readDraf(jenis)
  const diperiksa = presensi && judgePunch(posisi, presensi, kantorId)
  if (!diperiksa) return null
  const { layar } = JENIS[jenis]
  return (
    <Capture
      sasaran={{
        jenis,
        orang: null,
        presensi,
        jadwal,
        shift: shiftHariIni(profile),
        selesai: { to: '/home' },
      }}
      diperiksa={diperiksa}
      keterangan={keterangan}
      kembali={{ to: layar }}
      tanpaKamera={<PerluKeterangan jenis={jenis} isTolak={diperiksa.hasil === 'tolak'} />}
    />
  )
}

/** Reached by its address, without the screen before: what that one would have asked is asked there. */
function PerluKeterangan({ jenis, isTolak }: { readonly jenis: Jenis; readonly isTolak: boolean }) {
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
