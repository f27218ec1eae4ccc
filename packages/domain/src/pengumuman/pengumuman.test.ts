import { describe, expect, it, test } from 'vitest'
import {
  aturanBodyPengumuman,
  aturanJudulPengumuman,
  cutBody,
  isAlamat,
  parseBody,
  tidyBody,
  tidyJudul,
} from './pengumuman.ts'

/** As a reader would draw it: bold in stars, a link with where it leads. */
const gambar = (body: string) =>
  parseBody(body).map(({ jenis, mulai, baris }) => [
    jenis === 'nomor' ? mulai : jenis,
    ...baris.map((satu) =>
      satu
        .map(({ teks, tebal, alamat }) => {
          const isi = tebal ? `*${teks}*` : teks
          return alamat === null ? isi : `<${isi}|${alamat}>`
        })
        .join(''),
    ),
  ])

describe('parseBody', () => {
  it.each<[string, string, unknown[]]>([
    ['nothing', ' \n \n', []],
    ['one paragraph', 'Halo.', [['paragraf', 'Halo.']]],
    ['a paragraph that begins with a space', ' Halo.', [['paragraf', 'Halo.']]],
    ['a line of a paragraph that does', 'Halo,\n  semua.', [['paragraf', 'Halo,', 'semua.']]],
    ['the line ends of old', 'Satu\rDua', [['paragraf', 'Satu', 'Dua']]],
    ['the lines of a paragraph', 'Satu\nDua\r\nTiga', [['paragraf', 'Satu', 'Dua', 'Tiga']]],
    [
      'paragraphs',
      'Satu\n\n\n \nDua',
      [
        ['paragraf', 'Satu'],
        ['paragraf', 'Dua'],
      ],
    ],
    ['a list', '- satu\n* dua\n• tiga', [['butir', 'satu', 'dua', 'tiga']]],
    ['a list with wide gaps', '-  satu\n  -  dua', [['butir', 'satu', 'dua']]],
    ['a numbered list', '1. satu\n2) dua', [[1, 'satu', 'dua']]],
    [
      'a numbered list that begins later',
      '12.  dua belas\n13. tiga belas',
      [[12, 'dua belas', 'tiga belas']],
    ],
    [
      'a list that goes on after a gap',
      '1. satu\n\n2. dua',
      [
        [1, 'satu'],
        [2, 'dua'],
      ],
    ],
    [
      'a list after a line',
      'Bawa:\n- helm\n- rompi\nTerima kasih.',
      [
        ['paragraf', 'Bawa:'],
        ['butir', 'helm', 'rompi'],
        ['paragraf', 'Terima kasih.'],
      ],
    ],
    ['an entry over two lines', '- helm\n  putih\n- rompi', [['butir', 'helm putih', 'rompi']]],
    [
      'what only looks like a list',
      '-tidak\n- \n1.5 jam\n2026. Tahun',
      [['paragraf', '-tidak', '-', '1.5 jam', '2026. Tahun']],
    ],
    [
      'bold',
      'Mulai **Senin, 23 November** pukul 08:00',
      [['paragraf', 'Mulai *Senin, 23 November* pukul 08:00']],
    ],
    ['a line that begins bold', '**Perhatian** semua', [['paragraf', '*Perhatian* semua']]],
    ['stars that nothing closes', 'a ** b **c** d', [['paragraf', 'a * b *c** d']]],
    ['two stars that nothing closes', 'a ** b', [['paragraf', 'a ** b']]],
    ['a star alone', '2 * 3 * 4', [['paragraf', '2 * 3 * 4']]],
    [
      'a link',
      'Isi [formulir ini](https://rekan.example/f?a=1&b=2#c).',
      [['paragraf', 'Isi <formulir ini|https://rekan.example/f?a=1&b=2#c>.']],
    ],
    [
      'mail and telephone',
      '- [HRD](mailto:hrd@rekan.example)\n- [Pos](tel:+62-21-555)',
      [['butir', '<HRD|mailto:hrd@rekan.example>', '<Pos|tel:+62-21-555>']],
    ],
    [
      'a bare address',
      'Lihat https://rekan.example/a, lalu (http://b.example).',
      [
        [
          'paragraf',
          'Lihat <https://rekan.example/a|https://rekan.example/a>, lalu (<http://b.example|http://b.example>).',
        ],
      ],
    ],
    [
      'an address with brackets',
      'https://id.example/wiki/Batik_(kawung).',
      [['paragraf', '<https://id.example/wiki/Batik_(kawung)|https://id.example/wiki/Batik_(kawung)>.']],
    ],
    [
      'an address that ends in a letter behind brackets',
      'https://id.example/(kawung)_Batik',
      [['paragraf', '<https://id.example/(kawung)_Batik|https://id.example/(kawung)_Batik>']],
    ],
    [
      'a bold link',
      '**[Daftar](https://rekan.example)**',
      [['paragraf', '<*Daftar*|https://rekan.example>']],
    ],
    [
      'an address that leads nowhere',
      '[a](javascript:alert) [b](/home) [c](https://)',
      [['paragraf', '[a](javascript:alert) [b](/home) [c](https://)']],
    ],
    ['markup of others', '<b>tebal</b> &amp; # judul', [['paragraf', '<b>tebal</b> &amp; # judul']]],
  ])('%s', (_nama, body, blok) => expect(gambar(body)).toEqual(blok))

  it('keeps text in one piece around what leads nowhere', () => {
    expect(parseBody('lihat [a](/home) ini')[0]?.baris).toEqual([
      [{ teks: 'lihat [a](/home) ini', tebal: false, alamat: null }],
    ])
  })

  it('costs a hostile text no more than a long one', () => {
    const potong = ['[', '](', '[a](', '**', 'http://', '- ', ')', 'https://a', '!', '\n \n', '[a]', '1. ']
    const time = (teks: string) => {
      const mulai = performance.now()
      parseBody(teks)
      return performance.now() - mulai
    }
    for (const satu of potong) {
      // Four times as long takes four times as long, not sixteen; a machine that does much else is not even each time.
      let terbaik = Number.POSITIVE_INFINITY
      for (let i = 0; i < 20 && terbaik >= 9; i += 1)
        terbaik = Math.min(
          terbaik,
          time(satu.repeat(20_000 / satu.length)) / time(satu.repeat(5000 / satu.length)),
        )
      expect([satu, terbaik < 9]).toEqual([satu, true])
    }
  })
})

test.each([
  'https://rekan.example',
  'HTTP://rekan.example:8080/a?b#c',
  'mailto:hrd@rekan.example?subject=Cuti',
  'tel:+622155',
  'tel:112',
  'https://kantor-pusat.example:8443',
  'http://10.0.0.7/a',
  'https://bücher.example/ä',
])('%s may be linked', (alamat) => expect(isAlamat(alamat)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' https://a.example',
  'https://a.example/ b',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//a.example',
  '/home',
  'https:a.example',
  'https://',
  'https:///a',
  'https://bank.example@jahat.example/',
  String.raw`https://\jahat.example`,
  'https://a.example"onclick="b',
  'https://-',
  'https://a.example:x',
  'mailto:',
  'tel:javascript',
  'tel:',
  '',
])('%j may not', (alamat) => expect(isAlamat(alamat)).toBe(false))

test('a card shows the text without its marks', () => {
  expect(cutBody('**Libur** bersama:\n\n- Senin\n- [Selasa](https://a.example)\n\nSampai jumpa.')).toBe(
    'Libur bersama: Senin Selasa Sampai jumpa.',
  )
  expect(cutBody('x'.repeat(400))).toBe('x'.repeat(400))
  expect(cutBody('x'.repeat(500))).toBe(`${'x'.repeat(400)}…`)
  expect(cutBody(`${'x'.repeat(399)}😀 ekor`).isWellFormed()).toBe(true)
})

test('what HR writes is judged', () => {
  expect(aturanJudulPengumuman(' \u200b')).toBe('Judul harus diisi.')
  expect(aturanJudulPengumuman('x'.repeat(120))).toBeUndefined()
  expect(aturanJudulPengumuman('x'.repeat(121))).toBe('Judul tidak boleh lebih dari 120 karakter.')
  expect(aturanBodyPengumuman('\n')).toBe('Isi pengumuman harus diisi.')
  expect(aturanBodyPengumuman('x'.repeat(10_000))).toBeUndefined()
  expect(aturanBodyPengumuman('x'.repeat(10_001))).toBe(
    'Isi pengumuman tidak boleh lebih dari 10.000 karakter.',
  )
  expect(aturanBodyPengumuman('[a](https://a.example) dan [b](javascript:alert)')).toBe(
    'Tautan "javascript:alert" tidak dapat dipakai. Awali dengan https://, mailto:, atau tel:.',
  )
  expect(aturanBodyPengumuman(`[a](https:${'x'.repeat(70)})`)).toBe(
    `Tautan "https:${'x'.repeat(54)}" tidak dapat dipakai. Awali dengan https://, mailto:, atau tel:.`,
  )
  expect(aturanBodyPengumuman('Lihat https://a.example.')).toBeUndefined()
  expect(aturanBodyPengumuman('[catatan] (bukan tautan)')).toBeUndefined()
})

test('and kept tidy', () => {
  expect(tidyJudul('  Libur \n bersama ')).toBe('Libur bersama')
  expect(tidyBody('\r\nSatu\r\n\r\nDua\rTiga\r')).toBe('Satu\n\nDua\nTiga')
})
