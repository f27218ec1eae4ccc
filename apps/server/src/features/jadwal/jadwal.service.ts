import type { Pelaku } from '@rekan/domain/akses/akses'
import { isLiburDi } from '@rekan/domain/jadwal/libur'
import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import {
  type Instan,
  type KodeZona,
  type Tanggal,
  addHari,
  formatJam,
  hariKe,
  jamLokal,
  namaHari,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import { findZona } from '../penempatan/penempatan.service.ts'
import { type Hari, fetchHariIni, fetchHariRentang } from '../presensi/hari/hari.service.ts'
import { listLibur } from './jadwal.queries.ts'
import { wireJadwal, wireZona } from '../presensi/rekaman/presensi.wire.ts'

const SEPEKAN = 7

/** One's own seven days from a date on, by default from Monday of the week that today is in; all empty without a placement. */
export async function showJadwal(db: Db, pelaku: Pelaku, diminta: Tanggal | undefined, saat: Instan) {
  const { karyawanId } = pelaku
  const kini = karyawanId === null ? null : await fetchHariIni(db, karyawanId, saat)
  const hariIni = kini?.tanggal ?? tanggalLokal(saat, await findZona(db, karyawanId, saat))
  const mulai = diminta ?? addHari(hariIni, 1 - hariKe(hariIni))
  const sampai = addHari(mulai, SEPEKAN - 1)
  const [semua, libur] = await Promise.all([
    karyawanId === null ? [] : fetchHariRentang(db, karyawanId, mulai, sampai),
    listLibur(db, mulai, sampai),
  ])
  const hari = Array.from({ length: SEPEKAN }, (_, ke) => {
    const tanggal = addHari(mulai, ke)
    const sehari = semua.find((h) => h.tanggal === tanggal)
    const kantorId = sehari?.penempatan[0].kantor_id ?? null
    const namaLibur = libur
      .filter((satu) => satu.tanggal === tanggal && isLiburDi(kantorId, satu))
      .map(({ nama }) => nama)
    return {
      tanggal,
      hari: namaHari(tanggal),
      libur: namaLibur.length === 0 ? null : namaLibur.join(', '),
      ...(sehari === undefined ? KOSONG : wireHari(sehari, saat)),
    }
  })
  return { mulai, hari_ini: hariIni, hari }
}

/** A day without a placement. */
const KOSONG = { status: null, jadwal: null, khusus: false, izin: null, lembur: [], kantor: [] }

function wireHari({ fakta, shift, roster, izin, penempatan, zona }: Hari, saat: Instan) {
  return {
    status: statusHari(fakta, saat),
    jadwal: shift && wireJadwal(shift),
    khusus: roster,
    izin,
    lembur: fakta.rencana.lembur
      .toSorted((a, b) => a.mulai - b.mulai)
      .map(({ mulai, selesai }) => ({ jam_mulai: jam(mulai, zona), jam_selesai: jam(selesai, zona) })),
    kantor: penempatan.map((p) => ({
      id: p.kantor_id,
      nama: p.kantor_nama,
      zona_waktu: wireZona(p.zona_waktu),
    })),
  }
}

function jam(saat: Instan, zona: KodeZona): string {
  return formatJam(jamLokal(saat, zona))
}
