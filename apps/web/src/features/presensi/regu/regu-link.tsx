import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { orangReguQuery } from './regu.queries.ts'

/** The way to the crew, for who coordinates people. */
export function ReguLink() {
  const zona = useZona()
  return (
    <Link
      to="/presensi/$presensiId"
      params={{ presensiId: 'regu' }}
      search={{ tanggal: tanggalLokal(serverNow(), zona) }}
      className={buttonClass('outline')}
    >
      <UsersRound className="size-5" />
      Presensi regu
    </Link>
  )
}

/** The same for whom a site has named. */
export function ReguSaksi() {
  const { data } = useQuery(orangReguQuery({}))
  return data !== undefined && data.lokasi.length > 0 && <ReguLink />
}
