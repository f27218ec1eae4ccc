import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import playwright from '../playwright.config.ts'
import vitest from '../vitest.config.ts'
import { judgeKarantina, readKarantina } from './karantina.js'
import { judgeLengkap } from './lengkap.parts.js'
import { addUp, fileOf, isChanged, judgeMutants } from './mutasi.judge.js'
import { idsOf, missingFrom } from './pasangan.lists.js'
import { comparePerilaku, readPerilaku } from './perilaku.compare.js'
import { NODE, ROOT } from './process.js'
import { countGreen, modeOf } from './tahan.count.js'
import { STAGES } from './suite.js'
import { ASING, judgeTwice } from './tahan.asing.js'
import { readArguments } from './test.arguments.js'

describe('what npm test is asked for', () => {
  const refuse = (line) => ({ line })
  it.each([
    [[], { only: undefined, filters: [], shard: undefined }],
    [['unit', 'presensi'], { only: 'unit', filters: ['presensi'], shard: undefined }],
    [['--shard', '1/2'], { only: undefined, filters: [], shard: '1/2' }],
    [['e2e', '--shard=2/2', 'home'], { only: 'e2e', filters: ['home'], shard: '2/2' }],
    [['--shard', '3/2'], { line: '--shard 3/2 bukan bagian. Tulis seperti 1/2.' }],
    [['--shard'], { line: '--shard  bukan bagian. Tulis seperti 1/2.' }],
    [['semua'], { line: 'Bagian tes "semua" tidak ada. Pilih: check, unit, e2e.' }],
  ])('%j is read or refused', (args, expected) => {
    expect(readArguments(args, STAGES, refuse)).toEqual(expected)
  })
})

describe('halves of the suite', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache', 'bagian-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const start = (tool, ...args) =>
    spawnSync(NODE, [join(ROOT, 'node_modules', tool), ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }).stdout
  const sorted = (lists) => lists.flat().toSorted()

  it('[TAHAN-08] together run every test of the browser once', () => {
    const titles = ({ suites = [], specs = [] }) => [...specs.map(({ id }) => id), ...suites.flatMap(titles)]
    const list = (...args) =>
      titles(
        JSON.parse(
          start(
            '@playwright/test/cli.js',
            'test',
            '--list',
            '--reporter=json',
            `--output=${folder}`,
            ...args,
          ),
        ),
      )
    const halves = [list('--shard=1/2'), list('--shard=2/2')]
    expect(Math.min(...halves.map(({ length }) => length))).toBeGreaterThan(0)
    expect(sorted(halves)).toEqual(sorted([list()]))
  })

  it('[TAHAN-08] together run every file of the unit stage once', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.test.ts`)
    for (const name of names)
      writeFileSync(join(folder, name), `import { it } from 'vitest'\nit('${name}', () => {})`)
    const config = join(folder, 'bagian.config.ts')
    writeFileSync(
      config,
      `import config from '../../vitest.config.ts'
       const { projects, ...test } = config.test
       export default { test: { ...test, root: import.meta.dirname, include: ['*.test.ts'] } }`,
    )
    const list = (shard) => {
      const report = join(folder, 'vitest.json')
      const args = [
        'run',
        '--config',
        config,
        '--reporter=json',
        `--outputFile=${report}`,
        `--shard=${shard}`,
      ]
      start('vitest/vitest.mjs', ...args)
      return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName }) => fullName),
      )
    }
    expect(sorted([list('1/2'), list('2/2')])).toEqual(names)
  })
})

describe('no second try', () => {
  it('[TAHAN-03] both runners try each test once, and name no project that tries again', () => {
    const { projects = [] } = vitest.test
    expect(projects.map(({ test }) => [test.name, test.retry])).toEqual(
      projects.map(({ test }) => [test.name, 0]),
    )
    expect(playwright.retries).toBe(0)
  })

  it('[TAHAN-03] nothing is in quarantine', () => {
    expect(readKarantina()).toEqual([])
  })

  const DAY = 86_400
  const entry = { judul: 'is late', sejak: '2026-11-20', sebab: 'the clock of the page is looked into' }
  it.each([
    ['committed a week ago', [entry], 7 * DAY, []],
    ['committed longer ago', [entry], 8 * DAY, ['is late: 8 hari di karantina, paling lama 7']],
    ['not yet committed', [entry], null, []],
    [
      'without a reason',
      [{ ...entry, sebab: '' }],
      0,
      ['is late: perlu judul, sejak (YYYY-MM-DD) dan sebab'],
    ],
    ['without a day', [{ judul: 'x', sebab: 'y' }], 0, ['x: perlu judul, sejak (YYYY-MM-DD) dan sebab']],
  ])('[TAHAN-03] an entry %s', (_, entries, age, wrong) => {
    const now = 100 * DAY
    expect(judgeKarantina(entries, () => (age === null ? null : now - age), now)).toEqual(wrong)
  })
})

describe('the whole suite', () => {
  const part = { name: 'mutasi', minutes: 3 }
  it.each([
    ['all parts done in time', [{ ...part, code: 0 }], []],
    ['a part that failed', [{ ...part, code: 1 }], ['mutasi']],
    ['a part that was left out with its reason', [{ ...part, skipped: 'tanpa jaringan' }], []],
    ['parts that take too long together', [{ ...part, code: 0, minutes: 61 }], ['61 menit, paling lama 60']],
  ])('[TAHAN-04] with %s', (_, parts, wrong) => {
    expect(judgeLengkap(parts)).toEqual(wrong)
  })
})

describe('runs that are counted', () => {
  const run = (kode, uji, failed = 0) => ({ kode, uji, failed })
  it('[TAHAN-02] add up while only tests change, and begin anew after a red one or another product', () => {
    const green = run('a', '1')
    expect(countGreen([green, run('a', '2'), green], 'a')).toBe(3)
    expect(countGreen([green, run('a', '2', 1), green], 'a')).toBe(1)
    expect(countGreen([green, green, run('b', '1')], 'b')).toBe(1)
    expect(countGreen([green, green], 'b')).toBe(0)
  })
  it('[TAHAN-02] are by turns quiet, beside busy processes and with a busy disk', () => {
    expect([0, 1, 2, 3].map(modeOf)).toEqual(['sepi', 'sibuk', 'cakram', 'sepi'])
  })
})

describe('twice in a row, on a machine elsewhere', () => {
  it.each([
    ['all of which passed', { passed: ['a', 'b'], failed: [] }, []],
    ['of which one failed', { passed: ['a'], failed: ['b'] }, ['b']],
    ['of which one failed that is known to', { passed: ['a'], failed: ['lama'] }, []],
    [
      'of which one passed that was known to fail',
      { passed: ['lama'], failed: [] },
      ['lama: lulus, coret dari daftar'],
    ],
  ])('[TAHAN-11] a run %s', (_, outcome, wrong) => {
    expect(judgeTwice(outcome, ['lama'])).toEqual(wrong)
  })

  // What the machine says must reach a test, or none would be tried there.
  it.each([
    ['speaks another language', `it('x', () => expect((1234).toLocaleString()).toBe('1.234'))`, 1],
    ['lives in another zone', `it('x', () => expect(new Date(0).getDate()).toBe(1))`, 1],
    ['remembers the first time', `let kali = 0\nit('x', () => expect(kali++).toBe(0))`, 1],
    ['asks for neither', `it('x', () => expect(1).toBe(1))`, 0],
  ])('[TAHAN-11] a test that %s fails there, and no other', (_, body, failed) => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    const folder = mkdtempSync(join(ROOT, '.cache', 'asing-'))
    const config = join(folder, 'asing.config.ts')
    writeFileSync(config, "export default { test: { root: import.meta.dirname, include: ['*.test.ts'] } }")
    writeFileSync(join(folder, 'x.test.ts'), `import { expect, it } from 'vitest'\n${body}`)
    const tool = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    const { status } = spawnSync(NODE, [tool, 'run', `--config=${config}`, '--repeats=1'], {
      cwd: ROOT,
      env: { ...process.env, ...ASING },
    })
    rmSync(folder, { recursive: true, force: true })
    expect(status).toBe(failed)
  })
})

it('[TAHAN-01] a stage says what it took of the processors', () => {
  const text = readFileSync(join(ROOT, 'scripts', 'suite.js'), 'utf8')
  expect(text).toContain('menit-inti')
})

describe('kept faults', () => {
  const salah = (...args) =>
    spawnSync(NODE, [join(ROOT, 'scripts', 'salah.js'), ...args], { encoding: 'utf8' }).stdout.trim()

  it('[TAHAN-06] are drawn by the commit, each once and each time alike', () => {
    const [banyak, lagi, sedikit] = ['20', '20', '5'].map((berapa) => salah('--draw', berapa))
    expect(new Set(banyak.split(' ')).size).toBe(20)
    expect(lagi).toBe(banyak)
    expect(banyak.startsWith(sedikit)).toBe(true)
  })
  it('[TAHAN-06] are of every kind that is asked for', () => {
    const kinds = salah('--list')
      .split('\n')
      .map((line) => line.split(/\s+/)[2])
    expect(kinds.length).toBeGreaterThanOrEqual(60)
    for (const kind of ['sql', 'race', 'rights', 'screen', 'migration'])
      expect([kind, kinds.filter((one) => one === kind).length >= 8]).toEqual([kind, true])
  })
})

describe('mutation by change', () => {
  const file = { name: 'presensi/luring/waktu', flat: '', tests: [], sidik: 'b' }
  it.each([
    ['was never judged', {}, false, { killed: 0, total: 0, unjudged: 1 }],
    ['changed since', { sidik: 'a', ketahuan: 1, dari: 2 }, true, { killed: 0, total: 0, unjudged: 1 }],
    [
      'is as it was judged',
      { sidik: 'b', ketahuan: 1, dari: 2 },
      false,
      { killed: 1, total: 2, unjudged: 0 },
    ],
  ])('[TAHAN-07] a file that %s', (_, judged, again, sum) => {
    const record = 'sidik' in judged ? { [file.name]: judged } : {}
    expect(isChanged(file, record)).toBe(again)
    expect(addUp([file], record)).toEqual(sum)
  })
  it('[TAHAN-07] a file and a reason are named by a whole path or its last part', () => {
    expect(['waktu', 'presensi/luring/waktu', 'luring', 'tu'].filter((name) => fileOf(name, file))).toEqual([
      'waktu',
      'presensi/luring/waktu',
    ])
    const at = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }
    const mutants = [{ status: 'Survived', mutatorName: 'x', replacement: 'b', location: at }]
    const judged = (berkas) =>
      judgeMutants([{ name: file.name, source: 'a', mutants }], [{ berkas, alasan: 'alike' }]).survivors[0]
        .why
    expect([judged('waktu'), judged('presensi/luring/waktu'), judged('jadwal')]).toEqual([
      'alike',
      'alike',
      undefined,
    ])
  })
})

describe('what two versions do', () => {
  const run = (...lines) => readPerilaku([lines.map((line) => `${line}\n`).join('')])
  const before = run('a\tGET /x 200 -', 'a\tGET /x 200 -', 'a\taudit POST /x', 'b\tGET /y 200 -')
  it('is told test by test, by how often', () => {
    expect(comparePerilaku(before, before)).toEqual([])
    const after = run('a\tGET /x 200 -', 'a\taudit POST /z', 'c\tGET /y 200 -')
    expect(comparePerilaku(before, after).map(({ test, side, line }) => `${side} ${test} ${line}`)).toEqual([
      '- a GET /x 200 -',
      '- a audit POST /x',
      '+ a audit POST /z',
      '- b (seluruhnya)',
      '+ c (seluruhnya)',
    ])
  })
  it('is no difference where two runs of the same code did it differently', () => {
    const after = run('a\tGET /x 200 -', 'a\taudit POST /x', 'b\tGET /y 200 -')
    expect(comparePerilaku(before, after, new Set(['a\tGET /x 200 -']))).toEqual([])
  })
})

describe('what the suite meets', () => {
  it('[TAHAN-09] is told where it met more before', () => {
    expect(missingFrom(['GET /a 200', 'GET /a 422'], ['GET /a 200', 'GET /a 404'])).toEqual(['GET /a 404'])
    const specs = [
      {
        ok: true,
        title: '[A-01] satu',
        tests: [{ results: [{ steps: [{ title: '[B-02, C-03] langkah' }] }] }],
      },
      { ok: false, title: '[D-04] gagal', tests: [] },
    ]
    expect(idsOf([{ specs }])).toEqual(['A-01', 'B-02', 'C-03'])
  })
  it('[TAHAN-09] no title of a test names more than three rows', () => {
    const { stdout } = spawnSync(
      'git',
      [
        'grep',
        '-nE',
        '\\[[A-Z]+-[0-9]+(, ?[A-Z]+-[0-9]+){3,}\\]',
        '--',
        '*.test.ts',
        '*.test.js',
        '*.e2e.ts',
      ],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    )
    expect(stdout).toBe('')
  })
})
