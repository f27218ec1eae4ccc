import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import { AKURASI_TERBURUK, type Lokasi, type PenilaianLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { KeadaanPosisi } from './posisi.ts'
import type { Nada } from '../hari/keadaan-hari.ts'

export type KalimatLokasi = { readonly judul: string; readonly rincian: string; readonly nada: Nada }

/** Where the person is, seen from the office's area, in a sentence and its detail. */
export function kalimatLokasi(
  posisi: KeadaanPosisi,
  nilai: PenilaianLokasi,
  kantor: string,
  bebasArea = false,
): KalimatLokasi {
  if (bebasArea) {
    return {
      judul: 'Kerja dari rumah',
      rincian: 'Disetujui untuk hari ini, area tidak diperiksa',
      nada: 'baik',
    }
  }
  if (posisi.keadaan === 'mencari') {
    return { judul: 'Mencari lokasi Anda…', rincian: 'Izinkan akses lokasi bila diminta', nada: 'tenang' }
  }
  if (posisi.keadaan === 'gagal') return { judul: 'Lokasi tidak diketahui', rincian: kantor, nada: 'buruk' }

  const { akurasi } = posisi.bacaan
  const rincian = `${kantor} · ketelitian ${formatJarak(akurasi)}`
  switch (nilai.lokasi) {
    case 'dalam':
      return { judul: 'Anda di dalam area', rincian, nada: 'baik' }
    case 'mungkin':
      return { judul: 'Anda mungkin di dalam area', rincian, nada: 'baik' }
    case 'luar':
      return { judul: `Anda ${formatJarak(nilai.jarakMeter ?? 0)} di luar area`, rincian, nada: 'buruk' }
    case 'tidak_diketahui':
      return nilai.diLuarArea && akurasi > AKURASI_TERBURUK
        ? {
            judul: 'Lokasi kurang teliti',
            rincian,
            nada: 'menunggu',
          }
        : {
            judul: 'Lokasi Anda dicatat',
            rincian: `${rincian}. Kantor ini tidak dibatasi area.`,
            nada: 'baik',
          }
  }
}

/** Where a recorded punch was made, seen from the office's area. */
export function kalimatTempat({
  lokasi,
  diLuarArea,
  jarakMeter,
}: {
  readonly lokasi: Lokasi
  readonly diLuarArea: boolean
  readonly jarakMeter: number | null
}): string {
  if (lokasi === 'dalam') return 'di dalam area'
  if (lokasi === 'mungkin') return 'di sekitar area'
  if (lokasi === 'luar' && jarakMeter !== null) return `${formatJarak(jarakMeter)} di luar area`
  return diLuarArea ? 'lokasi tidak diketahui' : 'lokasi dicatat'
}
