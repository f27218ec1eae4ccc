import type { BarisKunci } from './kunci.queries.ts'
import type { BarisMenunggu, BarisPengecualian } from './tunggakan.queries.ts'

const iso = (saat: number) => new Date(saat).toISOString()
const isoOrNull = (saat: number | null) => (saat === null ? null : iso(saat))

/** A lock as it leaves. */
export function wireKunci(baris: BarisKunci) {
  const { id, kantor, klien, dari, sampai, oleh, pada, dibuka_oleh, dibuka_pada, alasan_dibuka } = baris
  const dibuka =
    dibuka_pada === null
      ? null
      : { oleh: dibuka_oleh ?? '', pada: iso(dibuka_pada), alasan: alasan_dibuka ?? '' }
  return { id, kantor, klien, dari, sampai, oleh, pada: iso(pada), dibuka }
}

export function wirePengecualian({ karyawan_id, nama, total: _total, ...baris }: BarisPengecualian) {
  return {
    ...baris,
    karyawan: { id: karyawan_id, nama },
    mulai: isoOrNull(baris.mulai),
    selesai: isoOrNull(baris.selesai),
    check_in: isoOrNull(baris.check_in),
    check_out: isoOrNull(baris.check_out),
  }
}

export function wireMenunggu({ karyawan_id, nama, total: _total, ...baris }: BarisMenunggu) {
  return { ...baris, karyawan: { id: karyawan_id, nama } }
}
