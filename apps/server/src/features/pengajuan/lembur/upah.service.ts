import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { hariKerjaSeminggu } from '@rekan/domain/pengajuan/lembur/lembur'
import { lemburDalamShift, lemburMelekat } from '@rekan/domain/pengajuan/lembur/lembur-bayar'
import { dasarUpah, upahLembur, upahSejam } from '@rekan/domain/pengajuan/lembur/upah-lembur'
import type { LemburPeriode } from '@rekan/domain/payroll/baris-lembur'
import { type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { HariHitung } from '../../presensi/hari/hari.service.ts'
import { fetchBersedia } from '../../roster/kesediaan/kesediaan.service.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { computeBayar, fetchFakta, hariBayar } from './fakta.service.ts'
import { fetchLibur, listDisetujui } from './lembur.queries.ts'

/** Whose overtime of which days; `hari` are the person's, from the Monday before the first one on. */
export type OrangPeriode = {
  readonly karyawanId: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly hari: readonly HariHitung[]
}

/**
 * What the overtime of some days comes to, by karyawan: inside shifts without filing, and of what was approved as much as was
 * worked. People without a wage on record have none. Only readers who may see wages may be given it.
 *
 * @param upahMinimum of a person's place of work; 0: not known
 * @param rataRata what who is paid by the piece received in a month on average; 0: not known
 * @param sebabTanpaLembur why a day's overtime is not paid; null: it is
 */
export async function fetchLemburPeriode(
  db: Db | Tx,
  orang: readonly OrangPeriode[],
  upahMinimum: (karyawanId: number) => number,
  rataRata: (karyawanId: number) => number,
  sebabTanpaLembur: (karyawanId: number, tanggal: Tanggal) => string | null,
): Promise<ReadonlyMap<number, LemburPeriode>> {
  const dari = orang.map((satu) => satu.hari[0]?.tanggal ?? satu.dari).toSorted()[0]
  const sampai = orang
    .map((satu) => satu.sampai)
    .toSorted()
    .at(-1)
  if (dari === undefined || sampai === undefined) return new Map()
  const libur = await fetchLibur(db, dari, sampai)
  const disetujui = await fetchDisetujui(
    db,
    orang.map(({ karyawanId }) => karyawanId),
    { dari, sampai },
  )
  const bersedia = await fetchBersedia(
    db,
    orang.map(({ karyawanId }) => karyawanId),
  )
  const periode = orang.map((satu) => {
    const setuju = bersedia.get(satu.karyawanId)
    const milik = new Map(satu.hari.map((hari) => [hari.tanggal, hari]))
    // What is disputed counts for nothing.
    const hadir = satu.hari
      .filter(({ checkIn, fakta }) => checkIn !== null && !fakta.sanggahan)
      .map((hari) => hariBayar({ hari: milik, libur }, hari, 'hadir'))
    // Of a shift that nobody left, nobody knows how long it was worked.
    const tanpaPulang = satu.hari.filter(
      (hari) =>
        satu.dari <= hari.tanggal &&
        hari.tanggal <= satu.sampai &&
        hari.penugasan.some((p) => p.checkIn !== null && p.checkOut === null && !p.akhirRencana) &&
        lemburDalamShift(KETENTUAN.jam_kerja, hariBayar({ hari: milik, libur }, hari, 'rencana')) > 0,
    )
    const diajukan = (disetujui.get(satu.karyawanId) ?? []).filter(
      ({ tanggal }) => satu.dari <= tanggal && tanggal <= satu.sampai,
    )
    const semua = [
      ...lemburMelekat(KETENTUAN.jam_kerja, hadir, satu.dari, satu.sampai),
      ...diajukan.filter(({ durasi }) => durasi > 0),
    ]
    const sebab = ({ tanggal }: { tanggal: Tanggal }) => sebabTanpaLembur(satu.karyawanId, tanggal)
    const tanya = [
      ...tanpaPulang.map(({ tanggal }) => ({ tanggal, tanya: 'TANPA_CHECK_OUT' as const })),
      ...diajukan.flatMap(({ tanggal, tanya: apa }) => (apa === null ? [] : [{ tanggal, tanya: apa }])),
    ]
    return {
      karyawanId: satu.karyawanId,
      bersedia: setuju === undefined ? null : tanggalLokal(setuju, 'WIB'),
      milik,
      rincian: semua.filter((hari) => sebab(hari) === null),
      tanya: tanya.filter((hari) => sebab(hari) === null),
      tanpaLembur: semua.flatMap((hari) => {
        const karena = sebab(hari)
        return karena === null ? [] : [{ tanggal: hari.tanggal, sebab: karena }]
      }),
      tanpaIstirahat: hadir.filter(
        (hari) => hari.isTanpaIstirahat && hari.tanggal >= satu.dari && sebab(hari) === null,
      ).length,
    }
  })
  const upah = await fetchUpah(
    db,
    periode.flatMap(({ karyawanId, rincian }) => rincian.map(({ tanggal }) => ({ karyawanId, tanggal }))),
  )
  let ke = 0
  return new Map(
    periode.map(({ karyawanId, milik, rincian, ...lain }) => {
      const berupah = rincian.flatMap(({ tanggal, sebab, pola, durasi, sebelum }) => {
        const satu = upah[ke]
        ke += 1
        if (!satu) return []
        const minggu = milik.get(tanggal)?.penempatan[0].minggu
        const hariSeminggu = minggu === undefined ? 5 : hariKerjaSeminggu(minggu)
        const aturan = requireBerlaku(KETENTUAN.lembur, tanggal)
        const dasar = dasarUpah(aturan, satu, hariSeminggu, upahMinimum(karyawanId), rataRata(karyawanId))
        const jumlah = upahLembur(aturan, dasar, pola, durasi, sebelum)
        return [
          { tanggal, sebab, pola, durasi, sebelum, jumlah, upah_sejam: Math.round(upahSejam(aturan, dasar)) },
        ]
      })
      return [karyawanId, { ...lain, rincian: berupah }]
    }),
  )
}

/** Approved overtime that counts to some days, as it is paid, by karyawan. */
async function fetchDisetujui(
  db: Db | Tx,
  karyawanIds: readonly number[],
  rentang: Pick<OrangPeriode, 'dari' | 'sampai'>,
) {
  const semua = await listDisetujui(db, karyawanIds, rentang)
  const fakta = await fetchFakta(
    db,
    semua.map((satu) => ({ karyawanId: satu.karyawan_id, tanggal: satu.hari_presensi })),
  )
  const bayar = semua.flatMap((satu, i) => {
    const miliknya = fakta[i]
    if (miliknya === undefined) return []
    const lain = miliknya.lain.filter(({ id, status }) => id !== satu.id && status === 'disetujui')
    return [{ karyawanId: satu.karyawan_id, ...computeBayar(miliknya, satu, lain) }]
  })
  return Map.groupBy(bayar, ({ karyawanId }) => karyawanId)
}
