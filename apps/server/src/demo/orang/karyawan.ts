import type { Role } from '@rekan/domain/akses/peran'
import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from '../../platform/db.ts'
import { DEMO_ACCOUNTS, DEMO_ADMIN, KODE_KOSONG, KODE_MALAM } from './akun.ts'
import data from '../data/karyawan.json' with { type: 'json' }
import type { KantorSeeded } from './kantor.ts'
import { type PenempatanDemo, planPenempatan } from './penempatan.ts'

type Orang = (typeof data)[number]
type Akun = {
  readonly orang: Orang
  readonly karyawanId: number
  readonly penggunaId: number
  readonly kantor: string
}

/** The people with their accounts and placements. One password for all: they are invented. */
export async function seedKaryawan(
  tx: Tx,
  kantor: KantorSeeded,
  kataSandi: string,
  saat: Instan,
): Promise<void> {
  await tx
    .insertInto('pengguna')
    .values({ ...DEMO_ADMIN, kata_sandi: kataSandi, role: 'admin' })
    .execute()
  await tx.updateTable('penomoran_karyawan').set({ awalan: 'KBN', lebar: 4, terakhir: data.length }).execute()
  const akun: Akun[] = []
  for (const orang of data) akun.push(await insertOrang(tx, orang, kataSandi))
  const placed = akun.filter(({ orang }) => orang.kode !== KODE_KOSONG)
  await tx
    .insertInto('penempatan')
    .values(
      placed.flatMap((satu) =>
        planPenempatan(satu.orang, satu.kantor, saat).map((rencana) =>
          penempatanFrom(satu, rencana, kantor, koordinatorFrom(satu, rencana.kantor, akun)),
        ),
      ),
    )
    .execute()
}

async function insertOrang(tx: Tx, orang: Orang, kataSandi: string): Promise<Akun> {
  const { email, kantor_kode, jenis_karyawan_kode, jabatan: _jabatan, role, ...karyawan } = orang
  const { id: karyawanId } = await tx
    .insertInto('karyawan')
    .values((eb) => ({
      ...karyawan,
      jenis_kelamin: karyawan.jenis_kelamin as 'L' | 'P',
      jenis_karyawan_id: eb
        .selectFrom('jenis_karyawan')
        .select('id')
        .where('kode', '=', jenis_karyawan_kode)
        .$castTo<number>(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const khusus = DEMO_ACCOUNTS[orang.kode]
  const { id: penggunaId } = await tx
    .insertInto('pengguna')
    .values({
      email: khusus?.email ?? email,
      kata_sandi: kataSandi,
      role: role as Role,
      karyawan_id: karyawanId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { orang, karyawanId, penggunaId, kantor: khusus?.kantor ?? kantor_kode }
}

function penempatanFrom(
  { orang, karyawanId }: Akun,
  { kantor, ...rentang }: PenempatanDemo,
  seeded: KantorSeeded,
  koordinatorId: number | null,
) {
  const tempat = seeded.perKode.get(kantor)
  if (tempat === undefined) throw new Error(`no office ${kantor}`)
  return {
    karyawan_id: karyawanId,
    kantor_id: tempat.id,
    jadwal_id: orang.kode === KODE_MALAM ? seeded.jadwalMalamId : tempat.jadwalId,
    koordinator_id: koordinatorId,
    jabatan: orang.jabatan,
    unit: tempat.unit,
    ...rentang,
  }
}

/**
 * The coordinator of an office, else of the head office. A coordinator has one who comes before them in the data, so that
 * nobody is above themselves; the first has nobody above.
 */
function koordinatorFrom({ orang: sendiri }: Akun, kode: string, akun: readonly Akun[]): number | null {
  const semua = akun.filter(({ orang }) => orang.role === 'koordinator')
  const ke = semua.findIndex(({ orang }) => orang.kode === sendiri.kode)
  const koordinator = ke === -1 ? semua : semua.slice(0, ke)
  const setempat = koordinator.find(({ kantor }) => kantor === kode)
  const pusat = koordinator.find(({ kantor }) => kantor === 'JKT01')
  return (setempat ?? pusat ?? koordinator[0])?.penggunaId ?? null
}
