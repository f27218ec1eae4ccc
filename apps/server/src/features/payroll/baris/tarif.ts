import tarif from '@rekan/domain/data/tarif-gaji.json' with { type: 'json' }
import type { TarifGaji } from '@rekan/domain/payroll/pajak'

/** The rates of the law by their dates. JSON knows no pairs; the domain's tests walk every list. */
export const TARIF = tarif as unknown as TarifGaji
