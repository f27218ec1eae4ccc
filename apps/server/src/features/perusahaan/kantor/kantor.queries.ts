import type { AreaKantor } from '@rekan/domain/perusahaan/area'
import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { KebijakanLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'

/** A site as it is written, from a screen or from the company's file. */
export type IsianKantor = {
  readonly kode: string
  readonly nama: string
  readonly alamat: string
  readonly zona_waktu: KodeZona
  readonly kebijakan_lokasi: KebijakanLokasi
  readonly toleransi_meter: number
  readonly area: AreaKantor | null
  /** Left out of a new one: ten */
  readonly alarm_menit?: number | undefined
  /** Null, and left out of a new one: as the company has it */
  readonly luring_jam?: number | null | undefined
  /** Left out of a new one: none */
  readonly kode_pos?: ModeKodePos | undefined
}

const KOLOM = [
  'id',
  'kode',
  'nama',
  'alamat',
  'zona_waktu',
  'kebijakan_lokasi',
  'toleransi_meter',
  'area',
  'versi',
  'tutup_mulai',
  'alarm_menit',
  'luring_jam',
  'kode_pos',
] as const

/** A site, held for the rest of the transaction against other edits; punches there go on. */
export function findKantor(tx: Tx, by: 'id' | 'kode', nilai: number | string) {
  return tx.selectFrom('kantor').select(KOLOM).where(by, '=', nilai).forNoKeyUpdate().executeTakeFirst()
}

export async function insertKantor(tx: Tx, isian: IsianKantor): Promise<number> {
  const { id } = await tx
    .insertInto('kantor')
    .values({ ...isian, area: asJson(isian.area) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateKantor(
  tx: Tx,
  id: number,
  {
    area,
    ...lain
  }: Partial<IsianKantor> & { readonly tutup_mulai?: Tanggal | null; readonly pin_regu?: boolean },
): Promise<void> {
  await tx
    .updateTable('kantor')
    .set((eb) => ({ ...lain, ...(area !== undefined && { area: asJson(area) }), versi: eb('versi', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Whether anybody has been placed there, or is to be. */
export async function isKantorDipakai(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('penempatan')
    .select('id')
    .where('kantor_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function asJson(area: AreaKantor | null): string | null {
  return area && JSON.stringify(area)
}
