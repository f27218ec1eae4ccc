import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Lock } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { errorFrom } from '../../../lib/api-error.ts'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { Empty } from '../../../ui/empty.tsx'
import { HariBadge } from '../../../ui/hari-badge.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { StackedBar } from '../../../ui/stacked-bar.tsx'
import { StatRow } from '../../../ui/stat-row.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { mayDo } from '../orang/hak.ts'
import type { Ringkasan } from './ringkasan.api.ts'
import { ringkasanQuery } from './ringkasan.queries.ts'
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
  const query = useQuery({ ...ringkasanQuery(karyawanId), enabled: isAllowed })
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

type IsiProps = { readonly ringkasan: Ringkasan; readonly onCuti: () => void }

function Isi({ ringkasan, onCuti }: IsiProps) {
  const { hariIni, hitungan, hariKerja, totalDurasi, pulangDianggap, jatahCuti } = ringkasan
  const away = hitungan.izin + hitungan.sakit + hitungan.cuti + hitungan.dinasLuar
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
                  { label: 'Masuk', value: jam(hariIni.masuk) },
                  { label: 'Pulang', value: jam(hariIni.pulang) },
                ]}
              />
            </div>
          </>
        )}
      </section>
      <ListCard
        title="Jatah cuti"
        end={<span className="text-base font-bold tabular-nums">{formatJumlahHari(jatahCuti)} hari</span>}
        onOpen={onCuti}
      />
      <section className="card p-4">
        <h3 className="text-base font-bold">Bulan ini</h3>
        <p className="mt-1 mb-3 text-sm text-ink-muted">
          {hariKerja} hari kerja · {formatDurasi(totalDurasi)} bekerja
        </p>
        <StackedBar
          label="Presensi bulan ini, dalam hari"
          shares={[
            { label: 'Tepat waktu', value: hitungan.hadir - hitungan.terlambat, tone: 'success' },
            { label: 'Terlambat', value: hitungan.terlambat, tone: 'accent' },
            { label: 'Izin, cuti, dinas', value: away, tone: 'away' },
            { label: 'Alpa', value: hitungan.alpa, tone: 'destructive' },
            { label: 'Belum', value: hitungan.belum, tone: 'neutral' },
          ]}
        />
        {hitungan.pulangCepat > 0 && (
          <p className="mt-2 text-sm text-ink-muted">{hitungan.pulangCepat} kali pulang lebih awal.</p>
        )}
        {pulangDianggap > 0 && (
          <p className="mt-2 text-sm text-ink-muted">{pulangDianggap} kali pulang dianggap sesuai rencana.</p>
        )}
      </section>
    </>
  )
}

function jam(waktu: string | null): string {
  return waktu === null ? '--:--' : cutDetik(waktu)
}
