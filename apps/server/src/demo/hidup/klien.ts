import type { TandaSel } from '@rekan/domain/berita-acara/lembar'
import { addBulan, bulanFrom } from '@rekan/domain/bulan'
import { type Instan, addHari, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { disputeSel } from '../../features/berita-acara/putusan/keberatan.service.ts'
import { sendBeritaAcara } from '../../features/berita-acara/putusan/kirim.service.ts'
import { signLembar } from '../../features/berita-acara/putusan/tanda-tangan.service.ts'
import { composeBeritaAcara } from '../../features/berita-acara/susun/susun.service.ts'
import { showLembar } from '../../features/berita-acara/lembar/lembar.service.ts'
import type { Tx } from '../../platform/db.ts'
import { seedKerja } from './kerja.ts'
import { type Perbuatan, asServer } from '../../platform/perbuatan.ts'

/** Three clients' sheets of the last month that is over: one signed, one with a disputed day, one that waits. */
export async function seedBeritaAcara(perbuatan: Perbuatan): Promise<void> {
  const { tx, saat } = perbuatan
  const bulan = addBulan(bulanFrom(addHari(hariBarat(saat), -1)), -1)
  await seedSyarat(tx, saat)
  await seedKerja(tx, bulan, saat)
  const { rows: kontrak } = await sql<{ id: number; kode: string; kontak: number; hrd: number }>`
    select c.id, k.kode, o.id as kontak, (select min(id) from pengguna where role = 'hrd') as hrd
    from kontrak_klien c join klien k on k.id = c.klien_id join kontrak_klien_kontak o on o.kontrak_klien_id = c.id
    order by c.id`.execute(tx)
  for (const { id: kontrakId, kode, kontak: id, hrd: oleh } of kontrak) {
    const disusun = asServer(perbuatan, 'berita acara', oleh)
    const { id: lembarId } = await composeBeritaAcara(disusun, kontrakId, bulan, null)
    await sendBeritaAcara(disusun, lembarId, 1)
    const kontak = {
      id,
      kontrakId,
      nama: 'Dewi Anggraini',
      tandaTangan: true,
    } as const
    const { hash, baris, hari } = await showLembar(tx, { id: lembarId })
    if (kode === 'MBS') await signLembar(perbuatan, kontak, lembarId, { revisi: 1, hash, nama: kontak.nama })
    const kosong = baris.find(({ petugas, sel }) => petugas !== null && sel.some(isKosong))
    if (kode === 'BRU' && kosong !== undefined)
      await disputeSel(perbuatan, kontak, lembarId, {
        revisi: 1,
        pos_id: kosong.pos_id,
        petugas_id: kosong.petugas?.id ?? null,
        tanggal: hari[kosong.sel.findIndex(isKosong)] ?? '',
        alasan: 'Menurut catatan kami ada petugas lain yang berjaga hari itu.',
      })
  }
}

const isKosong = (tanda: TandaSel | null) => tanda === 'kosong' || tanda === 'sebagian'

/** What the clients pay, and whom sheets are sent to. */
async function seedSyarat(tx: Tx, saat: Instan): Promise<void> {
  await sql`
    with s as (insert into kontrak_klien_syarat (kontrak_klien_id, berlaku_dari, toleransi_menit, jam_penuh_menit, tutup_buku,
        ganti_dalam_menit, janji_pemenuhan, tenggat_hari, biaya_manajemen, ppn, pph23, potongan_kosong, dibuat_pada)
      select id, mulai, 15, 420, 31, 120, 95, 5, 1000, 'biaya', 'biaya', 50000, dibuat_pada from kontrak_klien returning id)
    insert into kontrak_klien_harga (syarat_id, jabatan, satuan, harga, libur_persen, lembur_sejam)
    select id, 'Penjaga', 'hari', 260000, 200, 32000 from s`.execute(tx)
  await sql`
    insert into kontrak_klien_kontak (kontrak_klien_id, klien_kontak_id, email, lihat_harga, tanda_tangan, dibuat_pada)
    select c.id, o.id, o.email, true, true, ${new Date(saat).toISOString()}
    from kontrak_klien c join klien_kontak o on o.klien_id = c.klien_id where o.email is not null`.execute(tx)
}
