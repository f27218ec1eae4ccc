import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { Tanggal } from '@rekan/domain/waktu'
import type { CallData } from '../../../lib/query.ts'
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

export type Hitungan = CallData<'GET /absensi/hitung'>

/** The same in the call's words. */
export function rencanaOf({ jenisIzin, cuti, paruh, mulai, selesai }: Rencana) {
  return {
    jenis_izin: jenisIzin,
    cuti_id: cuti,
    ...(paruh !== '' && { paruh }),
    tanggal_mulai: mulai,
    tanggal_selesai: selesai,
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
