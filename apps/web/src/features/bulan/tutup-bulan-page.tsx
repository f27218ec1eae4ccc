import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { History, WalletCards } from 'lucide-react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { formatTanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { MonthNavigator } from '../../ui/month-navigator.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type Kunci, type TutupBulan, bulanTutupQuery } from './bulan.queries.ts'
import type { BulanSearch, Langkah } from './bulan.search.ts'
import { DaftarKunci } from './daftar-kunci.tsx'
import { DaftarLangkah } from './daftar-langkah.tsx'
import { DaftarLembar } from './daftar-lembar.tsx'
import { DaftarLokasi } from './daftar-lokasi.tsx'
import { DaftarPengecualian } from './daftar-pengecualian.tsx'
import { DaftarMenunggu } from './daftar-terbuka.tsx'
import { DaftarSelisih } from './gaji/daftar-selisih.tsx'
import { PersetujuanGaji } from './gaji/persetujuan-gaji.tsx'
import { type KeadaanLangkah, keadaanLangkah, langkahKini } from './keadaan-langkah.ts'

// Each comes when it opens.
const KunciSheet = lazy(async () => ({ default: (await import('./kunci-sheet.tsx')).KunciSheet }))
const BukaSheet = lazy(async () => ({ default: (await import('./buka-sheet.tsx')).BukaSheet }))

type TutupBulanPageProps = {
  readonly search: BulanSearch
  readonly onSearch: (search: BulanSearch) => void
}

/** The desk where a month is closed: its steps in their order, and the list of the one that is open. */
export function TutupBulanPage({ search, onSearch }: TutupBulanPageProps) {
  const mayLock = may(useProfil(), 'POST /kelola/tutup-bulan/kunci')
  const { data, error, isFetching, refetch } = useQuery(bulanTutupQuery(search))
  const [sheet, setSheet] = useState<'kunci' | Kunci>()
  const close = () => setSheet(undefined)
  if (data === undefined)
    return (
      <DeskPage title="Tutup bulan">
        {error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={9} />
        )}
      </DeskPage>
    )
  const bulan: Bulan = { tahun: data.tahun, bulan: data.bulan }
  const keadaan = keadaanLangkah(data)
  const terbuka = search.langkah ?? langkahKini(keadaan)
  const open = (langkah: Langkah) => onSearch({ ...search, ...bulan, langkah })
  return (
    <DeskPage
      title="Tutup bulan"
      actions={
        <ToolButton icon={History} onClick={() => open('kunci')}>
          Riwayat
        </ToolButton>
      }
      filters={
        <>
          <div className="card w-full p-1 desk:w-80">
            <MonthNavigator value={bulan} onChange={(lain) => onSearch({ ...search, ...lain })} zona="WIB" />
          </div>
          <p className="text-sm text-ink-muted">
            {formatTanggal(data.dari)} – {formatTanggal(data.sampai)}
          </p>
          <Badge tone={data.sisa_hari === 0 ? 'neutral' : 'accent'}>
            {data.sisa_hari === 0 ? 'Masa sudah berakhir' : `${data.sisa_hari} hari lagi`}
          </Badge>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[24rem_minmax(0,1fr)]">
        <DaftarLangkah
          keadaan={keadaan}
          bulan={bulan}
          terbuka={terbuka}
          mayLock={mayLock}
          onBuka={open}
          onKunci={() => setSheet('kunci')}
        />
        <DaftarOf langkah={terbuka} data={data} keadaan={keadaan} mayLock={mayLock} onBuka={setSheet} />
      </div>
      <Suspense>
        {sheet === 'kunci' ? (
          <KunciSheet data={data} onClose={close} />
        ) : (
          sheet !== undefined && <BukaSheet bulan={bulan} kunci={sheet} onClose={close} />
        )}
      </Suspense>
    </DeskPage>
  )
}

type DaftarOfProps = {
  readonly langkah: Langkah
  readonly data: TutupBulan
  readonly keadaan: Readonly<Record<Langkah, KeadaanLangkah>>
  readonly mayLock: boolean
  readonly onBuka: (kunci: Kunci) => void
}

/** What a step is about. */
function DaftarOf({ langkah, data, keadaan, mayLock, onBuka }: DaftarOfProps) {
  const mayPay = may(useProfil(), 'POST /kelola/payroll/persetujuan')
  switch (langkah) {
    case 'presensi':
      return <DaftarLokasi judul="Presensi per lokasi" lokasi={data.lokasi} />
    case 'pengecualian':
      return <DaftarPengecualian bulan={data} />
    case 'putusan':
      return <DaftarMenunggu bulan={data} />
    case 'klien':
      return (
        <div className="space-y-4">
          <DaftarLembar lembar={data.berita_acara} />
          <DaftarLokasi judul="Lokasi klien" lokasi={data.lokasi.filter(({ klien }) => klien.length > 0)} />
        </div>
      )
    case 'kunci':
      return (
        <div className="space-y-4">
          <DaftarKunci kunci={data.kunci} mayLock={mayLock} onBuka={onBuka} />
          <DaftarLokasi judul="Lokasi bulan ini" lokasi={data.lokasi} />
        </div>
      )
    case 'selisih':
      return mayPay ? <DaftarSelisih bulan={data} /> : <DiSlipGaji {...{ langkah, data, keadaan }} />
    case 'setujui':
      return mayPay ? <PersetujuanGaji bulan={data} /> : <DiSlipGaji {...{ langkah, data, keadaan }} />
    case 'susun':
    case 'terbit':
      return <DiSlipGaji {...{ langkah, data, keadaan }} />
  }
}

/** Of what is done at the desk of pay, how far it is. */
function DiSlipGaji({ langkah, data, keadaan }: Pick<DaftarOfProps, 'langkah' | 'data' | 'keadaan'>) {
  return (
    <Empty
      icon={WalletCards}
      title={`${keadaan[langkah].judul}: ${keadaan[langkah].hitungan}`}
      hint={`Slip ${formatBulan(data)} disusun, diperiksa, dan diterbitkan di Slip gaji.`}
    />
  )
}
