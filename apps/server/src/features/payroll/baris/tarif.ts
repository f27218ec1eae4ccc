import tarif from '@rekan/domain/data/tarif-gaji.json' with { type: 'json' }
import pesangon from '@rekan/domain/data/pesangon.json' with { type: 'json' }
import type { TarifGaji } from '@rekan/domain/payroll/pajak'
import { type DataPesangon, aturanPesangon } from '@rekan/domain/payroll/pesangon'
import type { Tanggal } from '@rekan/domain/waktu'

/** The rates of the law by their dates. JSON knows no pairs; the domain's tests walk every list. */
export const TARIF = tarif as unknown as TarifGaji

const PESANGON = pesangon as unknown as DataPesangon

/** What the law gives who leaves on a day; undefined before the first that is known. */
export function aturanPutus(keluar: Tanggal) {
  return aturanPesangon(PESANGON, keluar)
}
