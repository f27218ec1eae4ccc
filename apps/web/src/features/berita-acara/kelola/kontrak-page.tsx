import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { RecordFailure } from '../../../ui/wide/record-failure.tsx'
import { ToolButton, toolClass } from '../../../ui/wide/tool-button.tsx'
import { useDesk } from '../../../ui/wide/use-desk.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { LembarRingkas } from '../lembar/lembar.wire.ts'
import { kontakQuery, lembarKontrakQuery } from './berita-acara.queries.ts'
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
  // HR of branches reads the sheets; whom they go to is the company's.
  const isPusat = may(useProfil(), 'POST /kelola/klien')
  const { data: semua, error, isFetching, refetch } = useQuery(lembarKontrakQuery(kontrakId))
  const kontak = useQuery({ ...kontakQuery(kontrakId), enabled: isPusat })
  const kontrak = semua?.[0]
  if (kontak.error !== null && errorFrom(kontak.error).status === 404)
    return (
      <DeskPage title="Berita acara">
        <RecordFailure what="Kontrak" error={kontak.error} onRetry={() => void kontak.refetch()} />
      </DeskPage>
    )
  return (
    <DeskPage
      title={kontrak === undefined ? 'Berita acara' : `Berita acara ${kontrak.klien.nama}`}
      count={semua?.length}
      actions={
        isPusat && (
          <>
            {kontrak !== undefined && (
              <Link
                to="/kelola/klien/$klienId"
                params={{ klienId: String(kontrak.klien.id) }}
                className={toolClass()}
              >
                Kontrak {kontrak.kontrak.nomor}
              </Link>
            )}
            <ToolButton icon={FilePlus2} isMain onClick={() => setMenyusun(true)}>
              Susun Berita Acara
            </ToolButton>
          </>
        )
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
            Belum ada berita acara.
            {isPusat && ' Tambahkan kontak di bawah, lalu susun berita acara bulan yang sudah berakhir.'}
          </p>
        ) : (
          <Daftar semua={semua} />
        )}
        {isPusat && <KontakBagian kontrakId={kontrakId} lembar={semua ?? []} />}
      </div>
      {isMenyusun && (
        <SusunSheet kontrakId={kontrakId} onTersusun={onLembar} onClose={() => setMenyusun(false)} />
      )}
    </DeskPage>
  )
}

const KOLOM = ['Masa', 'Revisi', 'Keadaan', 'Hari-orang', 'Kekosongan', 'Keberatan', 'Batas'] as const

function Daftar(props: { readonly semua: readonly LembarRingkas[] }) {
  return useDesk() ? <Tabel {...props} /> : <Kartu {...props} />
}

/** Where there is no room for columns. */
function Kartu({ semua }: { readonly semua: readonly LembarRingkas[] }) {
  return (
    <ul aria-label="Berita acara" className="card divide-y divide-line p-0">
      {semua.map((satu) => (
        <li key={satu.id}>
          <Link
            to="/kelola/klien/berita-acara/$beritaAcaraId"
            params={{ beritaAcaraId: String(satu.id) }}
            className="block space-y-1 px-4 py-3 text-sm"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b className="text-primary-strong">{formatBulan(satu)}</b>
              <StatusLembar status={satu.status} />
            </span>
            <span className="block text-ink-muted tabular-nums">
              {satu.total.hari_orang} dari {satu.total.janji} hari-orang · {satu.total.kosong} kekosongan ·
              revisi {satu.revisi}
              {satu.keberatan > 0 && ` · ${satu.keberatan} keberatan menunggu`}
              {satu.tenggat !== null && ` · batas ${formatTanggalAngka(satu.tenggat)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Tabel({ semua }: { readonly semua: readonly LembarRingkas[] }) {
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
