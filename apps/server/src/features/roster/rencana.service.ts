import { lamaKerja, shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { kerjaTanpaIstirahat } from '@rekan/domain/shift/jenis-shift'
import { type Kerja, type RencanaOrang, type Syarat, seninFrom } from '@rekan/domain/roster/peringatan'
import { type KodeZona, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { fetchRencanaOrang } from '../presensi/hari/hari.banyak.service.ts'
import type { Hari } from '../presensi/hari/hari.service.ts'
import {
  type DrafSel,
  type PosRoster,
  type RentangLembar,
  type ShiftRoster,
  type TerbitSel,
  listDraf,
  listKecakapan,
  listTerbit,
} from './roster.queries.ts'

/** What a person's days hold around the dates of a roster. */
export type OrangDirencanakan = {
  /** Each date with a placement */
  readonly hari: ReadonlyMap<Tanggal, Hari>
  /** What is drafted for them by date, at whatever site */
  readonly draf: ReadonlyMap<Tanggal, readonly DrafSel[]>
  /** What is published for them by roster, at whatever site */
  readonly terbit: ReadonlyMap<Tanggal, readonly TerbitSel[]>
  /** What they are judged by */
  readonly rencana: RencanaOrang
}

type DrafKerja = Omit<DrafSel, 'kantor_id' | 'karyawan_id'>

type Acuan = {
  /** What stands alone: drafts bind nobody who is asked to stand in or to swap */
  readonly tanpaDraf?: boolean
  readonly shift: readonly ShiftRoster[]
  readonly pos: readonly PosRoster[]
  readonly zona: KodeZona
}

/** All weeks that the dates of a roster lie in, and the six days before them that count for days in a row. */
function rentangLuas({ dari, sampai }: RentangLembar): RentangLembar {
  return { dari: addHari(seninFrom(dari), -7), sampai: addHari(seninFrom(sampai), 7) }
}

/** What people are to work around the dates of a roster: four round trips, however many people. */
export async function fetchRencanaRoster(
  db: Db | Tx,
  karyawanIds: readonly number[],
  rentang: RentangLembar,
  acuan: Acuan,
): Promise<ReadonlyMap<number, OrangDirencanakan>> {
  const luas = rentangLuas(rentang)
  const [hariOrang, draf, terbit, kecakapan] = await Promise.all([
    fetchRencanaOrang(db, karyawanIds, luas),
    acuan.tanpaDraf ? [] : listDraf(db, karyawanIds, luas),
    listTerbit(db, karyawanIds, luas),
    listKecakapan(db, karyawanIds),
  ])
  const drafOrang = Map.groupBy(draf, (d) => d.karyawan_id)
  const terbitOrang = Map.groupBy(terbit, (t) => t.karyawan_id)
  const cakap = new Map(kecakapan.map((satu) => [satu.karyawan_id, satu]))
  return new Map(
    karyawanIds.map((id) => {
      const hari = new Map((hariOrang.get(id) ?? []).map((satu) => [satu.tanggal, satu]))
      const drafHari = Map.groupBy(drafOrang.get(id) ?? [], (d) => d.tanggal)
      const rencana: RencanaOrang = {
        kerja: kerjaFrom(hari, drafHari, acuan),
        izin: new Set([...hari.values()].filter((h) => h.fakta.izin !== null).map((h) => h.tanggal)),
        sertifikat: new Map(cakap.get(id)?.sertifikat.map(({ jenis, sampai }) => [jenis, sampai])),
        kontrakSampai: cakap.get(id)?.kontrak_sampai ?? null,
        zona: acuan.zona,
      }
      const terbitHari = Map.groupBy(terbitOrang.get(id) ?? [], (t) => t.tanggal)
      return [id, { hari, draf: drafHari, terbit: terbitHari, rencana }]
    }),
  )
}

/** Drafts take the place of what is published or follows from the week on their date; on leave nobody is to work by these. */
function kerjaFrom(
  hari: ReadonlyMap<Tanggal, Hari>,
  draf: ReadonlyMap<Tanggal, readonly DrafSel[]>,
  acuan: Acuan,
): Kerja[] {
  const bekerja = [...hari.values()].filter((h) => h.fakta.izin === null)
  return [
    ...bekerja.flatMap((h) => kerjaSemula(h, draf.get(h.tanggal) ?? [])),
    ...[...draf.values()].flat().flatMap((satu) => kerjaDraf(satu, acuan)),
  ]
}

/** What stands on a day: all of it, or where something is drafted what is published at other sites than that. */
function kerjaSemula({ tanggal, penugasan }: Hari, draf: readonly DrafSel[]): Kerja[] {
  const didraf = new Set(draf.map(({ kantor_id }) => kantor_id))
  const tetap = penugasan.filter(
    ({ kantor }) => didraf.size === 0 || (kantor !== null && !didraf.has(kantor.kantor_id)),
  )
  return tetap.flatMap(({ asal, rencana: { shift } }) => {
    if (shift === null) return []
    const { mulai, selesai } = shift
    const nama = asal === 'jadwal' ? 'jam kerja' : 'roster'
    // A work that was taken over once it had begun may begin within a minute.
    const lama = Math.floor((selesai - mulai) / 60_000) * 60
    const jam = kerjaTanpaIstirahat(lama, shift.jam.istirahat)
    return [{ tanggal, mulai, selesai, jam, nama, syarat: [] }]
  })
}

/** What a draft has somebody work: nothing on a day off, or where leave covers it. */
export function kerjaDraf(
  { tanggal, jenis_shift_id, pos_id, cuti }: DrafKerja,
  { shift, pos, zona }: Acuan,
): Kerja[] {
  const jenis = shift.find(({ id }) => id === jenis_shift_id)
  if (jenis === undefined || cuti) return []
  const jam = { mulai: jenis.jam_mulai, selesai: jenis.jam_selesai }
  const { mulai, selesai } = shiftFrom(tanggal, jam, jenis.toleransi_detik, zona)
  const syarat: readonly Syarat[] = pos.find(({ id }) => id === pos_id)?.syarat ?? []
  const lama = kerjaTanpaIstirahat(lamaKerja(jam), {
    detik: jenis.istirahat_detik,
    sesudah: jenis.istirahat_sesudah_detik,
  })
  return [{ tanggal, mulai, selesai, jam: lama, nama: jenis.nama, syarat }]
}
