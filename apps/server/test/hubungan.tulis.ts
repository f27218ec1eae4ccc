import { randomBytes } from 'node:crypto'
import { hashToken } from '../src/platform/auth.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../src/platform/db.ts'
import type { Skema } from '../src/platform/schema.ts'
import type { Person } from './people.ts'

/** A check-in that a person sent themselves unless told otherwise, as it would stand there; gives its id. */
export async function insertKejadian(
  owner: Db,
  orang: Person,
  tanggal: string,
  saat: number,
  lain: Partial<Insertable<Skema['presensi_kejadian']>> = {},
): Promise<number> {
  const hari = await owner
    .insertInto('presensi')
    .values({ karyawan_id: orang.karyawanId, tanggal })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await owner
    .insertInto('presensi_kejadian')
    .values({
      presensi_id: hari.id,
      tanggal,
      jenis: 'check_in',
      waktu: new Date(saat),
      kantor_id: 1,
      lokasi: 'tidak_diketahui',
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      selfie_sha256: Buffer.alloc(32),
      ...lain,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let tawaran = 0
/** Somebody else's work on a day of its own, offered to a person; gives the offer's id. */
export async function insertTawaran(owner: Db, orang: Person, olehId: number, saat: number): Promise<number> {
  tawaran += 1
  const mulai = Date.UTC(2041, 0, 1) + tawaran * 86_400_000
  const penugasan = await owner
    .insertInto('penugasan')
    .values({
      karyawan_id: 1,
      tanggal: new Date(mulai).toISOString().slice(0, 10),
      kantor_id: 1,
      mulai: new Date(mulai),
      selesai: new Date(mulai + 8 * 3_600_000),
      asal: 'roster',
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await owner
    .insertInto('tawaran')
    .values({
      penugasan_id: penugasan.id,
      alasan: 'Uji.',
      dibuat_oleh_id: olehId,
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await owner.insertInto('tawaran_calon').values({ tawaran_id: id, karyawan_id: orang.karyawanId }).execute()
  return id
}

/** Works of two people on days of their own that one of them wants to swap; gives the swap's id. */
export async function insertTukar(
  owner: Db,
  { pemohon, rekan }: { readonly pemohon: number; readonly rekan: number },
  status: 'DIMINTA' | 'DITERIMA',
  saat: number,
): Promise<number> {
  const kerja = async (karyawan_id: number) => {
    tawaran += 1
    const mulai = Date.UTC(2041, 0, 1) + tawaran * 86_400_000
    const { id } = await owner
      .insertInto('penugasan')
      .values({
        karyawan_id,
        tanggal: new Date(mulai).toISOString().slice(0, 10),
        kantor_id: 1,
        mulai: new Date(mulai),
        selesai: new Date(mulai + 8 * 3_600_000),
        asal: 'roster',
        dibuat_pada: new Date(saat),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const { id } = await owner
    .insertInto('tukar')
    .values({
      pemohon_id: pemohon,
      penugasan_id: await kerja(pemohon),
      rekan_id: rekan,
      rekan_penugasan_id: await kerja(rekan),
      alasan: null,
      status,
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let kontrak = 0
/** A contract of somebody, on days of its own; gives its id. */
export async function insertKontrak(owner: Db, orang: Person, saat: number): Promise<number> {
  kontrak += 1
  const hari = new Date(Date.UTC(2040, 0, 1) + kontrak * 2 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await owner
    .insertInto('kontrak')
    .values({
      karyawan_id: orang.karyawanId,
      jenis: 'PKWT',
      nomor: `UJI/${kontrak}`,
      ditandatangani: '2026-01-05',
      mulai: hari,
      sampai: hari,
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An entry of the audit trail about somebody; its id. */
export async function insertJejak(owner: Db, karyawanId: number, saat: number): Promise<number> {
  const { id } = await owner
    .insertInto('audit')
    .values({
      waktu: new Date(saat),
      pengguna_id: null,
      tindakan: 'npm run admin',
      objek: 'karyawan',
      objek_id: String(karyawanId),
      sebelum: null,
      sesudah: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let dokumen = 0
/** A document of somebody, with a file that is not there; gives its id. */
export async function insertDokumen(owner: Db, orang: Person, saat: number): Promise<number> {
  dokumen += 1
  const sidik = Buffer.alloc(32)
  sidik.writeUInt32BE(dokumen)
  const { id } = await owner
    .insertInto('dokumen')
    .values({
      karyawan_id: orang.karyawanId,
      jenis: 'LAIN',
      kunci: `dokumen/uji-${dokumen}.pdf`,
      nama_berkas: 'uji.pdf',
      sidik,
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let passkey = 0
/** A passkey of somebody's account that signs nobody in; gives its id. */
export async function insertPasskey(owner: Db, orang: Person, saat: number): Promise<number> {
  passkey += 1
  const { id } = await owner
    .insertInto('faktor_passkey')
    .values({
      pengguna_id: orang.penggunaId,
      kredensial: `kredensial-${passkey}`,
      kunci_publik: Buffer.alloc(77),
      penghitung: 0,
      transport: [],
      nama: 'Uji',
      dibuat_pada: new Date(saat),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sessions by their accounts and tokens, as if just confirmed; gives their ids. */
export async function insertSesi(
  owner: Db,
  saat: number,
  baru: readonly (readonly [number, string])[],
): Promise<number[]> {
  const pada = new Date(saat)
  const rows = await owner
    .insertInto('sesi')
    .values(
      baru.map(([pengguna_id, token]) => ({
        token_hash: hashToken(token),
        pengguna_id,
        dibuat_pada: pada,
        dipakai_pada: pada,
        dikonfirmasi_pada: pada,
        kedaluwarsa_pada: new Date(saat + 30 * 86_400_000),
        perangkat: 'uji',
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An account decides in a coordinator's place on the days from one to another; gives the id. */
export async function gantikan(
  owner: Db,
  koordinator: Person,
  pengganti: Person,
  [dari, sampai]: readonly [string, string],
): Promise<number> {
  const { id } = await owner
    .insertInto('koordinator_pengganti')
    .values({
      koordinator_id: koordinator.penggunaId,
      pengganti_id: pengganti.penggunaId,
      tanggal_mulai: dari,
      tanggal_selesai: sampai,
      masa: `[${dari}T00:00:00+07:00,${sampai}T24:00:00+07:00)`,
      dibuat_oleh_id: koordinator.penggunaId,
      dibuat_pada: new Date('2026-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A phone on which an account signs in; gives its id. */
export async function insertPonsel(
  owner: Db,
  { penggunaId }: Pick<Person, 'penggunaId'>,
  saat: number,
): Promise<number> {
  const pada = new Date(saat)
  const { id } = await owner
    .insertInto('ponsel')
    .values({ kunci: Buffer.concat([Buffer.of(4), randomBytes(64)]), dibuat_pada: pada })
    .returning('id')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('ponsel_pengguna')
    .values({ ponsel_id: id, pengguna_id: penggunaId, dibuat_pada: pada })
    .execute()
  return id
}
