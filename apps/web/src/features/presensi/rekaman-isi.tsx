import { Suspense, lazy } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Coffee, Lock, PencilLine } from 'lucide-react'
import { SARAN_TERKUNCI } from '@rekan/domain/bulan/kunci'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { serverNow } from '../../lib/clock.ts'
import { formatJamMenit } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { HariBadge } from '../../ui/hari-badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { formatJadwal } from './hari/jadwal.ts'
import { KejadianCard } from './rekaman/kejadian-card.tsx'
import type { LembarRekaman } from './rekaman/lembar.ts'
import type { Rekaman } from './rekaman/rekaman.wire.ts'
import { isTanpaPulang } from './rekaman/tanpa-pulang.ts'

/** Below what one sees first; asked for beside the record. */
export const loadBukti = () => import('./tinjauan/bukti-card.tsx')
const BuktiCard = lazy(async () => ({ default: (await loadBukti()).BuktiCard }))
const SanggahPart = lazy(async () => ({ default: (await import('./tinjauan/sanggah-part.tsx')).SanggahPart }))
// Few days have any.
const DitarikCard = lazy(async () => ({ default: (await import('./rekaman/ditarik-card.tsx')).DitarikCard }))
// A form: who does not put anything right does without.
const KoreksiSheet = lazy(async () => ({
  default: (await import('./tinjauan/koreksi-sheet.tsx')).KoreksiSheet,
}))

const IstirahatSheet = lazy(async () => ({
  default: (await import('./tinjauan/istirahat-sheet.tsx')).IstirahatSheet,
}))
const TinjauanSheet = lazy(async () => ({
  default: (await import('./tinjauan/tinjauan-sheet.tsx')).TinjauanSheet,
}))

type RekamanIsiProps = {
  readonly presensiId: string
  readonly rekaman: Rekaman
  readonly lembar: LembarRekaman | undefined
  readonly onLembar: (lembar: LembarRekaman | undefined) => void
  /** A photo's link has died. */
  readonly onFotoHilang: () => void
}

/** Whose day, both punches side by side, then the evidence of each and what may be done. */
export function RekamanIsi({ presensiId, rekaman, lembar, onLembar, onFotoHilang }: RekamanIsiProps) {
  const { dapat, checkIn, checkOut, ditarik, durasi, jadwal, kantor, terkunci, zona } = rekaman
  const istirahat = rekaman.kerja.flatMap((satu) => satu.istirahat)
  const kejadian = [
    { jenis: 'checkIn', isi: checkIn },
    { jenis: 'checkOut', isi: checkOut },
  ] as const
  const ditinjau = kejadian.find(({ isi }) => isi?.dapatDitinjau === true)?.jenis
  const close = () => onLembar(undefined)
  return (
    <>
      {terkunci !== null && (
        <Notice icon={Lock} tone="accent" title="Hari ini terkunci">
          <p>
            {terkunci} {SARAN_TERKUNCI}
          </p>
        </Notice>
      )}
      <Siapa rekaman={rekaman} />
      <section className="card p-4">
        <DetailList
          layout="row"
          items={[
            { label: 'Status', value: <HariBadge status={rekaman.status} /> },
            { label: 'Kantor', value: kantor },
            { label: 'Jadwal', value: formatJadwal(jadwal) },
            { label: 'Lama bekerja', value: durasi === 0 ? null : formatDurasi(durasi) },
            ...(istirahat.length === 0
              ? []
              : [
                  {
                    label: 'Istirahat',
                    value: istirahat
                      .map(({ mulai, selesai }) => `${mulai}–${selesai ?? 'sekarang'}`)
                      .join(', '),
                  },
                ]),
          ]}
        />
      </section>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3">
        {kejadian.map(({ jenis, isi }) => (
          <KejadianCard
            key={jenis}
            jenis={jenis}
            kejadian={isi}
            tanpa={jenis === 'checkOut' ? tanpaPulang(rekaman) : null}
            zona={zona}
            onFotoHilang={onFotoHilang}
          />
        ))}
      </div>
      {kejadian.map(
        ({ jenis, isi }) =>
          isi !== null &&
          (isi.sanggahan !== null || isi.sanggahSampai !== null) && (
            <Suspense key={jenis}>
              <SanggahPart jenis={jenis} kejadian={isi} rekaman={rekaman} />
            </Suspense>
          ),
      )}
      {kejadian.map(
        ({ jenis, isi }) =>
          isi !== null && (
            <Suspense key={jenis} fallback={<SkeletonCard lines={8} />}>
              <BuktiCard presensiId={presensiId} jenis={jenis} kejadian={isi} rekaman={rekaman} />
            </Suspense>
          ),
      )}
      <Suspense>{ditarik.length > 0 && <DitarikCard ditarik={ditarik} zona={zona} />}</Suspense>
      {terkunci === null && dapat.koreksi && (
        <Button tone="outline" icon={<PencilLine className="size-5" />} onClick={() => onLembar('koreksi')}>
          Koreksi Jam
        </Button>
      )}
      {terkunci === null && dapat.istirahat && (
        <Button tone="outline" icon={<Coffee className="size-5" />} onClick={() => onLembar('istirahat')}>
          Koreksi Istirahat
        </Button>
      )}
      <Suspense>
        {lembar === 'koreksi' && terkunci === null && dapat.koreksi && (
          <KoreksiSheet presensiId={presensiId} rekaman={rekaman} onClose={close} />
        )}
        {lembar === 'istirahat' && terkunci === null && dapat.istirahat && (
          <IstirahatSheet presensiId={presensiId} rekaman={rekaman} onClose={close} />
        )}
        {lembar === 'tinjau' && ditinjau !== undefined && (
          <TinjauanSheet
            presensiId={presensiId}
            jenis={ditinjau}
            rekaman={rekaman}
            isTerima
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** What stands in the place of a check-out that will not come any more. */
function tanpaPulang(rekaman: Rekaman): string | null {
  const { pulangDianggap, zona } = rekaman
  if (pulangDianggap !== null)
    return `Tanpa check out, pulang dianggap sesuai rencana pukul ${formatJamMenit(pulangDianggap, zona)}`
  return isTanpaPulang(rekaman, serverNow()) ? 'Tanpa check out' : null
}

function Siapa({
  rekaman: { karyawanId, nama, kode, jenisKaryawan, avatarUrl },
}: Pick<RekamanIsiProps, 'rekaman'>) {
  const isSendiri = useProfil().karyawanId === karyawanId
  return (
    <section className="relative flex items-center gap-3 card p-4">
      <Avatar name={nama} url={avatarUrl} />
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-bold">
          {isSendiri ? (
            nama
          ) : (
            <Link
              to="/karyawan/$karyawanId"
              params={{ karyawanId: String(karyawanId) }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {nama}
            </Link>
          )}
        </h2>
        <p className="text-sm text-ink-muted">
          {kode} · {jenisKaryawan}
        </p>
      </div>
      {!isSendiri && <ChevronRight className="size-5 shrink-0 text-ink-muted" />}
    </section>
  )
}
