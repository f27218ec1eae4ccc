import { type Instan, addHari, hariBarat, hariTimur } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * In SQL, whether a date is one of which a work may be going on between two moments, or ended within the day before. Said
 * beside what is asked anyhow, it keeps months further off from being looked at.
 */
export function isDekat(kolom: RawBuilder<unknown>, dari: Instan, sampai: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`${kolom} between ${addHari(hariBarat(dari), -2)}::date and ${addHari(hariTimur(sampai), 1)}::date`
}
