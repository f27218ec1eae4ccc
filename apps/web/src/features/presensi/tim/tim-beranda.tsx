import { useQuery } from '@tanstack/react-query'
import { reachOf } from '../../../lib/boleh.ts'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { RingkasanBar } from './ringkasan-bar.tsx'
import { ringkasanHariQuery } from '../daftar/tim.queries.ts'

/** Today's figures of a coordinator's people, for HR of everybody; each figure leads to the people it counts. */
export function TimBeranda() {
  const profile = useProfil()
  const { data, isError } = useQuery(ringkasanHariQuery())
  return (
    <section>
      <SectionTitle all={{ to: '/presensi/' }}>
        {reachOf(profile, 'GET /karyawan/presensi') === 'semua'
          ? 'Seluruh karyawan hari ini'
          : 'Tim hari ini'}
      </SectionTitle>
      <div className="card p-4">
        {isError && data === undefined ? (
          <p className="text-sm text-ink-muted">Presensi hari ini belum dapat dimuat.</p>
        ) : (
          <RingkasanBar ringkasan={data} linkOf={(status) => ({ to: '/presensi/', search: { status } })} />
        )}
      </div>
    </section>
  )
}
