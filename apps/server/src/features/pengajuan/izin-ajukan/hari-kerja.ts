import type { HariKerja } from '@rekan/domain/pengajuan/izin/izin'
import { type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Hari } from '../../presensi/hari/hari.service.ts'

/** Every day of a range; those without a placement are none of work. */
export function hariKerja(hari: readonly Hari[], dari: Tanggal, sampai: Tanggal): HariKerja[] {
  const tercatat = new Map(hari.map((satu) => [satu.tanggal, satu]))
  const semua: HariKerja[] = []
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1))
    semua.push({
      tanggal,
      ditempatkan: tercatat.has(tanggal),
      kerja: (tercatat.get(tanggal)?.shift ?? null) !== null,
      berganda:
        (tercatat.get(tanggal)?.penugasan ?? []).filter(({ shiftUtuh }) => shiftUtuh !== null).length > 1,
    })
  return semua
}
