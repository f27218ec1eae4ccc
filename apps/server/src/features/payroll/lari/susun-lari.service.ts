import { type Bulan, addBulan, bulanLokal, compareBulan, formatBulan } from '@rekan/domain/bulan'
import type { JenisLari } from '@rekan/domain/payroll/jenis-slip'
import { type BarisSlip, judgeSlip, totalSlip } from '@rekan/domain/payroll/payroll'
import type { Instan } from '@rekan/domain/waktu'
import { slipBaru } from '../baris/draf.service.ts'
import type { Identitas } from '../baris/identitas.queries.ts'
import { type SlipBaru, insertSlip } from '../baris/kelola.queries.ts'
import { type SlipLari } from './lari.service.ts'
import { record, type PerbuatanPelaku } from '../../../platform/perbuatan.ts'

/** Somebody whom a run pays one line, and what of it stands beside the slip. */
export type DapatLari = {
  readonly orang: Identitas
  readonly baris: BarisSlip
  readonly kolom: Pick<SlipBaru, 'hari_raya' | 'tanggal_hari_raya' | 'periode_dari' | 'periode_sampai'>
} & SlipLari
export type LewatLari = { readonly orang: Identitas; readonly alasan: string }
export type RencanaLari = { readonly dapat: readonly DapatLari[]; readonly lewat: readonly LewatLari[] }

/** Why slips of a month are not made yet; undefined when they may be. */
export function judgeMasaLari(masa: Bulan, saat: Instan): string | undefined {
  return compareBulan(masa, addBulan(bulanLokal(saat, 'WIB'), 1)) > 0
    ? `Slip ini dari ${formatBulan(masa)}: susun paling cepat sebulan sebelumnya.`
    : undefined
}

/** Whose lines make no payslip, such as tax of the year that is more than what is paid, is left out with the reason. */
function pickDapat({ dapat, lewat }: RencanaLari): RencanaLari {
  const tolak = (satu: DapatLari) => Object.values(judgeSlip(satu.isi) ?? {})[0]
  return {
    dapat: dapat.filter((satu) => tolak(satu) === undefined),
    lewat: [
      ...lewat,
      ...dapat.flatMap((satu) => {
        const alasan = tolak(satu)
        return alasan === undefined ? [] : [{ orang: satu.orang, alasan }]
      }),
    ],
  }
}

/** A run as it is shown before it is made. */
export function wireRencana(rencana: RencanaLari) {
  const { dapat, lewat } = pickDapat(rencana)
  return {
    jumlah: dapat.reduce((n, { baris }) => n + baris.jumlah, 0),
    dapat: dapat.map(({ orang, baris, isi }) => ({
      karyawan: sebutan(orang),
      jumlah: baris.jumlah,
      pph: totalSlip(isi).total_potongan,
      dari: baris.asal?.rincian[0]?.keterangan ?? '',
    })),
    dilewati: lewat.map(wireLewat),
  }
}

type Susunan = {
  readonly jenis: JenisLari
  readonly masa: Bulan
  /** The run by its name in the trail, and what it was told */
  readonly objekId: string
  readonly sesudah: Readonly<Record<string, string | number>>
}

/** Makes the drafts of a run; who has a slip of it already is named with that. The caller has held the run. */
export async function composeLari(
  perbuatan: PerbuatanPelaku,
  rencana: RencanaLari,
  { jenis, masa, objekId, sesudah }: Susunan,
) {
  const { tx, pelaku, saat } = perbuatan
  const { dapat, lewat } = pickDapat(rencana)
  const dibuat = await insertSlip(
    tx,
    dapat.map(({ orang, isi, dasar, kolom }) => ({
      ...slipBaru(orang, masa, isi, dasar, pelaku, saat, jenis),
      ...kolom,
    })),
  )
  if (dibuat.size > 0)
    await record(perbuatan, 'payroll', objekId, {
      sesudah: { ...sesudah, ...masa, dibuat: dibuat.size, ids: [...dibuat.values()] },
    })
  const disusun = dapat.filter(({ orang }) => dibuat.has(orang.karyawan_id))
  return {
    ...masa,
    dibuat: dibuat.size,
    dilewati: [
      ...lewat,
      ...dapat.flatMap(({ orang }) =>
        dibuat.has(orang.karyawan_id) ? [] : [{ orang, alasan: 'Sudah ada slip sejenis bulan ini.' }],
      ),
    ].map(wireLewat),
    peringatan: disusun.flatMap(({ orang, peringatan }) =>
      peringatan.map((pesan) => ({ karyawan: sebutan(orang), pesan })),
    ),
  }
}

function wireLewat({ orang, alasan }: LewatLari) {
  return { karyawan: sebutan(orang), alasan }
}

function sebutan({ karyawan_id, kode, nama }: Identitas) {
  return { id: karyawan_id, kode, nama }
}
