import { type KodeZona, ZONA, formatJam, isoLokal, jamLokal, namaHari } from '@rekan/domain/waktu'
import type { Kejadian } from './hari.queries.ts'
import type { BuktiKejadian } from './rekaman.queries.ts'

/** A punch as the profile shows it; its clock is that of the office where it was made. */
export function wireRingkasan(kejadian: Kejadian) {
  const saat = Date.parse(kejadian.waktu)
  return {
    id: kejadian.id,
    presensi_id: kejadian.presensi_id,
    tanggal: kejadian.tanggal,
    hari: namaHari(kejadian.tanggal),
    waktu: formatJam(jamLokal(saat, kejadian.zona_waktu)),
    waktu_utc: isoLokal(saat, kejadian.zona_waktu),
    by_admin: kejadian.oleh_id !== null,
    ...(kejadian.jenis === 'check_in'
      ? { telat: kejadian.telat_detik }
      : { lebih_awal: kejadian.lebih_awal_detik }),
  }
}

/** A punch as its own answer shows it. */
export function wireKejadian(kejadian: Kejadian) {
  return {
    ...wireRingkasan(kejadian),
    lokasi: kejadian.lokasi,
    di_luar_area: kejadian.di_luar_area,
    perlu_tinjauan: kejadian.perlu_tinjauan,
    jarak_meter: kejadian.jarak_meter,
    kantor: { id: kejadian.kantor_id, nama: kejadian.kantor_nama },
  }
}

/** A punch in the record of its day. */
export function wireRincian(
  kejadian: Kejadian,
  { latitude, longitude, akurasi, keterangan, dikoreksi, oleh }: BuktiKejadian,
  selfieUrl: string | null,
) {
  return {
    ...wireKejadian(kejadian),
    latitude,
    longitude,
    akurasi,
    keterangan,
    oleh,
    dikoreksi,
    selfie_url: selfieUrl,
  }
}

export function wireZona(kode: KodeZona) {
  return { kode, zona: ZONA[kode].iana }
}
