import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Bulan, addBulan, bulanLokal } from '@rekan/domain/bulan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { useServerNow } from '../../../lib/clock.ts'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { RecordFailure } from '../../../ui/wide/record-failure.tsx'
import { toolClass } from '../../../ui/wide/tool-button.tsx'
import { useDesk } from '../../../ui/wide/use-desk.ts'
import { klienQuery } from '../../klien/klien.queries.ts'
import { formatPersen } from '../lembar/tanda.ts'
import { type Margin, marginQuery } from './berita-acara.queries.ts'

type MarginPageProps = {
  readonly klienId: number
  readonly bulan: Partial<Bulan>
  readonly onBulan: (bulan: Bulan) => void
}

/** What each site of a client brings in a month beside what it costs. */
export function MarginPage({ klienId, bulan: { tahun, bulan }, onBulan }: MarginPageProps) {
  const kini = bulanLokal(useServerNow(), 'WIB')
  const masa = tahun === undefined || bulan === undefined ? addBulan(kini, -1) : { tahun, bulan }
  const { data: klien, error, isFetching, refetch } = useQuery(klienQuery(klienId))
  const lokasi = [
    ...new Map(
      klien?.kontrak.flatMap(({ pos }) => pos.map(({ kantor }) => [kantor.id, kantor] as const)),
    ).values(),
  ]
  return (
    <DeskPage
      title={klien === undefined ? 'Margin' : `Margin ${klien.nama}`}
      actions={
        <Link
          to="/kelola/laporan"
          search={{ jenis: 'biaya-lokasi', klien_id: klienId, ...masa }}
          className={toolClass()}
        >
          Semua Lokasi
        </Link>
      }
      filters={
        <div className="card w-full p-1 desk:w-80">
          <MonthNavigator value={masa} onChange={onBulan} zona="WIB" />
        </div>
      }
    >
      {klien === undefined ? (
        error !== null && !isFetching ? (
          <RecordFailure what="Klien" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={4} />
        )
      ) : lokasi.length === 0 ? (
        <p className="card p-4 text-sm text-ink-muted">Klien ini belum punya pos di lokasi mana pun.</p>
      ) : (
        <Tabel lokasi={lokasi} klienId={klienId} bulan={masa} />
      )}
    </DeskPage>
  )
}

const KOLOM = ['harga', 'gaji', 'lembur', 'bpjs', 'thr', 'pengganti', 'margin'] as const
type Kolom = (typeof KOLOM)[number]
type Angka = Readonly<Record<Kolom, number>>
const JUDUL: Readonly<Record<Kolom, string>> = {
  harga: 'Harga',
  gaji: 'Gaji',
  lembur: 'Lembur',
  bpjs: 'BPJS',
  thr: 'Cadangan THR',
  pengganti: 'Pengganti',
  margin: 'Margin',
}

type TabelProps = {
  readonly lokasi: readonly { readonly id: number; readonly nama: string }[]
  readonly klienId: number
  readonly bulan: Bulan
}

function Tabel({ lokasi, klienId, bulan }: TabelProps) {
  const isDesk = useDesk()
  const dibaca = useQueries({ queries: lokasi.map(({ id }) => marginQuery(id, bulan)) })
  const tanpaSlip = dibaca.reduce((n, { data }) => n + (data?.tanpa_slip ?? 0), 0)
  const semua = dibaca.map(({ data, error }) => ({ data: data && pickBagian(data, klienId), error }))
  const ada = semua.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const dibagi = dibaca.flatMap(({ data }, ke) =>
    data === undefined || data.klien.length < 2 ? [] : [formatBagian(lokasi[ke]?.nama ?? '', data, klienId)],
  )
  return (
    <div className="space-y-3">
      {isDesk ? (
        <div className="card overflow-x-auto p-0">
          <table aria-label="Margin" className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-ink-muted">
                <th scope="col" className="px-3 py-2 text-left font-semibold">
                  Lokasi
                </th>
                {KOLOM.map((kolom) => (
                  <th
                    key={kolom}
                    scope="col"
                    className="px-3 py-2 text-right font-semibold whitespace-nowrap"
                  >
                    {JUDUL[kolom]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lokasi.map(({ id, nama }, ke) => (
                <tr key={id} className="h-10 border-b border-line last:border-b-0">
                  <th scope="row" className="min-w-40 px-3 text-left font-semibold">
                    {nama}
                  </th>
                  <Baris margin={semua[ke]?.data} gagal={semua[ke]?.error ?? null} />
                </tr>
              ))}
            </tbody>
            {lokasi.length > 1 && ada.length === lokasi.length && (
              <tfoot>
                <tr className="h-10 border-t border-line font-bold">
                  <th scope="row" className="px-3 text-left">
                    Jumlah
                  </th>
                  {KOLOM.map((kolom) => (
                    <Sel key={kolom} kolom={kolom} nilai={ada.reduce((n, satu) => n + satu[kolom], 0)} />
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      ) : (
        lokasi.map(({ id, nama }, ke) => (
          <Kartu key={id} nama={nama} margin={semua[ke]?.data} gagal={semua[ke]?.error ?? null} />
        ))
      )}
      <p className="text-sm text-ink-muted">
        Harga dari pos yang terisi menurut catatan saat ini, sebelum pajak; biaya dari slip bulan itu, dibagi
        menurut hari di lokasi.
        {dibagi.length > 0 &&
          ` Lokasi yang melayani beberapa klien dibagi menurut lama kerja untuk masing-masing: ${dibagi.join('; ')}.`}
        {tanpaSlip > 0 && ` ${tanpaSlip} orang belum punya slip, jadi biayanya belum terhitung.`}
      </p>
    </div>
  )
}

/** What a client brings and bears of a site; of one that serves nobody in the month all of it. */
function pickBagian(margin: Margin, klienId: number): Angka {
  return margin.klien.find(({ id }) => id === klienId) ?? margin
}

/** `Gudang Utara 62 %, sisanya PT Lain` */
function formatBagian(lokasi: string, { klien }: Margin, klienId: number): string {
  const jumlah = klien.reduce((n, { detik }) => n + detik, 0)
  const detik = klien.find(({ id }) => id === klienId)?.detik ?? 0
  const lain = klien.filter(({ id }) => id !== klienId).map(({ nama }) => nama)
  const persen =
    jumlah === 0 ? 'rata, karena belum ada yang bekerja' : formatPersen((detik / jumlah) * 10_000)
  return `${lokasi} ${persen}, sisanya ${lain.join(' dan ')}`
}

function Baris({ margin, gagal }: { readonly margin: Angka | undefined; readonly gagal: Error | null }) {
  if (margin === undefined)
    return (
      <td colSpan={KOLOM.length} className="px-3 text-right text-ink-muted">
        {gagal === null ? 'Menghitung…' : errorFrom(gagal).message}
      </td>
    )
  return KOLOM.map((kolom) => <Sel key={kolom} kolom={kolom} nilai={margin[kolom]} />)
}

function Sel({ kolom, nilai }: { readonly kolom: Kolom; readonly nilai: number }) {
  const tebal = kolom === 'margin' ? `font-bold ${nilai < 0 ? 'text-destructive' : ''}` : ''
  return <td className={`px-3 text-right whitespace-nowrap tabular-nums ${tebal}`}>{formatRupiah(nilai)}</td>
}

type KartuProps = {
  readonly nama: string
  readonly margin: Angka | undefined
  readonly gagal: Error | null
}

/** A site where there is no room for columns. */
function Kartu({ nama, margin, gagal }: KartuProps) {
  return (
    <section aria-label={nama} className="card p-4 text-sm">
      <h2 className="font-bold">{nama}</h2>
      {margin === undefined ? (
        <p className="text-ink-muted">{gagal === null ? 'Menghitung…' : errorFrom(gagal).message}</p>
      ) : (
        <dl className="mt-2 space-y-1">
          {KOLOM.map((kolom) => (
            <div
              key={kolom}
              className={`flex justify-between gap-4 ${kolom === 'margin' ? 'border-t border-line pt-1 font-bold' : ''}`}
            >
              <dt>{JUDUL[kolom]}</dt>
              <dd className={`tabular-nums ${margin[kolom] < 0 ? 'text-destructive' : ''}`}>
                {formatRupiah(margin[kolom])}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
