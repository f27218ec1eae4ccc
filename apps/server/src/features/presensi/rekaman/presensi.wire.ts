import { LAMA_SANGGAH, keadaanSanggahan } from '@rekan/domain/presensi/sanggah'
import { teksTandaBukti } from '@rekan/domain/presensi/tanda-bukti'
import { type Shift, isLintasHari } from '@rekan/domain/jadwal/jadwal'
import { isBebasArea } from '@rekan/domain/pengajuan/izin/absensi'
import { isLengkap } from '@rekan/domain/penugasan/penugasan'
import { jendelaPresensi, kerjaPada, statusHari } from '@rekan/domain/presensi/hari/presensi'
import { type Tanda, kalimatTanda } from '@rekan/domain/presensi/tinjauan/tanda'
import {
  type Instan,
  type KodeZona,
  ZONA,
  formatJam,
  isoLokal,
  jamLokal,
  namaHari,
} from '@rekan/domain/waktu'
import type { Istirahat, KantorMentah, Kejadian } from '../hari/hari.sql.ts'
import type { PenugasanHari } from '../hari/penugasan.ts'
import { PENUGASAN_JADWAL, asHadir } from '../hari/giliran.service.ts'
import { type Hari, namaPenggantian } from '../hari/hari.service.ts'
import { durasiHari, pulangDianggapHari, pulangDianggapKerja } from '../hari/terhitung.service.ts'
import type { BuktiKejadian, RiwayatKoreksi, Tinjauan } from './rekaman.queries.ts'
import type { TautanSelfie } from '../selfie/selfie.service.ts'
import type { Tertarik } from '../tarik/tarik.queries.ts'

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
    oleh: kejadian.oleh && { nama: kejadian.oleh.nama },
    sanggahan: wireSanggahan(kejadian),
    sanggah_sampai: batasSanggah(kejadian),
    ...(kejadian.jenis === 'check_in'
      ? { telat: kejadian.telat_detik }
      : { lebih_awal: kejadian.lebih_awal_detik }),
  }
}

function wireSanggahan({ sanggahan }: Kejadian) {
  if (sanggahan === null) return null
  const { alasan, alasan_putusan } = sanggahan
  return { keadaan: keadaanSanggahan(sanggahan), alasan, alasan_putusan }
}

/** Until when its person may dispute it; null: not at all. */
function batasSanggah({ oleh, sanggahan, diterima_pada, zona_waktu }: Kejadian): string | null {
  if (oleh === null || oleh.dikoreksi || sanggahan !== null) return null
  return isoLokal(Date.parse(diterima_pada) + LAMA_SANGGAH * 1000, zona_waktu)
}

/** A punch as its own answer shows it. */
export function wireKejadian(kejadian: Kejadian) {
  return {
    ...wireRingkasan(kejadian),
    lokasi: kejadian.lokasi,
    di_luar_area: kejadian.di_luar_area,
    perlu_tinjauan: kejadian.perlu_tinjauan,
    tanda: kejadian.tanda.map(wireTanda),
    jarak_meter: kejadian.jarak_meter,
    kantor: { id: kejadian.kantor_id, nama: kejadian.kantor_nama },
    diterima_pada: isoLokal(Date.parse(kejadian.diterima_pada), kejadian.zona_waktu),
    luring: kejadian.luring_detik,
    nilai_waktu: kejadian.nilai_waktu,
  }
}

function wireTanda(tanda: Tanda) {
  const lain = 'kejadian_id' in tanda && { kejadian_id: tanda.kejadian_id, tanggal: tanda.tanggal }
  return { kode: tanda.kode, kalimat: kalimatTanda(tanda), ...lain }
}

/** A punch that was withdrawn, as the answer to it shows it. */
export function wireTertarik({ id, presensi_id, tanggal, jenis, waktu, zona_waktu, ditarik_pada }: Tertarik) {
  return {
    id,
    presensi_id,
    tanggal,
    jenis,
    waktu: formatJam(jamLokal(waktu, zona_waktu)),
    waktu_utc: isoLokal(waktu, zona_waktu),
    ditarik_pada: isoLokal(ditarik_pada, zona_waktu),
  }
}

/** The same in the record of its day. */
export function wireTertarikRinci(tertarik: Tertarik, selfieUrl: string | null) {
  const { oleh, kantor_nama, tanda } = tertarik
  return {
    ...wireTertarik(tertarik),
    oleh: { nama: oleh },
    kantor: { nama: kantor_nama },
    tanda: tanda.map(wireTanda),
    selfie_url: selfieUrl,
  }
}

/** An attendance day, without whose it is and its punches. */
export function wireHari(hari: Hari, saat: Instan) {
  const [utama] = hari.penempatan
  return {
    tanggal: hari.tanggal,
    status: statusHari(hari.fakta, saat),
    kantor: { id: utama.kantor_id, nama: utama.kantor_nama, zona_waktu: wireZona(utama.zona_waktu) },
    durasi: durasiHari(hari, saat),
    pulang_dianggap: pulangDianggapHari(hari, saat),
    ...namaPenggantian(hari),
  }
}

/** The works of a day by their start. */
export function wirePenugasan(hari: Hari, saat: Instan) {
  const { penugasan, zona } = hari
  const [utama] = hari.penempatan
  return penugasan.map((satu) => {
    const tempat = satu.kantor ?? utama
    const kerja = kerjaPada(satu.rencana)
    const pada = (saatIni: Instan) => isoLokal(saatIni, satu.kantor?.zona_waktu ?? zona)
    return {
      id: satu.id ?? PENUGASAN_JADWAL,
      asal: satu.asal,
      kantor: { id: tempat.kantor_id, nama: tempat.kantor_nama },
      pos: satu.pos && { id: satu.pos.id, nama: satu.pos.nama, seragam: satu.pos.seragam },
      menggantikan: satu.menggantikan && satu.menggantikan.nama,
      digantikan_oleh: satu.pengganti && satu.pengganti.nama,
      mulai: kerja && pada(kerja.mulai),
      selesai: kerja && pada(kerja.selesai),
      check_in: satu.checkIn && wireRingkasan(satu.checkIn),
      check_out: satu.checkOut && wireRingkasan(satu.checkOut),
      lengkap: isLengkap(asHadir(satu), saat),
      pulang_dianggap: pulangDianggapKerja(satu, hari, saat),
      istirahat: satu.istirahat.map((tercatat) => wireIstirahat(tercatat, satu, hari)),
    }
  })
}

/** A break of a work; one that nobody ended is over with the check-out. */
export function wireIstirahat(
  { mulai, selesai }: Istirahat,
  { kantor, checkOut }: Pick<PenugasanHari, 'kantor' | 'checkOut'>,
  { zona }: Pick<Hari, 'zona'>,
) {
  const pada = (teks: string) => isoLokal(Date.parse(teks), kantor?.zona_waktu ?? zona)
  const akhir = selesai ?? checkOut?.waktu ?? null
  return { mulai: pada(mulai), selesai: akhir === null ? null : pada(akhir) }
}

/** Where and when an attendance day takes punches. */
export function wireTempat({ fakta, shift, penempatan, izin, zona }: Hari) {
  const jendela = jendelaPresensi(fakta.rencana)
  return {
    jadwal: shift && wireJadwal(shift),
    kantor_presensi: penempatan.map(wireKantor),
    bebas_area: isBebasArea(izin),
    buka_pada: jendela && isoLokal(jendela.buka, zona),
    tutup_pada: jendela && isoLokal(jendela.tutup, zona),
  }
}

/** A punch in a list of days; the photo is the small one. */
export function wireDaftar(kejadian: Kejadian, tinjauan: Tinjauan | null, selfieUrl: string | null) {
  return { ...wireKejadian(kejadian), tinjauan: wireTinjauan(kejadian, tinjauan), selfie_url: selfieUrl }
}

function wireTinjauan({ zona_waktu }: Kejadian, tinjauan: Tinjauan | null) {
  return tinjauan && { ...tinjauan, pada: isoLokal(Date.parse(tinjauan.pada), zona_waktu) }
}

/** A punch in the record of its day. */
export function wireRincian(
  kejadian: Kejadian,
  { latitude, longitude, akurasi, keterangan, dikoreksi, ...bukti }: BuktiKejadian,
  selfie: ReadonlyMap<number, TautanSelfie>,
  dapatDitinjau: boolean,
) {
  return {
    ...wireKejadian(kejadian),
    dapat_ditinjau: dapatDitinjau,
    latitude,
    longitude,
    akurasi,
    keterangan,
    telat_diputihkan: kejadian.telat_diputihkan,
    dikoreksi,
    kode_pos: bukti.kode_pos,
    selisih_perangkat: bukti.selisih_perangkat,
    waktu_taksir: bukti.taksir === null ? null : isoLokal(bukti.taksir, kejadian.zona_waktu),
    foto_dihapus: bukti.foto_dihapus,
    tanda_bukti: bukti.tanda_bukti && wireTandaBukti(bukti.tanda_bukti),
    foto_pembanding: fotoPembanding(kejadian).map(({ kejadian_id, tanggal }) => ({
      kejadian_id,
      tanggal,
      selfie_url: selfie.get(kejadian_id)?.penuh ?? null,
    })),
    tinjauan: wireTinjauan(kejadian, bukti.tinjauan),
    selfie_url: selfie.get(kejadian.id)?.penuh ?? null,
  }
}

/** A correction as the record of its day shows it; moments by the clock of the day's zone. */
export function wireKoreksi({ waktu, oleh, sebelum, sesudah }: RiwayatKoreksi, zona: KodeZona) {
  const jenis = (['check_in', 'check_out'] as const).filter((satu) => sesudah[satu] !== undefined)
  return {
    pada: isoLokal(new Date(waktu).getTime(), zona),
    oleh: { nama: oleh ?? '' },
    alasan: sesudah.alasan ?? '',
    perubahan: jenis
      .map((satu) => ({ jenis: satu, sebelum: sebelum?.[satu] ?? null, sesudah: sesudah[satu] ?? null }))
      .filter((satu) => satu.sebelum !== satu.sesudah),
    istirahat:
      sesudah.istirahat === undefined
        ? null
        : { sebelum: [...(sebelum?.istirahat ?? [])], sesudah: [...sesudah.istirahat] },
  }
}

/** A receipt as its person keeps it. */
function wireTandaBukti({ isi, tanda_tangan }: { readonly isi: string; readonly tanda_tangan: string }) {
  return teksTandaBukti(isi, Buffer.from(tanda_tangan, 'base64').toString('base64url'))
}

/** The punches whose photos a punch's marks hold against its own. */
export function fotoPembanding({ tanda }: Kejadian) {
  return tanda.filter((satu) => 'kejadian_id' in satu)
}

/** The office of a placement as a place to punch at. */
export function wireKantor(penempatan: KantorMentah) {
  return {
    id: penempatan.kantor_id,
    nama: penempatan.kantor_nama,
    alamat: penempatan.alamat,
    zona_waktu: wireZona(penempatan.zona_waktu),
    area: penempatan.area,
    kebijakan_lokasi: penempatan.kebijakan_lokasi,
    toleransi_meter: penempatan.toleransi_meter,
    kode_pos: penempatan.kode_pos,
  }
}

export function wireJadwal({ jam, toleransi }: Shift) {
  return {
    jam_mulai: formatJam(jam.mulai),
    jam_selesai: formatJam(jam.selesai),
    lintas_hari: isLintasHari(jam),
    toleransi,
  }
}

export function wireZona(kode: KodeZona) {
  return { kode, zona: ZONA[kode].iana }
}
