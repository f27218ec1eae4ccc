import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { type Stat, StatRow } from '../../../ui/stat-row.tsx'
import type { JenisCuti } from '../cuti/cuti.api.ts'
import type { Hitungan } from './pengajuan.wire.ts'

type HitunganCardProps = {
  readonly hitungan: Hitungan
  /** The leave it is taken from, if it is */
  readonly cuti: JenisCuti | undefined
  /** Another plan is being counted */
  readonly isOld: boolean
}

/** How many days a plan takes, and what that leaves. */
export function HitunganCard({ hitungan, cuti, isOld }: HitunganCardProps) {
  // What speaks against it says enough.
  if (hitungan.total_hari === 0) return null
  return (
    <div aria-busy={isOld} className={`card py-3 ${isOld ? 'opacity-60' : ''}`}>
      <StatRow items={angka(hitungan, cuti)} />
    </div>
  )
}

function angka(
  { total_hari: totalHari, hari_libur: hariLibur, sisa }: Hitungan,
  cuti: JenisCuti | undefined,
): Stat[] {
  const isBulan = cuti?.satuan === 'bulan'
  return [
    { label: 'Diajukan', value: lama(totalHari, false), tone: 'primary' },
    ...(hariLibur === 0 ? [] : [{ label: 'Hari libur', value: `${hariLibur} hari` }]),
    ...(sisa === null ? [] : [{ label: isBulan ? 'Hak' : 'Sisa', value: lama(sisa, isBulan) }]),
    ...(sisa === null || isBulan ? [] : [statSesudah(sisa - totalHari)]),
  ]
}

function statSesudah(sisa: number): Stat {
  return sisa < 0
    ? { label: 'Kurang', value: lama(-sisa, false), tone: 'destructive' }
    : { label: 'Menjadi', value: lama(sisa, false) }
}

/** `1,5 bulan` */
export function lama(jumlah: number, isBulan: boolean): string {
  return `${formatJumlahHari(jumlah)} ${isBulan ? 'bulan' : 'hari'}`
}
