import { type Pilihan, pilihanFrom } from '@rekan/domain/lembar/pilihan'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'

/** What a sheet names by name or kode; and who is here already. */
export type Rujukan = {
  readonly jenis_karyawan: Pilihan<number>
  readonly status_pernikahan: Pilihan<number>
  readonly kantor: Pilihan<number>
  readonly jadwal: Pilihan<number>
  readonly nama_bank: Pilihan<number>
  /** What may be written of each, as it is called */
  readonly pilihan: Readonly<
    Record<'jenis_karyawan' | 'status_pernikahan' | 'kantor' | 'jadwal' | 'nama_bank', readonly string[]>
  >
  /** The full names of banks */
  readonly bank: ReadonlyMap<number, string>
  /** Addresses and kode of active coordinators */
  readonly koordinator: ReadonlySet<string>
  readonly nik: ReadonlySet<string>
  /** By NIK, whose last day is known, and whether it is still to come */
  readonly keluar: ReadonlyMap<string, { readonly tanggal: Tanggal; readonly isAktif: boolean }>
  readonly email: ReadonlySet<string>
  /** As it is written */
  readonly kode: ReadonlySet<string>
}

export async function fetchRujukan(tx: Tx): Promise<Rujukan> {
  const jenis = await tx.selectFrom('jenis_karyawan').select(['id', 'nama', 'kode']).orderBy('id').execute()
  const status = await tx.selectFrom('status_pernikahan').select(['id', 'nama']).orderBy('id').execute()
  const kantor = await tx
    .selectFrom('kantor')
    .select(['id', 'nama', 'kode'])
    // New people stay without an end, which a site that closes does not take.
    .where('tutup_mulai', 'is', null)
    .orderBy('kode')
    .execute()
  const jadwal = await tx.selectFrom('jadwal').select(['id', 'nama']).orderBy('nama').execute()
  const bank = await tx.selectFrom('bank').select(['id', 'nama', 'singkatan as kode']).orderBy('id').execute()
  const karyawan = await tx
    .selectFrom('karyawan')
    .select(['nik', 'kode', 'aktif', 'tanggal_keluar'])
    .execute()
  const akun = await tx.selectFrom('pengguna').select('email').execute()
  const koordinator = await listKoordinatorAktif(tx).execute()
  const email = akun.flatMap((satu) => satu.email ?? [])
  return {
    jenis_karyawan: byNama(jenis),
    status_pernikahan: byNama(status),
    kantor: byNama(kantor),
    jadwal: byNama(jadwal),
    nama_bank: byNama(bank),
    pilihan: {
      jenis_karyawan: jenis.map(({ nama }) => nama),
      status_pernikahan: status.map(({ nama }) => nama),
      kantor: kantor.map(({ kode }) => kode),
      jadwal: jadwal.map(({ nama }) => nama),
      nama_bank: bank.map(({ kode }) => kode),
    },
    bank: new Map(bank.map(({ id, nama }) => [id, nama])),
    koordinator: new Set(
      koordinator.flatMap((satu) =>
        [satu.email ?? [], satu.kode ?? []].flat().map((nama) => nama.toLowerCase()),
      ),
    ),
    nik: new Set(karyawan.map(({ nik }) => nik)),
    keluar: new Map(
      karyawan.flatMap(({ nik, aktif, tanggal_keluar: tanggal }) =>
        tanggal === null ? [] : [[nik, { tanggal, isAktif: aktif }] as const],
      ),
    ),
    email: new Set(email),
    kode: new Set(karyawan.map(({ kode }) => kode)),
  }
}

/** A kode wins over the same text as somebody else's name. */
function byNama(
  semua: readonly { readonly id: number; readonly nama: string; readonly kode?: string }[],
): Pilihan<number> {
  const kode = semua.flatMap(({ id, kode: satu }) => (satu === undefined ? [] : [[satu, id] as const]))
  return pilihanFrom([...semua.map(({ id, nama }) => [nama, id] as const), ...kode])
}

/** The account of an active coordinator by address or kode karyawan. */
export async function findKoordinatorBernama(tx: Tx, nama: string): Promise<number | undefined> {
  const row = await listKoordinatorAktif(tx)
    .where((eb) => eb.or([eb('p.email', '=', nama.toLowerCase()), eb('k.kode', '=', nama.toUpperCase())]))
    .executeTakeFirst()
  return row?.id
}

function listKoordinatorAktif(tx: Tx) {
  return tx
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'p.email', 'k.kode'])
    .where('p.role', '=', 'koordinator')
    .where('p.aktif', '=', true)
    .where((eb) => eb.or([eb('k.id', 'is', null), eb('k.aktif', '=', true)]))
}
