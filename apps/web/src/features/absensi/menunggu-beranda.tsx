import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { formatRentangSingkat, formatSejak } from '../../lib/format-hari.ts'
import type { Nasib } from '../../lib/nasib.ts'
import { LinkCard } from '../../ui/link-card.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useProfil } from '../profil/profil.queries.ts'
import type { Perizinan } from './absensi.api.ts'
import { perizinanMenungguQuery } from './menunggu.queries.ts'

/** More than these would push the rest of home away; their lists hold them all. */
const TERBANYAK = 3

/** One's own requests that wait to be decided. Nothing at all where none does, or none could be had. */
export function MenungguBeranda() {
  const { office } = useProfil()
  const zona = office?.timezone.code ?? 'WIB'
  const { data: perizinan = [] } = useQuery(perizinanMenungguQuery)
  if (perizinan.length === 0) return null
  return (
    <section className="space-y-3">
      <SectionTitle>Menunggu persetujuan</SectionTitle>
      {perizinan.slice(0, TERBANYAK).map((satu) => (
        <LinkCard
          key={satu.id}
          icon={Hourglass}
          title={judul(satu)}
          subtitle={`${formatRentangSingkat(satu.mulai, satu.selesai)} · ${dengan(satu.nasib, serverNow(), zona)}`}
          link={{ to: '/rekap/perizinan' }}
        />
      ))}
    </section>
  )
}

function judul({ jenisIzin, jenis, totalHari }: Perizinan): string {
  return jenisIzin === 'KOREKSI_PRESENSI' ? jenis : `${jenis} ${totalHari} hari`
}

/** `menunggu Rizky Pratama sejak kemarin` */
function dengan({ menunggu, koordinator, diajukanPada }: Nasib, now: Instan, zona: KodeZona): string {
  const { oleh, sejak } = menunggu ?? { oleh: koordinator, sejak: diajukanPada }
  return `menunggu ${oleh.nama} sejak ${formatSejak(sejak, now, zona)}`
}
