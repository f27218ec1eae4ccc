import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { Tanggal } from '@rekan/domain/waktu'
import { call } from '../../../lib/http.ts'
import type { EntriBaru } from '../../../lib/kotak/entri.ts'
import { type IsianPengajuan, bagianOf } from './pengajuan.schema.ts'

/** What a request would count. */
export type Rencana = {
  readonly jenisIzin: JenisIzin
  readonly cuti: string
  readonly paruh: Paruh | ''
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
      ...(rencana.paruh !== '' && { paruh: rencana.paruh }),
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

/** What is sent: what does not belong to the kind, or was left out, is not. */
export async function composePengajuan(isian: IsianPengajuan): Promise<EntriBaru['isi']> {
  const { jenisIzin, tanggal, file } = isian
  const bagian = bagianOf(jenisIzin)
  const bidang = {
    koordinator_id: isian.koordinator,
    cuti_id: bagian.cuti ? isian.cuti : '',
    paruh: bagian.cuti && tanggal.mulai === tanggal.selesai ? isian.paruh : '',
    jenis_izin: jenisIzin,
    tanggal_mulai: tanggal.mulai,
    tanggal_selesai: bagian.rentang ? tanggal.selesai : tanggal.mulai,
    jam_masuk: bagian.jam ? isian.jamMasuk : '',
    jam_pulang: bagian.jam ? isian.jamPulang : '',
    hari_pulang: bagian.jam && isian.jamPulang !== '' ? isian.hariPulang : '',
    keterangan: isian.keterangan,
  }
  return {
    bidang: Object.fromEntries(Object.entries(bidang).filter(([, nilai]) => nilai !== '')),
    berkas:
      bagian.dokumen && file !== null
        ? { file: { nama: file.name, jenis: file.type, isi: await file.arrayBuffer() } }
        : {},
  }
}
