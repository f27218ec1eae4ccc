import { type Bulan, rentangBulan } from '@rekan/domain/bulan'
import { type HariTunjangan, barisTunjangan, sebabTanpaLembur } from '@rekan/domain/payroll/aturan-upah'
import type { HasilKerja, ShiftKerja } from '@rekan/domain/payroll/baris-satuan'
import type { BarisSlip } from '@rekan/domain/payroll/payroll'
import type { CutiBertahap } from '@rekan/domain/payroll/upah-cuti'
import type { HariTerlambat } from '@rekan/domain/payroll/terlambat'
import { isTerhitung } from '@rekan/domain/presensi/sanggah'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { HariHitung } from '../../presensi/hari/hari.service.ts'
import {
  listAturanSampai,
  listPotongTerlambat,
  listSertifikatOrang,
  listSertifikatPos,
  listShiftKerja,
} from './aturan.queries.ts'
import { listCutiBertahap } from './bertahap.queries.ts'
import { listHasilOrang } from './hasil.queries.ts'

/** Whose days; `hari` may begin before the first of them. */
type Rentang = { readonly karyawanId: number; readonly dari: Tanggal; readonly sampai: Tanggal }

/** What a person's days come to by the company's rules. */
export type TunjanganOrang = {
  readonly baris: readonly BarisSlip[]
  /** Shifts that were worked, and pieces that were made, oldest first */
  readonly shift: readonly ShiftKerja[]
  readonly hasil: readonly HasilKerja[]
  /** Sickness and maternity leave of the month and before */
  readonly bertahap: readonly CutiBertahap[]
  /** Lateness of days on which it is taken off the wage */
  readonly terlambat: readonly HariTerlambat[]
}

export type TunjanganPeriode = {
  readonly orang: ReadonlyMap<number, TunjanganOrang>
  /** Why a person's overtime of a day is not paid; null where it is */
  readonly tanpaLembur: (karyawanId: number, tanggal: Tanggal) => string | null
}

/** What people's days come to by the company's rules of pay: a few statements, however many people. */
export async function fetchTunjangan(
  db: Db | Tx,
  rentang: readonly Rentang[],
  hari: ReadonlyMap<number, readonly HariHitung[]>,
  masa: Bulan,
): Promise<TunjanganPeriode> {
  const dari = rentang.map((satu) => satu.dari).toSorted()[0]
  const sampai = rentang
    .map((satu) => satu.sampai)
    .toSorted()
    .at(-1)
  if (dari === undefined || sampai === undefined) return { orang: new Map(), tanpaLembur: () => null }
  const lingkup = { karyawanIds: rentang.map(({ karyawanId }) => karyawanId), dari, sampai }
  const aturan = await listAturanSampai(db, sampai)
  const potong = await listPotongTerlambat(db)
  const hasil = await listHasilOrang(db, lingkup)
  const bertahap = await listCutiBertahap(db, lingkup.karyawanIds, rentangBulan(masa))
  const isSertifikat = aturan.some(({ jenis }) => jenis === 'SERTIFIKAT')
  const fakta: Fakta = {
    shift: await listShiftKerja(db, lingkup),
    sertifikatPos: isSertifikat ? await listSertifikatPos(db) : new Map(),
    sertifikatOrang: isSertifikat ? await listSertifikatOrang(db, lingkup) : new Map(),
  }
  const orang = rentang.map((satu): [number, TunjanganOrang] => {
    const milik = (hari.get(satu.karyawanId) ?? []).filter(
      ({ tanggal }) => satu.dari <= tanggal && tanggal <= satu.sampai,
    )
    const tunjangan = milik.flatMap((h) => hariTunjangan(satu.karyawanId, h, fakta))
    return [
      satu.karyawanId,
      {
        baris: barisTunjangan(aturan, tunjangan),
        shift: tunjangan.flatMap(({ tanggal, kerja }) =>
          kerja.map(({ jenisShift, pos }) => ({
            tanggal,
            nama: [jenisShift?.nama ?? 'kerja', pos?.nama].filter((nama) => nama !== undefined).join(', '),
          })),
        ),
        bertahap: bertahap.get(satu.karyawanId) ?? [],
        hasil: (hasil.get(satu.karyawanId) ?? []).filter(
          ({ tanggal }) => satu.dari <= tanggal && tanggal <= satu.sampai,
        ),
        terlambat: milik
          .filter(({ tanggal }) => potong.findLast((p) => p.berlaku_dari <= tanggal)?.nilai === true)
          .map((h) => ({ tanggal: h.tanggal, detik: lamaTelat(h) }))
          .filter(({ detik }) => detik > 0),
      },
    ]
  })
  return {
    orang: new Map(orang),
    tanpaLembur: (karyawanId, tanggal) => {
      const satu = hari.get(karyawanId)?.find((h) => h.tanggal === tanggal)
      if (satu === undefined) return null
      const pos = satu.penugasan.flatMap((kerja) => kerja.pos ?? [])
      return sebabTanpaLembur(aturan, tanggal, { jabatan: satu.penempatan[0].jabatan, pos })
    },
  }
}

type Fakta = {
  readonly shift: Awaited<ReturnType<typeof listShiftKerja>>
  readonly sertifikatPos: Awaited<ReturnType<typeof listSertifikatPos>>
  readonly sertifikatOrang: Awaited<ReturnType<typeof listSertifikatOrang>>
}

/** A day as the rules see it; none where nobody came, or where it is disputed that they did. */
function hariTunjangan(
  karyawanId: number,
  { tanggal, penugasan, penempatan }: HariHitung,
  { shift, sertifikatPos, sertifikatOrang }: Fakta,
): HariTunjangan[] {
  const datang = penugasan.filter(isHadir)
  const [pertama] = datang
  if (pertama === undefined) return []
  const [{ kantor_id, kantor_nama }] = penempatan
  const kantor = pertama.kantor ?? { kantor_id, kantor_nama }
  const dipegang = (sertifikatOrang.get(karyawanId) ?? []).filter(
    ({ terbit, berakhir }) =>
      (terbit === null || terbit <= tanggal) && (berakhir === null || tanggal <= berakhir),
  )
  return [
    {
      tanggal,
      kantor: { id: kantor.kantor_id, nama: kantor.kantor_nama },
      kerja: datang.flatMap(({ id, pos, rencana }) =>
        rencana.shift === null
          ? []
          : {
              jam: rencana.shift.jam,
              jenisShift: (id === null ? undefined : shift.get(id)) ?? null,
              pos: pos && { id: pos.id, nama: pos.nama, sertifikat: sertifikatPos.get(pos.id) ?? [] },
            },
      ),
      sertifikat: new Set(dipegang.map(({ jenis }) => jenis)),
    },
  ]
}

function isHadir({ checkIn }: HariHitung['penugasan'][number]): boolean {
  return checkIn !== null && isTerhitung(checkIn.sanggahan)
}

/** Seconds of a day's check-ins above what is tolerated; what was waived or is disputed does not count. */
function lamaTelat({ penugasan }: HariHitung): number {
  return penugasan.filter(isHadir).reduce((detik, { checkIn }) => detik + (checkIn?.telat_detik ?? 0), 0)
}
