import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { serverNow } from '../../../lib/clock.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { orangReguQuery } from './regu.queries.ts'

/** The way to the crew, for who coordinates people. */
export function ReguLink() {
  const zona = useZona()
  return (
    <ListCard
      title="Presensi regu"
      subtitle="Foto satu shift bergantian dari ponsel ini"
      start={<UsersRound className="size-5 shrink-0 text-primary" />}
      link={{
        to: '/presensi/$presensiId',
        params: { presensiId: 'regu' },
        search: { tanggal: tanggalLokal(serverNow(), zona) },
      }}
    />
  )
}

/** The same for whom a site has named. */
export function ReguSaksi() {
  const { data } = useQuery(orangReguQuery({}))
  return data !== undefined && data.lokasi.length > 0 && <ReguLink />
}
