import { Suspense } from 'react'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { Capture } from './capture-frame.tsx'
import { PerluKeterangan } from '../punch/antara.tsx'
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
  const diperiksa = presensi && judgePunch(posisi, presensi, kantorId, jenis)
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
      tanpaKamera={
        <Suspense>
          <PerluKeterangan jenis={jenis} {...diperiksa} />
        </Suspense>
      }
    />
  )
}
