import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, MailOpen } from 'lucide-react'
import { type Bulan, bulanLokal } from '@rekan/domain/bulan'
import { JENIS_LAPORAN, NAMA_LAPORAN } from '@rekan/domain/laporan/jenis'
import { LAPORAN_BIAYA } from '@rekan/domain/laporan/laporan'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { useServerNow } from '../../lib/clock.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { MonthNavigator } from '../../ui/month-navigator.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { FilterMenu } from '../../ui/wide/filter-menu.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { pilihanMejaQuery } from '../presensi/meja/meja.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type NamaReferensi, referensiQuery } from '../reference/daftar.queries.ts'
import { type Diminta, type Laporan, terakhirQuery, useMinta } from './laporan.queries.ts'
import type { LaporanSearch } from './laporan.search.ts'
import { LaporanHasil } from './laporan-hasil.tsx'

// It comes when it opens.
const SimpanSheet = lazy(async () => ({ default: (await import('./simpan-sheet.tsx')).SimpanSheet }))

type LaporanPageProps = {
  readonly search: LaporanSearch
  readonly onSearch: (search: LaporanSearch) => void
}

/** The desk of reports: which one, of which month and of whom, and what it says once it is computed. */
export function LaporanPage({ search, onSearch }: LaporanPageProps) {
  const now = useServerNow()
  const mayBiaya = may(useProfil(), 'biayaLokasi')
  const { tahun, bulan, jenis = 'presensi', kantor_id, koordinator_id, klien_id, halaman = 1 } = search
  const masa = tahun === undefined || bulan === undefined ? bulanLokal(now, 'WIB') : { tahun, bulan }
  const diminta: Diminta = { ...masa, jenis, kantor_id, koordinator_id, klien_id }
  const { data, error, isFetching, refetch } = useQuery(terakhirQuery)
  const dipilih = search.kolom === undefined ? null : search.kolom.split(',').filter((kunci) => kunci !== '')
  const minta = useMinta()
  const [isSimpan, setSimpan] = useState(false)
  const laporan = data?.find((satu) => isSama(satu, diminta))
  const set = (isi: { readonly [K in keyof LaporanSearch]?: LaporanSearch[K] | undefined }) =>
    onSearch(
      Object.fromEntries(
        Object.entries({ ...search, halaman: undefined, ...isi }).filter(([, nilai]) => nilai !== undefined),
      ),
    )
  return (
    <DeskPage
      title="Laporan"
      actions={
        <>
          <ToolButton icon={MailOpen} onClick={() => setSimpan(true)}>
            Tersimpan
          </ToolButton>
          <ToolButton
            icon={ChartColumn}
            isMain={laporan === undefined}
            disabled={minta.isPending || laporan?.status === 'JALAN'}
            onClick={() => minta.mutate({ body: diminta })}
          >
            {laporan === undefined ? 'Susun laporan' : 'Susun lagi'}
          </ToolButton>
        </>
      }
      filters={
        <>
          <div className="card w-full p-1 desk:w-80">
            <MonthNavigator value={masa} onChange={set} zona="WIB" />
          </div>
          <Saringan
            nama="kantor"
            label="Lokasi"
            value={kantor_id}
            onChange={(id) => set({ kantor_id: id })}
          />
          <SaringanKlien masa={masa} value={klien_id} onChange={(id) => set({ klien_id: id })} />
          <Saringan
            nama="koordinator"
            label="Koordinator"
            value={koordinator_id}
            onChange={(id) => set({ koordinator_id: id })}
          />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[15rem_minmax(0,1fr)]">
        <ul aria-label="Jenis laporan" className="card flex overflow-x-auto p-1.5 desk:block">
          {JENIS_LAPORAN.filter((satu) => satu !== LAPORAN_BIAYA || mayBiaya).map((satu) => (
            <li key={satu}>
              <button
                type="button"
                aria-current={satu === jenis ? 'true' : undefined}
                onClick={() => set({ jenis: satu, kolom: undefined })}
                className="min-h-11 w-full rounded-control px-3 text-left text-sm whitespace-nowrap hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-strong desk:min-h-9"
              >
                {NAMA_LAPORAN[satu]}
              </button>
            </li>
          ))}
        </ul>
        {data === undefined ? (
          error !== null && !isFetching ? (
            <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
          ) : (
            <SkeletonList count={6} />
          )
        ) : laporan === undefined ? (
          <Empty
            icon={ChartColumn}
            title={`${NAMA_LAPORAN[jenis]}: belum disusun`}
            hint="Pilih bulan dan saringannya, lalu tekan Susun laporan. Laporan disusun di latar; Anda boleh menutup halaman ini."
          />
        ) : (
          <LaporanHasil
            key={laporan.id}
            laporan={laporan}
            halaman={halaman}
            onHalaman={(baru) => set({ halaman: baru })}
            dipilih={dipilih}
            onDipilih={(baru) => set({ halaman, kolom: baru?.join(',') })}
          />
        )}
      </div>
      <Suspense>
        {isSimpan && (
          <SimpanSheet
            diminta={diminta}
            dipilih={dipilih}
            onClose={() => setSimpan(false)}
            onBuka={onSearch}
          />
        )}
      </Suspense>
    </DeskPage>
  )
}

/** Whether a report is the one that is asked for; one that was called off is none. */
function isSama(
  satu: Laporan,
  { jenis, bulan, tahun, kantor_id, koordinator_id, klien_id }: Diminta,
): boolean {
  return (
    satu.status !== 'BATAL' &&
    satu.jenis === jenis &&
    satu.bulan === bulan &&
    satu.tahun === tahun &&
    satu.kantor_id === (kantor_id ?? null) &&
    satu.koordinator_id === (koordinator_id ?? null) &&
    satu.klien_id === (klien_id ?? null)
  )
}

/** Narrows to the sites with posts of a client, of those that the reader has people at in that month. */
function SaringanKlien({
  masa,
  value,
  onChange,
}: {
  readonly masa: Bulan
  readonly value: number | undefined
  readonly onChange: (id: number | undefined) => void
}) {
  const { data } = useQuery(pilihanMejaQuery(masa))
  if (data === undefined || data.klien.length === 0) return null
  return (
    <FilterMenu
      label="Klien"
      options={data.klien.map(({ id, nama }) => ({ value: String(id), label: nama }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(id === undefined ? undefined : Number(id))}
    />
  )
}

type SaringanProps = {
  readonly nama: Extract<NamaReferensi, 'kantor' | 'koordinator'>
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (id: number | undefined) => void
}

/** Narrows by one of a list; nothing where the reader has no such list. */
function Saringan({ nama, label, value, onChange }: SaringanProps) {
  const pembaca = useProfil()
  const hasList = nama === 'koordinator' || may(pembaca, 'GET /reference/kantor')
  const { data = [] } = useQuery({ ...referensiQuery(nama, ''), enabled: hasList })
  if (!hasList) return null
  return (
    <FilterMenu
      label={label}
      options={data.map(({ id, nama: sebutan }) => ({ value: String(id), label: sebutan }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(id === undefined ? undefined : Number(id))}
    />
  )
}
