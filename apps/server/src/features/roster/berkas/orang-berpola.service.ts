import type { Pelaku } from '@rekan/domain/akses/akses'
import { HARI_LEMBAR, isiBerlaku } from '@rekan/domain/roster/lembar'
import { langkahPada } from '@rekan/domain/shift/pola'
import { type Tanggal, addHari, formatTanggal } from '@rekan/domain/waktu'
import { type Hasil, type Kerja, findKaryawanId } from '../../perusahaan/perusahaan.service.ts'
import { showPola } from '../../shift/shift.service.ts'
import { type Lembar, type Diminta, showLembar } from '../lembar.service.ts'
import { editSel } from '../roster.service.ts'
import { applyBaris, refuseBaris, requireKantor } from './baris.ts'
import type { BarisKerja } from './kerja.berkas.ts'
import { startDeed } from '../../../platform/perbuatan.ts'

type Baris = BarisKerja<'orang_berpola'>

/**
 * Drafts a person's days by a pattern, for the desk to publish: days gone by, on approved leave, and those on which
 * something is drafted or published already stay as they are.
 */
export async function applyOrangBerpola(kerja: Kerja, baris: Baris, pelaku: Pelaku): Promise<Hasil> {
  const apa = `orang berpola ${baris.kode} ${baris.pola} mulai ${formatTanggal(baris.dari)}`
  return applyBaris(kerja, apa, async () => {
    const { tx, saat } = kerja
    const karyawanId = await findKaryawanId(tx, baris.kode)
    if (karyawanId === undefined) throw refuseBaris(`Tidak ada karyawan dengan kode ${baris.kode}.`)
    const kantorId = await requireKantor(tx, baris.kantor)
    const pola = (await showPola(tx)).find(
      ({ nama, aktif }) => aktif && nama.toLowerCase() === baris.pola.toLowerCase(),
    )
    if (pola === undefined) throw refuseBaris(`Tidak ada pola bernama ${baris.pola}.`)
    const tindakan = 'POST /kelola/roster/sel'
    const perbuatan = startDeed(tx, pelaku, tindakan, saat)
    let jumlah = 0
    for (const diminta of listLembar(kantorId, baris)) {
      const lembar = await showLembar(perbuatan, tindakan, diminta)
      const sel = selKosong(lembar, karyawanId, baris, pola.langkah)
      if (sel.length > 0) await editSel(perbuatan, { ...diminta, versi: lembar.versi, sel })
      jumlah += sel.length
    }
    return jumlah > 0 ? 'baru' : 'tetap'
  })
}

/** The days of a row, as many sheets as it takes. */
function listLembar(kantor_id: number, { dari, sampai }: Baris): readonly Diminta[] {
  const semua: Diminta[] = []
  for (let mulai: Tanggal = dari; mulai <= sampai; mulai = addHari(mulai, HARI_LEMBAR.sampai)) {
    let hari = 1
    while (hari < HARI_LEMBAR.sampai && addHari(mulai, hari) <= sampai) hari += 1
    semua.push({ kantor_id, mulai, hari })
  }
  return semua
}

/** What the pattern says of the days on which nothing stands. Throws a refusal for who is not on the roster, and for no such post. */
function selKosong(
  { orang, hari_ini, pos, mulai, hari }: Lembar,
  karyawanId: number,
  baris: Baris,
  langkah: readonly (number | null)[],
) {
  if (addHari(mulai, hari - 1) < hari_ini) return []
  const miliknya = orang.find(({ id }) => id === karyawanId)
  if (miliknya === undefined)
    throw refuseBaris(`Tidak ditempatkan di ${baris.kantor} pada ${formatTanggal(mulai)}.`)
  const nama = baris.pos?.toLowerCase()
  const diPos = nama === undefined ? undefined : pos.find((satu) => satu.nama.toLowerCase() === nama)
  if (nama !== undefined && diPos === undefined)
    throw refuseBaris(`Tidak ada pos ${baris.pos} di ${baris.kantor} pada ${formatTanggal(mulai)}.`)
  const berjalan = { langkah, mulai: baris.dari, geser: baris.geser }
  return miliknya.sel
    .filter((sel) => sel.tanggal >= hari_ini && sel.izin === null && isiBerlaku(sel) === null)
    .map(({ tanggal }) => {
      const jenis_shift_id = langkahPada(berjalan, tanggal) ?? null
      const pos_id = jenis_shift_id === null ? null : (diPos?.id ?? null)
      return { karyawan_id: karyawanId, tanggal, isi: [{ jenis_shift_id, pos_id, cuti: false }] }
    })
}
