import type { CallData } from '../../../lib/query.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { Bacaan } from '../tempat/posisi.ts'
import { jadwalFrom, officeFrom } from '../../hari/hari.wire.ts'

type WireRekaman = CallData<'GET /karyawan/presensi/{id}'>
type WireKejadian = NonNullable<WireRekaman['check_in']>

/** Somebody's attendance day with its evidence, and what the reader may do about it */
export type Rekaman = ReturnType<typeof rekamanFrom>
/** A punch with its evidence */
export type KejadianRinci = ReturnType<typeof kejadianFrom>
/** A punch that whoever sent it withdrew */
export type KejadianDitarik = ReturnType<typeof ditarikFrom>
/** A work of a day; clock times are `HH:mm` by its site's clock */
export type KerjaTercatat = Rekaman['kerja'][number]

/** The record as the screens of a day and the form of a punch take it: moments as numbers, sites as places. */
export function rekamanFrom(wire: WireRekaman) {
  const { karyawan, kantor, dapat } = wire
  return {
    karyawanId: wire.id,
    nama: karyawan.nama,
    kode: karyawan.kode,
    avatarUrl: fileUrl(karyawan.avatar_url),
    jenisKaryawan: karyawan.jenis_karyawan.nama,
    tanggal: wire.tanggal,
    status: wire.status,
    kantor: kantor.nama,
    zona: kantor.zona_waktu.kode,
    durasi: wire.durasi,
    jadwal: wire.jadwal && jadwalFrom(wire.jadwal),
    offices: wire.kantor_presensi.map(officeFrom),
    bebasArea: wire.bebas_area,
    bukaPada: wire.buka_pada === null ? null : Date.parse(wire.buka_pada),
    tutupPada: wire.tutup_pada === null ? null : Date.parse(wire.tutup_pada),
    checkIn: wire.check_in && kejadianFrom(wire.check_in),
    checkOut: wire.check_out && kejadianFrom(wire.check_out),
    pulangDianggap: wire.pulang_dianggap === null ? null : Date.parse(wire.pulang_dianggap),
    kerja: wire.penugasan.map((satu) => ({
      id: satu.id,
      sebutan: `${jamOf(satu.mulai) ?? '--:--'}–${jamOf(satu.selesai) ?? '--:--'} ${satu.pos?.nama ?? satu.kantor.nama}`,
      isHadir: satu.check_in !== null,
      istirahat: satu.istirahat.map(({ mulai, selesai }) => ({
        mulai: mulai.slice(11, 16),
        selesai: jamOf(selesai),
      })),
    })),
    ditarik: wire.ditarik.map(ditarikFrom),
    koreksi: wire.koreksi,
    dapat: {
      checkIn: dapat.check_in,
      checkOut: dapat.check_out,
      koreksi: dapat.koreksi,
      istirahat: dapat.istirahat,
    },
    terkunci: wire.terkunci,
  }
}

/** `HH:mm` of a moment with its offset. */
function jamOf(saat: string | null): string | null {
  return saat?.slice(11, 16) ?? null
}

function ditarikFrom(wire: WireRekaman['ditarik'][number]) {
  const jenis: Jenis = wire.jenis === 'check_in' ? 'checkIn' : 'checkOut'
  return {
    id: wire.id,
    jenis,
    waktu: wire.waktu,
    ditarikPada: Date.parse(wire.ditarik_pada),
    oleh: wire.oleh.nama,
    kantor: wire.kantor.nama,
    tanda: wire.tanda.map(({ kalimat }) => kalimat),
    selfieUrl: fileUrl(wire.selfie_url),
  }
}

function kejadianFrom(wire: WireKejadian) {
  const { latitude: lat, longitude: lng, akurasi, tinjauan } = wire
  const saat = Date.parse(wire.waktu_utc)
  const bacaan: Bacaan | null =
    lat === null || lng === null ? null : { titik: { lat, lng }, akurasi: akurasi ?? 0, pada: saat }
  return {
    waktu: wire.waktu,
    saat,
    kantorId: wire.kantor.id,
    kantor: wire.kantor.nama,
    telat: wire.telat ?? 0,
    lebihAwal: wire.lebih_awal ?? 0,
    lokasi: wire.lokasi,
    diLuarArea: wire.di_luar_area,
    jarakMeter: wire.jarak_meter,
    bacaan,
    akurasi,
    selisihPerangkat: wire.selisih_perangkat,
    kodePos: wire.kode_pos,
    keterangan: wire.keterangan,
    byAdmin: wire.by_admin,
    oleh: wire.oleh?.nama ?? null,
    dikoreksi: wire.dikoreksi,
    id: wire.id,
    sanggahan: wire.sanggahan,
    sanggahSampai: wire.sanggah_sampai === null ? null : Date.parse(wire.sanggah_sampai),
    perluTinjauan: wire.perlu_tinjauan,
    tanda: wire.tanda.map(({ kalimat }) => kalimat),
    dapatDitinjau: wire.dapat_ditinjau,
    tinjauan: tinjauan && { ...tinjauan, oleh: tinjauan.oleh.nama, pada: Date.parse(tinjauan.pada) },
    selfieUrl: fileUrl(wire.selfie_url),
    isFotoDihapus: wire.foto_dihapus,
    tandaBukti: wire.tanda_bukti,
    pembanding: wire.foto_pembanding.map(({ kejadian_id, tanggal, selfie_url }) => ({
      id: kejadian_id,
      tanggal,
      url: fileUrl(selfie_url),
    })),
  }
}
