import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError, warningsOf } from './settings.ts'

test('an empty environment means a private server with everything built in', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    isProduction: false,
    dataDir: undefined,
    archiveDir: null,
    databaseUrl: null,
    databaseAppUrl: null,
    databaseReadUrl: null,
    databasePool: 10,
    migrates: true,
    log: 'berkas',
    demo: 'otomatis',
    publicBy: [],
    smtpUrl: null,
    mailFrom: 'Rekan <rekan@localhost>',
    clockStart: null,
    publicUrl: 'http://localhost:3000',
    tls: null,
    trustProxy: [],
    corsOrigins: [],
    serviceWorker: true,
    maxConnections: 2000,
    s3: null,
    metrics: null,
    collector: null,
    mapTiles: null,
    oidc: null,
  })
})

const OIDC = {
  OIDC_ISSUER: 'https://login.perusahaan.example/realms/satu',
  OIDC_CLIENT_ID: 'rekan',
  OIDC_CLIENT_SECRET: 'rahasia',
}
const S3 = {
  S3_ENDPOINT: 'https://s3.rekan.example',
  S3_BUCKET: 'rekan',
  S3_KEY: 'kunci',
  S3_SECRET: 'rahasia',
}

describe('taken as given', () => {
  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PORT: '' }, { port: 3000 }],
    [{ PORT: ' 1 ' }, { port: 1 }],
    [{ LOG: 'stdout' }, { log: 'stdout' }],
    [{ REKAN_MIGRASI: '0' }, { migrates: false }],
    [
      { DATABASE_URL: 'postgres://u:p@satu:5432,dua:5433/rekan' },
      { databaseUrl: 'postgres://u:p@satu:5432,dua:5433/rekan' },
    ],
    [{ METRICS_LISTEN: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
    [{ METRICS_LISTEN: '10.0.0.5:9464' }, { metrics: { host: '10.0.0.5', port: 9464 } }],
    [{ METRICS_LISTEN: '[::1]:9464' }, { metrics: { host: '::1', port: 9464 } }],
    [{ MAX_CONNECTIONS: '500' }, { maxConnections: 500 }],
    [{ DATABASE_POOL: '4' }, { databasePool: 4 }],
    [{ DATABASE_POOL: '100' }, { databasePool: 100 }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }, { collector: 'http://127.0.0.1:4318' }],
    [{ SERVICE_WORKER: '0' }, { serviceWorker: false }],
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
    [
      { TLS_CERT: '/etc/rekan/cert.pem', TLS_KEY: '/etc/rekan/key.pem' },
      {
        tls: { cert: '/etc/rekan/cert.pem', key: '/etc/rekan/key.pem' },
        publicUrl: 'https://localhost:3000',
      },
    ],
    [
      { MAP_TILES: 'https://peta.example/{z}/{x}/{y}.png  © OpenStreetMap' },
      {
        mapTiles: {
          jenis: 'alamat',
          url: 'https://peta.example/{z}/{x}/{y}.png',
          origin: 'https://peta.example',
          atribusi: '© OpenStreetMap',
        },
      },
    ],
    [
      { ...OIDC },
      {
        oidc: {
          issuer: 'https://login.perusahaan.example/realms/satu',
          clientId: 'rekan',
          clientSecret: 'rahasia',
        },
      },
    ],
    [{ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9000' }, { oidc: { issuer: 'http://127.0.0.1:9000' } }],
    [
      { MAP_TILES: '/srv/peta kita/indonesia.pmtiles © OpenStreetMap' },
      {
        mapTiles: {
          jenis: 'berkas',
          berkas: '/srv/peta kita/indonesia.pmtiles',
          atribusi: '© OpenStreetMap',
        },
      },
    ],
    [{ TRUST_PROXY: '127.0.0.1' }, { trustProxy: ['127.0.0.1'] }],
    [{ TRUST_PROXY: ' 10.0.0.0/8, fd00::/8 ,::1,' }, { trustProxy: ['10.0.0.0/8', 'fd00::/8', '::1'] }],
    [
      { CORS_ORIGINS: 'https://app.rekan.example,http://localhost:5173' },
      { corsOrigins: ['https://app.rekan.example', 'http://localhost:5173'] },
    ],
    [
      { ...S3 },
      {
        s3: {
          endpoint: 'https://s3.rekan.example',
          bucket: 'rekan',
          key: 'kunci',
          secret: 'rahasia',
          region: 'us-east-1',
        },
      },
    ],
    [
      { ...S3, S3_ENDPOINT: 'http://10.0.0.5:9000/', S3_REGION: 'garage' },
      { s3: { endpoint: 'http://10.0.0.5:9000', region: 'garage' } },
    ],
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
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS'],
    [{ DATABASE_READ_URL: 'postgres://db/rekan' }, 'DATABASE_READ_URL perlu DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db/rekan', DATABASE_READ_URL: 'rekan' }, 'DATABASE_READ_URL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ DATABASE_POOL: '3' }, 'DATABASE_POOL'],
    [{ DATABASE_POOL: '101' }, 'DATABASE_POOL'],
    [{ DATABASE_POOL: '10.5' }, 'DATABASE_POOL'],
    [{ HOST: 'http://x' }, 'HOST'],
    [{ HOST: 'dua kata' }, 'HOST'],
    [{ DATABASE_URL: 'mysql://db/rekan' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'rekan' }, 'DATABASE_URL'],
    [{ REKAN_DEMO: 'true' }, 'REKAN_DEMO'],
    [{ REKAN_WAKTU: '2026-11-02T08:00:00' }, 'REKAN_WAKTU'],
    [{ REKAN_WAKTU: '2026-02-30T08:00:00Z' }, 'REKAN_WAKTU'],
    [{ REKAN_WAKTU: 'kemarin' }, 'REKAN_WAKTU'],
    [{ REKAN_WAKTU: '2026-11-02T08:00:00Z', NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ REKAN_DEMO: '1', NODE_ENV: 'production' }, 'REKAN_DEMO=1 tidak boleh'],
    [{ PUBLIC_URL: 'rekan.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://rekan.example/?a=1' }, 'PUBLIC_URL'],
    [{ TLS_CERT: '/etc/cert.pem' }, 'TLS_KEY harus diisi bersama TLS_CERT, TLS_KEY'],
    [{ TLS_KEY: '/etc/key.pem' }, 'TLS_CERT harus diisi'],
    // A count of hops would let whoever reaches the port claim any address.
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'proxy.rekan.example' }, 'TRUST_PROXY'],
    [{ MAP_TILES: 'https://peta.example/' }, 'MAP_TILES'],
    [{ MAP_TILES: 'peta/{z}/{x}/{y}.png' }, 'MAP_TILES'],
    [{ MAP_TILES: 'https://a:b@peta.example/{z}/{x}/{y}.png' }, 'MAP_TILES'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://*.rekan.example' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://rekan.example/' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://rekan.example,null' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'HTTPS://rekan.example' }, 'CORS_ORIGINS'],
    [{ ...S3, S3_SECRET: '' }, 'S3_SECRET harus diisi bersama S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET'],
    [{ S3_BUCKET: 'rekan' }, 'S3_ENDPOINT, S3_KEY, S3_SECRET harus diisi'],
    [{ ...S3, S3_ENDPOINT: 'https://s3.rekan.example/rekan' }, 'S3_ENDPOINT'],
    [{ ...S3, S3_ENDPOINT: 's3.rekan.example' }, 'S3_ENDPOINT'],
    [{ ...S3, S3_BUCKET: 'Wadah/rekan' }, 'S3_BUCKET'],
    [{ ...S3, S3_REGION: 'ap southeast' }, 'S3_REGION'],
  ])('%j', (env, named) => {
    expect(() => readSettings(env)).toThrow(named)
  })

  test('everything wrong is named at once', () => {
    const read = () => readSettings({ PORT: 'x', REKAN_DEMO: 'y', PUBLIC_URL: 'z' })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/PORT[^]*PUBLIC_URL[^]*REKAN_DEMO/)
  })

  test('a password in a wrong address is not repeated', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:rahasia@db/x' })).toThrow(/^(?![^]*rahasia)/)
  })
})

describe('told, though allowed', () => {
  test.each([
    [{}, []],
    [{ HOST: '0.0.0.0' }, ['hanya terbuka dari mesin ini', 'memakai http', 'SMTP_URL']],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://rekan.example' }, ['memakai http', 'SMTP_URL']],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://rekan.example' }, ['SMTP_URL belum diisi']],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://kantor.example/rekan' }, ['hanya terbuka di akar', 'SMTP_URL']],
    [
      {
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://rekan.example',
        SMTP_URL: 'smtp://surat.example:25',
        MAIL_FROM: 'rekan@rekan.example',
      },
      [],
    ],
  ])('%j', (env, parts) => {
    const warnings = warningsOf(readSettings(env))
    expect(warnings).toHaveLength(parts.length)
    for (const [i, part] of parts.entries()) expect(warnings[i]).toContain(part)
  })
})

describe('[BACA-20] an address of mail', () => {
  test.each([
    'smtp://surat:ra#hasia@mesin:587',
    'smtp://surat:ra?hasia@mesin:587',
    'smtp://surat:ra/hasia@mesin:587',
    'smtp://mesin:587/jalur',
    'smtp://mesin:587?pool=true',
    'smtp://mesin:587#x',
  ])('with a path, a query or a fragment is refused: %s', (SMTP_URL) => {
    expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'a@b.example' })).toThrow(
      /SMTP_URL .*# dalam sandi sebagai %23/,
    )
  })
  test.each(['smtp://mesin:587', 'smtps://u:ra%23ha%2Fsia@mesin:465/'])(
    'without is taken: %s',
    (SMTP_URL) => {
      expect(readSettings({ SMTP_URL, MAIL_FROM: 'a@b.example' }).smtpUrl).toBe(SMTP_URL)
    },
  )
})
