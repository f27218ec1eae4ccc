import type { KepalaLembar, Lembar } from '@rekan/domain/berita-acara/lembar'
import type { Db } from '../src/platform/db.ts'

let urut = 0

/** A kind of shift, a pattern of it, and a client with a contract, a post, a contact and a sheet, each new. */
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
  const kontak = async (kontrakId?: number) => {
    const kontrak_klien_id = kontrakId ?? (await kontrak())
    const email = `uji${nomor()}@klien.example`
    const { klien_id } = await owner
      .selectFrom('kontrak_klien')
      .select('klien_id')
      .where('id', '=', kontrak_klien_id)
      .executeTakeFirstOrThrow()
    const orang = await owner
      .insertInto('klien_kontak')
      .values({ klien_id, nama: 'Uji', jabatan: null, email, hp: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await owner
      .insertInto('kontrak_klien_kontak')
      .values({
        kontrak_klien_id,
        klien_kontak_id: orang.id,
        email,
        lihat_harga: false,
        tanda_tangan: true,
        dibuat_pada: new Date(saat),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  /** Of a period in which nothing was promised; with something that its contact says against it. */
  const beritaAcara = async () => {
    const [posId, masa] = [await pos(), { dari: '2026-01-01', sampai: '2026-01-31' }]
    const { kontrak_klien_id } = await owner
      .selectFrom('pos')
      .select('kontrak_klien_id')
      .where('id', '=', posId)
      .executeTakeFirstOrThrow()
    const { id } = await owner
      .insertInto('berita_acara')
      .values({ kontrak_klien_id, tahun: 2026, bulan: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const total = {
      hariOrang: 0,
      janji: 0,
      detik: 0,
      kosong: 0,
      lembur: 0,
      celah: 0,
      diganti: 0,
      digantiTepat: null,
    }
    const harga = { baris: [], jumlah: 0, biaya: 0, tanpaHarga: [] }
    const lembar: Lembar = { ...masa, pos: [], petugas: [], total, baris: [], rincian: [], harga }
    const uji = { nama: 'PT Uji', alamat: null }
    const kepala: KepalaLembar = {
      perusahaan: uji,
      kopId: null,
      klien: uji,
      nomor: 'UJI',
      janjiPemenuhan: null,
      pajak: { ppn: 'tidak', pph23: 'tidak' },
    }
    const revisi = await owner
      .insertInto('berita_acara_revisi')
      .values({
        berita_acara_id: id,
        ke: 1,
        ...masa,
        isi: JSON.stringify({ kepala, lembar }),
        hash: '0'.repeat(64),
        total: JSON.stringify(total),
        alasan: null,
        perubahan: '[]',
        disusun_pada: new Date(saat),
        disusun_oleh_id: null,
        dikirim_pada: new Date(saat),
        tenggat: '2027-12-31',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const keberatan = await owner
      .insertInto('berita_acara_keberatan')
      .values({
        berita_acara_id: id,
        revisi_id: revisi.id,
        pos_id: posId,
        karyawan_id: null,
        tanggal: masa.dari,
        alasan: 'Kosong',
        kontak_id: await kontak(kontrak_klien_id),
        pada: new Date(saat),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, keberatanId: keberatan.id }
  }
  return { shift, pola, klien, kontrak, pos, kontak, beritaAcara }
}

const HURUF = ['P', 'S', 'M']
