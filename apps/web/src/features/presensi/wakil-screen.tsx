import { Suspense, lazy, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { CalendarX2, Ban, UserRoundCheck } from 'lucide-react'
import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { errorFrom } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { formatJamMenit } from '../../lib/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { Draf } from './punch/draf.ts'
import { JENIS, type Jenis } from './hari/jenis.ts'
import type { Rekaman } from './rekaman/rekaman.wire.ts'
import { rekamanQuery } from './rekaman/rekaman.queries.ts'
import type { SasaranPunch } from './punch/sasaran.ts'

// Asked for beside the record, which has to come first anyway.
const loadForm = () => import('./punch/punch-form.tsx')
const loadKamera = () => import('./wakil-kamera.tsx')
const PunchForm = lazy(async () => ({ default: (await loadForm()).PunchForm }))
const WakilKamera = lazy(async () => ({ default: (await loadKamera()).WakilKamera }))

type WakilScreenProps = {
  readonly jenis: Jenis
  readonly presensiId: string
  /** Of a day of several works, which */
  readonly penugasanId?: number | undefined
}

/** A punch for another, now: at the phone of who makes it, in the name of both. */
export function WakilScreen({ jenis, presensiId, penugasanId }: WakilScreenProps) {
  const { karyawanId } = useProfil()
  const query = useQuery(rekamanQuery(presensiId))
  useEffect(() => {
    for (const load of [loadForm, loadKamera]) load().catch(() => undefined)
  }, [])
  if (String(karyawanId) === presensiId) return <Sendiri jenis={jenis} />
  if (query.data !== undefined && !query.isPlaceholderData)
    return (
      <Wakil
        key={presensiId}
        jenis={jenis}
        presensiId={presensiId}
        penugasanId={penugasanId}
        rekaman={query.data}
      />
    )
  return (
    <>
      <PageHeader title={JENIS[jenis].label} back={{ to: '/presensi/' }} />
      <div className="flex flex-1 flex-col px-4">
        {query.isError ? (
          <Gagal error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <div role="status" aria-label="Memuat…">
            <SkeletonCard lines={6} />
          </div>
        )}
      </div>
    </>
  )
}

type WakilProps = WakilScreenProps & { readonly rekaman: Rekaman }

/** Judged by the day as it was found: what is recorded here shows its result before it leads back. */
function Wakil({ jenis, presensiId, penugasanId, rekaman: kini }: WakilProps) {
  const [rekaman] = useState(kini)
  const [sasaran] = useState(() => sasaranFrom(jenis, kini, penugasanId))
  const [draf, setDraf] = useState<Draf>({ keterangan: '', kantorId: null })
  const [isKamera, setKamera] = useState(false)
  const { tanggal, dapat, nama } = rekaman
  const kembali = { to: '/presensi/$presensiId', params: { presensiId }, search: { tanggal } } as const
  // What is there already is looked at, what comes before is made first.
  if (rekaman[jenis] !== null || (jenis === 'checkOut' && rekaman.checkIn === null))
    return <Navigate {...kembali} replace />
  if (isKamera)
    return (
      <Suspense>
        <WakilKamera sasaran={sasaran} draf={draf} onKembali={() => setKamera(false)} />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={JENIS[jenis].label} back={kembali} />
      <div className="px-4 pb-3">
        {dapat[jenis] ? (
          <Notice icon={UserRoundCheck} title={`Untuk ${nama}`}>
            <p>Tercatat oleh Anda, pada jam sekarang dan di tempat Anda berada. {nama} diberi tahu.</p>
          </Notice>
        ) : (
          <Notice
            icon={Ban}
            title={`${JENIS[jenis].label} tidak dapat dicatat`}
            action={
              <Link {...kembali} replace className={buttonClass('outline')}>
                Lihat Presensi
              </Link>
            }
          >
            <p>{sebab(rekaman)}</p>
          </Notice>
        )}
      </div>
      <Suspense
        fallback={
          <div className="px-4">
            <SkeletonCard lines={6} />
          </div>
        }
      >
        {dapat[jenis] && (
          <PunchForm
            jenis={jenis}
            presensi={rekaman}
            shift={sasaran.shift}
            wakil={{
              draf,
              onLanjut: (baru) => {
                setDraf(baru)
                setKamera(true)
              },
            }}
          />
        )}
      </Suspense>
    </>
  )
}

function sasaranFrom(jenis: Jenis, rekaman: Rekaman, penugasanId: number | undefined): SasaranPunch {
  const { karyawanId, nama, tanggal, jadwal, zona } = rekaman
  return {
    jenis,
    orang: { karyawanId, nama, penugasanId },
    presensi: rekaman,
    jadwal,
    shift: jadwal && shiftFrom(tanggal, jadwal, jadwal.toleransi, zona),
    selesai: {
      to: '/presensi/$presensiId',
      params: { presensiId: String(karyawanId) },
      search: { tanggal },
    },
  }
}

/** Why nothing can be recorded for the person now. */
function sebab({ nama, status, bukaPada, zona }: Rekaman): string {
  if (bukaPada !== null && serverNow() < bukaPada)
    return `Check-in ${nama} dibuka pukul ${formatJamMenit(bukaPada, zona)} ${zona}.`
  if (status === 'LIBUR') return `${nama} libur hari ini.`
  if (status === 'HADIR' || status === 'BELUM_PRESENSI' || status === 'ALPA')
    return `Waktu presensi ${nama} untuk hari ini sudah berakhir.`
  return `${nama} sedang izin, cuti, atau dinas luar.`
}

function Sendiri({ jenis }: { readonly jenis: Jenis }) {
  const { label, layar } = JENIS[jenis]
  return (
    <>
      <PageHeader title={label} back={{ to: '/presensi/' }} />
      <Empty
        icon={Ban}
        title="Ini presensi Anda sendiri"
        hint="Presensi sendiri dicatat dengan selfie Anda, bukan sebagai wakil."
        action={
          <Link to={layar} className={buttonClass('primary')}>
            {label}
          </Link>
        }
      />
    </>
  )
}

type GagalProps = { readonly error: Error; readonly busy: boolean; readonly onRetry: () => void }

function Gagal({ error, busy, onRetry }: GagalProps) {
  const { status, message } = errorFrom(error)
  // Neither is an address that can be nobody's.
  return status === 404 || status === 422 ? (
    <Empty
      icon={CalendarX2}
      title="Presensi tidak ditemukan"
      hint="Orang ini tidak ada, tidak ditempatkan hari ini, atau Anda tidak dapat melihat presensinya."
    />
  ) : (
    <LoadError message={message} busy={busy} onRetry={onRetry} />
  )
}
