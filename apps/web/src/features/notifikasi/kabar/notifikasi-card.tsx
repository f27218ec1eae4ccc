import {
  Banknote,
  Bell,
  CalendarDays,
  Clock,
  type LucideIcon,
  Megaphone,
  ScanFace,
  UserRoundCheck,
} from 'lucide-react'
import { isTujuanLembar, tujuanKabar } from '@rekan/domain/notifikasi/notifikasi'
import { isPenyetuju } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { ListCard } from '../../../ui/list-card.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import type { Notifikasi } from './notifikasi.queries.ts'
import { kataWaktu } from './waktu.ts'

/** By the first word of a kind; whatever else there is rings the bell. */
const ICON: Readonly<Record<string, LucideIcon>> = {
  IZIN: CalendarDays,
  JADWAL: CalendarDays,
  LEMBUR: Clock,
  PRESENSI: ScanFace,
  PENGGANTI: UserRoundCheck,
  PAYROLL: Banknote,
  REIMBURSE: Banknote,
  KASBON: Banknote,
  PENGUMUMAN: Megaphone,
}

type CardProps = { readonly notifikasi: Notifikasi; readonly onOpen: () => void }

/** Leads where the reader's role has its requests, whatever it is about (`docs/rules.md`, section 8.2). */
export function NotifikasiCard({ notifikasi, onOpen }: CardProps) {
  const { title, body, jenis, detail_id: detailId, user_role, read_at, created_at } = notifikasi
  const createdAt = Date.parse(created_at)
  const zona = useZona()
  const tujuan = tujuanKabar(user_role, { jenis, detailId }, isPenyetuju(useProfil()))
  const isUnread = read_at === null
  const Icon = ICON[jenis.split('_')[0] ?? ''] ?? Bell
  return (
    <ListCard
      tinted={isUnread}
      title={
        <>
          {isUnread && <span className="sr-only">Belum dibaca: </span>}
          {title}
        </>
      }
      subtitle={
        <>
          <span className="block">{body}</span>
          <time dateTime={new Date(createdAt).toISOString()} className="mt-1 block text-xs tabular-nums">
            {kataWaktu(createdAt, serverNow(), zona)}
          </time>
        </>
      }
      start={
        <span
          className={`relative grid size-10 shrink-0 place-items-center rounded-control text-primary ${isUnread ? 'bg-surface' : 'bg-primary-soft'}`}
        >
          <Icon className="size-5" strokeWidth={1.75} />
          {isUnread && <span className="absolute top-0 right-0 size-3 rounded-full bg-primary shade-rim" />}
        </span>
      }
      link={
        isTujuanLembar(tujuan)
          ? { to: '/kelola/klien/berita-acara/$beritaAcaraId', params: { beritaAcaraId: String(detailId) } }
          : { to: tujuan }
      }
      onOpen={onOpen}
    />
  )
}
