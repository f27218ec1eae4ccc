import { useInfiniteQuery } from '@tanstack/react-query'
import { Building2, CalendarDays, MapPinned } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { type Bulan, bulanFrom } from '@rekan/domain/bulan'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import { messageOf } from '../../lib/api-error.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Empty } from '../../ui/empty.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { MonthNavigator } from '../../ui/month-navigator.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useProfil, useZona } from '../profil/diri/profil.queries.ts'
import type { Penempatan } from './penempatan.api.ts'
import { penempatanQuery } from './penempatan.queries.ts'

type BulanProps = { readonly bulan: Bulan; readonly onBulan: (bulan: Bulan) => void }

/** Where one has been placed, month by month. */
export function RiwayatPenempatan(props: BulanProps) {
  const { karyawanId, joinedAt } = useProfil()
  const zona = useZona()
  return (
    <>
      <Banner inset title="Riwayat Penempatan" subtitle="Track record penempatan karyawan" />
      {joinedAt === null ? (
        <Kosong hint="Akun ini tidak terhubung dengan data karyawan." />
      ) : (
        <div className="flex flex-1 flex-col pt-3">
          <DaftarPenempatan
            {...props}
            karyawanId={karyawanId}
            sejak={joinedAt}
            zona={zona}
            emptyHint="Pilih bulan lain untuk melihat penempatan Anda waktu itu."
          />
        </div>
      )}
    </>
  )
}

type DaftarProps = BulanProps & {
  readonly karyawanId: number
  /** The first day of work: months before are not to be chosen */
  readonly sejak: Tanggal
  readonly zona: KodeZona
  readonly emptyHint: string
}

/** A person's placements of one month. */
export function DaftarPenempatan({ karyawanId, bulan, onBulan, sejak, zona, emptyHint }: DaftarProps) {
  const query = useInfiniteQuery(penempatanQuery(karyawanId, bulan))
  return (
    <>
      <div className="card mb-3 p-1">
        <MonthNavigator value={bulan} onChange={onBulan} zona={zona} min={bulanFrom(sejak)} />
      </div>
      <InfiniteList
        query={query}
        keyOf={({ id }) => id}
        pending={<SkeletonList lines={3} />}
        empty={<Kosong hint={emptyHint} />}
        error={messageOf(query.error, 'Tidak dapat memuat data riwayat penempatan.')}
        end="Tidak ada data riwayat penempatan selanjutnya."
        nextError="Gagal memuat data riwayat penempatan selanjutnya."
      >
        {(penempatan) => <PenempatanCard penempatan={penempatan} />}
      </InfiniteList>
    </>
  )
}

function PenempatanCard({ penempatan }: { penempatan: Penempatan }) {
  const { unit, company, department, joinedAt, isActive } = penempatan
  return (
    <ListCard title={company} subtitle={department} end={isActive && <Badge tone="success">Aktif</Badge>}>
      <ul className="mt-3 space-y-1.5 border-t border-line pt-3 text-sm">
        <Baris icon={Building2} label="Unit">
          {unit}
        </Baris>
        <Baris icon={CalendarDays} label="Tanggal masuk">
          {formatTanggalAngka(joinedAt)}
        </Baris>
      </ul>
    </ListCard>
  )
}

function Baris({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="shrink-0 text-ink-muted">{label}</span>
      <span className="ml-auto min-w-0 text-right font-medium tabular-nums">{children}</span>
    </li>
  )
}

function Kosong({ hint }: { readonly hint: string }) {
  return <Empty icon={MapPinned} title="Tidak ada data riwayat penempatan terbaru." hint={hint} />
}
