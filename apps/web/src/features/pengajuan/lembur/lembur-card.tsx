import { Handshake } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { formatSaat } from '../../../lib/format-hari.ts'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import type { Lembur } from './lembur.api.ts'
import { isAgreementNeeded } from './kesediaan.ts'
import { StatusLembur } from './status-lembur.tsx'

type LemburCardProps = { readonly lembur: Lembur; readonly onOpen: () => void }

/** One overtime in the list. */
export function LemburCard({ lembur, onOpen }: LemburCardProps) {
  const { tanggal, mulai, selesai, durasi, keterangan, status, diajukanPada, zona } = lembur
  return (
    <ListCard
      title={formatTanggal(tanggal)}
      subtitle={`Diajukan ${formatSaat(diajukanPada, zona)}`}
      end={<StatusLembur status={status} />}
      onOpen={onOpen}
    >
      <p className="mt-2 line-clamp-2 wrap-anywhere">{keterangan}</p>
      <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <Angka label="Mulai">{cutDetik(mulai)}</Angka>
        <Angka label={selesai < mulai ? 'Selesai esok' : 'Selesai'}>{cutDetik(selesai)}</Angka>
        <Angka label="Durasi">{formatDurasi(durasi)}</Angka>
      </dl>
      {isAgreementNeeded(lembur) && (
        <p className="mt-3 flex items-center gap-2 text-sm font-semibold text-accent">
          <Handshake className="size-5 shrink-0" />
          Menunggu kesediaan Anda
        </p>
      )}
    </ListCard>
  )
}

function Angka({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="font-bold tabular-nums">{children}</dd>
    </div>
  )
}
