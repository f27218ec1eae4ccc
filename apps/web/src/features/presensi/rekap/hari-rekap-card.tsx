import type { LinkProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { type Tanggal, namaHari } from '@rekan/domain/waktu'
import { formatRentangSingkat } from '../../../lib/format-hari.ts'
import { cutDetik } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import type { HariRekap } from './rekap.api.ts'
import { catatanHari, tandaHari } from './tanda-hari.ts'

type HariRekapCardProps = {
  readonly hari: HariRekap
  readonly hariIni: Tanggal
  /** To all there is of the day */
  readonly link: LinkProps
}

/** One day of the list: in, out, and what is to be remarked. */
export function HariRekapCard({ hari, hariIni, link }: HariRekapCardProps) {
  const { kata, tone } = tandaHari(hari)
  const catatan = catatanHari(hari, hariIni)
  return (
    <ListCard
      title={`${namaHari(hari.tanggal)}, ${formatRentangSingkat(hari.tanggal, hari.tanggal)}`}
      subtitle={jamFrom(hari)}
      end={<Badge tone={tone}>{kata}</Badge>}
      link={link}
    >
      {kalimatGanti(hari).map((kalimat) => (
        <p key={kalimat} className="mt-1 text-sm">
          {kalimat}
        </p>
      ))}
      {catatan.length > 0 && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-destructive">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{catatan.join(' · ')}</span>
        </p>
      )}
    </ListCard>
  )
}

/** Whom one stood in for, and who for oneself. */
function kalimatGanti({ catatan }: HariRekap): string[] {
  if (catatan === null) return []
  return [
    ...catatan.menggantikan.map((nama) => `Menggantikan ${nama}`),
    ...catatan.digantikanOleh.map((nama) => `Digantikan ${nama}`),
    ...catatan.dicatatOleh.map((nama) => `Dicatat oleh ${nama}`),
  ]
}

/** `07:58 – 17:02 · 9 jam 4 menit`; nothing of a day nobody came. */
function jamFrom({ catatan }: HariRekap): string | undefined {
  if (catatan === null || catatan.masuk === null) return undefined
  const { masuk, durasi } = catatan
  const pulang = catatan.pulang ?? catatan.pulangDianggap
  if (pulang === null) return `${cutDetik(masuk)} – --:--`
  return `${cutDetik(masuk)} – ${cutDetik(pulang)} · ${formatDurasi(durasi)}`
}
