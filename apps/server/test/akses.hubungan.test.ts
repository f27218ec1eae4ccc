import { type Pelaku, cakupan, isPublik, isTindakan, may } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { URUSAN, isUrusan } from '@rekan/domain/akses/urusan'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Json, composeApi } from '../src/platform/openapi.ts'
import { type Operation, operationsOf } from './fuzz/calls.ts'
import { type ShapedCall, shapedCallsOf } from './fuzz/shaped.ts'
import {
  HUBUNGAN,
  type Hubungan,
  PENANYA,
  type Penanya,
  type Perusahaan,
  type Rekaman,
  TIDAK_ADA,
  susunPerusahaan,
} from './hubungan.ts'
import { insertSesi } from './hubungan.tulis.ts'
import { fotoBaru } from './selfie.ts'
import { type TestServer, startTestServer } from './server.ts'

const AKUN = Object.keys(PENANYA) as Penanya[]
/** Stands in a call where the record's id is to be */
const ID = 1_999_999_983
const SEED = 20_261_122

let server: TestServer
let perusahaan: Perusahaan
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  perusahaan = await susunPerusahaan(server.owner, server.deps.clock.now())
})
afterAll(() => server.close())

const OPERATIONS = operationsOf(composeApi()).filter(({ key }) => isTindakan(key))

/** What the table of rights leaves to a rule beside it: once the table allows a call, it is answered so. */
const KECUALI: readonly Kecuali[] = [
  {
    alasan: 'where one signs in, 401 says that what was sent is wrong',
    hubungan: ['sendiri'],
    hasil: 401,
    pada: ['POST /login', 'POST /login/faktor-kedua', 'POST /login/passkey'],
  },
  {
    alasan: 'without a provider nobody goes to it, nor comes back from it',
    hubungan: ['sendiri'],
    hasil: 404,
    pada: ['POST /sso/tantangan', 'POST /login/sso'],
  },
  {
    alasan: 'the request that an adjustment names is of another branch',
    penanya: 'hrdCabang',
    hubungan: ['sendiri'],
    hasil: 404,
    pada: ['POST /kelola/penyesuaian'],
  },
  {
    alasan: 'nobody manages their own pay, leave, account or attendance',
    hubungan: ['sendiri'],
    hasil: 403,
    pada: [
      'POST /karyawan/presensi/{id}/koreksi',
      'POST /karyawan/presensi/{id}/istirahat',
      'POST /karyawan/{id}/cuti',
      'POST /karyawan/{id}/waktu-pengganti',
      'POST /kelola/izin',
      'GET /kelola/izin/hitung',
      'POST /kelola/lembur/{id}/jam',
      'POST /karyawan/{id}/kode-reset',
      'POST /karyawan/{id}/faktor-kedua/hapus',
      'POST /karyawan/{id}/nonaktif',
      'GET /karyawan/{id}/nonaktif',
      'POST /karyawan/{id}/peran',
      'POST /karyawan/{id}/upah',
      'POST /karyawan/{id}/rekening/konfirmasi',
      'POST /presensi/kejadian/{id}/sanggah/putuskan',
      'POST /kelola/karyawan/{id}/kontrak',
      'POST /kelola/karyawan/{id}/pajak',
      'POST /kelola/karyawan/{id}/dokumen',
      'POST /kelola/dokumen/{id}',
      'POST /kelola/dokumen/{id}/berkas',
      'POST /kelola/dokumen/{id}/hapus',
      'POST /kelola/kontrak/{id}',
      'POST /kelola/kontrak/{id}/hapus',
      'POST /kelola/karyawan/{id}/kasbon',
      'POST /kelola/kasbon/{id}/tutup',
      'POST /kelola/penyesuaian',
      'POST /kelola/penyesuaian/{id}/hapus',
      'POST /kelola/reimburse',
      'POST /kelola/reimburse/{id}/putusan',
      'GET /kelola/payroll/usulan',
      'POST /kelola/payroll/akhir',
      'POST /kelola/payroll',
      'POST /kelola/payroll/hitung',
      'POST /payroll/{id}',
      'POST /payroll/{id}/hapus',
      'POST /payroll/{id}/revisi',
      'POST /payroll/{id}/jawab',
      'POST /payroll/{id}/terbitkan',
    ],
  },
  ...(['hrd', 'hrdCabang'] as const).map((penanya): Kecuali => ({
    alasan: 'HR plans and answers for nobody’s day who is themselves',
    penanya,
    hubungan: ['sendiri'],
    hasil: 403,
    pada: [
      'POST /karyawan/{id}/masuk-kembali',
      'POST /karyawan/{id}/penggantian/lepas',
      'POST /kelola/alarm/tanggapi',
      'POST /kelola/alarm/sakit',
      ...(penanya === 'hrd'
        ? ([
            'POST /karyawan/{id}/aktif',
            'POST /karyawan/{id}/penempatan',
            'POST /karyawan/{id}/penggantian/tawarkan',
            'POST /karyawan/{id}/penggantian/tugaskan',
            'POST /penahanan/{id}/cabut',
          ] as const)
        : []),
    ],
  })),
  ...(['koordinator', 'koordinatorLain', 'pengganti'] as const).map((penanya): Kecuali => ({
    alasan: 'whoever coordinates plans and answers for nobody’s day who is themselves',
    penanya,
    hubungan: ['sendiri'],
    hasil: 403,
    pada: [
      'POST /karyawan/{id}/penggantian/tawarkan',
      'POST /karyawan/{id}/penggantian/tugaskan',
      'POST /karyawan/{id}/penggantian/lepas',
      'POST /kelola/alarm/tanggapi',
      'POST /kelola/alarm/sakit',
    ],
  })),
  {
    alasan: 'overtime that waits, or was refused, is no order to print',
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: ['GET /kelola/lembur/{id}/spl'],
  },
  {
    alasan: 'who is no employee has nothing paid back',
    penanya: 'admin',
    hubungan: ['sendiri'],
    hasil: 403,
    pada: ['POST /reimburse'],
  },
  {
    alasan: 'a day without a placement has no attendance',
    hubungan: ['keluar', 'tanpaPenempatan'],
    hasil: 404,
    pada: ['GET /karyawan/{id}/presensi', 'GET /karyawan/presensi/{id}'],
  },
  {
    alasan: 'nobody punches for who has left',
    hubungan: ['keluar'],
    hasil: 404,
    pada: ['POST /presensi/check-in', 'POST /presensi/check-out'],
  },
  {
    alasan: 'a receipt is found by its code, which is no id of a person',
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: ['GET /bukti/{kode}'],
  },
  {
    alasan: 'a client’s link that is none opens nothing, whoever asks',
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: ['POST /klien/tautan', 'POST /klien/kode', 'POST /klien/masuk'],
  },
  {
    alasan: 'a sheet of another contract, or none, is mailed to no contact',
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: ['POST /kelola/kontak-kontrak/{id}/kirim-lagi'],
  },
  {
    alasan: 'a screen is known by its key, whoever asks',
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: ['POST /pos/{id}/pasang', 'POST /pos/{id}/kode'],
  },
  {
    alasan: 'a punch is withdrawn by who sent it, and these were sent by their person',
    hubungan: ['anggota', 'anggotaLain', 'keluar', 'tanpaPenempatan'],
    hasil: 404,
    pada: ['POST /presensi/kejadian/{id}/tarik'],
  },
  {
    alasan: 'of several people in a body, those who are not there are named at their field',
    hubungan: ['tidakAda'],
    hasil: 'lain',
    pada: ['POST /kelola/payroll/susun', 'POST /kelola/karyawan/kontrak/perpanjangan', 'POST /penahanan'],
  },
  {
    alasan: 'an office of another branch is not there, be it looked at or chosen for somebody',
    penanya: 'hrdCabang',
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: [
      'POST /kantor/{id}/area',
      'GET /kelola/lokasi/{id}',
      'GET /kelola/lokasi/{id}/regu',
      'GET /kelola/lokasi/{id}/posisi',
      'POST /kelola/lokasi/{id}',
      'POST /kelola/lokasi/{id}/regu',
      'POST /kelola/lokasi/{id}/koordinator',
      'GET /kelola/lokasi/{id}/tutup',
      'POST /kelola/lokasi/{id}/tutup',
      'POST /kelola/lokasi/{id}/buka',
      'GET /kelola/lokasi/{id}/pemutihan',
      'POST /kelola/lokasi/{id}/pemutihan',
      'POST /kelola/pemutihan/{id}/cabut',
      'GET /kelola/lokasi/{id}/kode-pos',
      'POST /kelola/lokasi/{id}/kode-pos',
      'POST /kelola/lokasi/{id}/layar',
      'POST /kelola/layar/{id}/cabut',
      'POST /karyawan',
      'POST /karyawan/{id}/penempatan',
      'POST /kelola/karyawan/pindah',
      'GET /kelola/berita-acara/{id}',
      'GET /kelola/berita-acara/{id}/hari',
      'GET /kelola/berita-acara/{id}/berkas',
    ],
  },
  ...(['koordinator', 'koordinatorLain', 'pengganti'] as const).map((penanya): Kecuali => ({
    alasan: 'a site that one does not coordinate is not there',
    penanya,
    hubungan: HUBUNGAN,
    hasil: 404,
    pada: [
      'GET /kelola/lokasi/{id}',
      'GET /kelola/lokasi/{id}/regu',
      'POST /kelola/lokasi/{id}/regu',
      'GET /kelola/lokasi/{id}/kode-pos',
      'POST /kelola/lokasi/{id}/layar',
      'POST /kelola/layar/{id}/cabut',
    ],
  })),
  ...(['koordinator', 'koordinatorLain', 'pengganti', 'hrdCabang'] as const).map((penanya): Kecuali => ({
    alasan: 'the roster of a site where one has nobody is not there',
    penanya,
    hubungan: ['sendiri'],
    hasil: 404,
    pada: [
      'GET /kelola/roster',
      'POST /kelola/roster/sel',
      'POST /kelola/roster/salin',
      'POST /kelola/roster/isi',
      'POST /kelola/roster/terbitkan',
    ],
  })),
  {
    alasan: 'who is asked to swap takes nothing back: that is who asked',
    hubungan: ['sendiri'],
    hasil: 404,
    pada: ['POST /tukar/{id}/batal'],
  },
  {
    alasan: 'a swap of people of another branch is not there, be it one’s own',
    penanya: 'hrdCabang',
    hubungan: ['sendiri'],
    hasil: 404,
    pada: ['POST /kelola/tukar/{id}/setujui', 'POST /kelola/tukar/{id}/tolak'],
  },
  {
    alasan: 'nobody decides a swap of their own',
    hubungan: ['sendiri'],
    hasil: 403,
    pada: ['POST /kelola/tukar/{id}/setujui', 'POST /kelola/tukar/{id}/tolak'],
  },
  {
    alasan: 'HR of a branch has nobody of another branch stand in',
    penanya: 'hrdCabang',
    hubungan: ['sendiri'],
    hasil: 404,
    pada: ['POST /karyawan/{id}/penggantian/tawarkan', 'POST /karyawan/{id}/penggantian/tugaskan'],
  },
  {
    alasan: 'an administrator changes the address of an account, and nothing else of its record',
    penanya: 'admin',
    hubungan: ['anggota', 'anggotaLain', 'keluar', 'tanpaPenempatan'],
    hasil: 403,
    pada: ['POST /karyawan/{id}'],
  },
  {
    alasan: 'HR of a branch edits no account of HR, not even their own',
    penanya: 'hrdCabang',
    hubungan: ['sendiri'],
    hasil: 403,
    pada: ['POST /karyawan/{id}', 'POST /karyawan/{id}/aktif'],
  },
]

type Hasil = 401 | 403 | 404 | 'lain'
type Kecuali = {
  readonly alasan: string
  readonly penanya?: Penanya
  readonly hubungan: readonly Hubungan[]
  readonly hasil: Hasil
  readonly pada: readonly Tindakan[]
}
type Pasangan = {
  readonly penanya: Penanya | 'tanpaToken'
  readonly hubungan: Hubungan
  readonly id: number
  readonly harap: Hasil
}

describe('[SAFE-25] every operation, asked by nine accounts and of records in six relations, answers as the table of rights says', () => {
  let ditanya = 0
  // One a test: how long all of them take ends none.
  it.each(OPERATIONS.map((operation) => [operation.key, operation] as const))(
    '%s',
    async (_key, operation) => {
      const salah: string[] = []
      // What one call was asked wrongly is nothing to the next.
      await server.owner.deleteFrom('jatah_percobaan').execute()
      const tokens = await perusahaan.signIn()
      const call = sampleOf(operation)
      const judge = async ({ penanya, hubungan, id, harap }: Pasangan) => {
        const token = penanya === 'tanpaToken' ? undefined : tokens[penanya]
        const { status, body } = await send(call, id, token)
        const jawab = status === 401 || status === 403 || status === 404 ? status : 'lain'
        ditanya += 1
        if (jawab !== harap || status >= 500)
          salah.push(
            `${operation.key}, ${penanya}, ${hubungan}: ${status}, not ${harap}: ${body.slice(0, 200)}`,
          )
      }
      const pasangan = await pasanganOf(operation)
      // What is refused changes nothing: it is asked first, and all at once.
      await Promise.all(pasangan.filter(({ harap }) => harap !== 'lain').map(judge))
      const belumTerpakai = new Set(pasangan.map(({ id }) => id))
      for (const satu of pasangan.filter(({ harap }) => harap === 'lain')) {
        const path = tempatRekaman(operation)
        const isBaru = path !== null && operation.method !== 'GET' && satu.penanya !== 'tanpaToken'
        // What one call has changed is not what the next one finds.
        const isTerpakai = isBaru && !belumTerpakai.delete(satu.id)
        const baru = isTerpakai ? await perusahaan.rekaman(path, satu.penanya, satu.hubungan) : null
        await judge({ ...satu, id: baru?.id ?? satu.id })
      }
      expect(salah).toEqual([])
    },
  )

  it('leaves out no account', () => expect(ditanya).toBeGreaterThan(OPERATIONS.length * 7))
})

/** Which kind of record a call is about, as the beginning of a path; null: about none. */
function tempatRekaman({ path, parameters, body }: Operation): string | null {
  if (path.includes('{id}')) return path.slice('/api'.length)
  const nama = new Set([...parameters.map(({ name }) => name), ...Object.keys(isianOf(body))])
  return nama.has('karyawan_id') || nama.has('karyawan_ids') ? '/karyawan' : null
}

function isianOf(body: Operation['body']): Record<string, Json> {
  return (body?.schema['properties'] ?? {}) as Record<string, Json>
}

async function pasanganOf(operation: Operation): Promise<Pasangan[]> {
  const tindakan = operation.key as Tindakan
  const path = tempatRekaman(operation)
  const semua: Pasangan[] = []
  for (const hubungan of path === null ? HUBUNGAN.slice(0, 1) : HUBUNGAN) {
    let rekaman: Rekaman | null = null
    for (const penanya of [...AKUN, 'tanpaToken'] as const) {
      // Who signs in is nobody yet; nine tries at one name are too many.
      if (isPublik(tindakan) && (penanya === 'hrdCabang' || penanya === 'auditor')) continue
      const isPerluBaru = rekaman === null || (hubungan === 'sendiri' && penanya !== 'tanpaToken')
      if (path !== null && isPerluBaru && penanya !== 'tanpaToken')
        rekaman = await perusahaan.rekaman(path, penanya, hubungan)
      if (path !== null && rekaman === null && penanya !== 'tanpaToken') continue
      semua.push({
        penanya,
        hubungan,
        id: rekaman?.id ?? ID,
        harap: harapan(tindakan, penanya, hubungan, rekaman),
      })
    }
  }
  return semua
}

it('[JAGA-31] who has a role for some branches is answered alike for a record of another branch and for none, in every read', async () => {
  const token = (await perusahaan.signIn()).hrdCabang
  const dibaca = OPERATIONS.filter(
    ({ key, path }) =>
      key.startsWith('GET ') &&
      path.includes('{id}') &&
      cakupan(perusahaan.pelaku.hrdCabang, key as Tindakan) === 'kantor',
  )
  let dibandingkan = 0
  for (const operation of dibaca) {
    const rekaman = await perusahaan.rekaman(operation.path.replace('/api', ''), 'hrdCabang', 'anggota')
    // What is everybody's is read by everybody.
    if (rekaman === null || rekaman.pemilik === null) continue
    const call = sampleOf(operation)
    const jawaban = await Promise.all([rekaman.id, TIDAK_ADA].map((id) => send(call, id, token)))
    expect(jawaban[0], operation.key).toEqual(jawaban[1])
    expect(jawaban[0]?.status, operation.key).toBe(404)
    dibandingkan += 1
  }
  expect(dibandingkan).toBeGreaterThan(10)
})

/** Calls that name somebody or something else as well, a site among them, or a role that HR does not give */
const SEBUT_LAIN: ReadonlySet<string> = new Set<Tindakan>([
  'POST /kelola/lokasi/{id}/pemutihan',
  'POST /karyawan/{id}/penggantian/tawarkan',
  'POST /karyawan/{id}/penggantian/tugaskan',
  'POST /kelola/tukar/{id}/setujui',
  'POST /kelola/tukar/{id}/tolak',
  'POST /karyawan/{id}/peran',
  'POST /kelola/penyesuaian',
])

it('[JAGA-11] HR does nothing of the kind to themselves; who approves HR’s pay does it for people of HR alone', async () => {
  const { owner } = server
  const dinamai = OPERATIONS.filter(
    (operation) => isUrusan(operation.key) && tempatRekaman(operation) !== null,
  )
  expect(dinamai.length).toBeGreaterThan(25)
  await owner.deleteFrom('penyetuju_gaji_hr').execute()
  const salah: string[] = []
  const ask = async (operation: Operation, siapa: 'hrd' | 'karyawan', milik: Penanya, hubungan: Hubungan) => {
    const rekaman = await perusahaan.rekaman(tempatRekaman(operation) ?? '', milik, hubungan)
    if (rekaman === null) throw new Error(`no record for ${operation.key}`)
    const tokens = await perusahaan.signIn()
    return (await send(sampleOf(operation), rekaman.id, tokens[siapa])).status
  }
  const tell = (key: string, siapa: string, status: number) => salah.push(`${key}, ${siapa}: ${status}`)
  for (const operation of dinamai) {
    const { key } = operation
    const penyetuju = perusahaan.pelaku.karyawan.penggunaId
    const sendiri = await ask(operation, 'hrd', 'hrd', 'sendiri')
    if (URUSAN[key as keyof typeof URUSAN] === 'tolak' && sendiri !== 403) tell(key, 'hrd', sendiri)
    const tanpa = await ask(operation, 'karyawan', 'hrd', 'sendiri')
    if (tanpa !== 403) tell(key, 'not named', tanpa)
    await owner.insertInto('penyetuju_gaji_hr').values({ pengguna_id: penyetuju }).execute()
    const wakil = await ask(operation, 'karyawan', 'hrd', 'sendiri')
    if (SEBUT_LAIN.has(key) ? wakil !== 403 : [401, 403, 404].includes(wakil) || wakil >= 500)
      tell(key, 'for HR', wakil)
    const lain = await ask(operation, 'karyawan', 'hrd', 'anggota')
    if (lain !== 403) tell(key, 'for somebody else', lain)
    await owner.deleteFrom('penyetuju_gaji_hr').execute()
  }
  expect(salah).toEqual([])
})

it('[JAGA-05] HR does nothing of the kind to who has opened their account, or made it, a short while ago', async () => {
  const { owner } = server
  const dinamai = OPERATIONS.filter(
    (operation) =>
      isUrusan(operation.key) &&
      tempatRekaman(operation) !== null &&
      // Who made the account is left out of a waiver.
      operation.key !== 'POST /kelola/lokasi/{id}/pemutihan',
  )
  const salah: string[] = []
  for (const operation of dinamai) {
    const rekaman = await perusahaan.rekaman(tempatRekaman(operation) ?? '', 'hrd', 'anggota')
    if (rekaman === null || rekaman.pemilik === null) throw new Error(`no record for ${operation.key}`)
    const { hrd: token } = await perusahaan.signIn()
    const { id: oleh_id } = await owner
      .selectFrom('pengguna')
      .select('id')
      .where('karyawan_id', '=', rekaman.pemilik.karyawanId)
      .executeTakeFirstOrThrow()
    await owner
      .insertInto('akun_dibuka')
      .values({
        pengguna_id: perusahaan.pelaku.hrd.penggunaId,
        oleh_id,
        cara: 'BARU',
        pada: new Date(server.deps.clock.now()),
      })
      .execute()
    const { status, body } = await send(sampleOf(operation), rekaman.id, token)
    if (status !== 403) salah.push(`${operation.key}: ${status} ${body.slice(0, 150)}`)
    await owner.deleteFrom('akun_dibuka').execute()
  }
  expect(salah).toEqual([])
})

it('[JAGA-11] accounts of one person are one: what HR may not do to themselves, an account of theirs without an employee may not', async () => {
  const { owner } = server
  const tolak = OPERATIONS.filter(
    (operation) =>
      operation.method !== 'GET' &&
      tempatRekaman(operation) !== null &&
      cakupan(perusahaan.pelaku.hrd, operation.key as Tindakan) === 'semua' &&
      harapan(operation.key as Tindakan, 'hrd', 'sendiri', null) === 403,
  )
  expect(tolak.length).toBeGreaterThan(40)
  await perusahaan.signIn()
  const { nama } = await owner
    .selectFrom('karyawan')
    .select('nama')
    .where('id', '=', perusahaan.pelaku.hrd.karyawanId)
    .executeTakeFirstOrThrow()
  const { id } = await owner
    .insertInto('pengguna')
    .values({ email: 'kedua@rekan.example', nama: ` ${nama.toUpperCase()}`, role: 'hrd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = `kedua-${'0'.repeat(40)}`
  await insertSesi(owner, server.deps.clock.now(), [[id, token]])
  const salah: string[] = []
  for (const operation of tolak) {
    const rekaman = await perusahaan.rekaman(tempatRekaman(operation) ?? '', 'hrd', 'sendiri')
    if (rekaman === null) throw new Error(`no record for ${operation.key}`)
    const { status, body } = await send(sampleOf(operation), rekaman.id, token)
    if (status !== 403) salah.push(`${operation.key}: ${status} ${body.slice(0, 150)}`)
  }
  await owner.deleteFrom('sesi').where('pengguna_id', '=', id).execute()
  expect(salah).toEqual([])
})

/** What the caller may not see is not there (404); what they see and may not do is refused (403). */
function harapan(
  tindakan: Tindakan,
  penanya: Pasangan['penanya'],
  hubungan: Hubungan,
  rekaman: Rekaman | null,
): Hasil {
  const kecuali = KECUALI.find(
    (satu) =>
      satu.pada.includes(tindakan) &&
      satu.hubungan.includes(hubungan) &&
      (satu.penanya === undefined || satu.penanya === penanya),
  )
  if (isPublik(tindakan)) return kecuali?.hasil ?? 'lain'
  if (penanya === 'tanpaToken') return 401
  const pelaku = perusahaan.pelaku[penanya]
  if (cakupan(pelaku, tindakan) === null) return 403
  const hasil = rekaman === null ? 'lain' : menurutTabel(pelaku, tindakan, rekaman)
  return hasil === 'lain' || hubungan === 'tidakAda' ? (kecuali?.hasil ?? hasil) : hasil
}

function menurutTabel(pelaku: Pelaku, tindakan: Tindakan, { id, pemilik }: Rekaman): Hasil {
  if (pemilik === null) return id === TIDAK_ADA ? 404 : 'lain'
  const isPermohonan = /^\w+ \/(absensi|lembur)\//.test(tindakan)
  if (!isPermohonan && !pemilik.aktif && !may(pelaku, 'karyawanNonaktif', pemilik)) return 404
  // Who decides a request is told to whom may file it.
  if (tindakan === 'GET /koordinator' && pelaku.karyawanId !== pemilik.karyawanId)
    return may(pelaku, 'POST /lembur/pengajuan', pemilik) ? 'lain' : 404
  if (may(pelaku, tindakan, pemilik)) return 'lain'
  const lihat = /^POST (\/(?:absensi|lembur|payroll|karyawan\/presensi)\/\{id\})/.exec(tindakan)?.[1]
  return lihat !== undefined && may(pelaku, `GET ${lihat}` as Tindakan, pemilik) ? 403 : 404
}

/** A call that keeps what is published for its shape, with `ID` for whom or what it is about; the same at each run. */
function sampleOf(operation: Operation): ShapedCall {
  const { parameters, body } = operation
  const isId = (nama: string) => nama === 'id' || nama === 'karyawan_id'
  const tetap: Readonly<Record<string, Json>> = {
    karyawan_id: { const: ID },
    karyawan_ids: { type: 'array', items: { const: ID }, minItems: 1, maxItems: 1 },
    // Which role may be given is another rule's, tested with it.
    role: { const: 'karyawan' },
  }
  const schema = body?.schema ?? {}
  // In another coordinator's place only HR names somebody: absent, it is the caller's own.
  const isian = Object.entries(isianOf(body)).filter(
    ([nama]) =>
      // A crew's site is a right of its own, tested with it.
      nama !== 'regu_kantor_id' &&
      (nama !== 'koordinator_id' || (schema['required'] as string[] | undefined)?.includes(nama)),
  )
  const properties = Object.fromEntries(isian.map(([nama, satu]) => [nama, tetap[nama] ?? satu]))
  const required = [
    ...((schema['required'] ?? []) as string[]),
    ...Object.keys(tetap).filter((nama) => nama in properties),
  ]
  const terpaku: Operation = {
    ...operation,
    parameters: parameters
      .filter(({ name, required: isWajib }) => isWajib === true || isId(name))
      .map((satu) => (isId(satu.name) ? { ...satu, required: true, schema: { const: ID } } : satu)),
    body: body && { ...body, schema: { ...schema, properties, required } },
  }
  const [call] = fc.sample(shapedCallsOf(terpaku, ['']), { seed: SEED, numRuns: 1 })
  if (call === undefined) throw new Error(`no call of ${operation.key}`)
  return call
}

async function send({ method, url, headers, payload }: ShapedCall, id: number, token: string | undefined) {
  // A file that is no photo would be refused before anybody asks whose it is.
  const text = payload
    ?.toString('latin1')
    .replaceAll(String(ID), String(id))
    .replace('\r\nberkas\r\n', () => `\r\n${fotoBaru().toString('latin1')}\r\n`)
  const bytes = text === undefined ? undefined : Buffer.from(text, 'latin1')
  const { statusCode, body } = await server.app.inject({
    method: method as 'GET',
    url: url.replace(String(ID), String(id)),
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(bytes && { 'content-length': String(bytes.length) }),
    },
    ...(bytes && { payload: bytes }),
  })
  return { status: statusCode, body }
}
