import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import type { Detik, Tanggal } from '@rekan/domain/waktu'
import { type CallAnswer, call } from '../../../lib/http.ts'

type WireRingkasan = CallAnswer<'GET /karyawan/{id}/ringkasan'>['data']

export type Ringkasan = {
  readonly hariIni: {
    readonly tanggal: Tanggal
    readonly status: StatusPresensi
    /** `HH:mm:ss` in the office's zone */
    readonly masuk: string | null
    readonly pulang: string | null
  } | null
  readonly hariKerja: number
  readonly hitungan: Readonly<
    Record<
      'hadir' | 'terlambat' | 'pulangCepat' | 'izin' | 'sakit' | 'cuti' | 'dinasLuar' | 'alpa' | 'belum',
      number
    >
  >
  readonly totalDurasi: Detik
  /** How often the planned end counts as the check-out */
  readonly pulangDianggap: number
  readonly jatahCuti: number
}

export async function fetchRingkasan(id: string, signal: AbortSignal): Promise<Ringkasan> {
  const { data } = await call('GET /karyawan/{id}/ringkasan', { signal, params: { id }, query: {} })
  return ringkasanFrom(data)
}

function ringkasanFrom(wire: WireRingkasan): Ringkasan {
  const { hari_ini: hari } = wire
  return {
    hariIni: hari && {
      tanggal: hari.tanggal,
      status: hari.status,
      masuk: hari.check_in?.waktu ?? null,
      pulang: hari.check_out?.waktu ?? null,
    },
    hariKerja: wire.hari_kerja,
    hitungan: {
      hadir: wire.hadir,
      terlambat: wire.terlambat,
      pulangCepat: wire.pulang_cepat,
      izin: wire.izin,
      sakit: wire.sakit,
      cuti: wire.cuti,
      dinasLuar: wire.dinas_luar,
      alpa: wire.alpa,
      belum: wire.belum,
    },
    totalDurasi: wire.total_durasi,
    pulangDianggap: wire.pulang_dianggap,
    jatahCuti: wire.jatah_cuti,
  }
}
