import type { JamKerja, Shift } from '@rekan/domain/jadwal/jadwal'
import { type AsalPenugasan, kerjaTerdekat } from '@rekan/domain/penugasan/penugasan'
import type { RencanaHari } from '@rekan/domain/presensi/hari/presensi'
import { type KodeZona, type Tanggal, jamLokal } from '@rekan/domain/waktu'
import type { HariMentah, KantorMentah, Kejadian, PenugasanMentah } from './hari.sql.ts'

/** A work of a person's day, with its punches. */
export type PenugasanHari = {
  /** Null: it follows from the week, or from a roster's hours of that date */
  readonly id: number | null
  readonly asal: AsalPenugasan
  readonly posId: number | null
  readonly menggantikanId: number | null
  /** The one place where it is worked; null: any office of the person's placements */
  readonly kantor: KantorMentah | null
  readonly rencana: RencanaHari
  readonly checkIn: Kejadian | null
  readonly checkOut: Kejadian | null
}

/**
 * The works of a date by their start: what follows from the week or its roster, and what stands by itself. Approved
 * overtime lengthens the one it touches or is nearest to; on a date without work it makes one. Punches whose work is not
 * there any more have one without hours.
 *
 * @param jadwal the shift that follows from the week or its roster
 */
export function penugasanPada(
  tanggal: Tanggal,
  mentah: Omit<HariMentah, 'ditarik'>,
  jadwal: Shift | null,
): readonly PenugasanHari[] {
  const kejadian = Map.groupBy(
    mentah.kejadian.filter((k) => k.tanggal === tanggal),
    (k) => k.penugasan_id,
  )
  const asal = mentah.roster.some((satu) => satu.tanggal === tanggal) ? 'roster' : 'jadwal'
  const sendiri = mentah.penugasan.filter((satu) => satu.tanggal === tanggal)
  const kerja = [
    ...(jadwal === null ? [] : [{ ...TANPA_ISI, asal, shift: jadwal } as const]),
    ...sendiri.map(dasarFrom),
  ].toSorted((satu, lain) => satu.shift.mulai - lain.shift.mulai)
  const lembur = mentah.lembur
    .filter((l) => l.tanggal === tanggal)
    .map((l) => ({ mulai: Date.parse(l.mulai), selesai: Date.parse(l.selesai) }))
  const menuju = Map.groupBy(lembur, (satu) =>
    kerjaTerdekat(
      kerja.map(({ shift }) => shift),
      satu,
    ),
  )
  const semua: Dasar[] = [...kerja]
  if (kerja.length === 0 && lembur.length > 0) semua.push({ ...TANPA_ISI, asal: 'lembur', shift: null })
  const dikenal = new Set(semua.map(({ id }) => id))
  for (const id of kejadian.keys()) if (!dikenal.has(id)) semua.push({ ...TANPA_ISI, id, asal, shift: null })
  return semua.map(({ shift, ...dasar }, ke) => {
    const punch = kejadian.get(dasar.id) ?? []
    const berikut = kerja[ke + 1]?.shift.mulai
    return {
      ...dasar,
      rencana: {
        tanggal,
        shift,
        // Without work, overtime makes the first one.
        lembur: menuju.get(kerja.length === 0 ? ke - 1 : ke) ?? [],
        ...(berikut !== undefined && { masukSebelum: berikut }),
      },
      checkIn: punch.find(({ jenis }) => jenis === 'check_in') ?? null,
      checkOut: punch.find(({ jenis }) => jenis === 'check_out') ?? null,
    }
  })
}

type Dasar = Omit<PenugasanHari, 'rencana' | 'checkIn' | 'checkOut'> & { readonly shift: Shift | null }

const TANPA_ISI = { id: null, posId: null, menggantikanId: null, kantor: null } as const

function dasarFrom(satu: PenugasanMentah): Dasar & { readonly shift: Shift } {
  const { id, tanggal, asal, pos_id, menggantikan_id, kantor } = satu
  return {
    id,
    asal,
    posId: pos_id,
    menggantikanId: menggantikan_id,
    kantor,
    shift: {
      tanggal,
      mulai: Date.parse(satu.mulai),
      selesai: Date.parse(satu.selesai),
      toleransi: satu.toleransi_detik,
      jam: jamFrom(satu, kantor.zona_waktu),
    },
  }
}

function jamFrom(satu: PenugasanMentah, zona: KodeZona): JamKerja {
  const jam = {
    mulai: jamLokal(Date.parse(satu.mulai), zona),
    selesai: jamLokal(Date.parse(satu.selesai), zona),
  }
  const { istirahat_detik: detik, istirahat_sesudah_detik: sesudah } = satu
  return detik === 0 ? jam : { ...jam, istirahat: { detik, sesudah } }
}
