import { Clock3 } from 'lucide-react'
import { useServerNow } from '../../../lib/clock.ts'
import { formatJamMenit } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { formatJadwal, shiftHariIni } from '../hari/jadwal.ts'
import type { Jenis } from '../hari/jenis.ts'
import { saatBuka } from '../hari/keadaan-hari.ts'
import { WaktuTrio } from '../hari/waktu-trio.tsx'
import { PunchForm } from './punch-form.tsx'
import { TugasNotice } from './tugas-notice.tsx'

/** What is to be decided before the selfie, or when it can be made. */
export function PunchAntara({ jenis }: { readonly jenis: Jenis }) {
  const profile = useProfil()
  const { presensi, office, jadwal } = profile
  const now = useServerNow()
  if (presensi === null || office === null) return null
  // By the phone's clock alone, nothing is closed.
  const bukaPada = jenis === 'checkIn' && !presensi.taksir ? saatBuka(presensi, now) : null
  return bukaPada === null ? (
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
      <Notice icon={Clock3} title={`Check-in dibuka pukul ${formatJamMenit(bukaPada, office.timezone.code)}`}>
        <p>Jadwal Anda {formatJadwal(jadwal)}. Kembali ke layar ini setelah check-in dibuka.</p>
      </Notice>
      <WaktuTrio jenis={jenis} />
    </main>
  )
}
