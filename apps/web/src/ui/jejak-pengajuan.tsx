import type { ReactNode } from 'react'
import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon, Send } from 'lucide-react'
import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Instan, KodeZona } from '@rekan/domain/waktu'
import { formatSaat, formatSejak } from '../lib/format-hari.ts'
import type { Nasib } from '../lib/nasib.ts'

type JejakPengajuanProps = {
  readonly nasib: Nasib
  readonly now: Instan
  /** On whose wall the times are read */
  readonly zona: KodeZona
}

const PUTUSAN: Readonly<Record<StatusPengajuan, { kata: string; icon: LucideIcon; kelas: string }>> = {
  menunggu: { kata: 'Menunggu', icon: Hourglass, kelas: 'text-accent' },
  disetujui: { kata: 'Disetujui', icon: CircleCheck, kelas: 'text-success' },
  ditolak: { kata: 'Ditolak', icon: CircleX, kelas: 'text-destructive' },
  dibatalkan: { kata: 'Dibatalkan', icon: Ban, kelas: 'text-ink-muted' },
}

/** The way of a request: when and by whom it was filed, with whom it waits, who decided what and why. */
export function JejakPengajuan({ nasib, now, zona }: JejakPengajuanProps) {
  const { diajukanOleh, diajukanPada, koordinator, menunggu, keputusan } = nasib
  return (
    <ol className="space-y-3 text-sm">
      <Langkah icon={Send} kelas="text-primary" title={`Diajukan ${diajukanOleh.nama}`}>
        {formatSaat(diajukanPada, zona)}
      </Langkah>
      {menunggu !== null && (
        <Langkah icon={Hourglass} kelas="text-accent" title={`Menunggu ${menunggu.oleh.nama}`}>
          {menunggu.pengganti && `Menggantikan ${koordinator.nama}, `}
          sejak {formatSejak(menunggu.sejak, now, zona)}
        </Langkah>
      )}
      {keputusan !== null && (
        <Langkah
          icon={PUTUSAN[keputusan.status].icon}
          kelas={PUTUSAN[keputusan.status].kelas}
          title={`${PUTUSAN[keputusan.status].kata} ${keputusan.oleh.nama}`}
        >
          {formatSaat(keputusan.pada, zona)}
          {keputusan.catatan !== '' && (
            <span className="mt-1 block text-base text-ink wrap-anywhere">“{keputusan.catatan}”</span>
          )}
        </Langkah>
      )}
    </ol>
  )
}

type LangkahProps = {
  readonly icon: LucideIcon
  readonly kelas: string
  readonly title: string
  readonly children: ReactNode
}

function Langkah({ icon: Icon, kelas, title, children }: LangkahProps) {
  return (
    <li className="flex gap-2">
      <Icon className={`mt-0.5 size-4 shrink-0 ${kelas}`} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-muted">{children}</p>
      </div>
    </li>
  )
}
