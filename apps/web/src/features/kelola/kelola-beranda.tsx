import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { BriefcaseBusiness, Megaphone, Rocket } from 'lucide-react'
import { may } from '../../lib/boleh.ts'
import { LinkCard } from '../../ui/link-card.tsx'
import { useDesk } from '../../ui/wide/use-desk.ts'
import { untukSayaQuery } from '../pengumuman/untuk/untuk.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { kerangkaQuery } from './kerangka/kerangka.queries.ts'

/** The way to the back office, first on a screen that has room for it. */
export function KelolaBeranda() {
  const isDesk = useDesk()
  return (
    <>
      <Persiapan />
      <PerluDitanggapi />
      {isDesk && (
        <LinkCard
          icon={BriefcaseBusiness}
          title="Kelola"
          subtitle="Hari ini, presensi, orang, gaji"
          link={{ to: '/kelola' }}
        />
      )}
    </>
  )
}

/** What the reader is asked to answer as coordinator or HR; also on a phone, where they may have no desk before them. */
function PerluDitanggapi() {
  const enabled = may(useProfil(), 'GET /kelola/pengumuman/saya')
  const { data = [] } = useQuery({ ...untukSayaQuery, enabled })
  const [satu, ...lain] = data.filter(({ isAsked }) => isAsked)
  if (satu === undefined) return null
  return (
    <LinkCard
      icon={Megaphone}
      title="Pengumuman perlu ditanggapi"
      subtitle={lain.length === 0 ? satu.title : `${satu.title} dan ${lain.length} lainnya`}
      link={{ to: '/kelola/pengumuman-saya' }}
    />
  )
}

/** The administrator of a company where nothing was entered yet is led to its preparation, once; later there is a way to it. */
function Persiapan() {
  const profile = useProfil()
  const queryClient = useQueryClient()
  const isAdmin = may(profile, 'GET /kelola/mulai') && may(profile, 'GET /sistem')
  const { data } = useQuery({ ...kerangkaQuery, enabled: isAdmin })
  const persiapan = data?.persiapan ?? null
  if (persiapan === null) return null
  const isDibuka = queryClient.getQueryData(['kelola', 'persiapan-dibuka']) === true
  if (!persiapan.dimulai && !isDibuka) return <Navigate to="/kelola/mulai" replace />
  return (
    <LinkCard
      icon={Rocket}
      title={persiapan.dimulai ? 'Lanjutkan persiapan' : 'Siapkan perusahaan'}
      subtitle="Lokasi, jam kerja, orang, undangan"
      link={{ to: '/kelola/mulai' }}
    />
  )
}
