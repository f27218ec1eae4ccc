import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import {
  type BatasLembur,
  awalMinggu,
  computeBatas,
  durasiLembur,
  hariKerjaSeminggu,
  hariLembur,
  hariRangkaian,
  polaLembur,
} from '@rekan/domain/pengajuan/lembur/lembur'
import {
  type PolaLembur,
  type Upah,
  dasarUpah,
  faktorJam,
  isMakanMinumWajib,
  upahLembur,
  upahSejam,
} from '@rekan/domain/pengajuan/lembur/upah-lembur'
import {
  type HariBayar,
  type LemburBayar,
  type TanyaLembur,
  jamBayar,
  lemburDalamShift,
  lemburDibayar,
} from '@rekan/domain/pengajuan/lembur/lembur-bayar'
import { lamaKerja } from '@rekan/domain/jadwal/jadwal'
import { isTanggalLibur } from '@rekan/domain/jadwal/libur'
import {
  type Detik,
  type Instan,
  type Tanggal,
  addHari,
  rentangSeluruh,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { type LemburLain, fetchLain, fetchLibur } from './lembur.queries.ts'
import { type Hari, type HariHitung, fetchHariBanyak } from '../../presensi/hari/hari.service.ts'
import { isDihitung, rentangHadir } from '../../presensi/hari/terhitung.service.ts'

/** What overtime around a day is judged by: the days of the person's week and of its neighbours, holidays, other overtime. */
export type FaktaLembur = {
  readonly hari: ReadonlyMap<Tanggal, Hari>
  readonly libur: readonly Libur[]
  /** That waits or is approved */
  readonly lain: readonly LemburLain[]
}
/** The same by what days are counted by */
type FaktaHitung = Pick<FaktaLembur, 'libur'> & { readonly hari: ReadonlyMap<Tanggal, HariHitung> }
type Libur = Awaited<ReturnType<typeof fetchLibur>>[number]

/** The facts around days of people, in the order asked: three statements, however many. */
export async function fetchFakta(
  db: Db | Tx,
  diminta: readonly { readonly karyawanId: number; readonly tanggal: Tanggal }[],
): Promise<readonly FaktaLembur[]> {
  const rentang = diminta.map(({ karyawanId, tanggal }) => ({
    karyawanId,
    // Work past midnight may count to the day before, and run into the day after.
    dari: awalMinggu(addHari(tanggal, -1)),
    sampai: addHari(awalMinggu(tanggal), 7),
  }))
  const seluruh = rentangSeluruh(rentang)
  if (seluruh === null) return []
  const hari = await fetchHariBanyak(db, rentang)
  const lemburPerOrang = Map.groupBy(await fetchLain(db, rentang), (satu) => satu.karyawan_id)
  const libur = await fetchLibur(db, seluruh.dari, seluruh.sampai)
  return rentang.map(({ karyawanId }, i) => ({
    hari: new Map((hari[i] ?? []).map((satu) => [satu.tanggal, satu])),
    libur,
    lain: lemburPerOrang.get(karyawanId) ?? [],
  }))
}

/** Overtime as it counts. */
export type Terhitung = { readonly hari_presensi: Tanggal; readonly mulai: Instan; readonly selesai: Instan }

/** The day it counts to beside other overtime. What was found when each was filed may be out of date by now. */
export function hariFrom(fakta: FaktaLembur, lembur: Terhitung, lain: readonly Terhitung[]): Tanggal {
  return withHari(fakta, lembur, lain).lembur.hari_presensi
}

/** How it stands against the limits, beside other overtime. */
export function batasFrom(fakta: FaktaLembur, ini: Terhitung, lainnya: readonly Terhitung[]): BatasLembur {
  const { lembur, lain } = withHari(fakta, ini, lainnya)
  const senin = awalMinggu(lembur.hari_presensi)
  const sehari = lain.filter((satu) => satu.hari_presensi === lembur.hari_presensi)
  const seminggu = lain.filter(
    ({ hari_presensi }) =>
      awalMinggu(hari_presensi) === senin && polaPada(fakta, hari_presensi) === 'HARI_KERJA',
  )
  return computeBatas(
    requireBerlaku(KETENTUAN.lembur, lembur.hari_presensi),
    polaPada(fakta, lembur.hari_presensi),
    durasiLembur(lembur),
    {
      hari: jumlah(sehari),
      minggu: jumlah(seminggu),
    },
  )
}

/** What it would cost; its day's earlier overtime, its shift's own included, has had the first hours. No amounts without a wage. */
export function perkiraanUpah(
  fakta: FaktaLembur,
  ini: Terhitung,
  lainnya: readonly Terhitung[],
  upah: Upah | null,
) {
  const { lembur, lain } = withHari(fakta, ini, lainnya)
  const pola = polaPada(fakta, lembur.hari_presensi)
  const durasi = durasiLembur(lembur)
  const hari = fakta.hari.get(lembur.hari_presensi)
  const sebelum =
    (hari === undefined ? 0 : lemburDalamShift(KETENTUAN.jam_kerja, hariBayar(fakta, hari, 'rencana'))) +
    jumlah(lain.filter((satu) => satu.hari_presensi === lembur.hari_presensi && satu.mulai < lembur.mulai))
  const aturan = requireBerlaku(KETENTUAN.lembur, lembur.hari_presensi)
  const dasar =
    upah && dasarUpah(aturan, upah, hari === undefined ? 5 : hariKerjaSeminggu(hari.penempatan[0].minggu))
  return {
    faktor_jam: faktorJam(aturan, pola, durasi, sebelum),
    upah_sejam: dasar === null ? null : Math.round(upahSejam(aturan, dasar)),
    upah_lembur: dasar === null ? null : upahLembur(aturan, dasar, pola, durasi, sebelum),
    makan_minum_wajib: isMakanMinumWajib(aturan, sebelum + durasi),
  }
}

/** What of approved overtime is paid, and what is to be asked of it. */
export function computeBayar(
  fakta: FaktaLembur,
  ini: Terhitung,
  lainnya: readonly Terhitung[],
): LemburBayar & {
  readonly tanya: TanyaLembur | null
} {
  const { lembur, lain } = withHari(fakta, ini, lainnya)
  const tanggal = lembur.hari_presensi
  const hari = fakta.hari.get(tanggal)
  const hadir = hari === undefined ? null : rentangHadir(hari)
  const aturan = requireBerlaku(KETENTUAN.jam_kerja, tanggal)
  const lebihDulu = lain.filter((satu) => satu.hari_presensi === tanggal && satu.mulai < lembur.mulai)
  return {
    tanggal,
    sebab: 'DISETUJUI',
    pola: polaPada(fakta, tanggal),
    ...lemburDibayar(aturan, lembur, hadir),
    sebelum: lebihDulu.reduce(
      (detik, satu) => detik + lemburDibayar(aturan, satu, hadir).durasi,
      hari === undefined ? 0 : lemburDalamShift(KETENTUAN.jam_kerja, hariBayar(fakta, hari, 'hadir')),
    ),
  }
}

/**
 * A day as overtime inside its shifts follows from it.
 *
 * @param menurut by plan, or those shifts that were come to and left, without what was missed of them
 */
export function hariBayar(
  fakta: FaktaHitung,
  hari: HariHitung,
  menurut: 'rencana' | 'hadir',
): HariBayar & { readonly isTanpaIstirahat: boolean } {
  const hariSeminggu = hariKerjaSeminggu(hari.penempatan[0].minggu)
  const aturan = requireBerlaku(KETENTUAN.jam_kerja, hari.tanggal)
  const kerja = hari.penugasan.flatMap((satu) => {
    const { shift } = satu.rencana
    const isHadir = isDihitung(satu.checkIn) && (satu.akhirRencana || isDihitung(satu.checkOut))
    if (shift === null || (menurut === 'hadir' && !isHadir)) return []
    const terlewat =
      menurut === 'rencana' ? 0 : (satu.checkIn?.telat_detik ?? 0) + (satu.checkOut?.lebih_awal_detik ?? 0)
    const isTanpaIstirahat = satu.asal === 'jadwal' && (shift.jam.istirahat?.detik ?? 0) === 0
    const jam = jamBayar(aturan, shift.jam, isTanpaIstirahat ? hariSeminggu : null)
    return [
      { jam: Math.max(0, jam - terlewat), isTanpaIstirahat: isTanpaIstirahat && jam < lamaKerja(shift.jam) },
    ]
  })
  return {
    tanggal: hari.tanggal,
    jam: kerja.reduce((detik, satu) => detik + satu.jam, 0),
    isTanpaIstirahat: kerja.some((satu) => satu.isTanpaIstirahat),
    isLiburNasional: isLiburNasional(fakta, hari.tanggal),
    pola: polaPada(fakta, hari.tanggal),
    hariSeminggu,
  }
}

function isLiburNasional({ libur }: Pick<FaktaLembur, 'libur'>, tanggal: Tanggal): boolean {
  return libur.some((satu) => satu.tanggal === tanggal && satu.jenis === 'LIBUR_NASIONAL')
}

/** Whether a day is joint leave at the person's site. */
export function isCutiBersama({ hari, libur }: FaktaHitung, tanggal: Tanggal): boolean {
  const bersama = libur.filter(({ jenis }) => jenis === 'CUTI_BERSAMA')
  return isTanggalLibur(tanggal, hari.get(tanggal)?.penempatan[0].kantor_id ?? null, bersama)
}

/** Without a placement nothing is known to be a day off. */
function polaPada(fakta: FaktaHitung, tanggal: Tanggal): PolaLembur {
  const hari = fakta.hari.get(tanggal)
  if (hari === undefined) return 'HARI_KERJA'
  return polaLembur({
    tanggal,
    shift: hari.shift,
    minggu: hari.penempatan[0].minggu,
    isLiburResmi: isLiburNasional(fakta, tanggal),
    isCutiBersama: isCutiBersama(fakta, tanggal),
  })
}

/** Each with the day it counts to. */
function withHari(fakta: FaktaHitung, lembur: Terhitung, lemburLain: readonly Terhitung[]) {
  const [salahSatu] = fakta.hari.values()
  const zona = (fakta.hari.get(lembur.hari_presensi) ?? salahSatu)?.zona ?? 'WIB'
  const hari = hariRangkaian([lembur, ...lemburLain], (terhitung) => {
    const tanggal = tanggalLokal(terhitung.mulai, zona)
    const kemarin = addHari(tanggal, -1)
    const rencana = { tanggal: kemarin, shift: fakta.hari.get(kemarin)?.shift ?? null, lembur: [] }
    return { tanggal, hari: hariLembur(tanggal, terhitung, rencana) }
  })
  const pada = (terhitung: Terhitung) => ({
    ...terhitung,
    hari_presensi: hari.get(terhitung) ?? terhitung.hari_presensi,
  })
  return { lembur: pada(lembur), lain: lemburLain.map(pada) }
}

function jumlah(lembur: readonly Terhitung[]): Detik {
  return lembur.reduce((detik, satu) => detik + durasiLembur(satu), 0)
}
