import type { JamKerja, Shift } from '@rekan/domain/jadwal/jadwal'
import { type Paruh, cutShift } from '@rekan/domain/pengajuan/izin/paruh'
import { type AsalPenugasan, kerjaTerdekat } from '@rekan/domain/penugasan/penugasan'
import type { RencanaHari } from '@rekan/domain/presensi/hari/presensi'
import { type Tanggal, jamLokal } from '@rekan/domain/waktu'
import type {
  Diganti,
  AturanHari,
  HariMentah,
  Istirahat,
  KantorMentah,
  Kejadian,
  KejadianPokok,
  KerjaMentah,
  Pengganti,
  PenugasanMentah,
  PosKerja,
} from './hari.sql.ts'

/** A work of a person's day, with its punches, by what they count. */
export type KerjaHari<K extends KejadianPokok = KejadianPokok> = {
  /** Null: it follows from the week, or from a roster's hours of that date, and nothing has touched it */
  readonly id: number | null
  /** It follows from the week or those hours, frozen or not */
  readonly turunan: boolean
  readonly asal: AsalPenugasan
  readonly posId: number | null
  readonly menggantikanId: number | null
  /** The one place where it is worked; null: any office of the person's placements */
  readonly kantor: KantorMentah | null
  readonly rencana: RencanaHari
  /** Its hours before half a day of leave took theirs */
  readonly shiftUtuh: Shift | null
  /** Where its check-out is missing, the company lets it end as planned */
  readonly akhirRencana: boolean
  readonly checkIn: K | null
  readonly checkOut: K | null
  /** Breaks that were punched, by their start */
  readonly istirahat: readonly Istirahat[]
}

/** The same with who and what is named on it. */
export type PenugasanHari<K extends KejadianPokok = Kejadian> = KerjaHari<K> & {
  /** Who stands in for this person; until they check in, the person's own punch counts */
  readonly pengganti: Pengganti | null
  readonly menggantikan: Diganti | null
  readonly pos: PosKerja | null
}

/** Whether a setting has a value on a day of somebody's. */
export function isAturan(
  { aturan, karyawan_id }: Pick<HariMentah, 'aturan' | 'karyawan_id'>,
  tanggal: Tanggal,
  kunci: AturanHari['kunci'],
  nilai: AturanHari['nilai'],
): boolean {
  const berlaku = aturan.findLast((satu) => satu.kunci === kunci && satu.berlaku_dari <= tanggal)
  const dahulu = berlaku?.kecuali?.find(
    ({ karyawan_id: orang, dari, sampai }) => orang === karyawan_id && dari <= tanggal && tanggal < sampai,
  )
  return (dahulu ?? berlaku)?.nilai === nilai
}

/**
 * The works of a date by their start: what follows from the week or its roster, as it was when it was touched, and what
 * stands by itself. Approved overtime lengthens the one it touches or is nearest to; on a date without work it makes one. Punches whose work is not
 * there any more have one without hours.
 *
 * @param jadwal the shift that follows from the week or its roster
 * @param paruh the half of the day that is leave, where it has one work
 */
export function penugasanPada<K extends KejadianPokok>(
  tanggal: Tanggal,
  mentah: Omit<HariMentah<PenugasanMentah, K>, 'ditarik'>,
  jadwal: Shift | null,
  paruh: Paruh | null,
): readonly PenugasanHari<K>[] {
  return kerjaHari(tanggal, mentah, jadwal, paruh).map((satu) => {
    const bernama = mentah.penugasan.find(({ id }) => id === satu.id)
    const { pengganti = null, menggantikan = null, pos = null } = bernama ?? {}
    return { ...satu, pengganti, menggantikan, pos }
  })
}

/** The same works by what they count. */
export function kerjaHari<K extends KejadianPokok>(
  tanggal: Tanggal,
  mentah: Omit<HariMentah<KerjaMentah, K>, 'ditarik'>,
  jadwal: Shift | null,
  paruh: Paruh | null,
): readonly KerjaHari<K>[] {
  const kejadian = Map.groupBy(
    mentah.kejadian.filter((k) => k.tanggal === tanggal),
    (k) => k.penugasan_id,
  )
  const asal = mentah.roster.some((satu) => satu.tanggal === tanggal) ? 'roster' : 'jadwal'
  const sendiri = mentah.penugasan.filter((satu) => satu.tanggal === tanggal)
  const kerja = [
    ...(jadwal === null || sendiri.some(({ turunan }) => turunan)
      ? []
      : [{ ...TANPA_ISI, asal, shift: jadwal } as const]),
    ...sendiri.map(dasarFrom),
  ].toSorted((satu, lain) => satu.shift.mulai - lain.shift.mulai)
  const lembur = mentah.lembur
    .filter((l) => l.tanggal === tanggal)
    .map((l) => ({ mulai: Date.parse(l.mulai), selesai: Date.parse(l.selesai) }))
  const shift = kerja.map((satu) => satu.shift)
  const menuju = Map.groupBy(lembur, (satu) => kerjaTerdekat(shift, satu))
  const semua: Dasar[] = [...kerja]
  if (kerja.length === 0 && lembur.length > 0) semua.push({ ...TANPA_ISI, asal: 'lembur', shift: null })
  for (const id of kejadian.keys())
    if (!semua.some((satu) => satu.id === id)) semua.push({ ...TANPA_ISI, id, asal, shift: null })
  const akhirRencana = isAturan(mentah, tanggal, 'tanpa_pulang', 'akhir_rencana')
  // Named one by one: copying what is left of each would take a third of a month's time.
  return semua.map(({ id, turunan, asal: dari, posId, menggantikanId, kantor, shift: utuh }, ke) => {
    const punch = kejadian.get(id) ?? []
    const checkIn = punch.find(({ jenis }) => jenis === 'check_in') ?? null
    const berikut = kerja[ke + 1]?.shift.mulai
    // Several works have no one middle: none was asked for by halves, and a later one leaves all as they are.
    const isSetengah = paruh !== null && utuh !== null && kerja.length === 1
    return {
      id,
      turunan,
      asal: dari,
      posId,
      menggantikanId,
      kantor,
      shiftUtuh: utuh,
      akhirRencana,
      rencana: {
        tanggal,
        shift: isSetengah ? cutShift(utuh, paruh) : utuh,
        // Without work, overtime makes the first one.
        lembur: menuju.get(kerja.length === 0 ? ke - 1 : ke) ?? [],
        ...(berikut !== undefined && { masukSebelum: berikut }),
      },
      checkIn,
      checkOut: punch.find(({ jenis }) => jenis === 'check_out') ?? null,
      istirahat: mentah.istirahat.filter(({ presensi_id }) => presensi_id === checkIn?.presensi_id),
    }
  })
}

type Dasar = Omit<
  KerjaHari,
  'rencana' | 'shiftUtuh' | 'akhirRencana' | 'checkIn' | 'checkOut' | 'istirahat'
> & {
  readonly shift: Shift | null
}

const TANPA_ISI = {
  id: null,
  turunan: true,
  posId: null,
  menggantikanId: null,
  kantor: null,
} as const

function dasarFrom(satu: KerjaMentah): Dasar & { readonly shift: Shift } {
  const { id, tanggal, asal, turunan, pos_id, menggantikan_id, kantor } = satu
  const [mulai, selesai] = [Date.parse(satu.mulai), Date.parse(satu.selesai)]
  return {
    id,
    turunan,
    asal,
    posId: pos_id,
    menggantikanId: menggantikan_id,
    kantor: turunan ? null : kantor,
    shift: {
      tanggal,
      mulai,
      selesai,
      toleransi: satu.toleransi_detik,
      jam: jamFrom(satu, {
        mulai: jamLokal(mulai, kantor.zona_waktu),
        selesai: jamLokal(selesai, kantor.zona_waktu),
      }),
    },
  }
}

function jamFrom(
  { istirahat_detik: detik, istirahat_sesudah_detik: sesudah }: KerjaMentah,
  jam: JamKerja,
): JamKerja {
  return detik === 0 ? jam : { ...jam, istirahat: { detik, sesudah } }
}
