import type { JamKerja } from '@rekan/domain/jadwal/jadwal'
import type { Tanggal } from '@rekan/domain/waktu'
import type {
  HariMentah,
  KantorMentah,
  PenempatanMentah,
  PenugasanMentah,
  VersiJadwal,
} from '../hari/hari.sql.ts'

/** What of a person's days was otherwise at a moment than it is now. */
export type Dahulu = Pick<HariMentah, 'izin' | 'lembur'> & {
  /** Dates whose roster was published since */
  readonly roster_baru: readonly Tanggal[]
  /** Works that were made since */
  readonly penugasan_baru: readonly number[]
  /** Works that were called off since */
  readonly penugasan_lama: readonly PenugasanMentah[]
  /** Placements that were made since */
  readonly penempatan_baru: readonly number[]
  /** Placements that were ended since, as they were */
  readonly penempatan_lama: readonly PenempatanMentah[]
  /** Changes of sites since, the earliest first: what changed as it was before */
  readonly kantor: readonly { readonly kantor_id: number; readonly sebelum: Partial<KantorDahulu> }[]
  /** The same of weekly schedules, each by the day from which it holds */
  readonly jadwal: readonly {
    readonly jadwal_id: number
    readonly berlaku_dari: Tanggal
    readonly sebelum: Partial<JadwalDahulu>
  }[]
}

type JadwalDahulu = Pick<VersiJadwal, 'toleransi_detik' | 'masuk_saat_libur'> & {
  readonly pekan: readonly {
    readonly hari: number
    readonly jam_mulai: number
    readonly jam_selesai: number
    readonly istirahat_detik: number
    readonly istirahat_sesudah_detik: number
  }[]
}

type KantorDahulu = Pick<KantorMentah, 'area' | 'kebijakan_lokasi' | 'toleransi_meter'>

/** What days follow from as it stood then. Holidays are as they stand: none changes once its day has begun. */
export function mentahDahulu<T extends HariMentah>(mentah: T, dahulu: Dahulu): T {
  const [sebelum, pekan] = [sebelumnyaKantor(dahulu.kantor), sebelumnyaJadwal(dahulu.jadwal)]
  const at = <K extends KantorDahulu & { readonly kantor_id: number }>(satu: K): K => ({
    ...satu,
    ...sebelum.get(satu.kantor_id),
  })
  const penugasan = [
    ...mentah.penugasan.filter(({ id }) => !dahulu.penugasan_baru.includes(id)),
    ...dahulu.penugasan_lama.filter(
      // The day's own work was frozen anew where it was called off.
      ({ turunan, tanggal }) =>
        !turunan || !mentah.penugasan.some((lain) => lain.turunan && lain.tanggal === tanggal),
    ),
  ]
  return {
    ...mentah,
    izin: dahulu.izin,
    lembur: dahulu.lembur,
    roster: mentah.roster.filter(({ tanggal }) => !dahulu.roster_baru.includes(tanggal)),
    penempatan: penempatanDahulu(mentah, dahulu).map((satu) => ({
      ...at(satu),
      versi: satu.versi.map((isi) => ({ ...isi, ...pekan.get(`${satu.jadwal_id} ${isi.berlaku_dari}`) })),
    })),
    penugasan: penugasan.map((satu) => ({ ...satu, kantor: at(satu.kantor) })),
  }
}

/** The primary one first, as days have them. */
function penempatanDahulu(
  { penempatan }: HariMentah,
  { penempatan_baru: baru, penempatan_lama: lama }: Dahulu,
): readonly PenempatanMentah[] {
  const diganti = new Set([...baru, ...lama.map(({ id }) => id)])
  return [
    ...penempatan.filter(({ id }) => !diganti.has(id)),
    ...lama.filter(({ id }) => !baru.includes(id)),
  ].toSorted((a, b) => Number(b.utama) - Number(a.utama) || a.id - b.id)
}

/** Whether anything was otherwise. */
export function isBerbeda(mentah: HariMentah, dahulu: Dahulu): boolean {
  const { penugasan_baru, penugasan_lama, penempatan_baru, penempatan_lama, roster_baru, kantor, jadwal } =
    dahulu
  const isi = (semua: readonly object[]) =>
    JSON.stringify(semua.map((satu) => JSON.stringify(satu)).toSorted())
  return (
    [penugasan_baru, penugasan_lama, penempatan_baru, penempatan_lama, roster_baru, kantor, jadwal].some(
      (satu) => satu.length > 0,
    ) ||
    isi(
      mentah.izin.map(({ jenis_izin: j, tanggal_mulai: m, tanggal_selesai: s, paruh: p }) => [j, m, s, p]),
    ) !==
      isi(
        dahulu.izin.map(({ jenis_izin: j, tanggal_mulai: m, tanggal_selesai: s, paruh: p }) => [j, m, s, p]),
      ) ||
    isi(mentah.lembur.map(({ tanggal: t, mulai: m, selesai: s }) => [t, m, s])) !==
      isi(dahulu.lembur.map(({ tanggal: t, mulai: m, selesai: s }) => [t, m, s]))
  )
}

/** Of each field the earliest change says what it was. */
function sebelumnyaKantor(perubahan: Dahulu['kantor']): ReadonlyMap<number, Partial<KantorDahulu>> {
  const semua = new Map<number, Partial<KantorDahulu>>()
  for (const { kantor_id, sebelum } of perubahan) {
    const { area, kebijakan_lokasi, toleransi_meter } = sebelum
    semua.set(kantor_id, {
      ...(area !== undefined && { area }),
      ...(kebijakan_lokasi !== undefined && { kebijakan_lokasi }),
      ...(toleransi_meter !== undefined && { toleransi_meter }),
      ...semua.get(kantor_id),
    })
  }
  return semua
}

/** The same of what schedules said from a day on, by schedule and day. */
function sebelumnyaJadwal(perubahan: Dahulu['jadwal']): ReadonlyMap<string, Partial<VersiJadwal>> {
  const semua = new Map<string, Partial<VersiJadwal>>()
  for (const { jadwal_id, berlaku_dari, sebelum } of perubahan) {
    const { toleransi_detik, masuk_saat_libur, pekan } = sebelum
    const alamat = `${jadwal_id} ${berlaku_dari}`
    semua.set(alamat, {
      ...(toleransi_detik !== undefined && { toleransi_detik }),
      ...(masuk_saat_libur !== undefined && { masuk_saat_libur }),
      ...(pekan !== undefined && {
        minggu: Object.fromEntries(pekan.map((satu) => [satu.hari, jamFrom(satu)])),
      }),
      ...semua.get(alamat),
    })
  }
  return semua
}

function jamFrom(satu: JadwalDahulu['pekan'][number]): JamKerja {
  const { jam_mulai: mulai, jam_selesai: selesai, istirahat_detik: detik } = satu
  return detik === 0
    ? { mulai, selesai }
    : { mulai, selesai, istirahat: { detik, sesudah: satu.istirahat_sesudah_detik } }
}
