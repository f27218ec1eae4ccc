/** How long photos and exact positions of punches are kept, and what keeps them longer. */
import { paling, urut, wajib } from '../aturan.ts'
import { addBulanTanggal } from '../bulan/lama.ts'
import { type Instan, type Tanggal, formatJam, jamLokal } from '../waktu.ts'

/** What stands where a photo was. */
export const FOTO_DIHAPUS = 'Foto sudah dihapus sesuai masa simpan'

/** The first attendance day whose photos are still kept on `hari`: so many months before it, in a shorter month its last day. */
export function batasSimpan(hari: Tanggal, bulan: number): Tanggal {
  return addBulanTanggal(hari, -bulan)
}

/** Nothing is deleted while the country comes to work, from Jayapura's early morning to Aceh's late one. */
export function isJamTenang(saat: Instan): boolean {
  const jam = formatJam(jamLokal(saat, 'WIB'))
  return jam < '03:00:00' || jam >= '11:00:00'
}

/** Why photos and positions of somebody are kept longer. */
export const aturanAlasanPenahanan = urut(
  wajib('Tulis alasan data ini ditahan.'),
  paling(500, 'Alasan tidak boleh lebih dari 500 karakter.'),
)
export const aturanPerkara = paling(100, 'Nama perkara tidak boleh lebih dari 100 karakter.')
