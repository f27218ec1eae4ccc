import type { FaktaLembar } from '@rekan/domain/berita-acara/lembar'
import { type Periode, hariPeriode } from '@rekan/domain/berita-acara/periode'
import type { Syarat } from '@rekan/domain/berita-acara/syarat'
import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { type LiburBerlaku, isTanggalLibur } from '@rekan/domain/jadwal/libur'
import { kebutuhanPada } from '@rekan/domain/klien/klien'
import { type Instan, type Tanggal, hariKe } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import {
  type KontrakBerlaku,
  type PosKontrak,
  listLiburNasional,
  listNama,
  listPosKontrak,
} from './fakta.queries.ts'
import { fetchKerja } from './kerja.service.ts'

/** All that a contract's sheet of a period follows from, as far as it is over at a moment; `kantorId`: of its posts at one site alone. */
export async function fetchFakta(
  db: Db | Tx,
  kontrak: KontrakBerlaku,
  syarat: readonly Syarat[],
  periode: Periode,
  saat: Instan,
  kantorId?: number,
): Promise<FaktaLembar> {
  const pos = (await listPosKontrak(db, kontrak.id)).filter(
    ({ kantor_id }) => kantorId === undefined || kantor_id === kantorId,
  )
  const libur = await listLiburNasional(db, periode)
  const kerja = await fetchKerja(
    db,
    pos.map(({ id }) => id),
    periode,
    saat,
  )
  const petugas = await listNama(db, [...new Set(kerja.map(({ karyawanId }) => karyawanId))])
  const tanggal = hariPeriode(periode)
  return {
    ...periode,
    pos: pos.map(({ id, nama, lokasi, zona, jabatan }) => ({ id, nama, lokasi, zona, jabatan })),
    petugas,
    butuh: pos
      .flatMap((satu) => tanggal.flatMap((hari) => butuhPada(satu, hari, libur)))
      .filter(({ selesai }) => selesai <= saat),
    kerja,
    tempat: pos.flatMap((satu) => tanggal.flatMap((hari) => tempatPada(satu, hari))),
    syarat,
    toleransiBawaan: kontrak.toleransi_kosong_detik,
  }
}

function isBuka({ sampai }: PosKontrak, tanggal: Tanggal): boolean {
  return sampai === null || tanggal <= sampai
}

function butuhPada(pos: PosKontrak, tanggal: Tanggal, libur: readonly LiburBerlaku[]) {
  if (!isBuka(pos, tanggal)) return []
  const isLibur = isTanggalLibur(tanggal, pos.kantor_id, libur)
  return kebutuhanPada(pos.kebutuhan, tanggal)
    .filter(({ hari, jumlah }) => hari === hariKe(tanggal) && jumlah > 0)
    .map(({ jenis_shift_id: jenisShiftId, jumlah, shift, jam_mulai, jam_selesai }) => {
      const { mulai, selesai } = shiftFrom(tanggal, { mulai: jam_mulai, selesai: jam_selesai }, 0, pos.zona)
      return { posId: pos.id, tanggal, jenisShiftId, jumlah, shift, isLibur, mulai, selesai }
    })
}

/** So many places as a shift has on any weekday, by what is needed from a day on. */
function tempatPada(pos: PosKontrak, tanggal: Tanggal) {
  if (!isBuka(pos, tanggal)) return []
  const perShift = Map.groupBy(kebutuhanPada(pos.kebutuhan, tanggal), (satu) => satu.jenis_shift_id)
  return [...perShift].map(([jenisShiftId, isi]) => ({
    posId: pos.id,
    tanggal,
    jenisShiftId,
    jumlah: Math.max(...isi.map(({ jumlah }) => jumlah)),
  }))
}
