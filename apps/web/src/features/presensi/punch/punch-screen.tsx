import { Navigate } from '@tanstack/react-router'
import { Clock3 } from 'lucide-react'
import { useServerNow } from '../../../lib/clock.ts'
import { formatJamMenit } from '../../../lib/format.ts'
import { Column } from '../../../ui/column.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { formatJadwal, shiftHariIni } from '../hari/jadwal.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { saatBuka } from '../hari/keadaan-hari.ts'
import { useJalanPintas } from './jalan-pintas.ts'
import { PunchForm } from './punch-form.tsx'
import { TugasNotice } from './tugas-notice.tsx'
import { WaktuTrio } from '../hari/waktu-trio.tsx'

/**
 * Where am I, seen from my office? The screen before the selfie. Who comes by the button at home passes it unless something
 * is to be decided: outside, no position, several places, or an early end.
 */
export function PunchScreen({ jenis }: { readonly jenis: Jenis }) {
  const profile = useProfil()
  const jalan = useJalanPintas(jenis)
  const { presensi, office, jadwal } = profile
  const now = useServerNow()
  if (presensi === null || office === null) return null
  const bukaPada = jenis === 'checkIn' ? saatBuka(presensi, now) : null
  if (jalan === 'terbuka') return <Navigate to={JENIS[jenis].selfie} replace />
  if (jalan === 'belum_tahu') return <PageHeader title={JENIS[jenis].label} back={{ to: '/home' }} />
  return (
    <Column>
      <PageHeader title={JENIS[jenis].label} back={{ to: '/home' }} />
      {bukaPada === null ? (
        <main className="flex flex-1 flex-col">
          {jenis === 'checkIn' && presensi.tugas !== null && (
            <div className="px-4 pb-3">
              <TugasNotice tugas={presensi.tugas} office={presensi.offices[0]} />
            </div>
          )}
          <PunchForm jenis={jenis} presensi={presensi} shift={shiftHariIni(profile)} />
        </main>
      ) : (
        <main className="space-y-3 px-4 pb-6">
          <Notice
            icon={Clock3}
            title={`Check-in dibuka pukul ${formatJamMenit(bukaPada, office.timezone.code)}`}
          >
            <p>Jadwal Anda {formatJadwal(jadwal)}. Kembali ke layar ini setelah check-in dibuka.</p>
          </Notice>
          <WaktuTrio jenis={jenis} />
        </main>
      )}
    </Column>
  )
}
