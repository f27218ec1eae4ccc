import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  Building2,
  FileSpreadsheet,
  FolderDown,
  MessageCircleQuestion,
  Plus,
  Shirt,
  WalletCards,
} from 'lucide-react'
import { type Bulan, bulanLokal, clampBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'
import { Empty } from '../../../ui/empty.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { Pager } from '../../../ui/wide/pager.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { GajiOrang, TindakanBanyak } from '../kelola/gaji.api.ts'
import type { SlipKelola } from '../kelola/slip.api.ts'
import { gajiQuery, perusahaanQuery } from '../kelola/gaji.queries.ts'
import { type GajiSearch, STATUS_GAJI } from '../kelola/gaji.search.ts'
import { STATUS } from '../kelola/label.ts'
import { PerusahaanNotice } from './perusahaan-notice.tsx'
import { PilihanBar } from './pilihan-bar.tsx'
import { RingkasanBulan } from './ringkasan-bulan.tsx'
import type { PermintaanSlip } from '../kelola-isi/slip-sheet.tsx'
import { TabelGaji } from './tabel-gaji.tsx'

// Each comes when it opens.
const SlipSheet = lazy(async () => ({ default: (await import('../kelola-isi/slip-sheet.tsx')).SlipSheet }))
const TambahSheet = lazy(async () => ({
  default: (await import('../kelola-isi/tambah-sheet.tsx')).TambahSheet,
}))
const HasilSheet = lazy(async () => ({ default: (await import('../hasil/hasil-sheet.tsx')).HasilSheet }))
const SusunDialog = lazy(async () => ({ default: (await import('./susun-dialog.tsx')).SusunDialog }))
const ImporSheet = lazy(async () => ({ default: (await import('./impor-sheet.tsx')).ImporSheet }))
const BerkasSheet = lazy(async () => ({ default: (await import('../berkas/berkas-sheet.tsx')).BerkasSheet }))
const TanyaMejaSheet = lazy(async () => ({
  default: (await import('../tanya/tanya-meja-sheet.tsx')).TanyaMejaSheet,
}))
const RevisiSheet = lazy(async () => ({
  default: (await import('../kelola-isi/revisi-sheet.tsx')).RevisiSheet,
}))
const HapusDialog = lazy(async () => ({ default: (await import('./hapus-dialog.tsx')).HapusDialog }))
const BanyakDialog = lazy(async () => ({ default: (await import('./banyak-dialog.tsx')).BanyakDialog }))
const PerusahaanSheet = lazy(async () => ({
  default: (await import('./perusahaan-sheet.tsx')).PerusahaanSheet,
}))

/** The first month that the server takes payslips of */
const BULAN_PERTAMA: Bulan = { bulan: 1, tahun: 2000 }

/** Each field, or that it goes */
type Perubahan = { readonly [K in keyof GajiSearch]?: GajiSearch[K] | undefined }

type Terbuka =
  | { readonly apa: 'slip'; readonly id: number }
  | { readonly apa: 'tambah' | 'susun' | 'impor' | 'berkas' | 'tanya' | 'perusahaan' | 'hasil' }
  | { readonly apa: 'revisi' | 'hapus'; readonly slip: SlipKelola }
  | {
      readonly apa: 'banyak'
      readonly tindakan: TindakanBanyak
      readonly slip: readonly GajiOrang[]
    }

type GajiPageProps = { readonly search: GajiSearch; readonly onSearch: (search: GajiSearch) => void }

/** HR's month: who has a payslip, how far each is, and all that is done with them. */
export function GajiPage({ search, onSearch }: GajiPageProps) {
  const kini = bulanLokal(serverNow(), 'WIB')
  const diminta = { bulan: search.bulan ?? kini.bulan, tahun: search.tahun ?? kini.tahun }
  const bulan = clampBulan(diminta, { min: BULAN_PERTAMA, max: kini })
  const saringan = { ...search, ...bulan }
  const query = useQuery(gajiQuery(saringan))
  const perusahaan = useQuery(perusahaanQuery)
  const profil = useProfil()
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const [chosen, setChosen] = useState<readonly GajiOrang[]>([])
  const close = () => setTerbuka(undefined)
  const narrow = (baru: Perubahan) => {
    setChosen([])
    onSearch(withoutNone({ ...search, halaman: undefined, ...baru }))
  }
  const data = query.data
  return (
    <DeskPage
      title="Slip gaji"
      actions={
        <>
          <ToolButton icon={Building2} onClick={() => setTerbuka({ apa: 'perusahaan' })}>
            Kepala Slip
          </ToolButton>
          <ToolButton icon={Shirt} onClick={() => setTerbuka({ apa: 'hasil' })}>
            Hasil Borongan
          </ToolButton>
          <ToolButton icon={FileSpreadsheet} onClick={() => setTerbuka({ apa: 'impor' })}>
            Impor XLSX
          </ToolButton>
          <ToolButton icon={MessageCircleQuestion} onClick={() => setTerbuka({ apa: 'tanya' })}>
            Pertanyaan
          </ToolButton>
          {may(profil, 'GET /kelola/payroll/berkas') && (
            <ToolButton icon={FolderDown} onClick={() => setTerbuka({ apa: 'berkas' })}>
              Berkas
            </ToolButton>
          )}
          <ToolButton icon={Plus} onClick={() => setTerbuka({ apa: 'tambah' })}>
            Buat Satu
          </ToolButton>
        </>
      }
    >
      <div className="mb-3 card p-1 desk:max-w-96">
        <MonthNavigator value={bulan} onChange={(lain) => narrow(lain)} zona="WIB" min={BULAN_PERTAMA} />
      </div>
      {perusahaan.data?.nama === null && (
        <PerusahaanNotice onOpen={() => setTerbuka({ apa: 'perusahaan' })} />
      )}
      {data !== undefined && (
        <RingkasanBulan ringkasan={data.ringkasan} onSusun={() => setTerbuka({ apa: 'susun' })} />
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
      ) : data.items.length === 0 ? (
        <Kosong isNarrowed={search.nama !== undefined || search.status !== undefined} />
      ) : (
        <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
          <TabelGaji
            items={data.items}
            search={search}
            chosen={chosen}
            onChoose={setChosen}
            onSort={(urut) => narrow({ urut })}
            onOpen={(id) => setTerbuka({ apa: 'slip', id })}
          />
          <Pager
            page={data.halaman}
            last={data.halamanAkhir}
            total={data.total}
            unit="slip"
            onPage={(halaman) => onSearch({ ...search, halaman })}
          />
        </div>
      )}
      {chosen.length > 0 && data !== undefined && (
        <PilihanBar
          saringan={saringan}
          total={data.total}
          chosen={chosen.length}
          onChoose={setChosen}
          onAct={(tindakan) => setTerbuka({ apa: 'banyak', tindakan, slip: chosen })}
        />
      )}
      <Suspense>
        {terbuka?.apa === 'slip' && (
          <SlipSheet
            key={terbuka.id}
            id={terbuka.id}
            onClose={close}
            onOpen={(id) => setTerbuka({ apa: 'slip', id })}
            onPermintaan={(permintaan, slip) => setTerbuka(sheetFor(permintaan, slip))}
          />
        )}
        {terbuka?.apa === 'tambah' && (
          <TambahSheet bulan={bulan} onClose={close} onOpen={(id) => setTerbuka({ apa: 'slip', id })} />
        )}
        {terbuka?.apa === 'susun' && (
          <SusunDialog bulan={bulan} belum={data?.ringkasan.belum ?? 0} onClose={close} />
        )}
        {terbuka?.apa === 'hasil' && <HasilSheet bulan={bulan} onClose={close} />}
        {terbuka?.apa === 'impor' && <ImporSheet bulan={bulan} onClose={close} />}
        {terbuka?.apa === 'tanya' && (
          <TanyaMejaSheet onClose={close} onOpen={(id) => setTerbuka({ apa: 'slip', id })} />
        )}
        {terbuka?.apa === 'berkas' && <BerkasSheet bulan={bulan} onClose={close} />}
        {terbuka?.apa === 'perusahaan' && <PerusahaanSheet onClose={close} />}
        {terbuka?.apa === 'revisi' && (
          <RevisiSheet
            slip={terbuka.slip}
            onClose={close}
            onRevised={(id) => setTerbuka({ apa: 'slip', id })}
          />
        )}
        {terbuka?.apa === 'hapus' && <HapusDialog slip={terbuka.slip} onClose={close} />}
        {terbuka?.apa === 'banyak' && (
          <BanyakDialog
            {...terbuka}
            onClose={() => {
              setChosen([])
              close()
            }}
          />
        )}
      </Suspense>
    </DeskPage>
  )
}

function Kosong({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return isNarrowed ? (
    <Empty title="Tidak ada slip gaji yang cocok." hint="Ubah kata pencarian atau saringannya." />
  ) : (
    <Empty
      icon={WalletCards}
      title="Belum ada slip gaji bulan ini."
      hint="Susun dari upah yang tercatat, impor dari XLSX, atau buat satu per satu."
    />
  )
}

function sheetFor(permintaan: PermintaanSlip, slip: SlipKelola): Terbuka {
  return permintaan === 'bagikan' || permintaan === 'terbitkan'
    ? { apa: 'banyak', tindakan: permintaan, slip: [slip] }
    : { apa: permintaan, slip }
}

function withoutNone(search: Perubahan): GajiSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
