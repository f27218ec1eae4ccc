import { useQuery } from '@tanstack/react-query'
import { addBulan, akhirBulan, awalBulan, bulanFrom, formatBulan } from '@rekan/domain/bulan'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { formatTanggal } from '../../lib/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { HariJadwal } from './jadwal.api.ts'
import { jadwalQuery } from './jadwal.queries.ts'
import { hariIniFrom } from './hari-ini.ts'
import { pekanFrom, seninFrom } from './pekan.ts'
import { RentangNavigator } from './rentang-navigator.tsx'
import { catatanHari, isMasuk, kalimatHari } from './sebutan.ts'

type JadwalBulanProps = {
  readonly mulai: Tanggal | undefined
  readonly onLihat: (mulai: Tanggal | undefined, tampilan: 'pekan' | 'bulan') => void
}

/** A month at a glance; a day of it opens its week. */
export function JadwalBulan({ mulai, onLihat }: JadwalBulanProps) {
  const hariIni = hariIniFrom(useProfil())
  const bulan = bulanFrom(pekanFrom(mulai) === undefined ? hariIni : (mulai as Tanggal))
  const [awal, akhir] = [awalBulan(bulan), akhirBulan(bulan)]
  const senin = seninFrom(awal)
  const pekan = Math.ceil((hariAntara(senin, akhir) + 1) / 7)
  return (
    <>
      <RentangNavigator
        sebutan="bulan"
        judul={formatBulan(bulan)}
        isKini={awal === awalBulan(bulanFrom(hariIni))}
        onKini={() => onLihat(undefined, 'bulan')}
        onMaju={(berapa) => onLihat(awalBulan(addBulan(bulan, berapa)), 'bulan')}
      />
      <Sebulan
        senin={senin}
        jumlah={pekan * 7}
        awal={awal}
        akhir={akhir}
        onHari={(tanggal) => onLihat(tanggal, 'pekan')}
      />
    </>
  )
}

function hariAntara(dari: Tanggal, sampai: Tanggal): number {
  return Math.round((Date.parse(sampai) - Date.parse(dari)) / 86_400_000)
}

const HARI = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']

type SebulanProps = {
  readonly senin: Tanggal
  readonly jumlah: number
  readonly awal: Tanggal
  readonly akhir: Tanggal
  readonly onHari: (tanggal: Tanggal) => void
}

function Sebulan({ senin, jumlah, awal, akhir, onHari }: SebulanProps) {
  const query = useQuery(jadwalQuery(senin, jumlah))
  if (query.data === undefined && query.isError) {
    const { message } = errorFrom(query.error)
    return <LoadError message={message} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  const hari = new Map(query.data?.hari.map((satu) => [satu.tanggal, satu]))
  return (
    <div className="card p-2">
      <p aria-hidden className="grid grid-cols-7 pb-1 text-center text-xs text-ink-muted">
        {HARI.map((nama) => (
          <span key={nama}>{nama}</span>
        ))}
      </p>
      <ul aria-busy={query.data === undefined} className="grid grid-cols-7 gap-1">
        {Array.from({ length: jumlah }, (_, ke) => {
          const tanggal = addHari(senin, ke)
          const isLuar = tanggal < awal || tanggal > akhir
          return (
            <li key={tanggal}>
              {isLuar ? null : (
                <Sel
                  tanggal={tanggal}
                  hari={hari.get(tanggal)}
                  isHariIni={tanggal === query.data?.hariIni}
                  onHari={onHari}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type SelProps = {
  readonly tanggal: Tanggal
  readonly hari: HariJadwal | undefined
  readonly isHariIni: boolean
  readonly onHari: (tanggal: Tanggal) => void
}

function Sel({ tanggal, hari, isHariIni, onHari }: SelProps) {
  const isKerja = hari !== undefined && isMasuk(hari)
  const catatan = hari === undefined ? [] : catatanHari(hari)
  return (
    <button
      type="button"
      aria-current={isHariIni ? 'date' : undefined}
      aria-label={
        hari === undefined
          ? formatTanggal(tanggal)
          : [`${formatTanggal(tanggal)}: ${kalimatHari(hari)}`, ...catatan].join(', ')
      }
      onClick={() => onHari(tanggal)}
      className={`flex min-h-14 w-full flex-col items-center rounded-control border pt-1 text-xs tabular-nums ${isKerja ? 'bg-primary-soft' : ''} ${isHariIni ? 'border-primary' : 'border-transparent'}`}
    >
      <span
        className={`text-sm font-semibold ${hari !== undefined && hari.libur !== null ? 'text-destructive' : ''}`}
      >
        {Number(tanggal.slice(8))}
        {hari !== undefined && hari.sebelumnya !== null && (
          <span aria-hidden className="text-accent">
            *
          </span>
        )}
      </span>
      {hari === undefined ? (
        <Skeleton className="mt-1 h-3 w-6" />
      ) : (
        <span className={isKerja ? '' : 'text-ink-muted'}>{kalimatSel(hari)}</span>
      )}
    </button>
  )
}

/** As much as a cell holds: when the day begins, how many works it has, or why one does not work. */
function kalimatSel(hari: HariJadwal): string {
  const [pertama, ...lain] = hari.kerja
  if (!isMasuk(hari))
    return hari.izin !== null || hari.kantor.length === 0 ? kalimatHari(hari).slice(0, 5) : ''
  if (pertama === undefined) return hari.jam?.mulai ?? ''
  return lain.length === 0 ? pertama.mulai : `${pertama.mulai} +${lain.length}`
}
