import Pdf from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DomainError } from './errors.ts'
import { judgeDocument } from './documents.ts'

type Pilihan = NonNullable<ConstructorParameters<typeof Pdf>[0]>
const pdf = (pilihan: Pilihan = {}) =>
  new Promise<Buffer>((done) => {
    const dokumen = new Pdf(pilihan)
    const bagian: Buffer[] = []
    dokumen.on('data', (satu: Buffer) => bagian.push(satu))
    dokumen.on('end', () => done(Buffer.concat(bagian)))
    dokumen.text('Surat')
    dokumen.end()
  })
const judge = (bytes: Buffer) => {
  try {
    return judgeDocument(bytes, 'file')
  } catch (error) {
    return error instanceof DomainError ? error.errors?.['file']?.[0] : error
  }
}
const gambar = sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })

describe('[BACA-16] a PDF', () => {
  it('is taken with bytes before its head, and with whatever stands behind its end', async () => {
    const isi = await pdf()
    for (const satu of [
      isi,
      Buffer.concat([Buffer.alloc(1024, 10), isi]),
      Buffer.concat([isi, Buffer.alloc(8192)]),
      Buffer.concat([isi, Buffer.from('\r\n'.repeat(2000))]),
    ])
      expect(judge(satu)).toBe('application/pdf')
    expect(judge(isi.subarray(0, isi.length - 40))).toMatch(/rusak atau tidak utuh/)
    expect(judge(Buffer.concat([Buffer.alloc(3000, 10), isi]))).toMatch(/harus berupa PDF/)
  })

  it.each<NonNullable<Pilihan['pdfVersion']>>(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'])(
    'of version %s that asks for a password is refused by name, and one that only forbids printing is taken',
    async (pdfVersion) => {
      const izin = { printing: undefined, copying: false } as const
      expect(judge(await pdf({ pdfVersion, userPassword: 'rahasia', ownerPassword: 'lain' }))).toMatch(
        /terkunci kata sandi/,
      )
      expect(judge(await pdf({ pdfVersion, ownerPassword: 'lain', permissions: izin }))).toBe(
        'application/pdf',
      )
    },
  )
})

describe('[BACA-16, BACA-21] a picture', () => {
  it('is taken as WebP, as a PNG that was cropped and as a JPEG with a phone’s trailer', async () => {
    expect(judge(await gambar.clone().webp().toBuffer())).toBe('image/webp')
    const png = await gambar.clone().png().toBuffer()
    expect(judge(Buffer.concat([png, png.subarray(40)]))).toBe('image/png')
    const jpeg = await gambar.clone().jpeg().toBuffer()
    expect(judge(Buffer.concat([jpeg, Buffer.from('SEFHe\u0000\u0000SEFT')]))).toBe('image/jpeg')
    expect(judge(png.subarray(0, png.length - 12))).toMatch(/rusak/)
  })
})
