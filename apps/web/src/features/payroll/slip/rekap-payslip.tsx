import { Suspense, lazy, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HandCoins, ReceiptText, Stamp } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { PERIHAL_SLIP } from '@rekan/domain/payroll/jenis-slip'
import { TAHUN_MUNDUR } from '@rekan/domain/payroll/payroll'
import { isPenyetuju } from '../../../lib/boleh.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LinkCard } from '../../../ui/link-card.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { YearMenu } from '../../../ui/year-menu.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type SlipDaftar, slipTahunQuery, tahunIni } from './payroll.queries.ts'
import { Nominal, SembunyiButton, useSembunyi } from './sembunyi.tsx'
import { StatusSlipBadge } from './status-slip.tsx'

// Few owe anything, or ask for anything back. Without a network they may not be at hand, and the list stands without them.
const KasbonSaya = lazy(() =>
  import('../kasbon/kasbon-saya.tsx').then(
    ({ KasbonSaya: Saya }) => ({ default: Saya }),
    () => ({ default: () => null }),
  ),
)
const ReimburseSaya = lazy(() =>
  import('../reimburse/reimburse-saya.tsx').then(
    ({ ReimburseSaya: Saya }) => ({ default: Saya }),
    () => ({ default: BelumTerhubung }),
  ),
)

const ReimburseHrd = lazy(() =>
  import('../reimburse/meja-reimburse.tsx').then(
    ({ MejaReimburse: Meja }) => ({ default: Meja }),
    () => ({ default: BelumTerhubung }),
  ),
)

function BelumTerhubung() {
  return (
    <p role="alert" className="mt-2 text-sm text-ink-muted">
      Reimburse memerlukan jaringan. Coba lagi setelah terhubung.
    </p>
  )
}

type RekapProps = {
  /** As the address has it; another than those that can be chosen is the current one */
  readonly tahun: number | undefined
  readonly onTahun: (tahun: number) => void
}

/** One's own payslips, a year at a time. */
export function RekapPayslip({ tahun, onTahun }: RekapProps) {
  const max = tahunIni()
  const min = max - TAHUN_MUNDUR
  const dipilih = tahun !== undefined && tahun >= min && tahun <= max ? tahun : max
  const sembunyi = useSembunyi()
  const profile = useProfil()
  const [reimburse, setReimburse] = useState<'saya' | 'hrd'>()
  return (
    <>
      <Banner title="Payslip" subtitle="Rincian Penerimaan Gaji" />
      <section className="flex flex-1 flex-col px-4 pt-4">
        <SectionTitle
          end={
            <span className="flex items-center">
              <SembunyiButton {...sembunyi} />
              <YearMenu value={dipilih} onChange={onTahun} min={min} max={max} pageSize={3} />
            </span>
          }
        >
          Rekap Payslip
        </SectionTitle>
        <div className="flex flex-1 flex-col pt-2">
          <Suspense>
            <KasbonSaya />
          </Suspense>
          <DaftarSlip tahun={dipilih} isSembunyi={sembunyi.isSembunyi} />
          <div className="mt-4 space-y-3">
            <Button
              tone="outline"
              icon={<HandCoins className="size-5" />}
              onClick={() => setReimburse('saya')}
            >
              Reimburse
            </Button>
            {isPenyetuju(profile) && (
              <Button tone="outline" icon={<Stamp className="size-5" />} onClick={() => setReimburse('hrd')}>
                Putuskan Reimburse HRD
              </Button>
            )}
          </div>
          <Suspense>
            {reimburse === 'saya' && <ReimburseSaya onClose={() => setReimburse(undefined)} />}
            {reimburse === 'hrd' && <ReimburseHrd onClose={() => setReimburse(undefined)} />}
          </Suspense>
        </div>
      </section>
    </>
  )
}

function DaftarSlip({ tahun, isSembunyi }: { readonly tahun: number; readonly isSembunyi: boolean }) {
  const query = slipTahunQuery(tahun)
  const { data, error } = useQuery(query)
  const queryClient = useQueryClient()
  if (data === undefined && error !== null) {
    return (
      <LoadError
        message={messageOf(error, 'Tidak dapat memuat data slip gaji.')}
        onRetry={() => {
          scrollTo({ top: 0 })
          void queryClient.resetQueries({ queryKey: query.queryKey })
        }}
      />
    )
  }
  if (data === undefined) return <SkeletonList lines={2} />
  const { slip: semua, perluPersetujuan } = data
  if (semua.length + perluPersetujuan.length === 0) {
    return (
      <Empty
        icon={ReceiptText}
        title="Tidak Ada Slip Gaji"
        hint="Saat ini belum ada slip gaji yang tersedia."
      />
    )
  }
  return (
    <ul className="space-y-3">
      {perluPersetujuan.map(({ id, nama, ...bulan }) => (
        <li key={id}>
          <LinkCard
            icon={Stamp}
            title={`Setujui slip gaji ${nama}`}
            subtitle={formatBulan(bulan)}
            link={{ to: '/payroll/$payrollId', params: { payrollId: String(id) } }}
          />
        </li>
      ))}
      {semua.map((slip) => (
        <li key={slip.id}>
          <SlipCard slip={slip} isSembunyi={isSembunyi} />
        </li>
      ))}
    </ul>
  )
}

function SlipCard({ slip, isSembunyi }: { readonly slip: SlipDaftar; readonly isSembunyi: boolean }) {
  const { id, jenis, status, gajiBersih, catatan, revisi } = slip
  return (
    <ListCard
      title={formatBulan(slip)}
      end={<StatusSlipBadge status={status} />}
      subtitle="Gaji bersih"
      link={{ to: '/payroll/$payrollId', params: { payrollId: String(id) }, state: { dari: '/payroll' } }}
    >
      {gajiBersih === null ? (
        <p className="text-sm text-ink-muted">Jumlahnya tampil setelah terhubung ke server.</p>
      ) : (
        <p className="text-lg font-bold tabular-nums">
          <Nominal jumlah={gajiBersih} isSembunyi={isSembunyi} />
        </p>
      )}
      <p className="flex flex-wrap gap-1">
        {jenis && (
          <Badge tone={jenis === 'BULANAN' ? 'neutral' : 'primary'}>{PERIHAL_SLIP[jenis].pendek}</Badge>
        )}
        {revisi > 0 && <Badge tone="neutral">Revisi ke-{revisi}</Badge>}
      </p>
      {catatan !== null && <p className="mt-2 text-sm whitespace-pre-line text-ink-muted">{catatan}</p>}
    </ListCard>
  )
}
