import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Tanggal } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'
import { type Perizinan, perizinanFrom } from '../izin/absensi.api.ts'
import { type IsianPengajuan, bagianOf } from './pengajuan.schema.ts'

/** What a request would count. */
export type Rencana = {
  readonly jenisIzin: JenisIzin
  readonly cuti: string
  readonly mulai: Tanggal
  readonly selesai: Tanggal
}

export type Hitungan = {
  readonly totalHari: number
  /** Days in the range that do not count */
  readonly hariLibur: number
  /** Left of what it is taken from, before it; null where nothing is counted */
  readonly sisa: number | null
  readonly dokumenWajib: boolean
  /** Why it would be refused, by the server's names of the fields */
  readonly keberatan: Readonly<Record<string, readonly string[]>>
}

export async function fetchHitungan(rencana: Rencana, signal: AbortSignal): Promise<Hitungan> {
  const { data } = await call('GET /absensi/hitung', {
    signal,
    query: {
      jenis_izin: rencana.jenisIzin,
      cuti_id: rencana.cuti,
      tanggal_mulai: rencana.mulai,
      tanggal_selesai: rencana.selesai,
    },
  })
  return {
    totalHari: data.total_hari,
    hariLibur: data.hari_libur,
    sisa: data.sisa,
    dokumenWajib: data.dokumen_wajib,
    keberatan: data.keberatan,
  }
}

/** What does not belong to the kind, or was left out, is not sent. */
export async function sendPengajuan(isian: IsianPengajuan, kunci: string): Promise<Perizinan> {
  const { jenisIzin, tanggal, file } = isian
  const bagian = bagianOf(jenisIzin)
  const { data } = await call('POST /absensi/pengajuan', {
    idempotencyKey: kunci,
    form: {
      koordinator_id: isian.koordinator,
      cuti_id: bagian.cuti ? isian.cuti : undefined,
      jenis_izin: jenisIzin,
      tanggal_mulai: tanggal.mulai,
      tanggal_selesai: bagian.rentang ? tanggal.selesai : tanggal.mulai,
      jam_masuk: bagian.jam && isian.jamMasuk !== '' ? isian.jamMasuk : undefined,
      jam_pulang: bagian.jam && isian.jamPulang !== '' ? isian.jamPulang : undefined,
      keterangan: isian.keterangan,
      file: bagian.dokumen && file !== null ? file : undefined,
    },
  })
  return perizinanFrom(data)
}
