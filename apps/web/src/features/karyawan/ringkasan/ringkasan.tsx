import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Lock } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { errorFrom } from '../../../lib/api-error.ts'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { type CallData, query as queryOf } from '../../../lib/query.ts'
import { Empty } from '../../../ui/empty.tsx'
import { HariBadge } from '../../../ui/hari-badge.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { StackedBar } from '../../../ui/stacked-bar.tsx'
import { StatRow } from '../../../ui/stat-row.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { mayDo } from '../orang/hak.ts'
import { useOrang } from '../orang/orang.queries.ts'

type RingkasanOrangProps = {
  readonly karyawanId: string
  /** Opens the ledger of their leave */
  readonly onCuti: () => void
}

/** Today, and this month in figures. */
export function RingkasanOrang({ karyawanId, onCuti }: RingkasanOrangProps) {
  const profile = useProfil()
  const orang = useOrang(karyawanId)
  const isAllowed = orang !== undefined && mayDo(profile, 'GET /karyawan/{id}/ringkasan', orang)
  const query = useQuery({
    ...queryOf('GET /karyawan/{id}/ringkasan', { params: { id: karyawanId }, query: {} }),
    enabled: isAllowed,
  })
  if (orang === undefined) return null
  if (!isAllowed) {
    return (
      <Empty
        icon={Lock}
        title="Ringkasan tidak ditampilkan"
        hint="Presensi dan cuti hanya dapat dilihat oleh orangnya, koordinatornya, dan HRD."
      />
    )
  }
  if (query.data !== undefined) return <Isi ringkasan={query.data} onCuti={onCuti} />
  if (!query.isError) return <SkeletonList count={2} lines={3} />
  const { message } = errorFrom(query.error)
  return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
}

type IsiProps = {
  readonly ringkasan: CallData<'GET /karyawan/{id}/ringkasan'>
  readonly onCuti: () => void
}

function Isi({ ringkasan, onCuti }: IsiProps) {
  const { hari_ini: hariIni, hari_kerja, hadir, terlambat, pulang_cepat, pulang_dianggap } = ringkasan
  const away = ringkasan.izin + ringkasan.sakit + ringkasan.cuti + ringkasan.dinas_luar
  return (
    <>
      <section className="card p-4">
        <h3 className="text-base font-bold">Hari ini</h3>
        {hariIni === null ? (
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-muted">
            <CalendarClock className="size-5 shrink-0" />
            Belum ada penempatan, jadi belum ada jadwal.
          </p>
        ) : (
          <>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
              <p className="text-sm text-ink-muted">{formatTanggal(hariIni.tanggal)}</p>
              <HariBadge status={hariIni.status} />
            </div>
            <div className="mt-3">
              <StatRow
                items={[
                  { label: 'Masuk', value: jam(hariIni.check_in) },
                  { label: 'Pulang', value: jam(hariIni.check_out) },
                ]}
              />
            </div>
          </>
        )}
      </section>
      <ListCard
        title="Jatah cuti"
        end={
          <span className="text-base font-bold tabular-nums">
            {formatJumlahHari(ringkasan.jatah_cuti)} hari
          </span>
        }
        onOpen={onCuti}
      />
      <section className="card p-4">
        <h3 className="text-base font-bold">Bulan ini</h3>
        <p className="mt-1 mb-3 text-sm text-ink-muted">
          {hari_kerja} hari kerja · {formatDurasi(ringkasan.total_durasi)} bekerja
        </p>
        <StackedBar
          label="Presensi bulan ini, dalam hari"
          shares={[
            { label: 'Tepat waktu', value: hadir - terlambat, tone: 'success' },
            { label: 'Terlambat', value: terlambat, tone: 'accent' },
            { label: 'Izin, cuti, dinas', value: away, tone: 'away' },
            { label: 'Alpa', value: ringkasan.alpa, tone: 'destructive' },
            { label: 'Belum', value: ringkasan.belum, tone: 'neutral' },
          ]}
        />
        {pulang_cepat > 0 && (
          <p className="mt-2 text-sm text-ink-muted">{pulang_cepat} kali pulang lebih awal.</p>
        )}
        {pulang_dianggap > 0 && (
          <p className="mt-2 text-sm text-ink-muted">
            {pulang_dianggap} kali pulang dianggap sesuai rencana.
          </p>
        )}
      </section>
    </>
  )
}

/** `HH:mm` in the office's zone. */
function jam(punch: { readonly waktu: string } | null): string {
  return punch === null ? '--:--' : cutDetik(punch.waktu)
}
