import { Suspense, lazy, useEffect, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { type Bulan, bulanFrom, bulanLokal, compareBulan } from '@rekan/domain/bulan'
import { messageOf } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { readTanda } from '../../../lib/kotak/tanda.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FloatingLink } from '../../../ui/floating-link.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { later } from '../../../ui/later.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import type { Lembur } from './lembur.api.ts'
import { lemburSayaQuery } from './lembur.queries.ts'
import { LemburCard } from './lembur-card.tsx'
import { RekapLembur } from './rekap-lembur.tsx'

// It comes while the list is read.
const loadSheet = () => import('./lembur-sheet.tsx')
const LemburSheet = lazy(async () => ({ default: (await loadSheet()).LemburSheet }))

// Who has nothing in the outbox fetches none of it.
const KirimanLembur = later(() => import('../kiriman/kiriman-list.tsx'), 'KirimanLembur')

type DaftarLemburProps = { readonly bulan: Bulan; readonly onBulan: (bulan: Bulan) => void }

/** One's own overtime, month by month. */
export function DaftarLembur({ bulan, onBulan }: DaftarLemburProps) {
  const { joinedAt } = useProfil()
  const zona = useZona()
  const isKini = compareBulan(bulan, bulanLokal(serverNow(), zona)) === 0
  const query = useInfiniteQuery({ ...lemburSayaQuery(bulan), enabled: joinedAt !== null })
  const rekap = query.data?.pages[0]?.rekap
  const [opened, setOpened] = useState<Lembur>()
  // A failure shows when it is wanted.
  useEffect(() => void loadSheet().catch(() => undefined), [])
  return (
    <>
      <Banner title="Lembur" subtitle="Ajukan, lalu ikuti sampai diputuskan" />
      <div className="flex flex-1 flex-col px-4 pt-3">
        {joinedAt === null ? (
          <Kosong hint="Akun ini tidak terhubung dengan data karyawan." />
        ) : (
          <>
            {readTanda() !== null && <KirimanLembur />}
            <div className="card p-1">
              <MonthNavigator value={bulan} onChange={onBulan} zona={zona} min={bulanFrom(joinedAt)} />
            </div>
            <div className="mt-3 mb-2">
              <SectionTitle end={rekap && <RekapLembur rekap={rekap} />}>Rekap Lembur</SectionTitle>
            </div>
            <InfiniteList
              query={query}
              keyOf={({ id }) => id}
              pending={<SkeletonList lines={4} />}
              empty={<Kosong hint="Silahkan melakukan pengajuan lembur terlebih dahulu." />}
              error={messageOf(query.error, 'Uh oh! Something went wrong!')}
              end="Tidak ada data lembur selanjutnya."
              nextError="Gagal memuat data lembur selanjutnya."
            >
              {(lembur) => <LemburCard lembur={lembur} onOpen={() => setOpened(lembur)} />}
            </InfiniteList>
          </>
        )}
      </div>
      {joinedAt !== null && (
        <FloatingLink
          label="Ajukan Lembur"
          // What is filed shows in the current month: to any other the form does not lead back.
          link={{ to: '/lembur/create', state: isKini ? { dari: '/lembur' } : {} }}
        />
      )}
      {opened !== undefined && (
        <Suspense>
          <LemburSheet known={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Kosong({ hint }: { readonly hint: string }) {
  return <Empty icon={Clock} title="Tidak ada data lembur terbaru." hint={hint} />
}
