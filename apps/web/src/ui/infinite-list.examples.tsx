import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { type Page, pagesOptions } from '../lib/pages.ts'
import { Column } from './column.tsx'
import { Empty } from './empty.tsx'
import { InfiniteList } from './infinite-list.tsx'
import { ListCard } from './list-card.tsx'
import { PageHeader } from './page-header.tsx'

type BarisContoh = { readonly id: number; readonly nama: string }

/** A list whose pages the given function makes. */
function Contoh({
  name,
  fetchPage,
}: {
  name: string
  fetchPage: (page: number) => Promise<Page<BarisContoh>>
}) {
  const query = useInfiniteQuery({ ...pagesOptions({ queryKey: ['contoh', name], fetchPage }), retry: false })
  return <Daftar query={query} />
}

function Daftar({
  query,
}: {
  query: UseInfiniteQueryResult<{ pages: Page<BarisContoh>[]; pageParams: number[] }>
}) {
  return (
    <Column>
      <PageHeader title="Riwayat Penempatan" back={{ to: '/akun' }} />
      <main className="flex flex-1 flex-col px-4">
        <InfiniteList
          query={query}
          keyOf={({ id }) => id}
          empty={<Empty title="Tidak ada data riwayat penempatan terbaru." />}
          end="Tidak ada data riwayat penempatan selanjutnya."
          nextError="Gagal memuat data riwayat penempatan selanjutnya."
        >
          {({ nama }) => <ListCard title={nama} subtitle="Petugas Keamanan" onOpen={() => {}} />}
        </InfiniteList>
      </main>
    </Column>
  )
}

export function ScreenPending() {
  return <Contoh name="pending" fetchPage={() => new Promise(() => {})} />
}

export function ScreenEmpty() {
  return <Contoh name="empty" fetchPage={() => Promise.resolve({ items: [], next: undefined })} />
}

/** The second try succeeds. */
export function ScreenError() {
  return <Contoh name="error" fetchPage={failingFirst('Server sibuk.', () => pageOf(1, 1, 3))} />
}

export function ScreenNextFailed() {
  const second = failingFirst('Tidak dapat terhubung.', () => ({
    items: pageOf(2, 2, 4).items.slice(1),
    next: undefined,
  }))
  return (
    <Contoh name="next" fetchPage={(page) => (page === 1 ? Promise.resolve(pageOf(1, 2, 4)) : second())} />
  )
}

export function ScreenMany() {
  return <Contoh name="many" fetchPage={(page) => Promise.resolve(pageOf(page, 20, 100))} />
}

export function ScreenEnd() {
  return <Contoh name="end" fetchPage={(page) => Promise.resolve(pageOf(page, 1, 3))} />
}

function pageOf(page: number, last: number, size: number): Page<BarisContoh> {
  const items = Array.from({ length: size }, (_, i) => {
    const id = (page - 1) * size + i + 1
    return { id, nama: `Kantor ${id}` }
  })
  return { items, next: page < last ? page + 1 : undefined }
}

const tries = new Map<string, number>()

function failingFirst(message: string, then: () => Page<BarisContoh>) {
  return () => {
    const count = tries.get(message) ?? 0
    tries.set(message, count + 1)
    return count === 0 ? Promise.reject(new ApiError({ message })) : Promise.resolve(then())
  }
}
