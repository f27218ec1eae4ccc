import type { Tx } from '../../platform/db.ts'

/** What a sheet names by name or kode, in lower case; and who is here already. */
export type Rujukan = {
  readonly jenis_karyawan: ReadonlyMap<string, number>
  readonly status_pernikahan: ReadonlyMap<string, number>
  readonly kantor: ReadonlyMap<string, number>
  readonly jadwal: ReadonlyMap<string, number>
  readonly nik: ReadonlySet<string>
}

export async function fetchRujukan(tx: Tx): Promise<Rujukan> {
  const jenis = await tx.selectFrom('jenis_karyawan').select(['id', 'nama', 'kode']).execute()
  const status = await tx.selectFrom('status_pernikahan').select(['id', 'nama']).execute()
  const kantor = await tx.selectFrom('kantor').select(['id', 'nama', 'kode']).execute()
  const jadwal = await tx.selectFrom('jadwal').select(['id', 'nama']).execute()
  const karyawan = await tx.selectFrom('karyawan').select('nik').execute()
  return {
    jenis_karyawan: menurutNama(jenis),
    status_pernikahan: menurutNama(status),
    kantor: menurutNama(kantor),
    jadwal: menurutNama(jadwal),
    nik: new Set(karyawan.map(({ nik }) => nik)),
  }
}

/** A kode wins over the same text as somebody else's name. */
function menurutNama(
  semua: readonly { readonly id: number; readonly nama: string; readonly kode?: string }[],
): ReadonlyMap<string, number> {
  return new Map([
    ...semua.map(({ id, nama }) => [nama.toLowerCase(), id] as const),
    ...semua.flatMap(({ id, kode }) => (kode === undefined ? [] : [[kode.toLowerCase(), id] as const])),
  ])
}

/** The account of an active coordinator by address or kode karyawan. */
export async function findKoordinatorBernama(tx: Tx, nama: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select('p.id')
    .where('p.role', '=', 'koordinator')
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
    .where((eb) => eb.or([eb('p.email', '=', nama.toLowerCase()), eb('k.kode', '=', nama.toUpperCase())]))
    .executeTakeFirst()
  return row?.id
}
