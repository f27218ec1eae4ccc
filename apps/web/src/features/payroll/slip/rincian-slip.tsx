import { type ReactNode, Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, FileClock, FilePen, StickyNote } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { type KodeZona, tanggalLokal } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../lib/format.ts'
import { formatSaat } from '../../../lib/format-hari.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { Mengapa } from './mengapa.tsx'
import type { BarisRincian, RincianSlip } from './payroll.queries.ts'
import { Nominal } from './sembunyi.tsx'
import { StatusSlipBadge } from './status-slip.tsx'

// Few ask.
const TanyaSheet = lazy(async () => ({ default: (await import('./tanya-sheet.tsx')).TanyaSheet }))
const TanyaList = lazy(async () => ({ default: (await import('./tanya-list.tsx')).TanyaList }))

type Props = { readonly slip: RincianSlip; readonly isSembunyi: boolean }

/** A payslip line by line. */
export function RincianSlipView({ slip, isSembunyi }: Props) {
  const zona = useZona()
  const [ditanya, setDitanya] = useState<BarisRincian>()
  const { karyawan, gaji_kotor, total_potongan, total_tambahan, gaji_bersih, dilihat_oleh } = slip
  // One asks about one's own.
  const onTanya = dilihat_oleh === null ? undefined : setDitanya
  const nominal = (jumlah: number, minus = false) => (
    <Nominal jumlah={jumlah} isSembunyi={isSembunyi} minus={minus} />
  )
  return (
    <div className="space-y-3">
      <Kepala slip={slip} isSembunyi={isSembunyi} zona={zona} />
      <Keterangan slip={slip} />
      <Kelompok
        judul="Penghasilan"
        baris={slip.penghasilan}
        onTanya={onTanya}
        nominal={nominal}
        isSembunyi={isSembunyi}
      />
      <Kelompok
        judul="Potongan"
        baris={slip.potongan}
        onTanya={onTanya}
        nominal={(jumlah) => nominal(jumlah, true)}
        isSembunyi={isSembunyi}
      />
      <Kelompok
        judul="Penghasilan Lain"
        baris={slip.penghasilan_lain}
        onTanya={onTanya}
        nominal={nominal}
        isSembunyi={isSembunyi}
      />
      <section className="space-y-3 card p-4">
        <h3 className="text-base font-bold">Total</h3>
        <DetailList
          layout="row"
          items={[
            { label: 'Gaji kotor', value: nominal(gaji_kotor) },
            ...(total_tambahan > 0
              ? [{ label: 'Termasuk penghasilan lain', value: nominal(total_tambahan) }]
              : []),
            { label: 'Total potongan', value: nominal(total_potongan, true) },
            { label: 'Gaji bersih', value: <b>{nominal(gaji_bersih)}</b> },
          ]}
        />
        {!isSembunyi && <p className="text-center text-sm text-ink-muted">{kalimat(slip.terbilang)}</p>}
      </section>
      <section className="card p-4">
        <DetailList
          layout="row"
          items={[
            { label: 'Karyawan', value: karyawan.nama },
            { label: 'Kode', value: karyawan.kode },
            { label: 'Penempatan', value: karyawan.penempatan.nama },
            { label: 'Jenis', value: karyawan.jenis_karyawan.nama },
          ]}
        />
      </section>
      {onTanya !== undefined && (
        <Suspense>
          <TanyaList slipId={slip.id} />
          {ditanya !== undefined && (
            <TanyaSheet slipId={slip.id} baris={ditanya} onClose={() => setDitanya(undefined)} />
          )}
        </Suspense>
      )}
      <Riwayat slip={slip} />
      {dilihat_oleh !== null && <Dilihat semua={dilihat_oleh} zona={zona} />}
    </div>
  )
}

function Kepala({ slip, isSembunyi, zona }: Props & { readonly zona: KodeZona }) {
  const isTerbit = slip.status === 'TERBIT'
  const Icon = isTerbit ? BadgeCheck : FilePen
  return (
    <Banner
      inset
      above={`Gaji bersih · ${formatBulan(slip)}`}
      title={<Nominal jumlah={slip.gaji_bersih} isSembunyi={isSembunyi} />}
    >
      <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold">
        <Icon className="size-4 shrink-0" />
        {isTerbit ? 'Diterbitkan' : 'Draft'}
        {slip.terbit_pada !== null && ` ${formatTanggal(tanggalLokal(Date.parse(slip.terbit_pada), zona))}`}
      </p>
    </Banner>
  )
}

function Keterangan({ slip: { status, revisi, catatan } }: { readonly slip: RincianSlip }) {
  const teks = catatan !== null && <p className="whitespace-pre-line">{catatan}</p>
  return (
    <>
      {status !== 'TERBIT' && (
        <Notice tone="accent" icon={FilePen} title="Untuk Anda periksa">
          <p>Angkanya masih dapat berubah. Hubungi HRD bila ada yang keliru.</p>
        </Notice>
      )}
      {revisi > 0 ? (
        <Notice icon={FileClock} title={`Revisi ke-${revisi}`}>
          {teks}
        </Notice>
      ) : (
        teks !== false && (
          <Notice icon={StickyNote} title="Catatan">
            {teks}
          </Notice>
        )
      )}
    </>
  )
}

type KelompokProps = {
  readonly judul: string
  readonly baris: readonly BarisRincian[]
  readonly nominal: (jumlah: number) => ReactNode
  readonly isSembunyi: boolean
  readonly onTanya: ((baris: BarisRincian) => void) | undefined
}

function Kelompok({ judul, baris, nominal, isSembunyi, onTanya }: KelompokProps) {
  if (baris.length === 0) return null
  return (
    <section className="space-y-2 card p-4">
      <h3 className="text-base font-bold">{judul}</h3>
      <dl className="space-y-2">
        {baris.map((satu) => {
          const { id, nama, jumlah, asal } = satu
          const below = (
            <>
              {onTanya !== undefined && (
                <button
                  type="button"
                  aria-label={`Tanyakan ${nama}`}
                  className="float-right inline-flex min-h-11 items-center text-sm font-semibold text-primary desk:min-h-8"
                  onClick={() => onTanya(satu)}
                >
                  Tanyakan
                </button>
              )}
              {asal && <Mengapa {...{ nama, asal, isSembunyi }} />}
            </>
          )
          return (
            <Baris key={id} nama={nama} below={(asal !== null || onTanya !== undefined) && below}>
              {nominal(jumlah)}
            </Baris>
          )
        })}
        <Baris nama="Jumlah" isJumlah>
          {nominal(baris.reduce((total, { jumlah }) => total + jumlah, 0))}
        </Baris>
      </dl>
    </section>
  )
}

type BarisProps = {
  readonly nama: string
  readonly isJumlah?: boolean
  readonly below?: ReactNode
  readonly children: ReactNode
}

function Baris({ nama, isJumlah = false, below, children }: BarisProps) {
  const look = isJumlah ? 'border-t border-line pt-2 font-bold' : ''
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${look}`}>
      <dt className="min-w-0">{nama}</dt>
      <dd className="ml-auto whitespace-nowrap tabular-nums">{children}</dd>
      {below && <dd className="w-full">{below}</dd>}
    </div>
  )
}

const APA = { detail: 'membuka rinciannya', pdf: 'membuka PDF-nya' } as const

/** The month's other payslips: what a correction put right stays to be read. */
function Riwayat({ slip: { id, riwayat } }: { readonly slip: RincianSlip }) {
  const revisiLain = riwayat.filter((revisi) => revisi.id !== id)
  if (revisiLain.length === 0) return null
  return (
    <section className="space-y-2 card p-4">
      <h3 className="text-base font-bold">Slip lain bulan ini</h3>
      <ul>
        {revisiLain.map((revisi) => (
          <li key={revisi.id}>
            <Link
              to="/payroll/$payrollId"
              params={{ payrollId: String(revisi.id) }}
              className="flex min-h-11 items-center justify-between gap-3 text-sm font-semibold text-primary"
            >
              {revisi.revisi === 0 ? 'Yang pertama' : `Revisi ke-${revisi.revisi}`}
              <StatusSlipBadge status={revisi.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DilihatProps = {
  readonly semua: NonNullable<RincianSlip['dilihat_oleh']>
  readonly zona: KodeZona
}

/** Others who looked at what one earns. */
function Dilihat({ semua, zona }: DilihatProps) {
  return (
    <section className="space-y-2 card p-4">
      <h3 className="text-base font-bold">Siapa yang melihat</h3>
      {semua.length === 0 && <p className="text-sm text-ink-muted">Belum ada selain Anda.</p>}
      <ul className="space-y-2 text-sm">
        {semua.map(({ oleh, apa, pada }) => (
          <li key={`${oleh.nama}${apa}${pada}`}>
            <b>{oleh.nama}</b> {APA[apa]}{' '}
            <span className="text-ink-muted">{formatSaat(Date.parse(pada), zona)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With a capital at its front. */
function kalimat(kata: string): string {
  return kata.slice(0, 1).toUpperCase() + kata.slice(1)
}
