import * as z from 'zod/mini'
import { type JenisIzin, aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import { type Aturan, wajib } from '@rekan/domain/aturan'
import { aturanKoordinator } from '@rekan/domain/karyawan/penempatan'
import { isTanggal } from '@rekan/domain/waktu'
import { judged, text } from '../../../lib/form-schema.ts'
import { aturanJam } from '../../../ui/time-field.text.ts'

export const KOSONG = {
  jenisIzin: '' as JenisIzin | '',
  cuti: '',
  /** Half of the one day; empty: whole days */
  paruh: '' as Paruh | '',
  tanggal: { mulai: '', selesai: '' },
  jamMasuk: '',
  jamPulang: '',
  /** How many days after its day one left; empty: as the clock time follows */
  hariPulang: '',
  koordinator: '',
  keterangan: '',
  file: null as File | null,
}

export type IsianPengajuan = typeof KOSONG

/** The server's names of the fields. */
export const WIRE = {
  jenis_izin: 'jenisIzin',
  cuti_id: 'cuti',
  paruh: 'paruh',
  tanggal_mulai: 'tanggal',
  tanggal_selesai: 'tanggal',
  jam_masuk: 'jamMasuk',
  jam_pulang: 'jamPulang',
  hari_pulang: 'hariPulang',
  koordinator_id: 'koordinator',
  keterangan: 'keterangan',
  file: 'file',
} as const

/** The parts of the form that a kind asks for. */
export function bagianOf(jenis: JenisIzin | '') {
  const isKoreksi = jenis === 'KOREKSI_PRESENSI'
  return { cuti: jenis === 'CUTI', jam: isKoreksi, rentang: !isKoreksi, dokumen: jenis !== 'WFH' }
}

/** The first and the last day of a request. */
export const aturanTanggalPengajuan: Aturan<IsianPengajuan['tanggal']> = ({ mulai, selesai }) => {
  if (mulai === '') return 'Tanggal harus diisi.'
  if (selesai === '') return 'Tanggal selesai harus diisi.'
  if (!isTanggal(mulai) || !isTanggal(selesai)) return 'Tanggal tidak dikenal. Tulis seperti 20/11/2026.'
  return selesai < mulai ? 'Tanggal selesai mendahului tanggal mulai.' : undefined
}

export function pengajuanSchema(isDokumenWajib: boolean) {
  const apaAdanya = z.string()
  return z
    .object({
      jenisIzin: z.custom<JenisIzin | ''>().check(judged(wajib('Jenis pengajuan harus dipilih.'))),
      cuti: apaAdanya,
      paruh: z.custom<Paruh | ''>(),
      tanggal: z.object({ mulai: apaAdanya, selesai: apaAdanya }).check(judged(aturanTanggalPengajuan)),
      jamMasuk: text(aturanJam),
      jamPulang: text(aturanJam),
      hariPulang: apaAdanya,
      koordinator: text(aturanKoordinator),
      keterangan: text(aturanKeteranganPengajuan),
      file: z.custom<File | null>(),
    })
    .check(
      z.check((ctx) => {
        for (const [name, message] of kekurangan(ctx.value, isDokumenWajib))
          ctx.issues.push({ code: 'custom', path: [name], message, input: ctx.value })
      }),
    )
}

/** Returns the fields that the kind requires and that are missing. */
function kekurangan(isian: IsianPengajuan, isDokumenWajib: boolean): [keyof IsianPengajuan, string][] {
  const bagian = bagianOf(isian.jenisIzin)
  const found: [keyof IsianPengajuan, string][] = []
  if (bagian.cuti && isian.cuti === '') found.push(['cuti', 'Jenis cuti harus dipilih.'])
  if (bagian.jam && isian.jamMasuk === '' && isian.jamPulang === '')
    found.push(['jamMasuk', 'Isi jam masuk, jam pulang, atau keduanya.'])
  if (bagian.dokumen && isDokumenWajib && isian.file === null)
    found.push(['file', 'Dokumen harus dilampirkan.'])
  return found
}
