import { randomBytes } from 'node:crypto'
import type { Pelaku, Pemilik } from '@rekan/domain/akses/akses'
import type { Role } from '@rekan/domain/akses/peran'
import type { Db } from '../src/platform/db.ts'
import {
  gantikan,
  insertDokumen,
  insertJejak,
  insertKejadian,
  insertKontrak,
  insertPasskey,
  insertPonsel,
  insertSesi,
  insertTawaran,
  insertTukar,
} from './hubungan.tulis.ts'
import { createPerencanaan } from './perencanaan.ts'
import { insertSlip } from './payroll.ts'
import { createTitipan } from './titipan.ts'
import { insertAbsensi, insertLembur } from './pengajuan.ts'
import { type Person, addPeople, setKoordinator } from './people.ts'

/** Whose accounts ask, and with which role; `pengganti` decides in the place of `koordinator`, `hrdCabang` is HR of another branch than the rest. */
export const PENANYA = {
  karyawan: 'karyawan',
  koordinator: 'koordinator',
  koordinatorLain: 'koordinator',
  pengganti: 'koordinator',
  hrd: 'hrd',
  hrdCabang: 'hrd',
  auditor: 'auditor',
  admin: 'admin',
} as const satisfies Record<string, Role>
export type Penanya = keyof typeof PENANYA

/** Whose the record is: one's own, of either coordinator's people, of who left, of who has no placement, nobody's. */
export const HUBUNGAN = [
  'sendiri',
  'anggota',
  'anggotaLain',
  'keluar',
  'tanpaPenempatan',
  'tidakAda',
] as const
export type Hubungan = (typeof HUBUNGAN)[number]

/** An id that no record has */
export const TIDAK_ADA = 2_000_000_000

/** A record: its id, and whose it is; null: everybody's alike */
export type Rekaman = {
  readonly id: number
  readonly pemilik: (Pemilik & { readonly aktif: boolean }) | null
}

/** A company in which everybody stands in a known relation to everybody else, beside that of the demo. */
export type Perusahaan = {
  readonly pelaku: Readonly<Record<Penanya, Pelaku>>
  /** A new session of each account, its role and its person as they were: a call that was allowed may have ended them */
  signIn(): Promise<Readonly<Record<Penanya, string>>>
  /** A new record, of the kind that a path names; null where there is none in this relation */
  rekaman(path: string, penanya: Penanya, hubungan: Hubungan): Promise<Rekaman | null>
}

/** Each person of it, and who coordinates them */
const DIBIMBING = {
  karyawan: 'koordinator',
  koordinator: 'koordinatorLain',
  koordinatorLain: null,
  pengganti: 'koordinatorLain',
  hrd: null,
  hrdCabang: null,
  auditor: null,
  anggota: 'koordinator',
  anggotaLain: 'koordinatorLain',
  keluar: null,
  tanpaPenempatan: null,
} as const
type Nama = keyof typeof DIBIMBING
type Orang = Person & { readonly koordinator: (typeof DIBIMBING)[Nama]; readonly aktif: boolean }

export async function susunPerusahaan(owner: Db, saat: number): Promise<Perusahaan> {
  const semuaNama = Object.keys(DIBIMBING) as Nama[]
  const people = await addPeople(owner, semuaNama.length, saat)
  const orang = Object.fromEntries(
    people.map((person, i) => {
      const satuan = semuaNama[i] as Nama
      return [satuan, { ...person, koordinator: DIBIMBING[satuan], aktif: satuan !== 'keluar' }]
    }),
  ) as Record<Nama, Orang>
  const { karyawan, koordinator: satu, koordinatorLain: dua, pengganti: tiga, hrd: hr } = orang
  const { keluar: pergi, tanpaPenempatan: lepas } = orang
  const { hrdCabang, auditor } = orang
  const akun = {
    karyawan,
    koordinator: satu,
    koordinatorLain: dua,
    pengganti: tiga,
    hrd: hr,
    hrdCabang,
    auditor,
  }
  const admin = await owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'admin')
    .where('karyawan_id', 'is', null)
    .executeTakeFirstOrThrow()
  await setRole()
  for (const satuan of Object.values(orang))
    await setKoordinator(owner, satuan.koordinator && akun[satuan.koordinator].penggunaId, [satuan])
  const pusat = await owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', hr.karyawanId)
    .executeTakeFirstOrThrow()
  const cabang = await owner
    .selectFrom('kantor')
    .select('id')
    .where('id', '<>', pusat.kantor_id)
    .where('zona_waktu', '=', 'WIB')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('peran_lingkup')
    .values({ pengguna_id: hrdCabang.penggunaId, kantor_id: cabang.id })
    .execute()
  await owner.deleteFrom('penempatan').where('karyawan_id', '=', lepas.karyawanId).execute()
  await owner
    .updateTable('penempatan')
    .set({ koordinator_id: satu.penggunaId, tanggal_selesai: '2026-10-31' })
    .where('karyawan_id', '=', pergi.karyawanId)
    .execute()
  await owner
    .updateTable('karyawan')
    .set({ aktif: false, tanggal_keluar: '2026-10-31', alasan_keluar: 'Pindah kota.' })
    .where('id', '=', pergi.karyawanId)
    .execute()
  await gantikan(owner, satu, tiga, ['2026-11-01', '2026-12-31'])

  let urut = 0
  let urutTampilan = 0
  /** A day of its own for each request, none near the others */
  const hariLain = () => {
    urut += 1
    return new Date(Date.UTC(2027, 0, 4) + urut * 2 * 86_400_000).toISOString().slice(0, 10)
  }
  const pengajuan = async (tabel: 'absensi' | 'lembur', milik: Orang) => {
    const diminta = milik.koordinator === 'koordinatorLain' ? 'koordinatorLain' : 'koordinator'
    const hari = hariLain()
    const koordinatorId = akun[diminta].penggunaId
    const id =
      tabel === 'absensi'
        ? await insertAbsensi(owner, milik, koordinatorId, { tanggal_mulai: hari })
        : await insertLembur(owner, milik, koordinatorId, { tanggal: hari, bersedia_pada: null })
    const pemilik = pemilikDari(milik, diminta)
    // It comes to whom it names and to who stands in for them, whoever coordinates the person today.
    return {
      id,
      pemilik: { ...pemilik, koordinatorIds: [...pemilik.koordinatorIds, ...pemilik.penggantiIds] },
    }
  }
  function pemilikDari(milik: Orang, koordinator = milik.koordinator) {
    return {
      karyawanId: milik.karyawanId,
      aktif: milik.aktif,
      kantorId: milik === lepas ? null : pusat.kantor_id,
      koordinatorIds: koordinator === null ? [] : [akun[koordinator].penggunaId],
      penggantiIds: koordinator === 'koordinator' ? [tiga.penggunaId] : [],
    }
  }
  const rekan: Record<string, number> = {}
  /** Somebody of the same coordinator, who asks nothing themselves: who decides on two people reaches both. */
  const rekanDari = async ({ koordinator }: Orang) => {
    const kunci = koordinator ?? ''
    if (rekan[kunci] === undefined) {
      const [teman] = await addPeople(owner, 1, saat)
      if (teman === undefined) throw new Error('nobody was added')
      await setKoordinator(owner, koordinator && akun[koordinator].penggunaId, [teman])
      rekan[kunci] = teman.karyawanId
    }
    return rekan[kunci]
  }
  const titipan = createTitipan(owner, saat, hr.penggunaId)
  const reimburse = async (milik: Orang) => ({
    id: await titipan.reimburse(milik.karyawanId, milik.penggunaId),
    pemilik: pemilikDari(milik),
  })
  /** One of each kind, made for a person, by what comes before the id in the path, or by its first part */
  const perencanaan = createPerencanaan(owner, saat)
  const pembuat: Record<string, (milik: Orang) => Promise<Rekaman | null>> = {
    karyawan: async (milik) => ({ id: milik.karyawanId, pemilik: pemilikDari(milik) }),
    absensi: (milik) => pengajuan('absensi', milik),
    lembur: (milik) => pengajuan('lembur', milik),
    async payroll(milik) {
      urut += 1
      const masa = { bulan: (urut % 12) + 1, tahun: 2000 + (Math.floor(urut / 12) % 26), revisi: 0 }
      const id = await insertSlip(owner, milik, admin.id, { ...masa, terbit: '2026-10-28T03:00:00Z' })
      return { id, pemilik: pemilikDari(milik) }
    },
    async notifikasi(milik) {
      const { id } = await owner
        .insertInto('notifikasi')
        .values({
          pengguna_id: milik.penggunaId,
          jenis: 'PENGUMUMAN',
          detail_id: 1,
          judul: 'Uji',
          isi: 'Uji.',
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: pemilikDari(milik) }
    },
    async sesi(milik) {
      const token = `sesi-${milik.penggunaId}-${(urut += 1)}`
      const [id] = await insertSesi(owner, saat, [[milik.penggunaId, token]])
      return { id: id ?? 0, pemilik: pemilikDari(milik) }
    },
    ponsel: async (milik) => ({
      id: await insertPonsel(owner, milik, saat),
      pemilik: pemilikDari(milik),
    }),
    async penahanan(milik) {
      const { id } = await owner
        .insertInto('penahanan')
        .values({ perkara: null, alasan: 'Uji.', dibuat_oleh_id: hr.penggunaId, dibuat_pada: new Date(saat) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await owner
        .insertInto('penahanan_karyawan')
        .values({ penahanan_id: id, karyawan_id: milik.karyawanId })
        .execute()
      return { id, pemilik: pemilikDari(milik) }
    },
    async pengganti(milik) {
      // Only of a coordinator is there such a thing.
      const pemilik = [satu, dua].find((k) => k.karyawanId === milik.karyawanId)
      if (pemilik === undefined) return null
      const hari = hariLain()
      const id = await gantikan(owner, pemilik, hr, [hari, hari])
      return { id, pemilik: pemilikDari(milik) }
    },
    tukar: async (milik) => ({
      id: await insertTukar(owner, { pemohon: 1, rekan: milik.karyawanId }, 'DIMINTA', saat),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/tukar': async (milik) => ({
      id: await insertTukar(
        owner,
        { pemohon: milik.karyawanId, rekan: await rekanDari(milik) },
        'DITERIMA',
        saat,
      ),
      pemilik: pemilikDari(milik),
    }),
    tawaran: async (milik) => ({
      id: await insertTawaran(owner, milik, hr.penggunaId, saat),
      pemilik: pemilikDari(milik),
    }),
    '/presensi/kejadian': async (milik) => ({
      id: await insertKejadian(owner, milik, hariLain(), saat),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/karyawan': async (milik) => ({ id: milik.karyawanId, pemilik: pemilikDari(milik) }),
    '/kelola/kontrak': async (milik) => ({
      id: await insertKontrak(owner, milik, saat),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/audit': async (milik) => ({
      id: await insertJejak(owner, milik.karyawanId, saat),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/dokumen': async (milik) => ({
      id: await insertDokumen(owner, milik, saat),
      pemilik: pemilikDari(milik),
    }),
    dokumen: async (milik) => ({
      id: await insertDokumen(owner, milik, saat),
      pemilik: pemilikDari(milik),
    }),
    '/keamanan/passkey': async (milik) => ({
      id: await insertPasskey(owner, milik, saat),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/tampilan': async (milik) => {
      urutTampilan += 1
      const { id } = await owner
        .insertInto('tampilan')
        .values({
          pengguna_id: milik.penggunaId,
          meja: 'karyawan',
          nama: `Uji ${urutTampilan}`,
          isi: '',
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: pemilikDari(milik) }
    },
    '/kelola/laporan': async (milik) => {
      const { role } = await owner
        .selectFrom('pengguna')
        .select('role')
        .where('id', '=', milik.penggunaId)
        .executeTakeFirstOrThrow()
      const lingkup = await owner
        .selectFrom('peran_lingkup')
        .select('kantor_id')
        .where('pengguna_id', '=', milik.penggunaId)
        .execute()
      const { id } = await owner
        .insertInto('laporan')
        .values({
          oleh_id: milik.penggunaId,
          role,
          kantor_ids: lingkup.map(({ kantor_id }) => kantor_id),
          jenis: 'jam-kerja',
          bulan: '2026-10-01',
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: pemilikDari(milik) }
    },
    '/kelola/laporan-tersimpan': async (milik) => {
      urutTampilan += 1
      const { id } = await owner
        .insertInto('laporan_tersimpan')
        .values({
          pengguna_id: milik.penggunaId,
          nama: `Uji ${urutTampilan}`,
          jenis: 'jam-kerja',
          masa: 'BULAN_LALU',
          format: 'xlsx',
          kirim_sejak: '2026-10-01',
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: pemilikDari(milik) }
    },
    async pengumuman() {
      const { id } = await owner
        .insertInto('pengumuman')
        .values({
          judul: 'Uji',
          body: 'Uji.',
          status: 'TERBIT',
          untuk_role: ['karyawan', 'koordinator', 'hrd'],
          dibuat_oleh_id: hr.penggunaId,
          dibuat_pada: new Date(saat),
          terbit_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: null }
    },
    '/kelola/impor-karyawan': async () => {
      const { id } = await owner
        .insertInto('impor_karyawan')
        .values({
          oleh_id: hr.penggunaId,
          nama: 'uji.xlsx',
          berkas: Buffer.from('uji'),
          status: 'SIAP',
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: null }
    },
    '/kelola/tutup-bulan/kunci': async () => {
      const { id } = await owner
        .insertInto('kunci_bulan')
        .values({
          tahun: 2001,
          bulan: 1,
          dari: '2001-01-01',
          sampai: '2001-01-31',
          dikunci_oleh_id: hr.penggunaId,
          dikunci_pada: new Date(saat),
          dibuka_oleh_id: hr.penggunaId,
          dibuka_pada: new Date(saat),
          alasan_dibuka: 'Uji.',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: null }
    },
    '/kelola/shift': async () => ({ id: await perencanaan.shift(), pemilik: null }),
    '/kelola/pola': async () => ({ id: await perencanaan.pola(), pemilik: null }),
    '/kelola/klien': async () => ({ id: await perencanaan.klien(), pemilik: null }),
    '/kelola/kontrak-klien': async () => ({ id: await perencanaan.kontrak(), pemilik: null }),
    '/kelola/kontak-kontrak': async () => ({ id: await perencanaan.kontak(), pemilik: null }),
    '/kelola/berita-acara': async () => ({ id: (await perencanaan.beritaAcara()).id, pemilik: null }),
    // A contact's alone: whoever signs in as an account finds nothing there.
    '/klien/penanda': async () => ({ id: await perencanaan.klien(), pemilik: null }),
    '/klien/berita-acara': async () => ({ id: (await perencanaan.beritaAcara()).id, pemilik: null }),
    '/kelola/keberatan': async () => ({ id: (await perencanaan.beritaAcara()).keberatanId, pemilik: null }),
    '/kelola/pos': async () => ({ id: await perencanaan.pos(), pemilik: null }),
    '/pos': () => Promise.resolve({ id: pusat.kantor_id, pemilik: null }),
    '/kelola/layar': async () => {
      const { id } = await owner
        .insertInto('layar_pos')
        .values({
          kantor_id: pusat.kantor_id,
          nama: 'Uji',
          pasangan_hash: randomBytes(32),
          pasangan_sampai: new Date(saat + 60_000),
          dibuat_oleh_id: hr.penggunaId,
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: null }
    },
    '/kelola/pemutihan': async () => {
      const { id } = await owner
        .insertInto('pemutihan')
        .values({
          kantor_id: pusat.kantor_id,
          tanggal: '2026-11-02',
          mulai: new Date('2026-11-02T00:00:00Z'),
          selesai: new Date('2026-11-02T01:00:00Z'),
          alasan: 'Uji.',
          dibuat_oleh_id: hr.penggunaId,
          dibuat_pada: new Date(saat),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, pemilik: null }
    },
    '/kelola/kasbon': async (milik) => ({
      id: await titipan.kasbon(milik.karyawanId),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/penyesuaian': async (milik) => ({
      id: await titipan.penyesuaian(milik.karyawanId),
      pemilik: pemilikDari(milik),
    }),
    '/kelola/reimburse': (milik) => reimburse(milik),
    '/reimburse': (milik) => reimburse(milik),
    kantor: async () => ({ id: 1, pemilik: null }),
    '/kelola/lokasi': async () => ({ id: 1, pemilik: null }),
    '/kelola/kantor': async () => ({ id: 1, pemilik: null }),
    '/kelola/pengaturan/jenis-cuti': async () => ({ id: 1, pemilik: null }),
    '/kelola/jadwal-kerja': async () => ({ id: 1, pemilik: null }),
  }

  async function setRole() {
    for (const [nama, { penggunaId, karyawanId }] of Object.entries(akun)) {
      await owner
        .updateTable('pengguna')
        .set({ aktif: true, role: PENANYA[nama as Penanya] })
        .where('id', '=', penggunaId)
        .execute()
      await owner.updateTable('karyawan').set({ aktif: true }).where('id', '=', karyawanId).execute()
    }
  }

  const semua = { ...akun, admin: { penggunaId: admin.id, karyawanId: null } }
  return {
    pelaku: Object.fromEntries(
      Object.entries(PENANYA).map(([nama, role]) => {
        const { penggunaId, karyawanId } = semua[nama as Penanya]
        const lingkup = nama === 'hrdCabang' && { kantorIds: [cabang.id] }
        const pelaku: Pelaku = { penggunaId, karyawanId, role, ...lingkup }
        return [nama, pelaku]
      }),
    ) as Record<Penanya, Pelaku>,
    async signIn() {
      await setRole()
      urut += 1
      const tokens = Object.entries(semua).map(
        ([nama, { penggunaId }]) => [nama, penggunaId, `masuk-${nama}-${urut}`.padEnd(43, 'x')] as const,
      )
      await insertSesi(
        owner,
        saat,
        tokens.map(([, id, token]) => [id, token]),
      )
      return Object.fromEntries(tokens.map(([nama, , token]) => [nama, token])) as Record<Penanya, string>
    },
    async rekaman(path, penanya, hubungan) {
      if (hubungan === 'tidakAda') return { id: TIDAK_ADA, pemilik: null }
      if (hubungan === 'sendiri' && penanya === 'admin') return null
      // The back office has the same records under its own addresses.
      const milik = path.replace(/^\/kelola(?=\/(?:absensi|lembur|pengumuman)\/)/, '')
      const buat = pembuat[milik.split('/{id}')[0] ?? ''] ?? pembuat[milik.split('/')[1] ?? '']
      if (buat === undefined) throw new Error(`nothing makes a record of ${path}`)
      return buat(orang[hubungan === 'sendiri' ? (penanya as Exclude<Penanya, 'admin'>) : hubungan])
    },
  }
}
