import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import type { LembarRingkas } from '../lembar/lembar.wire.ts'
import { lembarKontrakQuery } from './berita-acara.queries.ts'
import { KontakBagian } from './kontak-bagian.tsx'
import { StatusLembar } from './status-lembar.tsx'
import { SusunSheet } from './susun-sheet.tsx'

type KontrakPageProps = {
  readonly kontrakId: number
  readonly onLembar: (id: number) => void
}

/** A contract's sheets by period, and who at the client is sent them. */
export function KontrakPage({ kontrakId, onLembar }: KontrakPageProps) {
  const [isMenyusun, setMenyusun] = useState(false)
  const { data: semua, error, isFetching, refetch } = useQuery(lembarKontrakQuery(kontrakId))
  const kontrak = semua?.[0]
  return (
    <DeskPage
      title={kontrak === undefined ? 'Berita acara' : `Berita acara ${kontrak.klien.nama}`}
      count={semua?.length}
      actions={
        <ToolButton icon={FilePlus2} isMain onClick={() => setMenyusun(true)}>
          Susun Berita Acara
        </ToolButton>
      }
    >
      <div className="space-y-4">
        {semua === undefined ? (
          error !== null && !isFetching ? (
            <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
          ) : (
            <SkeletonList count={4} />
          )
        ) : semua.length === 0 ? (
          <p className="card p-4 text-sm text-ink-muted">
            Belum ada berita acara. Tambahkan kontak di bawah, lalu susun berita acara bulan yang sudah
            berakhir.
          </p>
        ) : (
          <Daftar semua={semua} />
        )}
        <KontakBagian kontrakId={kontrakId} lembar={semua ?? []} />
      </div>
      {isMenyusun && (
        <SusunSheet kontrakId={kontrakId} onTersusun={onLembar} onClose={() => setMenyusun(false)} />
      )}
    </DeskPage>
  )
}

const KOLOM = ['Masa', 'Revisi', 'Keadaan', 'Hari-orang', 'Kekosongan', 'Keberatan', 'Batas'] as const

function Daftar({ semua }: { readonly semua: readonly LembarRingkas[] }) {
  return (
    <div className="card overflow-x-auto p-0">
      <table aria-label="Berita acara" className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-ink-muted">
            {KOLOM.map((judul) => (
              <th key={judul} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semua.map((satu) => (
            <tr key={satu.id} className="h-10 border-b border-line last:border-b-0 hover:bg-sunken">
              <th scope="row" className="px-3 text-left">
                <Link
                  to="/kelola/klien/berita-acara/$beritaAcaraId"
                  params={{ beritaAcaraId: String(satu.id) }}
                  className="font-semibold text-primary-strong hover:underline"
                >
                  {formatBulan(satu)}
                </Link>
              </th>
              <td className="px-3 tabular-nums">{satu.revisi}</td>
              <td className="px-3">
                <StatusLembar status={satu.status} />
              </td>
              <td className="px-3 tabular-nums">
                {satu.total.hari_orang} dari {satu.total.janji}
              </td>
              <td className="px-3 tabular-nums">{satu.total.kosong}</td>
              <td className="px-3 tabular-nums">{satu.keberatan}</td>
              <td className="px-3 tabular-nums">
                {satu.tenggat === null ? '–' : formatTanggalAngka(satu.tenggat)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
