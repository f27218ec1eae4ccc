import { useQuery } from '@tanstack/react-query'
import { CirclePause, Download, LoaderCircle } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { FORMAT_LAPORAN, type FormatLaporan, NAMA_LAPORAN } from '@rekan/domain/laporan/jenis'
import { listLetak, listPilihanKolom } from '@rekan/domain/laporan/kolom'
import { errorFrom } from '../../lib/api-error.ts'
import { formatSaat } from '../../lib/format-hari.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Pager } from '../../ui/wide/pager.tsx'
import { ProgressBar } from '../../ui/wide/progress-bar.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { KolomMenu } from './kolom-menu.tsx'
import { type Baris, type Laporan, SEHALAMAN, barisQuery, useBatal, useUnduh } from './laporan.queries.ts'
import { LaporanGambar } from './laporan-gambar.tsx'

type LaporanHasilProps = {
  readonly laporan: Laporan
  readonly halaman: number
  readonly onHalaman: (halaman: number) => void
  /** Columns that are shown beside the first; null: all */
  readonly dipilih: readonly string[] | null
  readonly onDipilih: (dipilih: readonly string[] | null) => void
}

/** How far a report is, or what it says. */
export function LaporanHasil(props: LaporanHasilProps) {
  const { laporan } = props
  if (laporan.status === 'JALAN') return <Jalan laporan={laporan} />
  if (laporan.status !== 'SELESAI')
    return (
      <Notice icon={CirclePause} tone="accent" title="Laporan terhenti">
        <p>Server berhenti menyusunnya. Tekan Susun lagi.</p>
      </Notice>
    )
  return <Selesai {...props} />
}

function Jalan({ laporan: { id, jenis, bulan, tahun, selesai, dari } }: { readonly laporan: Laporan }) {
  const batal = useBatal()
  return (
    <Notice icon={LoaderCircle} title={`Menyusun ${NAMA_LAPORAN[jenis]} ${formatBulan({ bulan, tahun })}`}>
      <p role="status">
        {dari === null
          ? 'Menunggu giliran…'
          : `${selesai.toLocaleString('id-ID')} dari ${dari.toLocaleString('id-ID')}`}
      </p>
      <ProgressBar selesai={selesai} dari={dari} label="Kemajuan laporan" />
      <p>Halaman ini boleh ditutup. Laporan menunggu Anda di sini selama sehari.</p>
      <ToolButton
        icon={CirclePause}
        disabled={batal.isPending}
        onClick={() => batal.mutate({ params: { id }, body: {} })}
      >
        Batalkan
      </ToolButton>
    </Notice>
  )
}

const NAMA_FORMAT: Readonly<Record<FormatLaporan, string>> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' }

function Selesai({ laporan, halaman, onHalaman, dipilih, onDipilih }: LaporanHasilProps) {
  const { id, jenis, bulan, tahun, baris, lokasi, dibuat_pada } = laporan
  const unduh = useUnduh(id, dipilih)
  const total = baris ?? 0
  return (
    <section aria-label={NAMA_LAPORAN[jenis]} className="min-w-0 space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 className="font-bold">
            {NAMA_LAPORAN[jenis]} {formatBulan({ bulan, tahun })}
          </h2>
          <p className="text-sm text-ink-muted">
            {lokasi ?? 'Semua lokasi'}, keadaan {formatSaat(Date.parse(dibuat_pada), 'WIB')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <KolomMenu pilihan={listPilihanKolom(jenis)} dipilih={dipilih} onChange={onDipilih} />
          {FORMAT_LAPORAN.map((format) => (
            <ToolButton
              key={format}
              icon={Download}
              disabled={unduh.isPending}
              onClick={() => unduh.mutate(format)}
            >
              {unduh.isPending && unduh.variables === format ? 'Menulis…' : NAMA_FORMAT[format]}
            </ToolButton>
          ))}
        </div>
      </div>
      {total === 0 ? (
        <Empty
          icon={Download}
          title="Tidak ada baris"
          hint="Tidak ada yang cocok dengan bulan dan saringan ini."
        />
      ) : (
        <>
          <LaporanGambar laporan={laporan} />
          <Tabel laporan={laporan} halaman={halaman} dipilih={dipilih} />
          <Pager
            page={halaman}
            last={Math.ceil(total / SEHALAMAN)}
            total={total}
            unit="baris"
            onPage={onHalaman}
          />
        </>
      )}
    </section>
  )
}

const KOLOM = 'px-2.5 py-1.5 whitespace-nowrap'

/** A page of its rows, its totals below. */
function Tabel({ laporan, halaman, dipilih }: Pick<LaporanHasilProps, 'laporan' | 'halaman' | 'dipilih'>) {
  const { id, jenis, kolom, jumlah } = laporan
  const letak = listLetak(kolom, dipilih)
  const { data, error, isFetching, refetch } = useQuery(barisQuery(id, halaman))
  if (data === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={6} />
    )
  const rata = (ke: number) => (kolom[ke]?.jenis === 'angka' ? 'text-right tabular-nums' : 'text-left')
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
      role="group"
      aria-label={`Tabel ${NAMA_LAPORAN[jenis]}`}
      className="max-h-[34rem] overflow-auto card p-0"
    >
      <table aria-label={NAMA_LAPORAN[jenis]} className="w-full text-sm">
        <thead>
          <tr>
            {letak.map((ke) => (
              <th
                key={ke}
                scope="col"
                className={`sticky top-0 border-b border-line bg-backdrop font-semibold ${ke === 0 ? 'left-0 z-10' : ''} ${KOLOM} ${rata(ke)}`}
              >
                {kolom[ke]?.judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((sel, ke) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and never change
            <tr key={ke} className="border-b border-line last:border-b-0">
              {letak.map((i) => (
                <td key={i} className={`${i === 0 ? 'sticky left-0 bg-surface' : ''} ${KOLOM} ${rata(i)}`}>
                  {formatSel(sel[i])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {jumlah !== null && (
          <tfoot>
            <tr>
              {letak.map((ke) => (
                <td
                  key={ke}
                  className={`sticky bottom-0 border-t border-line bg-backdrop font-semibold ${ke === 0 ? 'left-0 z-10' : ''} ${KOLOM} ${rata(ke)}`}
                >
                  {formatSel(ke === 0 ? (jumlah[0] ?? 'Jumlah') : jumlah[ke])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function formatSel(nilai: Baris[number] | undefined): string {
  if (nilai === null || nilai === undefined) return ''
  return typeof nilai === 'number' ? nilai.toLocaleString('id-ID') : nilai
}
