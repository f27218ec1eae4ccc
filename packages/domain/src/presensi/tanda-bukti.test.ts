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

describe('what a receipt’s text is made of', () => {
  const pesan = pesanTandaBukti(isi)
  const dengan = (ubah: (semua: unknown[]) => unknown) => {
    const semua = JSON.parse(pesan) as unknown[]
    const baru = ubah(semua)
    return readTandaBukti(teksTandaBukti(JSON.stringify(baru), TANDA))
  }

  it('is a list of fourteen in this order, signed as it stands', () => {
    expect(pesan).toBe(
      `["rekan tanda bukti","0123456789ABCDEF","PT Karsa Bina Nusaraya","Siti \\"Ti\\" Rahmawati, S.E.","check_in","Pos 3. Kebun Sawit","2026-11-20T00:52:13.000Z","WIB","dalam",0,0,"${'ab'.repeat(32)}","","0011223344556677"]`,
    )
    expect(teksTandaBukti(pesan, TANDA)).toBe(`REKAN1.${TANDA}.${pesan}`)
    expect(dengan((semua) => semua)?.isi).toEqual(isi)
  })

  it.each(Array.from({ length: 14 }, (_, ke) => ke))('takes no other kind of value at place %d', (ke) => {
    const lain = ke === 9 || ke === 10 ? '0' : 7
    expect(dengan((semua) => semua.with(ke, lain))).toBeNull()
    expect(dengan((semua) => semua.with(ke, null))).toBeNull()
  })

  it('takes both punches, minutes late and early, and nothing more or less', () => {
    const keluar = { ...isi, jenis: 'check_out', telat: 60, lebihAwal: 90 } as const
    expect(readTandaBukti(teksTandaBukti(pesanTandaBukti(keluar), TANDA))?.isi).toEqual(keluar)
    expect(dengan((semua) => semua.with(4, 'check_up'))).toBeNull()
    expect(dengan((semua) => [...semua, ''])).toBeNull()
    expect(dengan((semua) => semua.slice(0, -1))).toBeNull()
    expect(dengan((semua) => semua.with(0, 'rekan'))).toBeNull()
    expect(dengan(() => 'rekan tanda bukti')).toBeNull()
    expect(dengan(() => null)).toBeNull()
    expect(readTandaBukti('REKAN1')).toBeNull()
  })

  it.each(['A', 'Q', 'g', 'w'])('takes a signature that ends with %s', (huruf) => {
    expect(readTandaBukti(teksTandaBukti(pesan, `${'_-'.repeat(42)}x${huruf}`))).not.toBeNull()
    expect(readTandaBukti(teksTandaBukti(pesan, `${'_-'.repeat(42)}xx${huruf}`))).toBeNull()
    expect(readTandaBukti(teksTandaBukti(pesan, `${'_-'.repeat(42)}+${huruf}`))).toBeNull()
  })
})
