import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IsiTandaBukti, pesanTandaBukti, readTandaBukti, teksTandaBukti } from './tanda-bukti.ts'

const isi: IsiTandaBukti = {
  kode: '0123456789ABCDEF',
  perusahaan: 'PT Karsa Bina Nusaraya',
  nama: 'Siti "Ti" Rahmawati, S.E.',
  jenis: 'check_in',
  tempat: 'Pos 3. Kebun Sawit',
  waktu: '2026-11-20T00:52:13.000Z',
  zona: 'WIB',
  putusan: 'dalam',
  telat: 0,
  lebihAwal: 0,
  foto: 'ab'.repeat(32),
  oleh: '',
  kunci: '0011223344556677',
}
const TANDA = `${'x'.repeat(85)}A`

describe('[BUKTI-02] a receipt’s text', () => {
  it('is read as it was written, whatever people and places are called', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (nama, tempat, telat) => {
        const satu = { ...isi, nama, tempat, telat }
        const pesan = pesanTandaBukti(satu)
        expect(readTandaBukti(teksTandaBukti(pesan, TANDA))).toEqual({ isi: satu, pesan, tandaTangan: TANDA })
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['another beginning', `REKAN2.${TANDA}.${pesanTandaBukti(isi)}`],
    ['a signature too short', `REKAN1.${TANDA.slice(1)}.${pesanTandaBukti(isi)}`],
    ['a signature in another spelling', `REKAN1.${TANDA.slice(0, -1)}B.${pesanTandaBukti(isi)}`],
    ['no message', `REKAN1.${TANDA}.`],
    ['another message', `REKAN1.${TANDA}.{"a":1}`],
    ['a field too few', `REKAN1.${TANDA}.${pesanTandaBukti(isi).replace(',"WIB"', '')}`],
    ['blanks that say nothing', `REKAN1.${TANDA}.${pesanTandaBukti(isi).replace(',', ', ')}`],
    ['a number in words', `REKAN1.${TANDA}.${pesanTandaBukti(isi).replace(',0,', ',"0",')}`],
    ['a time that is none', `REKAN1.${TANDA}.${pesanTandaBukti({ ...isi, waktu: 'tadi' })}`],
  ])('is none with %s', (_apa, teks) => expect(readTandaBukti(teks)).toBeNull())
})
