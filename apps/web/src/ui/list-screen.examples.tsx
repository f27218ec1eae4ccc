import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pageByLinks, pagesOptions } from '../lib/pages.ts'
import { Banner } from './banner.tsx'
import { Column } from './column.tsx'
import { DetailList } from './detail-list.tsx'
import { Empty } from './empty.tsx'
import { FloatingLink } from './floating-link.tsx'
import { InfiniteList } from './infinite-list.tsx'
import { ListCard } from './list-card.tsx'
import { SearchField } from './search-field.tsx'
import { Sheet } from './sheet.tsx'
import { StatusBadge } from './status-badge.tsx'

/** A whole list screen: what README.md beside this file tells about, and the shape of every list of the app. */
export function ScreenList() {
  const [nama, setNama] = useState('')
  const query = useInfiniteQuery(lemburQuery(nama))
  const [opened, setOpened] = useState<Lembur>()
  return (
    <Column>
      <Banner title="Lembur" subtitle="Pengajuan dan riwayat lembur" />
      <main className="space-y-3 p-4">
        <SearchField label="Cari keterangan" value={nama} onSearch={setNama} />
        <InfiniteList
          query={query}
          keyOf={({ id }) => id}
          empty={<Empty title="Tidak ada data lembur terbaru." hint={HINT} />}
          end="Tidak ada data lembur selanjutnya."
          nextError="Gagal memuat data lembur selanjutnya."
        >
          {(lembur) => (
            <ListCard
              title={lembur.keterangan}
              subtitle="17:00 sampai 20:00"
              end={<StatusBadge status="menunggu" />}
              onOpen={() => setOpened(lembur)}
            />
          )}
        </InfiniteList>
        <FloatingLink label="Ajukan" link={{ to: '/home' }} />
      </main>
      {opened !== undefined && (
        <Sheet title="Lembur Karyawan" onClose={() => setOpened(undefined)}>
          <DetailList items={[{ label: 'Keterangan', value: opened.keterangan }]} />
        </Sheet>
      )}
    </Column>
  )
}

const HINT = 'Silahkan melakukan pengajuan lembur terlebih dahulu.'

type Lembur = { readonly id: number; readonly keterangan: string }

/** In an app's feature: `lembur.queries.ts`, its `fetchPage` from `lembur.api.ts`. */
function lemburQuery(nama: string) {
  return pagesOptions({
    queryKey: ['contoh-lembur', nama],
    fetchPage: async (page) => pageByLinks(await answerOf(page, nama), (wire): Lembur => wire),
  })
}

/** What `call('GET /lembur', { query: { page, nama }, signal })` would answer. */
function answerOf(page: number, nama: string) {
  const data = ['Tutup buku akhir bulan', 'Menjaga acara keluarga', 'Menggantikan rekan yang sakit']
    .map((keterangan, i) => ({ id: page * 10 + i, keterangan }))
    .filter(({ keterangan }) => keterangan.toLowerCase().includes(nama.toLowerCase()))
  return Promise.resolve({ data, links: { next: page < 2 && nama === '' ? '/api/lembur?page=2' : null } })
}
