import type { Db } from './db.ts'
import type { Deps } from './deps.ts'

/** What stands at the head and the foot of the company's papers. */
export type Kop = {
  readonly nama: string
  readonly alamat: string | null
  readonly telepon: string | null
  readonly email: string | null
  /** At the foot of each page */
  readonly kaki: string | null
  /** A PNG */
  readonly logo: Buffer | null
}

/** Of papers that are printed now. */
export async function readKop({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<Kop> {
  const { nama, alamat, kop_id } = await db
    .selectFrom('perusahaan')
    .select(['nama', 'alamat', 'kop_id'])
    .executeTakeFirstOrThrow()
  return { nama: nama ?? '', alamat, ...(await readIsi({ db, files }, kop_id)) }
}

/** Of a paper that was made when the company was called so and had that letterhead; null: none. */
export async function readKopLama(
  deps: Pick<Deps, 'db' | 'files'>,
  perusahaan: Pick<Kop, 'nama' | 'alamat'>,
  kopId: number | null,
): Promise<Kop> {
  return { ...perusahaan, ...(await readIsi(deps, kopId)) }
}

async function readIsi({ db, files }: { readonly db: Db; readonly files: Deps['files'] }, id: number | null) {
  const isi = await db
    .selectFrom('kop_surat')
    .select(['telepon', 'email', 'kaki', 'logo'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (isi === undefined) return { telepon: null, email: null, kaki: null, logo: null }
  // A paper without its logo is better than none.
  const logo = isi.logo === null ? null : await files.get(isi.logo)
  return { ...isi, logo: logo?.bytes ?? null }
}
