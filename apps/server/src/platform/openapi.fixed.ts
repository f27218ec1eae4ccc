/** What of the API's description follows from no schema of the contract. */

/** Each status we refuse with, as the API's page explains it. */
export const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak dapat dibaca.',
  401: 'Tanpa token, atau token sudah mati.',
  403: 'Peran tidak berhak.',
  404: 'Tidak ada, atau bukan untuk Anda lihat.',
  406: 'Klien tidak menerima JSON.',
  408: 'Kiriman terlalu lama sampai.',
  409: 'Keadaan tidak memungkinkan lagi; `data` berisi catatan yang sudah ada.',
  411: 'Content-Length tidak disebut.',
  413: 'Kiriman terlalu besar.',
  415: 'Jenis isi kiriman tidak didukung.',
  416: 'Bagian berkas itu tidak ada.',
  422: 'Isian belum benar; `errors` menyebut isian dan sebabnya.',
  429: 'Terlalu sering; `Retry-After` menyebut jeda dalam detik.',
  431: 'Kepala permintaan terlalu besar.',
  500: 'Gangguan di server; `message` menyebut kodenya.',
  503: 'Belum siap, atau sedang terlalu ramai; `Retry-After` menyebut setelah berapa detik mencoba lagi.',
}

/** Groups of calls, each with the first segments of the paths in it. */
export const TAGS: readonly { readonly name: string; readonly description: string; readonly of: string }[] = [
  {
    name: 'akun',
    description: 'Masuk, kata sandi, dan perangkat',
    of: 'login logout forgot-password reset-password kata-sandi sesi konfirmasi passkey sso keamanan undangan masuk-pertama administrator-pertama',
  },
  { name: 'profil', description: 'Data diri sendiri', of: 'profile batal-ubah' },
  {
    name: 'presensi',
    description: 'Check in, check out, dan jadwal sendiri',
    of: 'presensi ponsel jadwal pengingat tawaran tukar bukti pos',
  },
  { name: 'rekap', description: 'Rekap sendiri', of: 'rekap' },
  { name: 'absensi', description: 'Cuti, izin, dan koreksi presensi', of: 'absensi' },
  { name: 'lembur', description: 'Lembur', of: 'lembur' },
  { name: 'pengajuan', description: 'Siapa memutuskan, dan apa yang menunggu', of: 'pengajuan pengganti' },
  {
    name: 'karyawan',
    description: 'Karyawan, presensi, penempatan, cuti, upah, dan dokumennya',
    of: 'karyawan dokumen',
  },
  { name: 'payroll', description: 'Slip gaji', of: 'payroll kasbon reimburse kelola' },
  { name: 'klien', description: 'Pintu klien: berita acara sebuah kontrak bagi kontaknya', of: 'klien' },
  { name: 'pengumuman', description: 'Pengumuman', of: 'pengumuman' },
  { name: 'notifikasi', description: 'Notifikasi di layar dan di perangkat', of: 'notifikasi push' },
  { name: 'referensi', description: 'Daftar untuk dipilih', of: 'reference koordinator' },
  {
    name: 'perusahaan',
    description: 'Pengaturan perusahaan',
    of: 'pengaturan kantor masa-simpan penahanan privasi',
  },
  { name: 'server', description: 'Keadaan server, jejak audit, berkas, dan uraian API ini', of: 'sistem' },
]

/** The group of a path; its first segment itself where none claims it. */
export function tagOf(path: string): string {
  const [, first = ''] = path.split('/')
  return TAGS.find((tag) => tag.of.split(' ').includes(first))?.name ?? first
}

const refused = (...statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))

/** Named shapes that follow from no schema of the contract. */
export const SCHEMAS_BESIDE = {
  Siap: { type: 'object', properties: { status: { type: 'string', const: 'ok' } }, required: ['status'] },
}

const status = {
  description: 'Siap',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Siap' } } },
}

/** Mounted beside the contract, all without a token. */
export const BESIDE_THE_CONTRACT = {
  '/health': {
    get: {
      operationId: 'getHealth',
      tags: ['server'],
      summary: 'Apakah server dapat melayani',
      description: 'Tanpa masuk. Database dan berkas terjangkau.',
      security: [],
      responses: { 200: status, ...refused(400, 503) },
    },
  },
  '/health/live': {
    get: {
      operationId: 'getHealthLive',
      tags: ['server'],
      summary: 'Apakah proses server hidup',
      description: 'Tanpa masuk. Tidak menanyai database.',
      security: [],
      responses: { 200: status, ...refused(400) },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'getOpenapi',
      tags: ['server'],
      summary: 'Uraian API ini',
      description: 'Tanpa masuk. Juga untuk pembuat klien.',
      security: [],
      responses: {
        200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
        ...refused(400),
      },
    },
  },
  '/berkas/{kunci}': {
    get: {
      operationId: 'getBerkas',
      tags: ['server'],
      summary: 'Berkas lewat tautan bertanda tangan',
      description: 'Tautan diberikan oleh panggilan lain; `kunci` dapat berisi garis miring.',
      security: [],
      parameters: [
        { name: 'kunci', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'sampai', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'tanda', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'Isi berkas',
          content: { 'image/*': {}, 'application/pdf': {} },
        },
        ...refused(400, 404, 503),
      },
    },
  },
  '/peta/ubin.pmtiles': {
    get: {
      operationId: 'getPetaUbin',
      tags: ['server'],
      summary: 'Petak peta perusahaan sebagai PMTiles, lewat tautan bertanda tangan',
      description: 'Dibaca sepotong-sepotong dengan `Range`.',
      security: [],
      parameters: [
        { name: 'sampai', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'tanda', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: { description: 'Seluruh berkas', content: { 'application/octet-stream': {} } },
        206: { description: 'Sepotong berkas', content: { 'application/octet-stream': {} } },
        304: { description: 'Berkas belum berubah' },
        ...refused(400, 404, 416, 503),
      },
    },
  },
} as const
