import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { ColumnType } from 'kysely'

/** A moment: written as a Date, read as milliseconds since 1970 UTC. */
export type Saat = ColumnType<Instan, Date, Date>
export type SaatOpsional = ColumnType<Instan | null, Date | null | undefined, Date | null>
export type Hari = ColumnType<Tanggal, Tanggal, Tanggal>
export type HariOpsional = ColumnType<Tanggal | null, Tanggal | null | undefined, Tanggal | null>
export type Opsional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A day that the database has a default for. */
export type HariBawaan = ColumnType<Tanggal, Tanggal | undefined, Tanggal>
