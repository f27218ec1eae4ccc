import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake, Plus } from 'lucide-react'
import type { KeadaanKontrak } from '@rekan/domain/klien/klien'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { BarisKlien } from './klien.api.ts'
import { daftarKlienQuery } from './klien.queries.ts'

type KlienPageProps = {
  readonly q: string
  readonly onCari: (q: string) => void
  readonly pane: ReactNode
}

/** The desk of clients: their contracts and posts, and how many people these need today. */
export function KlienPage({ q, onCari, pane }: KlienPageProps) {
  const mayWrite = may(useProfil(), 'POST /kelola/klien')
  const { data, error, isFetching, refetch } = useQuery(daftarKlienQuery(q))
  return (
    <DeskPage
      title="Klien"
      count={data?.meta.total}
      actions={
        mayWrite && (
          <Link to="/kelola/klien/$klienId" params={{ klienId: 'baru' }} className={toolClass(true)}>
            <Plus className="size-5" />
            Klien Baru
          </Link>
        )
      }
      filters={
        <div className="w-full max-w-80">
          <SearchField label="Cari klien" value={q} onSearch={onCari} />
        </div>
      }
      pane={pane}
    >
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={6} />
        )
      ) : data.data.length === 0 ? (
        <Empty
          icon={Handshake}
          title={q === '' ? 'Belum ada klien' : 'Tidak ada klien'}
          hint={q === '' ? 'Tambahkan klien, kontraknya, lalu pos yang harus terisi.' : 'Coba kata lain.'}
        />
      ) : (
        <Tabel rows={data.data} />
      )}
    </DeskPage>
  )
}

const KOLOM = ['Klien', 'Kode', 'Kontrak', 'Lokasi', 'Pos', 'Butuh hari ini', 'Keadaan', 'Sampai'] as const

function Tabel({ rows }: { readonly rows: readonly BarisKlien[] }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label="Klien" className="w-full text-sm">
        <thead>
          <tr>
            {KOLOM.map((judul, ke) => (
              <th
                key={judul}
                scope="col"
                className={`border-b border-line px-3 py-2 font-semibold whitespace-nowrap ${ke > 1 && ke < 6 ? 'text-right' : 'text-left'}`}
              >
                {judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((klien) => (
            <tr key={klien.id} className="h-10 border-b border-line hover:bg-sunken">
              <td className="min-w-52 px-3">
                <Link
                  to="/kelola/klien/$klienId"
                  params={{ klienId: String(klien.id) }}
                  className="font-semibold text-primary-strong hover:underline"
                >
                  {klien.nama}
                </Link>{' '}
                {!klien.aktif && <Badge tone="neutral">Tidak aktif</Badge>}
              </td>
              <td className="px-3">{klien.kode}</td>
              {[klien.kontrak, klien.lokasi, klien.pos, klien.kebutuhan].map((jumlah, ke) => (
                <td key={KOLOM[ke + 2]} className="px-3 text-right tabular-nums">
                  {jumlah}
                </td>
              ))}
              <td className="px-3">
                {klien.keadaan === null ? 'Belum ada kontrak' : <KeadaanBadge keadaan={klien.keadaan} />}
              </td>
              <td className="px-3 tabular-nums">
                {klien.sampai === null ? '–' : formatTanggalAngka(klien.sampai)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const KEADAAN: Readonly<Record<KeadaanKontrak, readonly [string, Tone]>> = {
  akan_datang: ['Akan datang', 'neutral'],
  berjalan: ['Berjalan', 'success'],
  segera_berakhir: ['Segera berakhir', 'accent'],
  berakhir: ['Berakhir', 'destructive'],
}

/** How a contract stands, in a word. */
export function KeadaanBadge({ keadaan }: { readonly keadaan: KeadaanKontrak }) {
  const [kata, tone] = KEADAAN[keadaan]
  return <Badge tone={tone}>{kata}</Badge>
}
