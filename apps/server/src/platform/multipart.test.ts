import { describe, expect, it } from 'vitest'
import { readParts } from './multipart.ts'

const read = (body: string | Buffer, boundary = 'b') =>
  [...readParts(Buffer.from(body), boundary)].map(({ bytes, ...part }) => ({
    ...part,
    isi: bytes.toString(),
  }))
const satu = (head: string, isi = 'x') => `--b\r\n${head}\r\n\r\n${isi}\r\n--b--\r\n`
const isian = (name: string) => `Content-Disposition: form-data; name=${name}`

describe('a form’s parts', () => {
  it.each<[string, string, object]>([
    ['a field', satu(isian('"a"'), 'dua\r\nbaris'), { name: 'a', isi: 'dua\r\nbaris' }],
    ['an empty field', satu(isian('"a"'), ''), { name: 'a', isi: '' }],
    ['a name that needs no quotes', satu(isian('a')), { name: 'a' }],
    [
      'heads in any case and order',
      satu(`CONTENT-TYPE:Text/HTML; charset=utf-8\r\ncontent-disposition:Form-Data;NAME="a"`),
      { name: 'a', type: 'text/html' },
    ],
    ['what comes before the first delimiter', `halo\r\n${satu(isian('"a"'))}`, { name: 'a' }],
    ['spaces behind the delimiter', satu(isian('"a"')).replace('--b\r\n', '--b \t\r\n'), { name: 'a' }],
    [
      'what only begins like the delimiter',
      satu(isian('"a"'), 'x\r\n--bukan\r\ny'),
      { isi: 'x\r\n--bukan\r\ny' },
    ],
    [
      'a file',
      satu(`${isian('"f"')}; filename="foto.png"\r\nContent-Type: image/png`),
      { filename: 'foto.png', type: 'image/png' },
    ],
    ['a file without a name', satu(`${isian('"f"')}; filename=""`), { filename: '' }],
    [
      'bytes that are nothing else',
      satu(`${isian('"f"')}\r\nContent-Type: application/octet-stream`),
      { filename: '' },
    ],
    [
      'quotes in a file’s name',
      satu(String.raw`${isian('"f"')}; filename="a\"b.png"`),
      { filename: 'a"b.png' },
    ],
    [
      'folders of a file’s name',
      satu(String.raw`${isian('"f"')}; filename="C:\foto\a.png"`),
      { filename: 'a.png' },
    ],
    [
      'a file’s name in other letters',
      satu(`${isian('"f"')}; filename="a.png"; filename*=UTF-8''caf%C3%A9.png`),
      { filename: 'café.png' },
    ],
  ])('keep %s', (_apa, body, part) => {
    expect(read(body)).toEqual([expect.objectContaining(part)])
  })

  it('stand in their order, nothing but an end has none', () => {
    const dua = satu(isian('"a"'), '1').replace('--b--', `--b\r\n${isian('"b"')}\r\n\r\n2\r\n--b--`)
    expect(read(dua).map(({ name, isi }) => [name, isi])).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
    expect(read('--b--\r\n')).toEqual([])
  })

  it('keep any bytes as they are', () => {
    const isi = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 7919) % 256))
    const body = Buffer.concat([
      Buffer.from(`--b\r\n${isian('"f"')}; filename="a"\r\n\r\n`),
      isi,
      Buffer.from('\r\n--b--'),
    ])
    expect([...readParts(body, 'b')][0]?.bytes.equals(isi)).toBe(true)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['another boundary', satu(isian('"a"')).replaceAll('--b', '--c')],
    ['no end', satu(isian('"a"')).replace('--b--\r\n', '')],
    ['no end of the head', `--b\r\n${isian('"a"')}\r\n`],
    ['no name', satu('Content-Disposition: form-data; filename="a"')],
    ['an empty name', satu(isian('""'))],
    ['no disposition', satu('Content-Type: text/plain')],
    ['a disposition of something else', satu('Content-Disposition: attachment; name="a"')],
    ['a head of 10 kB', satu(`${isian('"a"')}\r\nX: ${'a'.repeat(10_000)}`)],
    ['backslashes without an end', satu(isian(`"${'\\\\'.repeat(2000)}`))],
    ['a file’s name that cannot be decoded', satu(`${isian('"f"')}; filename*=UTF-8''%E0%A4%A`)],
  ])('refuses %s', (_apa, body) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ code: 'PERMINTAAN_RUSAK' }))
  })
})
