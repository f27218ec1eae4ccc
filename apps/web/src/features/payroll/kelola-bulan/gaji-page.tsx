import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  Building2,
  CalendarClock,
  Scale,
  FileSpreadsheet,
  FolderDown,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  Plus,
  ReceiptText,
  Send,
  Shirt,
  WalletCards,
} from 'lucide-react'
import { type Bulan, addBulan, bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { JENIS_SLIP, type JenisSlip, PERIHAL_SLIP, sebutanKecil } from '@rekan/domain/payroll/jenis-slip'
import { SLIP_SEKALIGUS } from '@rekan/domain/payroll/proses'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { Pager } from '../../../ui/wide/pager.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { ToolMenu } from '../../../ui/wide/tool-menu.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type GajiOrang, gajiQuery, perusahaanQuery } from '../kelola/gaji.queries.ts'
import { type GajiSearch, STATUS_GAJI } from '../kelola/gaji.search.ts'
import { STATUS } from '../kelola/label.ts'
import { KurangNotice } from '../kurang/kurang-notice.tsx'
import { RingkasanBulan } from './ringkasan-bulan.tsx'
import { LembarGaji, type Terbuka } from './lembar.tsx'
import { TabelGaji } from './tabel-gaji.tsx'

const ProsesNotice = lazy(async () => ({
  default: (await import('../proses/proses-notice.tsx')).ProsesNotice,
}))
const PerusahaanNotice = lazy(async () => ({
  default: (await import('./perusahaan-notice.tsx')).PerusahaanNotice,
}))
const PilihanBar = lazy(async () => ({ default: (await import('./pilihan-bar.tsx')).PilihanBar }))

/** The first month that the server takes payslips of */
const BULAN_PERTAMA: Bulan = { bulan: 1, tahun: 2000 }

/** Each field, or that it goes */
type Perubahan = { readonly [K in keyof GajiSearch]?: GajiSearch[K] | undefined }

type GajiPageProps = { readonly search: GajiSearch; readonly onSearch: (search: GajiSearch) => void }

/** HR's month: who has a payslip, how far each is, and all that is done with them. */
export function GajiPage({ search, onSearch }: GajiPageProps) {
  const kini = bulanLokal(serverNow(), 'WIB')
  const diminta = { bulan: search.bulan ?? kini.bulan, tahun: search.tahun ?? kini.tahun }
  const jenis = search.jenis ?? 'BULANAN'
  // What is due next month is made ready in this one.
  const terakhir = jenis === 'BULANAN' ? kini : addBulan(kini, 1)
  const bulan = clampBulan(diminta, { min: BULAN_PERTAMA, max: terakhir })
  const saringan = { ...search, ...bulan }
  const query = useQuery(gajiQuery(saringan))
  const perusahaan = useQuery(perusahaanQuery)
  const profil = useProfil()
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const [chosen, setChosen] = useState<readonly GajiOrang[]>([])
  const narrow = (baru: Perubahan) => {
    setChosen([])
    onSearch(withoutNone({ ...search, halaman: undefined, ...baru }))
  }
  const data = query.data
  const { draf_lain: banyak = 0, draf_lain_bersih: gaji_bersih = 0 } = data?.ringkasan ?? {}
  const isProses = may(profil, 'POST /kelola/payroll/proses/susun')
  return (
    <DeskPage
      title="Slip gaji"
      actions={
        <>
          {jenis === 'BULANAN' && (
            <ToolButton icon={Plus} onClick={() => setTerbuka({ apa: 'tambah' })}>
              Buat Satu
            </ToolButton>
          )}
          {may(profil, 'GET /kelola/payroll/berkas') && (
            <ToolButton icon={FolderDown} onClick={() => setTerbuka({ apa: 'berkas' })}>
              Berkas
            </ToolButton>
          )}
          <ToolMenu
            label="Alat Lain"
            items={ALAT.filter(({ isBulanan = false }) => !isBulanan || jenis === 'BULANAN').map(
              ({ apa, icon, label }) => ({ icon, label, onSelect: () => setTerbuka({ apa }) }),
            )}
          />
        </>
      }
    >
      <Segmented
        label="Jenis slip"
        segments={JENIS_SLIP.map((value) => ({ value, label: PERIHAL_SLIP[value].pendek }))}
        value={jenis}
        onChange={(lain) => narrow({ jenis: lain === 'BULANAN' ? undefined : lain })}
      >
        <div className="my-3 card p-1 desk:max-w-96">
          <MonthNavigator
            value={bulan}
            onChange={(lain) => narrow(lain)}
            zona="WIB"
            min={BULAN_PERTAMA}
            max={terakhir}
          />
        </div>
        <Suspense>
          {perusahaan.data?.nama === null && (
            <PerusahaanNotice onOpen={() => setTerbuka({ apa: 'perusahaan' })} />
          )}
        </Suspense>
        {jenis === 'BULANAN' && (data?.ringkasan.belum ?? 0) > 0 && (
          <KurangNotice bulan={bulan} onOpen={() => setTerbuka({ apa: 'kurang' })} />
        )}
        <Suspense>{isProses && <ProsesNotice />}</Suspense>
        {data !== undefined && (
          <RingkasanBulan
            ringkasan={data.ringkasan}
            jenis={jenis}
            onSusun={() => setTerbuka({ apa: 'susun' })}
          />
        )}
        {isProses && banyak > SLIP_SEKALIGUS && (
          <div className="mb-4">
            <ToolButton
              icon={Send}
              onClick={() => setTerbuka({ apa: 'terbitSemua', draf: { banyak, gaji_bersih } })}
            >
              Terbitkan {banyak.toLocaleString('id-ID')} draft
            </ToolButton>
          </div>
        )}
        <div className="mb-2 space-y-2 desk:flex desk:flex-wrap desk:items-center desk:gap-3 desk:space-y-0">
          <div className="desk:w-80">
            <SearchField
              label="Cari nama atau kode"
              value={search.nama ?? ''}
              onSearch={(nama) => narrow({ nama: nama === '' ? undefined : nama })}
            />
          </div>
          <FilterChips
            label="Status"
            options={STATUS_GAJI.map((value) => ({ value, label: STATUS[value] }))}
            value={search.status}
            onChange={(status) => narrow({ status })}
          />
        </div>
        {data === undefined ? (
          query.isError ? (
            <LoadError
              message={errorFrom(query.error).message}
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <SkeletonList count={8} />
          )
        ) : data.data.length === 0 ? (
          <Kosong jenis={jenis} isNarrowed={search.nama !== undefined || search.status !== undefined} />
        ) : (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
            <TabelGaji
              items={data.data}
              search={search}
              chosen={chosen}
              onChoose={setChosen}
              onSort={(urut) => narrow({ urut })}
              onOpen={(id) => setTerbuka({ apa: 'slip', id })}
            />
            <Pager
              page={data.meta.current_page}
              last={data.meta.last_page}
              total={data.meta.total}
              unit="slip"
              onPage={(halaman) => onSearch({ ...search, halaman })}
            />
          </div>
        )}
        <Suspense>
          {chosen.length > 0 && data !== undefined && (
            <PilihanBar
              saringan={saringan}
              total={data.meta.total}
              chosen={chosen.length}
              onChoose={setChosen}
              onAct={(tindakan) => setTerbuka({ apa: 'banyak', tindakan, slip: chosen })}
            />
          )}
        </Suspense>
      </Segmented>
      <LembarGaji
        terbuka={terbuka}
        bulan={bulan}
        belum={data?.ringkasan.belum ?? 0}
        isProses={isProses}
        jenis={jenis}
        onOpen={setTerbuka}
        onActed={() => setChosen([])}
        onSusun={(lain) => narrow(lain)}
      />
    </DeskPage>
  )
}

type Alat = {
  readonly apa: 'tanya' | 'reimburse' | 'penyesuaian' | 'hasil' | 'impor' | 'saldo' | 'minimum' | 'perusahaan'
  readonly icon: LucideIcon
  readonly label: string
  /** Of the month's own slips alone */
  readonly isBulanan?: boolean
}

/** What is needed now and then, the most often first. */
const ALAT: readonly Alat[] = [
  { apa: 'tanya', icon: MessageCircleQuestion, label: 'Pertanyaan' },
  { apa: 'reimburse', icon: ReceiptText, label: 'Reimburse' },
  { apa: 'penyesuaian', icon: CalendarClock, label: 'Penyesuaian' },
  { apa: 'hasil', icon: Shirt, label: 'Hasil Borongan', isBulanan: true },
  { apa: 'impor', icon: FileSpreadsheet, label: 'Impor XLSX', isBulanan: true },
  { apa: 'saldo', icon: Landmark, label: 'Saldo Awal', isBulanan: true },
  { apa: 'minimum', icon: Scale, label: 'Upah Minimum', isBulanan: true },
  { apa: 'perusahaan', icon: Building2, label: 'Kepala Slip' },
]

function Kosong({ isNarrowed, jenis }: { readonly isNarrowed: boolean; readonly jenis: JenisSlip }) {
  return isNarrowed ? (
    <Empty title="Tidak ada slip gaji yang cocok." hint="Ubah kata pencarian atau saringannya." />
  ) : (
    <Empty
      icon={WalletCards}
      title={`Belum ada ${sebutanKecil(jenis)} bulan ini.`}
      hint={HINT_KOSONG[jenis]}
    />
  )
}

/** How the first slips of a kind come about. */
const HINT_KOSONG: Readonly<Record<JenisSlip, string>> = {
  BULANAN: 'Susun dari upah yang tercatat, impor dari XLSX, atau buat satu per satu.',
  THR: 'Pilih hari raya dan tanggalnya: slip ada di bulan jatuh temponya, 7 hari sebelum hari raya.',
  KOMPENSASI: 'Dibayar ketika PKWT berakhir, juga sebelum diperpanjang.',
  AKHIR: 'Pesangon dan sisa cuti orang yang keluar bulan ini.',
}

function withoutNone(search: Perubahan): GajiSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
