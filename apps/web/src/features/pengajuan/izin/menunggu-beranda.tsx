import { useQuery } from '@tanstack/react-query'
import { Clock, Hourglass, type LucideIcon } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { serverNow } from '../../../lib/clock.ts'
import { formatRentangSingkat, formatSejak } from '../../../lib/format-hari.ts'
import type { Nasib } from '../../../lib/nasib.ts'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { lemburMenungguQuery } from '../lembur/menunggu.queries.ts'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { perizinanMenungguQuery } from './menunggu.queries.ts'

/** More than these would push the rest of home away; their lists hold them all. */
const TERBANYAK = 3

type BarisMenunggu = {
  readonly icon: LucideIcon
  readonly judul: string
  readonly kalimat: string
  readonly to: '/rekap/perizinan' | '/lembur'
  readonly pada: Instan
}

/** One's own requests that wait to be decided, newest first. Nothing where none does, or none could be had. */
export function MenungguBeranda() {
  const baris = useBaris(useZona())
  if (baris.length === 0) return null
  return (
    <section className="space-y-3">
      <SectionTitle>Menunggu persetujuan</SectionTitle>
      {baris.slice(0, TERBANYAK).map(({ icon, judul, kalimat, to, pada }) => (
        <LinkCard key={`${to} ${pada}`} icon={icon} title={judul} subtitle={kalimat} link={{ to }} />
      ))}
    </section>
  )
}

function useBaris(zona: KodeZona): readonly BarisMenunggu[] {
  const { data: perizinan = [] } = useQuery(perizinanMenungguQuery)
  const { data: lembur = [] } = useQuery(lemburMenungguQuery)
  const izin = perizinan.map(({ jenisIzin, jenis, mulai, selesai, totalHari, nasib }): BarisMenunggu => ({
    icon: Hourglass,
    judul: jenisIzin === 'KOREKSI_PRESENSI' ? jenis : `${jenis} ${formatJumlahHari(totalHari)} hari`,
    kalimat: `${formatRentangSingkat(mulai, selesai)} · ${kalimatMenunggu(nasib, zona)}`,
    to: '/rekap/perizinan',
    pada: nasib.diajukanPada,
  }))
  const jam = lembur.map(({ tanggal, durasi, bersediaPada, ...nasib }): BarisMenunggu => ({
    icon: Clock,
    judul: `Lembur ${formatDurasi(durasi)}`,
    kalimat: `${formatRentangSingkat(tanggal, tanggal)} · ${bersediaPada === null ? 'menunggu kesediaan Anda' : kalimatMenunggu(nasib, zona)}`,
    to: '/lembur',
    pada: nasib.diajukanPada,
  }))
  return [...izin, ...jam].toSorted((a, b) => b.pada - a.pada)
}

/** `menunggu Rizky Pratama sejak kemarin` */
function kalimatMenunggu({ menunggu, koordinator, diajukanPada }: Nasib, zona: KodeZona): string {
  const { oleh, sejak } = menunggu ?? { oleh: koordinator, sejak: diajukanPada }
  return `menunggu ${oleh.nama} sejak ${formatSejak(sejak, serverNow(), zona)}`
}
