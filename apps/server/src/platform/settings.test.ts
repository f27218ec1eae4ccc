import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('an empty environment means a private server with everything built in', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    isProduction: false,
    dataDir: undefined,
    databaseUrl: null,
    demo: 'otomatis',
    isExposed: false,
    smtpUrl: null,
    mailFrom: 'Rekan <rekan@localhost>',
    clockStart: null,
    publicUrl: 'http://localhost:3000',
  })
})

describe('taken as given', () => {
  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PORT: '' }, { port: 3000 }],
    [{ PORT: ' 1 ' }, { port: 1 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ HOST: 'kantor-1.rekan.example' }, { host: 'kantor-1.rekan.example' }],
    [{ DATA_DIR: '/srv/data rekan' }, { dataDir: '/srv/data rekan' }],
    [{ DATABASE_URL: 'postgres://u:p@db/rekan' }, { databaseUrl: 'postgres://u:p@db/rekan' }],
    [
      { DATABASE_URL: 'postgresql:///rekan?host=/run/pg' },
      { databaseUrl: 'postgresql:///rekan?host=/run/pg' },
    ],
    [{ PUBLIC_URL: 'https://rekan.example/' }, { publicUrl: 'https://rekan.example' }],
    [{ PUBLIC_URL: 'https://kantor.example/rekan/' }, { publicUrl: 'https://kantor.example/rekan' }],
    [{ NODE_ENV: 'production' }, { isProduction: true }],
  ])('%j', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected)
  })
})

describe('demo data', () => {
  test.each([
    [{}, 'otomatis'],
    [{ HOST: 'localhost' }, 'otomatis'],
    [{ HOST: '127.0.0.2' }, 'otomatis'],
    [{ HOST: '0.0.0.0' }, 'tidak'],
    [{ HOST: '::' }, 'tidak'],
    [{ HOST: '127.rekan.example' }, 'tidak'],
    [{ NODE_ENV: 'production' }, 'tidak'],
    [{ DATABASE_URL: 'postgres://db/rekan' }, 'tidak'],
    [{ REKAN_DEMO: '0' }, 'tidak'],
    [{ REKAN_DEMO: '1' }, 'ya'],
    [{ REKAN_DEMO: '1', HOST: '0.0.0.0' }, 'ya'],
  ])('%j is %s', (env, expected) => {
    expect(readSettings(env).demo).toBe(expected)
  })
})

test('the clock starts at an instant, whatever the offset it is written with', () => {
  const { clockStart } = readSettings({ REKAN_WAKTU: '2026-11-02T08:00:00+09:00' })
  expect(clockStart?.toString()).toBe('2026-11-01T23:00:00Z')
})

describe('refused', () => {
  test.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '3e3' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ HOST: 'http://x' }, 'HOST'],
    [{ HOST: 'dua kata' }, 'HOST'],
    [{ DATABASE_URL: 'mysql://db/rekan' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'rekan' }, 'DATABASE_URL'],
    [{ REKAN_DEMO: 'true' }, 'REKAN_DEMO'],
    [{ REKAN_WAKTU: '2026-11-02T08:00:00' }, 'REKAN_WAKTU'],
    [{ REKAN_WAKTU: '2026-02-30T08:00:00Z' }, 'REKAN_WAKTU'],
    [{ REKAN_WAKTU: 'kemarin' }, 'REKAN_WAKTU'],
    [{ REKAN_WAKTU: '2026-11-02T08:00:00Z', NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ PUBLIC_URL: 'rekan.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://rekan.example/?a=1' }, 'PUBLIC_URL'],
  ])('%j', (env, named) => {
    expect(() => readSettings(env)).toThrow(named)
  })

  test('everything wrong is named at once', () => {
    const read = () => readSettings({ PORT: 'x', REKAN_DEMO: 'y', PUBLIC_URL: 'z' })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/PORT[^]*REKAN_DEMO[^]*PUBLIC_URL/)
  })

  test('a password in a wrong address is not repeated', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:rahasia@db/x' })).toThrow(/^(?![^]*rahasia)/)
  })
})
