import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { ISI, baris, insertSlip } from '../../../../test/payroll.ts'
import { type Akun, findAkun } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

/** What the database refuses whoever asks; all of it as the application's own role. */
let server: TestServer
let siti: Akun
let hrd: Akun
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  siti = await findAkun(server.owner, 'karyawan@rekan.example')
  hrd = await findAkun(server.owner, 'hrd@rekan.example')
})
afterAll(() => server.close())

const TERBIT = '2026-10-28T03:00:00Z'
let sisa = 60
const bulanLain = () => {
  sisa -= 1
  return { tahun: 2020 + Math.floor(sisa / 12), bulan: (sisa % 12) + 1 }
}
const slip = (lain: Parameters<typeof insertSlip>[3] = {}, orang = siti, pembuat = hrd) =>
  insertSlip(server.db, orang, pembuat.penggunaId, { ...bulanLain(), ...lain })

/** The constraint that refuses it. */
async function ditolak(kerja: Promise<unknown>): Promise<string> {
  const galat = await kerja.then(
    () => null,
    (error: unknown) => error as { constraint?: string; message: string },
  )
  return galat === null ? 'tidak ditolak' : (galat.constraint ?? galat.message)
}

describe('lines and totals', () => {
  it('must add up by the end of a transaction', async () => {
    const id = await slip()
    const { db } = server
    expect(
      await ditolak(db.updateTable('payroll').set({ gaji_kotor: 9_000_000 }).where('id', '=', id).execute()),
    ).toBe('payroll_cocok')
    expect(
      await ditolak(
        db.updateTable('payroll_baris').set({ jumlah: 1 }).where('payroll_id', '=', id).execute(),
      ),
    ).toBe('payroll_cocok')
    expect(await ditolak(db.deleteFrom('payroll_baris').where('payroll_id', '=', id).execute())).toBe(
      'payroll_cocok',
    )
    const tambahan = {
      payroll_id: id,
      kelompok: 'PENGHASILAN_LAIN',
      urutan: 9,
      ...baris('Bonus', 1),
    } as const
    expect(await ditolak(db.insertInto('payroll_baris').values(tambahan).execute())).toBe('payroll_cocok')
    expect(
      await ditolak(db.updateTable('payroll').set({ total_tambahan: 1 }).where('id', '=', id).execute()),
    ).toBe('payroll_cocok')
  })

  it('are never negative, nor is what is paid', async () => {
    const satu = (jumlah: number) => ({ ...ISI, penghasilan_lain: [baris('Bonus', jumlah)] })
    expect(await ditolak(slip({ isi: satu(-1) }))).toMatch(/payroll/)
    expect(await ditolak(slip({ isi: { ...ISI, potongan: [baris('Kasbon', 9_000_000, 'KASBON')] } }))).toBe(
      'payroll_bersih',
    )
    const id = await slip()
    const minus = {
      payroll_id: id,
      kelompok: 'POTONGAN',
      urutan: 9,
      ...baris('Kasbon', -1, 'KASBON'),
    } as const
    expect(await ditolak(server.db.insertInto('payroll_baris').values(minus).execute())).toBe(
      'payroll_baris_jumlah_check',
    )
  })

  it('may not be said to be net: that follows', async () => {
    const id = await slip()
    expect(
      await ditolak(sql`update payroll set gaji_bersih = 1 where id = ${id}`.execute(server.db)),
    ).toContain('gaji_bersih')
  })
})

describe('what is published', () => {
  it('stays as it is, line by line', async () => {
    const id = await slip({ terbit: TERBIT })
    const { db } = server
    const tambahan = {
      payroll_id: id,
      kelompok: 'POTONGAN',
      urutan: 9,
      ...baris('Kasbon', 0, 'KASBON'),
    } as const
    for (const kerja of [
      () => db.updateTable('payroll').set({ catatan: 'Lain' }).where('id', '=', id).execute(),
      () =>
        db
          .updateTable('payroll')
          .set({ status: 'DRAFT', terbit_pada: null, terbit_oleh_id: null })
          .where('id', '=', id)
          .execute(),
      () => db.deleteFrom('payroll').where('id', '=', id).execute(),
      () => db.updateTable('payroll_baris').set({ nama: 'Lain' }).where('payroll_id', '=', id).execute(),
      () => db.deleteFrom('payroll_baris').where('payroll_id', '=', id).execute(),
      () => db.insertInto('payroll_baris').values(tambahan).execute(),
    ])
      expect(await ditolak(kerja())).toBe('payroll_terbit')
  })

  it('is looked for in no table of the caller’s own making', async () => {
    const id = await slip({ terbit: TERBIT })
    const menyaru = server.db.transaction().execute(async (tx) => {
      await sql`create temp table payroll on commit drop as
        select id, 'DRAFT' as status, 0::bigint as gaji_kotor, 0::bigint as total_tambahan, 0::bigint as total_potongan
        from public.payroll limit 0`.execute(tx)
      await sql`delete from public.payroll_baris where payroll_id = ${id}`.execute(tx)
    })
    expect(await ditolak(menyaru)).toBe('payroll_terbit')
    const { rows } = await sql<{ fungsi: string }>`select oid::regprocedure::text as fungsi from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
        and not coalesce('search_path=public, pg_temp' = any(proconfig), false)`.execute(server.owner)
    expect(rows).toEqual([])
  })

  it('has one PDF for good, however often it is printed', async () => {
    const [id, lain] = [await slip({ terbit: TERBIT }), await slip({ terbit: TERBIT })]
    const kunci = `slip/${id}/slip.pdf`
    await server.db
      .insertInto('payroll_pdf')
      .values({ payroll_id: id, coba_pada: new Date(TERBIT) })
      .execute()
    const ubah = (isi: object) =>
      server.db.updateTable('payroll_pdf').set(isi).where('payroll_id', '=', id).execute()
    for (const isi of [{ coba_pada: new Date(TERBIT) }, { kunci, coba_pada: null }, { kunci }])
      expect(await ditolak(ubah(isi))).toBe('tidak ditolak')
    for (const isi of [{ kunci: 'slip/1/slip.pdf' }, { kunci: null }, { payroll_id: lain }])
      expect(await ditolak(ubah(isi))).toBe('payroll_pdf_tetap')
    expect(await ditolak(server.db.deleteFrom('payroll_pdf').execute())).toContain('permission denied')
  })

  it('takes no line from another payslip either', async () => {
    const [draft, terbit] = [await slip(), await slip({ terbit: TERBIT })]
    const pindah = server.db
      .updateTable('payroll_baris')
      .set({ payroll_id: terbit, urutan: 99 })
      .where('payroll_id', '=', draft)
      .where('urutan', '=', 0)
      .execute()
    expect(await ditolak(pindah)).toBe('payroll_terbit')
  })

  it('begins as a draft, and needs who, when and which company', async () => {
    expect(await ditolak(slip({ status: 'TERBIT' }))).toBe('payroll_mulai_draft')
    const id = await slip()
    expect(
      await ditolak(
        server.db.updateTable('payroll').set({ status: 'TERBIT' }).where('id', '=', id).execute(),
      ),
    ).toBe('payroll_penerbitan')
  })

  it('may not be emptied, nor its views forgotten', async () => {
    expect(await ditolak(sql`truncate payroll cascade`.execute(server.db))).toContain('permission denied')
    expect(await ditolak(server.db.deleteFrom('payroll_dilihat').execute())).toContain('permission denied')
    expect(await ditolak(sql`alter table payroll disable trigger all`.execute(server.db))).toContain('owner')
  })
})

describe('a month', () => {
  it('has one draft', async () => {
    const masa = bulanLain()
    await slip(masa)
    expect(await ditolak(slip(masa))).toMatch(/payroll_satu(_draft)?/)
  })

  it('has each revision once, after one that is published, with a reason', async () => {
    const masa = bulanLain()
    await slip({ ...masa, terbit: TERBIT })
    expect(await ditolak(slip({ ...masa, terbit: TERBIT }))).toBe('payroll_satu')
    expect(await ditolak(slip({ ...masa, revisi: 2, catatan: 'Keliru.' }))).toBe('payroll_revisi_berurut')
    expect(await ditolak(slip({ ...masa, revisi: 1 }))).toBe('payroll_revisi_beralasan')
    await slip({ ...masa, revisi: 1, catatan: 'Keliru.' })
    expect(await ditolak(slip({ ...masa, revisi: 2, catatan: 'Keliru.' }))).toBe('payroll_revisi_berurut')
    expect(await ditolak(slip({ ...bulanLain(), revisi: 1, catatan: 'Keliru.' }))).toBe(
      'payroll_revisi_berurut',
    )
  })

  it('stays that of its person', async () => {
    const id = await slip()
    expect(
      await ditolak(
        server.db.updateTable('payroll').set({ karyawan_id: hrd.karyawanId }).where('id', '=', id).execute(),
      ),
    ).toBe('payroll_tetap')
  })
})

it('is nobody’s own to make or publish', async () => {
  const lain = await findAkun(server.owner, 'teuku.akbar@karsabina.example')
  expect(await ditolak(slip({}, hrd, hrd))).toBe('payroll_bukan_sendiri')
  const id = await slip({}, hrd, lain)
  const terbit = server.db
    .updateTable('payroll')
    .set({
      status: 'TERBIT',
      terbit_pada: new Date(TERBIT),
      terbit_oleh_id: hrd.penggunaId,
      perusahaan_nama: 'PT Uji',
    })
    .where('id', '=', id)
    .execute()
  expect(await ditolak(terbit)).toBe('payroll_bukan_sendiri')
})
