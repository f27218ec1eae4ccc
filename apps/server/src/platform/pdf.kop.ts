import { imageSize } from './images.ts'
import type { Kop } from './kop.ts'
import { type Doc, TEPI, WARNA } from './pdf.ts'

/** Points that a logo has at most, across and down. */
const LOGO = [96, 48] as const
const JARAK = 14

/** The company at the head of a page, in so many points; writing goes on below it. */
export function createKepala(doc: Doc, kop: Kop): (lebar: number) => void {
  const ukuran = kop.logo && imageSize('image/png', kop.logo)
  // By a name: all pages have the same one.
  const logo = kop.logo && `data:image/png;base64,${kop.logo.toString('base64')}`
  const kontak = [kop.telepon && `Telp. ${kop.telepon}`, kop.email].filter(Boolean).join(' · ')
  return (lebar) => {
    const kiri = ukuran === null ? 0 : Math.min(LOGO[0], (LOGO[1] * ukuran.width) / ukuran.height) + JARAK
    if (logo !== null) doc.image(logo, TEPI, TEPI, { fit: [...LOGO] })
    const di = { width: lebar - kiri }
    doc.font('tebal').fontSize(14).fillColor(WARNA.tinta)
    doc.text(kop.nama, TEPI + kiri, TEPI, di)
    doc.font('biasa').fontSize(9).fillColor(WARNA.redup)
    doc.text(kop.alamat ?? '', di)
    if (kontak !== '') doc.text(kontak, di)
    doc.x = TEPI
    if (logo !== null) doc.y = Math.max(doc.y, TEPI + LOGO[1])
  }
}
