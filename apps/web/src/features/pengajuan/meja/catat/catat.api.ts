import type { JenisDicatat } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { Tanggal } from '@rekan/domain/waktu'
import { call } from '../../../../lib/http.ts'
import type { Hitungan } from '../../izin-ajukan/pengajuan.api.ts'
import type { IsianCatatan } from './catat.schema.ts'

/** What a record would count. */
export type RencanaCatatan = {
  readonly karyawan: string
  readonly jenis: JenisDicatat
  readonly cuti: string
  readonly paruh: Paruh | ''
  readonly mulai: Tanggal
  readonly selesai: Tanggal
}

export async function fetchHitunganCatatan(rencana: RencanaCatatan, signal: AbortSignal): Promise<Hitungan> {
  const { data } = await call('GET /kelola/izin/hitung', {
    signal,
    query: {
      karyawan_id: rencana.karyawan,
      jenis_izin: rencana.jenis,
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

/** Writes it down for the person; gives the request's id and what the server says. */
export async function recordIzin(
  { karyawan, jenis, cuti, paruh, tanggal, keterangan, file }: IsianCatatan,
  idempotencyKey: string,
): Promise<{ readonly id: number; readonly message: string }> {
  const { data, message } = await call('POST /kelola/izin', {
    idempotencyKey,
    form: {
      karyawan_id: karyawan,
      jenis_izin: jenis,
      cuti_id: jenis === 'CUTI' ? cuti : undefined,
      paruh: paruh === '' ? undefined : paruh,
      tanggal_mulai: tanggal.mulai,
      tanggal_selesai: tanggal.selesai,
      keterangan,
      file: file ?? undefined,
    },
  })
  return { id: data.id, message: message ?? 'Izin dicatat.' }
}
