import type { Pelaku } from '@rekan/domain/akses/akses'
import { formatJam } from '@rekan/domain/waktu'
import { isSama } from '../../perusahaan/jam-kerja/jadwal.service.ts'
import type { Hasil, Kerja } from '../../perusahaan/perusahaan.service.ts'
import {
  createPola,
  createShift,
  editPola,
  editShift,
  showPola,
  showShift,
} from '../../shift/shift.service.ts'
import { applyBaris, requireKantor, requireShift, shiftByHuruf } from './baris.ts'
import type { BarisKerja, IsiKerja } from './kerja.berkas.ts'
import { applyKlien } from './klien.service.ts'
import { applyOrangBerpola } from './orang-berpola.service.ts'

/**
 * Applies what the company's file says of work, after its sites: each row is known by its name, letter or kode, and says
 * all of it anew; what it does not name stays.
 *
 * @param hrd in whose name rosters are drafted; null where the operator named none
 */
export async function applyKerja(kerja: Kerja, isi: IsiKerja, hrd: Pelaku | null): Promise<readonly Hasil[]> {
  const hasil: Hasil[] = []
  for (const satu of isi.jenis_shift) hasil.push(await applyShift(kerja, satu))
  for (const satu of isi.pola) hasil.push(await applyPola(kerja, satu))
  for (const satu of isi.klien) hasil.push(...(await applyKlien(kerja, satu)))
  if (isi.orang_berpola.length > 0 && hrd === null)
    kerja.tolak('orang_berpola: roster disusun atas nama seorang HRD, jadi tambahkan --hrd dengan alamatnya.')
  else for (const satu of isi.orang_berpola) hasil.push(await applyOrangBerpola(kerja, satu, hrd as Pelaku))
  return hasil
}

async function applyShift(kerja: Kerja, { kantor, ...isi }: BarisKerja<'jenis_shift'>): Promise<Hasil> {
  const apa = `jenis shift ${isi.huruf}${kantor === undefined ? '' : ` ${kantor}`}`
  return applyBaris(kerja, apa, async () => {
    const kantor_id = kantor === undefined ? null : await requireKantor(kerja.tx, kantor)
    const isian = { ...isi, kantor_id }
    const ada = (await showShift(kerja.tx)).find(
      (satu) => satu.huruf === isi.huruf && (satu.kantor?.id ?? null) === kantor_id,
    )
    if (ada === undefined) {
      await createShift(kerja, isian)
      return 'baru'
    }
    const jam = { jam_mulai: formatJam(isi.jam_mulai), jam_selesai: formatJam(isi.jam_selesai) }
    if (isSama(ada, { ...isi, ...jam })) return 'tetap'
    await editShift(kerja, ada.id, { ...isian, versi: ada.versi })
    return 'diubah'
  })
}

async function applyPola(kerja: Kerja, { kantor, langkah, ...isi }: BarisKerja<'pola'>): Promise<Hasil> {
  return applyBaris(kerja, `pola ${isi.nama}`, async () => {
    const kantorId = kantor === undefined ? null : await requireKantor(kerja.tx, kantor)
    const shift = await shiftByHuruf(kerja.tx, kantorId)
    const isian = {
      ...isi,
      langkah: langkah.map((huruf) => (huruf === null ? null : requireShift(shift, huruf))),
    }
    const ada = (await showPola(kerja.tx)).find(({ nama }) => nama.toLowerCase() === isi.nama.toLowerCase())
    if (ada === undefined) {
      await createPola(kerja, isian)
      return 'baru'
    }
    if (isSama(ada, isian)) return 'tetap'
    await editPola(kerja, ada.id, { ...isian, versi: ada.versi })
    return 'diubah'
  })
}
