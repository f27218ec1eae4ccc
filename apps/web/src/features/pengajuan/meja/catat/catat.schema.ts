import * as z from 'zod/mini'
import { type JenisDicatat, aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import { wajib } from '@rekan/domain/aturan'
import { aturanKaryawan } from '@rekan/domain/karyawan/penempatan'
import { judged, text } from '../../../../lib/form-schema.ts'
import { aturanTanggalPengajuan } from '../../izin-ajukan/pengajuan.schema.ts'

export const KOSONG = {
  karyawan: '',
  jenis: '' as JenisDicatat | '',
  cuti: '',
  paruh: '' as Paruh | '',
  tanggal: { mulai: '', selesai: '' },
  keterangan: '',
  file: null as File | null,
}
export type IsianCatatan = typeof KOSONG

/** The server's names of the fields. */
export const WIRE = {
  karyawan_id: 'karyawan',
  jenis_izin: 'jenis',
  cuti_id: 'cuti',
  paruh: 'paruh',
  tanggal_mulai: 'tanggal',
  tanggal_selesai: 'tanggal',
  keterangan: 'keterangan',
  file: 'file',
} as const

export const catatanSchema = z
  .object({
    karyawan: text(aturanKaryawan),
    jenis: z.custom<JenisDicatat | ''>().check(judged(wajib('Jenis izin harus dipilih.'))),
    cuti: z.string(),
    paruh: z.custom<Paruh | ''>(),
    tanggal: z.object({ mulai: z.string(), selesai: z.string() }).check(judged(aturanTanggalPengajuan)),
    keterangan: text(aturanKeteranganPengajuan),
    file: z.custom<File | null>(),
  })
  .check(
    z.check((ctx) => {
      if (ctx.value.jenis === 'CUTI' && ctx.value.cuti === '')
        ctx.issues.push({
          code: 'custom',
          path: ['cuti'],
          message: 'Jenis cuti harus dipilih.',
          input: ctx.value,
        })
    }),
  )
