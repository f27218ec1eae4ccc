import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { startGaji } from '../../../../test/gaji.ts'
import { TERBIT, completeDasar } from '../../../../test/payroll.ts'
import { addPeople } from '../../../../test/people.ts'
import { lookUntil } from '../../../../test/tunggu.ts'

/** More than is written at once. `npm run bench:gaji` measures the company for which the figures stand. */
const ORANG = 250
const MASA = { bulan: 10, tahun: 2026 }

const { server, akun, call, hrd } = await startGaji({
  hrd: 'hrd@rekan.example',
  hrdLain: 'teuku.akbar@karsabina.example',
  koordinator: 'koordinator@rekan.example',
})
beforeAll(async () => {
  const { owner, deps } = server
  await owner.deleteFrom('payroll').execute()
  await owner.deleteFrom('upah').execute()
  await owner.updateTable('perusahaan').set({ nama: 'PT Uji', alamat: 'Jakarta' }).execute()
  const orang = await addPeople(owner, ORANG, deps.clock.now())
  await completeDasar(owner)
  await sql`
    insert into upah (karyawan_id, mulai, satuan, pokok, dibuat_pada)
    select id, '2024-01-01', 'bulan', 6000000, ${TERBIT}
    from unnest(${orang.map(({ karyawanId }) => karyawanId)}::integer[]) id`.execute(owner)
})

const terakhir = async () => (await hrd('GET /kelola/payroll/proses')).body['data']
const susun = (isi: object = {}) => hrd('POST /kelola/payroll/proses/susun', { ...MASA, ...isi })
const terbitkan = (isi: object) => hrd('POST /kelola/payroll/proses/terbitkan', { ...MASA, ...isi })
const ringkasan = async () =>
  (await hrd(`GET /kelola/payroll?bulan=${MASA.bulan}&tahun=${MASA.tahun}`)).body['ringkasan']
const kode = ({ status, body }: Awaited<ReturnType<typeof hrd>>) => [status, body['error']?.error]

describe('everybody’s pay beside the requests', () => {
  it('is HR’s of the whole company, of a month that is not too far ahead, and of drafts as they were shown', async () => {
    expect((await call('koordinator', 'POST /kelola/payroll/proses/susun', MASA)).status).toBe(403)
    expect((await susun({ bulan: 1, tahun: 2027 })).body['errors']).toHaveProperty('bulan')
    expect(kode(await terbitkan({ banyak: 1, gaji_bersih: 1 }))).toEqual([409, 'PROSES_KOSONG'])
    expect(kode(await hrd('POST /kelola/payroll/proses/batal', {}))).toEqual([409, 'PROSES_TIDAK_BERJALAN'])
  })

  it('called off midway leaves whole payslips, and begun again goes on with the rest', async () => {
    // It has made some, and waits for as long as somebody else is making the last one's.
    const { id } = await server.owner
      .selectFrom('karyawan')
      .select('id')
      .orderBy('kode', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const batal = await server.owner.transaction().execute(async (pemegang) => {
      await sql`
        insert into payroll (karyawan_id, bulan, tahun, gaji_kotor, total_tambahan, total_potongan, kode, nama, penempatan,
          jenis_karyawan, dibuat_oleh_id, dibuat_pada)
        values (${id}, ${MASA.bulan}, ${MASA.tahun}, 0, 0, 0, 'x', 'x', '-', '-', ${akun.hrd.penggunaId}, ${TERBIT})`.execute(
        pemegang,
      )
      expect((await susun()).status).toBe(200)
      expect(kode(await susun())).toEqual([409, 'PROSES_BERJALAN'])
      await lookUntil(async () => {
        const { status, selesai } = await terakhir()
        expect(status).toBe('JALAN')
        return selesai > 0
      })
      const dijawab = await hrd('POST /kelola/payroll/proses/batal', {})
      await sql`delete from payroll where karyawan_id = ${id}`.execute(pemegang)
      return dijawab
    })
    expect([batal.status, batal.body['data'].status]).toEqual([200, 'BATAL'])
    await server.deps.jobs.idle()
    const { status, selesai, dari, hasil } = await terakhir()
    expect([status, selesai > 0, selesai < dari]).toEqual(['BATAL', true, true])
    const sebagian = (await ringkasan()).draft
    expect(sebagian).toBe(hasil.jadi)

    await susun()
    await server.deps.jobs.idle()
    const akhir = await terakhir()
    expect([akhir.status, akhir.selesai, akhir.hasil.jadi]).toEqual(['SELESAI', akhir.dari, ORANG - sebagian])
    expect((await ringkasan()).draft).toBe(ORANG)
    // Whom it could not pay is named with the reason.
    expect(akhir.hasil.dilewati[0].alasan).toBe('Belum ada upah tercatat.')
  })

  it('publishes what was shown, tells of it, and leaves it to be printed', async () => {
    const { draf_lain: banyak, draf_lain_bersih: gaji_bersih } = await ringkasan()
    const terbit = { banyak, gaji_bersih }
    expect(kode(await terbitkan({ ...terbit, gaji_bersih: gaji_bersih + 1 }))).toEqual([409, 'SLIP_BERUBAH'])
    expect((await terbitkan(terbit)).status).toBe(200)
    await server.deps.jobs.idle()
    const { status, hasil } = await terakhir()
    expect([status, hasil.jadi, hasil.jumlah_dilewati]).toEqual(['SELESAI', ORANG, 0])
    expect((await ringkasan()).terbit).toBe(ORANG)
    const { rows } = await sql<{ kabar: number; pdf: number }>`
      select (select count(*)::integer from notifikasi where jenis = 'PAYROLL_TERBIT') as kabar,
        (select count(*)::integer from payroll_pdf) as pdf`.execute(server.owner)
    expect(rows[0]).toEqual({ kabar: ORANG, pdf: ORANG })
  })
})
