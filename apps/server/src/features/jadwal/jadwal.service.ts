import { type Perubahan, perubahanHari } from '@rekan/domain/jadwal/berubah'
import { isLiburDi } from '@rekan/domain/jadwal/libur'
import type { AsalPenugasan } from '@rekan/domain/penugasan/penugasan'
import { kerjaPada, statusHari } from '@rekan/domain/presensi/hari/presensi'
import {
  type Instan,
  type KodeZona,
  type Tanggal,
  addHari,
  formatJam,
  hariKe,
  isoLokal,
  jamLokal,
  namaHari,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import { findZona } from '../penempatan/penempatan.service.ts'
import { type Hari, fetchHariIni, fetchHariRentang, fetchShiftPekan } from '../presensi/hari/hari.service.ts'
import { listKerjaTerbit, listLibur, listTerbit } from './jadwal.queries.ts'
import type { PosKerja } from '../presensi/hari/hari.sql.ts'
import { wireJadwal, wireZona } from '../presensi/rekaman/presensi.wire.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

const SEPEKAN = 7

/**
 * One's own days from a date on, by default the seven from Monday of the week that today is in; all empty without a
 * placement.
 */
export async function showJadwal(
  { db, pelaku, saat }: Pandangan,
  {
    mulai: diminta,
    jumlah = SEPEKAN,
  }: { readonly mulai?: Tanggal | undefined; readonly jumlah?: number | undefined },
) {
  const { karyawanId } = pelaku
  const kini = karyawanId === null ? null : await fetchHariIni(db, karyawanId, saat)
  const hariIni = kini?.tanggal ?? tanggalLokal(saat, await findZona(db, karyawanId, saat))
  const mulai = diminta ?? addHari(hariIni, 1 - hariKe(hariIni))
  const sampai = addHari(mulai, jumlah - 1)
  const [semua, libur, berubah] = await Promise.all([
    karyawanId === null ? [] : fetchHariRentang(db, karyawanId, mulai, sampai),
    listLibur(db, mulai, sampai),
    karyawanId === null ? null : fetchPerubahan(db, karyawanId, { dari: mulai, sampai }, saat),
  ])
  const hari = Array.from({ length: jumlah }, (_, ke) => {
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
      ...(sehari === undefined ? KOSONG : wireHari(sehari, { berubah, saat })),
    }
  })
  return { mulai, hari_ini: hariIni, hari }
}

/** A day without a placement. */
const KOSONG = {
  status: null,
  jadwal: null,
  khusus: false,
  izin: null,
  lembur: [],
  kantor: [],
  penugasan: [],
  berubah: null,
}

/** What the days of a stretch are shown with. */
type Bersama = {
  readonly berubah: ((hari: Hari) => Perubahan | null) | null
  readonly saat: Instan
}

function wireHari(hari: Hari, { berubah, saat }: Bersama) {
  const { tanggal, fakta, shift, roster, izin, penempatan, zona } = hari
  const ubah = berubah?.(hari) ?? null
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
    penugasan: kerjaHari(hari).map((satu) => ({
      jam_mulai: jam(satu.mulai, satu.zona),
      jam_selesai: jam(satu.selesai, satu.zona),
      lintas_hari: tanggalLokal(satu.selesai - 1, satu.zona) > tanggal,
      asal: satu.asal,
      kantor: satu.kantor,
      pos: satu.pos && { id: satu.pos.id, nama: satu.pos.nama },
      menggantikan: satu.menggantikan,
      digantikan_oleh: satu.digantikanOleh,
    })),
    berubah: ubah && {
      pada: isoLokal(ubah.pada, zona),
      apa: [...ubah.apa],
      sebelumnya: ubah.sebelumnya.map(({ mulai, selesai }) => ({
        jam_mulai: jam(mulai, zona),
        jam_selesai: jam(selesai, zona),
      })),
    },
  }
}

/** A work of a day as it is to be worked. */
export type KerjaJadwal = {
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly zona: KodeZona
  readonly asal: AsalPenugasan
  readonly kantor: { readonly id: number; readonly nama: string }
  readonly alamat: string
  readonly pos: PosKerja | null
  /** Names: whose work it is, and who does it in the person's place */
  readonly menggantikan: string | null
  readonly digantikanOleh: string | null
}

/** The works of a day with their hours, approved overtime in them, by their start; none on approved leave. */
export function kerjaHari({ tanggal, fakta, penugasan, penempatan: [utama], zona }: Hari): KerjaJadwal[] {
  if (fakta.izin !== null) return []
  return penugasan.flatMap(({ rencana, asal, kantor, pos, menggantikan, pengganti }) => {
    const kerja = kerjaPada(rencana)
    if (kerja === null) return []
    const { kantor_id: id, kantor_nama: nama, alamat } = kantor ?? utama
    return [
      {
        tanggal,
        ...kerja,
        zona: kantor?.zona_waktu ?? zona,
        asal,
        kantor: { id, nama },
        alamat,
        pos,
        menggantikan: menggantikan?.nama ?? null,
        digantikanOleh: pengganti?.nama ?? null,
      },
    ]
  })
}

/** What was changed of a person's days, by date. */
async function fetchPerubahan(
  db: Db,
  karyawanId: number,
  rentang: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<(hari: Hari) => Perubahan | null> {
  const [terbit, kerja] = await Promise.all([
    listTerbit(db, karyawanId, rentang),
    listKerjaTerbit(db, karyawanId, rentang),
  ])
  if (terbit.size === 0 && kerja.size === 0) return () => null
  const pekan = await fetchShiftPekan(db, karyawanId, rentang.dari, rentang.sampai)
  return ({ tanggal, penugasan, penempatan: [{ kantor_id: utama }] }) => {
    const mingguan = pekan.get(tanggal) ?? null
    const sekarang = penugasan.flatMap(({ shiftUtuh, kantor, posId: pos }) =>
      shiftUtuh === null ? [] : [{ ...shiftUtuh, kantor: kantor?.kantor_id ?? utama, pos }],
    )
    return perubahanHari(
      terbit.get(tanggal) ?? null,
      kerja.get(tanggal) ?? [],
      mingguan && { ...mingguan, kantor: utama, pos: null },
      sekarang,
      saat,
    )
  }
}

function jam(saat: Instan, zona: KodeZona): string {
  return formatJam(jamLokal(saat, zona))
}
