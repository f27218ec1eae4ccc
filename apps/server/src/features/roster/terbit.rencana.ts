import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { type AlamatSel, judgeTerisi, posOf } from '@rekan/domain/roster/lembar'
import { isPenolakan, kalimatPeringatan } from '@rekan/domain/roster/peringatan'
import {
  type Instan,
  type KodeZona,
  type Tanggal,
  formatJam,
  formatTanggal,
  jamLokal,
} from '@rekan/domain/waktu'
import { kebutuhanShift, posKerja } from './kebutuhan.ts'
import type { LembarTerbuka } from './lembar.service.ts'
import type { DrafSel } from './roster.queries.ts'
import type { KerjaTerbit } from './terbit.queries.ts'

/** A shift that leave covers: its hours make the date a day of leave. */
type CutiTerbit = AlamatSel & { readonly mulai: number; readonly selesai: number }
/** A day whose hours become others, in words. */
export type HariBerubah = AlamatSel & {
  readonly sebelum: string
  readonly sesudah: string
  /** It was published before */
  readonly terbit: boolean
}
/** What a site's drafts become once they are published. */
export type RencanaTerbit = {
  readonly kantor: { readonly id: number; readonly nama: string; readonly versi: number }
  readonly sel: readonly AlamatSel[]
  readonly kerja: readonly KerjaTerbit[]
  readonly cuti: readonly CutiTerbit[]
  /** What is to be known first, a sentence each */
  readonly perlu: readonly string[]
  readonly berubah: readonly HariBerubah[]
}

/** What the drafts of a site's roster become, on the days that it shows. */
export function planTerbit(lembar: LembarTerbuka, isTinggal: (karyawanId: number) => boolean): RencanaTerbit {
  const draf = selTerbit(lembar).filter(({ karyawan_id }) => !isTinggal(karyawan_id))
  const sel = alamatFrom(draf)
  const kerja = kerjaFrom(lembar, draf)
  const cuti = cutiFrom(lembar, draf)
  return {
    kantor: lembar.kantor,
    sel,
    kerja,
    cuti,
    perlu: [...kalimatSemua(lembar, sel), ...kalimatUbah(lembar, sel)],
    berubah: hariBerubah(lembar, sel, kerja, cuti),
  }
}

/** What is drafted at this site on the days that are shown. */
export function selTerbit({ kantor, rentang, rencana }: LembarTerbuka): readonly DrafSel[] {
  return [...rencana.values()]
    .flatMap(({ draf }) => [...draf.values()].flat())
    .filter(
      ({ kantor_id, tanggal }) =>
        kantor_id === kantor.id && rentang.dari <= tanggal && tanggal <= rentang.sampai,
    )
}

function alamatFrom(draf: readonly DrafSel[]): readonly AlamatSel[] {
  const semua = new Map(
    draf.map(({ karyawan_id, tanggal }) => [`${karyawan_id} ${tanggal}`, { karyawan_id, tanggal }]),
  )
  return [...semua.values()]
}

/** What is warned of on the cells that are published, by name; posts below or above their need on these days. */
function kalimatSemua(
  { orang, peringatan, kantor, ...lembar }: LembarTerbuka,
  sel: readonly AlamatSel[],
): string[] {
  const milik = orang.flatMap(({ id, nama }) => {
    const tanggal = new Set(sel.filter((satu) => satu.karyawan_id === id).map((satu) => satu.tanggal))
    if (tanggal.size === 0) return []
    return (peringatan.get(id) ?? [])
      .filter((satu) => !isPenolakan(satu) && (satu.kode === 'JAM_SEPEKAN' || tanggal.has(satu.tanggal)))
      .map((satu) => `${nama}, ${formatTanggal(satu.tanggal)}: ${kalimatPeringatan(satu, kantor.zona_waktu)}`)
  })
  const hari = new Set(sel.map(({ tanggal }) => tanggal))
  const pos = [...hari].flatMap((tanggal) => kalimatPos({ orang, peringatan, kantor, ...lembar }, tanggal))
  return [...milik, ...pos]
}

function kalimatPos(lembar: LembarTerbuka, tanggal: Tanggal): string[] {
  const terisi = new Map(lembar.pos.map(({ id, nama }) => [id, nama]))
  return lembar.shift.flatMap(({ id, nama }) => {
    const butuh = kebutuhanShift(lembar.pos, id, tanggal)
    if (butuh.length === 0) return []
    return judgeTerisi(butuh, posKerja(lembar, id, tanggal)).map(
      (satu) =>
        `${formatTanggal(tanggal)}, ${nama}: pos ${terisi.get(satu.pos_id) ?? ''} terisi ${satu.terisi} dari ${satu.butuh}.`,
    )
  })
}

/** Days that were published before, by name. */
function kalimatUbah(lembar: LembarTerbuka, sel: readonly AlamatSel[]): string[] {
  return sel
    .filter((satu) => isTerbit(lembar, satu))
    .map(({ karyawan_id, tanggal }) => {
      const nama = lembar.orang.find(({ id }) => id === karyawan_id)?.nama ?? ''
      return `${nama}, ${formatTanggal(tanggal)}: hari ini sudah terbit dan akan berubah.`
    })
}

function isTerbit({ rencana }: LembarTerbuka, { karyawan_id, tanggal }: AlamatSel): boolean {
  return rencana.get(karyawan_id)?.hari.get(tanggal)?.roster === true
}

/** The works that drafts become, each with its post. */
function kerjaFrom(lembar: LembarTerbuka, draf: readonly DrafSel[]): KerjaTerbit[] {
  const { shift, pos, kantor } = lembar
  const bekerja = draf.filter(({ jenis_shift_id, cuti }) => jenis_shift_id !== null && !cuti)
  const perShift = Map.groupBy(bekerja, ({ tanggal, jenis_shift_id }) => `${tanggal} ${jenis_shift_id}`)
  return [...perShift.values()].flatMap((semua) => {
    const [contoh] = semua
    const jenis = shift.find(({ id }) => id === contoh?.jenis_shift_id)
    if (contoh === undefined || jenis === undefined) return []
    const { tanggal } = contoh
    const jam = { mulai: jenis.jam_mulai, selesai: jenis.jam_selesai }
    const { mulai, selesai } = shiftFrom(tanggal, jam, jenis.toleransi_detik, kantor.zona_waktu)
    const di = posOf(
      kebutuhanShift(pos, jenis.id, tanggal),
      semua.map(({ pos_id }) => pos_id),
    )
    return semua.map(({ karyawan_id }, ke) => ({
      kantor_id: kantor.id,
      karyawan_id,
      tanggal,
      jenis_shift_id: jenis.id,
      pos_id: di[ke] ?? null,
      mulai,
      selesai,
      istirahat_detik: jenis.istirahat_detik,
      istirahat_sesudah_detik: jenis.istirahat_sesudah_detik,
      toleransi_detik: jenis.toleransi_detik,
    }))
  })
}

/** Shifts that approved leave covers: their hours make the date a day of leave, and nobody works them. */
function cutiFrom({ shift }: LembarTerbuka, draf: readonly DrafSel[]): CutiTerbit[] {
  return draf.flatMap(({ karyawan_id, tanggal, jenis_shift_id, cuti }) => {
    const jenis = shift.find(({ id }) => id === jenis_shift_id)
    return cuti && jenis !== undefined
      ? [{ karyawan_id, tanggal, mulai: jenis.jam_mulai, selesai: jenis.jam_selesai }]
      : []
  })
}

/** Days whose hours are others once these works are published in place of what the roster or the week has there. */
function hariBerubah(
  lembar: LembarTerbuka,
  sel: readonly AlamatSel[],
  kerja: readonly KerjaTerbit[],
  cuti: readonly CutiTerbit[],
): HariBerubah[] {
  const { rencana, kantor } = lembar
  const kunci = ({ karyawan_id, tanggal }: AlamatSel) => `${karyawan_id} ${tanggal}`
  const kerjaHari = Map.groupBy(kerja, kunci)
  const cutiHari = Map.groupBy(cuti, kunci)
  return sel.flatMap((satu) => {
    const ada = rencana.get(satu.karyawan_id)?.hari.get(satu.tanggal)?.penugasan ?? []
    const tetap = ada.filter(
      ({ id, asal, kantor: di }) => id !== null && (asal !== 'roster' || di?.kantor_id !== kantor.id),
    )
    const dilindungi = (cutiHari.get(kunci(satu)) ?? []).map(({ tanggal, mulai, selesai }) =>
      shiftFrom(tanggal, { mulai, selesai }, 0, kantor.zona_waktu),
    )
    const baru = [...shiftPenugasan(tetap), ...(kerjaHari.get(kunci(satu)) ?? []), ...dilindungi]
    const sebelum = jamFrom(shiftPenugasan(ada), kantor.zona_waktu)
    const sesudah = jamFrom(baru, kantor.zona_waktu)
    return sebelum === sesudah ? [] : [{ ...satu, sebelum, sesudah, terbit: isTerbit(lembar, satu) }]
  })
}

type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

function shiftPenugasan(
  penugasan: readonly { readonly rencana: { readonly shift: Rentang | null } }[],
): Rentang[] {
  return penugasan.flatMap(({ rencana: { shift } }) => (shift === null ? [] : [shift]))
}

/** The hours of a person's day in words. */
function jamFrom(kerja: readonly Rentang[], zona: KodeZona): string {
  const jam = kerja
    .toSorted((satu, lain) => satu.mulai - lain.mulai)
    .map(({ mulai, selesai }) =>
      [mulai, selesai].map((saat) => formatJam(jamLokal(saat, zona)).slice(0, 5)).join('–'),
    )
  return jam.length === 0 ? 'libur' : jam.join(', ')
}
