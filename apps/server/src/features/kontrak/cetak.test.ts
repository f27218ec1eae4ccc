import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { type TestServer, JUMAT_PAGI, startTestServer } from '../../../test/server.ts'

const server: TestServer = await startTestServer()
const { token, akun } = await signInSemua(server, {
  siti: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
})
afterAll(() => server.close())
beforeAll(() => server.setClock(JUMAT_PAGI))

const buat = async (jenis: 'PKWT' | 'PKWTT', sampai: string | null) =>
  (
    await server.owner
      .insertInto('kontrak')
      .values({
        karyawan_id: akun.siti.karyawanId,
        jenis,
        nomor: `012/${jenis}/2026`,
        ditandatangani: '2026-06-01',
        mulai: jenis === 'PKWT' ? '2026-06-01' : '2027-01-01',
        sampai,
        dibuat_pada: new Date(JUMAT_PAGI),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function read(isi: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(isi, 'base64'))), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}

describe('a PKWT on paper', () => {
  it('has the company’s head, both parties, span, wage and what the law asks, the same bytes each time', async () => {
    await server.owner.deleteFrom('kontrak').where('karyawan_id', '=', akun.siti.karyawanId).execute()
    await server.owner
      .updateTable('perusahaan')
      .set({ nama: 'PT Karsa Bina Nusaraya', alamat: 'Jakarta Pusat' })
      .execute()
    const id = await buat('PKWT', '2026-11-30')
    const cetak = () => server.call(`GET /kelola/kontrak/${id}/pdf`, { token: token.hrd })
    const { status, body } = await cetak()
    expect([status, body['data'].nama]).toEqual([200, 'pkwt-012-PKWT-2026.pdf'])
    const teks = await read(body['data'].isi)
    for (const kata of [
      'PT Karsa Bina Nusaraya',
      'PERJANJIAN KERJA WAKTU TERTENTU',
      '012/PKWT/2026',
      'Siti Rahmawati',
      '1 Juni 2026 sampai 30 November 2026',
      'Upah pokok sebulan',
      'uang kompensasi',
      'Pihak Kedua',
    ])
      expect(teks).toContain(kata)
    expect((await cetak()).body['data'].isi).toBe(body['data'].isi)
  })

  it('is HR’s to print, and of a PKWT alone', async () => {
    const pkwtt = await buat('PKWTT', null)
    const cetak = async (nama: keyof typeof token, id: number) =>
      (await server.call(`GET /kelola/kontrak/${id}/pdf`, { token: token[nama] })).status
    expect(await cetak('hrd', pkwtt)).toBe(409)
    expect(await cetak('koordinator', pkwtt)).toBe(403)
    expect(await cetak('siti', pkwtt)).toBe(403)
    expect(await cetak('hrd', 987_654)).toBe(404)
  })
})
