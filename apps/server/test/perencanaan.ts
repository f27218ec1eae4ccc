import type { Db } from '../src/platform/db.ts'

let urut = 0

/** A kind of shift, a pattern of it, and a client with a contract and a post, each new. */
export function createPerencanaan(owner: Db, saat: number) {
  const nomor = () => `${(urut += 1)}`
  const shift = async () => {
    const { id } = await owner
      .insertInto('jenis_shift')
      .values({
        nama: `Uji ${nomor()}`,
        huruf: HURUF[urut % HURUF.length] ?? 'P',
        warna: 'biru',
        jam_mulai: 7 * 3600,
        jam_selesai: 15 * 3600,
        aktif: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const pola = async () => {
    const baru = { nama: `Uji ${nomor()}`, aktif: false }
    const { id } = await owner.insertInto('pola').values(baru).returning('id').executeTakeFirstOrThrow()
    const langkah = { pola_id: id, ke: 0, jenis_shift_id: await shift() }
    await owner.insertInto('pola_langkah').values(langkah).execute()
    return id
  }
  const klien = async () => {
    const baru = { kode: `UJI${nomor()}`, nama: 'PT Uji' }
    const { id } = await owner.insertInto('klien').values(baru).returning('id').executeTakeFirstOrThrow()
    return id
  }
  const kontrak = async () => {
    const { id } = await owner
      .insertInto('kontrak_klien')
      .values({
        klien_id: await klien(),
        nomor: `UJI/${nomor()}`,
        mulai: '2026-01-01',
        sampai: '2027-12-31',
        dibuat_pada: new Date(saat),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const pos = async () => {
    const { id } = await owner
      .insertInto('pos')
      .values({ kontrak_klien_id: await kontrak(), kantor_id: 1, nama: 'Gerbang', jabatan: 'Satpam' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return { shift, pola, klien, kontrak, pos }
}

const HURUF = ['P', 'S', 'M']
