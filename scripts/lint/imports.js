import { posix } from 'node:path'

/**
 * Who may import whom. `file` is the importing file and `specifier` what it names, both as in the source (paths from
 * the repository's root, with slashes). Answers what is wrong, or null.
 */
export function judgeImport(file, specifier, isTypeOnly) {
  const target = targetOf(file, specifier)
  const to = target === null ? null : placeOf(target)
  if (to?.layer === 'web routes') {
    return isRouteTree(file) ? null : 'Nobody imports a route: move what is shared to a feature, ui or lib.'
  }
  if (isTestSide(file)) return null
  const from = placeOf(file)
  if (from === null) return null
  if (!isTypeOnly && isOwnThread(from, file) && isReader(target ?? specifier)) return BESIDE
  const name = from.feature ? `${from.layer}/${from.feature}` : from.layer

  if (to === null) {
    const allowed = PACKAGES[from.layer]
    return !allowed || allowed.includes(specifier.split('/')[0])
      ? null
      : `${name} may not import the package ${specifier}.`
  }
  if (isRights(target) && from.layer.startsWith('web') && !isTypeOnly)
    return 'The browser has no table of rights: they come with the profile, ask lib/boleh.ts.'
  if (from.layer === to.layer && from.feature === to.feature) return judgeRooms(from, to, target)
  if (isTypeOnly && TYPES[from.layer]?.includes(to.layer)) return null
  if (from.layer === to.layer && from.feature !== null && to.feature !== null) {
    return judgeFeatures(from, to, target, isTypeOnly)
  }
  if (LAYERS[from.layer].includes(to.layer)) return null
  return `${name} may not import ${isTypeOnly ? 'types of ' : ''}${to.feature ? `${to.layer}/${to.feature}` : to.layer} (${specifier}).${to.layer === 'contract' ? ' The browser takes types alone: import type.' : ''}`
}

const BESIDE =
  'Workbooks, pictures and PDFs are read beside the server: ask deps.reader or deps.encoder. A *.process.ts and the *.reader.ts of which it is made read them.'

/** Packages that read what people upload; a wicked file may keep each of them busy for minutes. */
const READERS =
  /^(read-excel-file|exceljs|xlsx|sharp|jimp|image-size|@julusian\/jpeg-turbo|pdfjs-dist|pdf-lib|pdf-parse|unpdf|fflate|jszip|yauzl|unzipper|adm-zip|saxen?|fast-xml-parser)(\/|$)/

function isReader(target) {
  return READERS.test(target) || target.endsWith('.reader.ts')
}

/** Whether a file runs in the server's own thread; the demo draws its pictures itself. */
function isOwnThread({ layer }, file) {
  return (
    ['server', 'server platform', 'server features'].includes(layer) && !/\.(process|reader)\.ts$/.test(file)
  )
}

const LAYERS = {
  domain: [],
  contract: ['domain'],
  'server platform': ['contract', 'domain'],
  'server features': ['server platform', 'contract', 'domain'],
  'server demo': ['server features', 'server platform', 'contract', 'domain'],
  server: ['server demo', 'server features', 'server platform', 'contract', 'domain'],
  'web ui': ['web lib', 'domain'],
  'web lib': ['domain'],
  'web features': ['web ui', 'web lib', 'domain'],
  'web routes': ['web features', 'web ui', 'web lib', 'web', 'domain'],
  web: ['web features', 'web ui', 'web lib', 'domain'],
}

/** Layers of which the types may be imported, since they vanish from the bundle. */
const TYPES = {
  'web ui': ['contract'],
  'web lib': ['contract', 'web'],
  'web features': ['contract', 'web'],
  'web routes': ['contract'],
  web: ['contract'],
}

/**
 * The contexts, from the lowest up: each may import from those before it. What an upper one needs to happen in a lower
 * one it calls; what a lower one needs to know of an upper one, the upper one hands in.
 */
export const ORDER = {
  'server features': [
    'reference',
    'notifikasi',
    'auth',
    'perusahaan',
    'penempatan',
    'upah',
    'kontrak',
    'pajak',
    'dokumen',
    'shift',
    'klien',
    'presensi',
    'jadwal',
    'roster',
    'papan',
    'penggantian',
    'pengajuan',
    'karyawan',
    'payroll',
    'bulan',
    'berita-acara',
    'pintu',
    'pengumuman',
    'laporan',
    'sistem',
    'kelola',
    'beranda',
  ],
  'web features': [
    'reference',
    'hari',
    'profil',
    'notifikasi',
    'auth',
    'perusahaan',
    'penempatan',
    'upah',
    'kontrak',
    'pajak',
    'dokumen',
    'shift',
    'klien',
    'presensi',
    'jadwal',
    'roster',
    'papan',
    'penggantian',
    'pengajuan',
    'karyawan',
    'payroll',
    'bulan',
    'berita-acara',
    'pengumuman',
    'laporan',
    'sistem',
    'kelola',
    'beranda',
  ],
}

/**
 * The rooms of the contexts that have some, from the lowest up: each may import from those before it. The context's own
 * folder has no name and stands on top: its routes and pages put the rooms together.
 */
export const ROOMS = {
  'server features': {
    perusahaan: ['libur', 'kop', 'kantor', 'jam-kerja', 'meja', ''],
    'berita-acara': ['susun', 'lembar', 'ringkasan', 'putusan', 'berkas', 'tagihan', 'margin', ''],
    pintu: ['kode', 'surat', 'masuk', 'kelola', 'diam', ''],
    auth: ['akun', 'surat', 'percobaan', 'faktor', 'masuk', 'sandi', 'undangan', ''],
    presensi: [
      'hari',
      'kabar',
      'selfie',
      'simpan',
      'pengingat',
      'koreksi',
      'istirahat',
      'tarik',
      'luring',
      'ragu',
      'kode-pos',
      'bukti',
      'rekaman',
      'daftar',
      'tinjauan',
      'pemutihan',
      'rekap',
      'meja',
      'cetak',
      'regu',
      'banyak',
      'punch',
      '',
    ],
    papan: ['alarm', 'hari-ini', ''],
    roster: ['kesediaan', '', 'berkas'],
    pengajuan: [
      'putusan',
      'pengganti',
      'cuti',
      'kuota',
      'saldo',
      'izin-ajukan',
      'izin',
      'izin-putusan',
      'lembur',
      'meja',
      '',
    ],
    karyawan: ['direktori', 'data', 'batal', 'ubah', 'masuk', 'keluar', 'orang', 'impor', 'meja', ''],
    laporan: ['susun', 'berkas', '', 'kirim'],
    sistem: ['meja', ''],
    kelola: ['mulai', 'kerangka', 'tampilan', 'cari', 'peristiwa', 'lembar', ''],
    payroll: [
      'baris',
      'penyetuju',
      'pdf',
      'aturan',
      'titipan',
      'susun',
      'slip',
      'terbit',
      'periksa',
      'impor',
      'lari',
      'thr',
      'kompensasi',
      'akhir',
      'berkas',
      'tanya',
      'proses',
      '',
    ],
  },
  'web features': {
    'berita-acara': ['lembar', 'kelola', 'pintu', ''],
    perusahaan: ['setelan', 'meja', ''],
    profil: ['diri', 'isian', 'ubah', 'avatar', 'akun', ''],
    notifikasi: ['push', 'kabar', ''],
    auth: ['sesi', 'keamanan', 'sandi', 'undangan', 'masuk', ''],
    presensi: [
      'hari',
      'tempat',
      'selfie',
      'tarik',
      'kotak',
      'istirahat',
      'punch',
      'pindai',
      'punch-kamera',
      'regu',
      'bukti',
      'kode-pos',
      'rekaman',
      'tinjauan',
      'daftar',
      'tim',
      'rekap',
      'simpan',
      'meja',
      'banyak',
      '',
    ],
    pengajuan: [
      'kiriman',
      'antrean',
      'daftar',
      'masuk',
      'cuti',
      'lembur',
      'lembur-ajukan',
      'izin',
      'izin-ajukan',
      'pengganti',
      'meja',
      'saldo',
      '',
    ],
    karyawan: [
      'orang',
      'direktori',
      'isian',
      'isian-bagian',
      'akun',
      'peran',
      'masuk',
      'ubah',
      'ringkasan',
      'rekening',
      'impor',
      'meja',
      '',
    ],
    payroll: [
      'kasbon',
      'reimburse',
      'penyesuaian',
      'slip',
      'kelola',
      'kelola-isi',
      'berkas',
      'tanya',
      'hasil',
      'kelola-lari',
      'kurang',
      'proses',
      'kelola-bulan',
      '',
    ],
    bulan: ['gaji', ''],
    pengumuman: ['baca', 'kelola', 'untuk', ''],
    sistem: ['meja', ''],
    kelola: ['kerangka', 'tampilan', 'cari', 'pengaturan', 'mulai', ''],
    roster: ['lembar', 'kosong', ''],
  },
}

/** The files through which a context may be reached from another. Of a server's queries the types are open too. */
const DOORS = {
  'server features': { value: /\.(service|sql|wire|refusals)\.ts$/, type: /\.queries\.ts$/ },
  'web features': { value: /\.(queries|wire)\.ts$/, type: /\.api\.ts$/ },
}

function judgeFeatures(from, to, target, isTypeOnly) {
  const order = ORDER[from.layer]
  const [own, other] = [order.indexOf(from.feature), order.indexOf(to.feature)]
  if (own < 0 || other < 0) {
    return `${from.layer}/${own < 0 ? from.feature : to.feature} has no place in ORDER (scripts/lint/imports.js).`
  }
  const way = `${from.layer}/${from.feature} may not import ${to.feature}`
  if (other > own) return `${way}, which stands above it: what is needed belongs down, or is handed in.`
  const { value, type } = DOORS[from.layer]
  if (value.test(target) || (isTypeOnly && type?.test(target))) return null
  return `${way} by ${posix.basename(target)}: ${from.layer === 'web features' ? 'its *.queries.ts and *.wire.ts are open.' : 'its *.service.ts, *.sql.ts and *.wire.ts are open.'}`
}

function judgeRooms(from, to, target) {
  const rooms = ROOMS[from.layer]?.[from.feature]
  const isFlat = rooms === undefined && from.room === '' && to.room === ''
  // What a context refuses is one table, which all of its rooms refuse by.
  if (isFlat || from.room === to.room || target.endsWith('.refusals.ts')) return null
  const [own, other] = [from, to].map(({ room }) => (rooms ?? ['']).indexOf(room))
  const name = ({ feature, room }) => `${feature}/${room}`
  if (own < 0 || other < 0)
    return `${name(own < 0 ? from : to)} has no place in ROOMS (scripts/lint/imports.js).`
  return other < own ? null : `${name(from)} may not import ${name(to)}, which stands above it.`
}

/** Packages from outside; a layer that isn't named here may use any. */
const PACKAGES = { domain: [], contract: ['zod'] }

function placeOf(path) {
  const [top, part, , folder, feature, ...rest] = path.split('/')
  if (top === 'packages') return { layer: part, feature: null }
  if (top !== 'apps') return { layer: 'outside', feature: null }
  if (!['platform', 'features', 'demo', 'ui', 'lib', 'routes'].includes(folder) || feature === undefined) {
    return { layer: part, feature: null }
  }
  if (folder !== 'features' || rest.length === 0) return { layer: `${part} ${folder}`, feature: null }
  return { layer: `${part} features`, feature, room: rest.length > 1 ? rest[0] : '' }
}

/** The imported file's path, or null for a package from outside. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('@/')) return `apps/web/src/${specifier.slice(2)}`
  const own = /^@rekan\/(contract|domain|server|web)\/?(.*)$/.exec(specifier)
  if (own === null) return null
  return `${['server', 'web'].includes(own[1]) ? 'apps' : 'packages'}/${own[1]}/src/${own[2]}`
}

/** Tests, benches and configurations stand outside the product and may look at all of it. */
function isTestSide(file) {
  return !/^(apps|packages)\/[^/]+\/src\//.test(file) || /\.test\.tsx?$/.test(file)
}

/** Who may do what, and the roles that it is told by. */
function isRights(target) {
  return target.startsWith('packages/domain/src/akses/')
}

function isRouteTree(file) {
  return /\/(routeTree\.gen\.ts|(phone|start)Tree\.gen\.js)$/.test(file)
}

/** What a feature exports stands in the file that it is imported from, so that a reader finds it there. */
export function judgeReExport(file) {
  return !isTestSide(file) && placeOf(file)?.layer.endsWith(' features') === true
    ? 'A feature passes on nothing of another file: import it from where it stands.'
    : null
}
