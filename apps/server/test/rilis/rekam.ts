// Records a release for the tests of the next one: node apps/server/test/rilis/rekam.ts <origin> <backup folder> <name>.
// The server there holds a demo company at REKAN_WAKTU=2026-11-20T07:52:13+07:00; the backup is made after the first run,
// which publishes a roster and punches for some, and the second run, given the backup, writes <name>.json.gz beside this file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DEMO_PASSWORD } from '../../src/demo/orang/akun.ts'
import { drawSelfie, formPresensi } from '../selfie.ts'
import { PERTANYAAN, tetap } from './tanya.ts'

const [origin = '', cadangan = '', rilis = ''] = process.argv.slice(2)

async function login(email: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

const token = Object.fromEntries(
  await Promise.all(Object.keys(PERTANYAAN).map(async (email) => [email, await login(email)])),
) as Record<string, string>

async function ask<T>(method: string, path: string, isi?: unknown): Promise<T> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token['hrd@rekan.example']}`, 'content-type': 'application/json' },
    ...(isi !== undefined && { body: JSON.stringify(isi) }),
  })
  if (response.status !== 200)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: T }).data
}

/**
 * A week of a site by roster: two shifts on one date, days off, a night; and a draft for the week after. Who has punched
 * today begins tomorrow.
 */
async function publishRoster(): Promise<void> {
  type Lembar = {
    readonly versi: number
    readonly shift: readonly { readonly id: number; readonly huruf: string }[]
    readonly orang: readonly { readonly id: number; readonly nama: string }[]
  }
  const lokasi = await ask<{ id: number; nama: string }[]>('GET', '/kelola/roster/lokasi')
  const kantor_id = lokasi.find(({ nama }) => nama.endsWith('Jayapura'))?.id
  const tempat = { kantor_id, mulai: '2026-11-20', hari: 14 }
  const { versi, shift, orang } = await ask<Lembar>(
    'GET',
    `/kelola/roster?kantor_id=${kantor_id}&mulai=2026-11-20&hari=14`,
  )
  const isi = (huruf: string) =>
    huruf.split('').map((satu) => ({ jenis_shift_id: shift.find((s) => s.huruf === satu)?.id ?? null }))
  const cells = (mulai: number, minggu: readonly string[]) =>
    orang
      .flatMap(({ id, nama }, ke) =>
        minggu.map((_, hari) => ({
          nama,
          karyawan_id: id,
          tanggal: new Date(Date.UTC(2026, 10, mulai + hari)).toISOString().slice(0, 10),
          isi: isi(minggu[(hari + ke) % minggu.length] as string),
        })),
      )
      .filter(({ tanggal, nama }) => tanggal > '2026-11-20' || nama === 'Yosina Kambu')
      .map(({ karyawan_id, tanggal, isi: kerja }) => ({ karyawan_id, tanggal, isi: kerja }))
  const drafted = await ask<Lembar>('POST', '/kelola/roster/sel', {
    ...tempat,
    versi,
    sel: cells(20, ['P', 'L', 'S', 'M', 'PS', 'L', 'L']),
  })
  const { roster } = await ask<{ roster: Lembar }>('POST', '/kelola/roster/terbitkan', {
    ...tempat,
    versi: drafted.versi,
    alasan: 'Roster pertama lokasi ini',
  })
  await ask('POST', '/kelola/roster/sel', { ...tempat, versi: roster.versi, sel: cells(27, ['P', 'S', 'L']) })
}

if (!existsSync(join(cadangan, 'cadangan.json'))) {
  await publishRoster()
  // Days that are open: somebody in, somebody in from outside with a reason.
  for (const [email, fields] of [
    ['karyawan@rekan.example', { latitude: '-6.1754', longitude: '106.8272', akurasi: '12' }],
    [
      'koordinator@rekan.example',
      { latitude: '-6.1724', longitude: '106.8272', keterangan: 'Rapat di luar' },
    ],
    ['wit@rekan.example', { latitude: '-2.5335', longitude: '140.7045', akurasi: '9' }],
  ] as const) {
    const body = formPresensi(await drawSelfie(email.length), fields)
    const headers = { authorization: `Bearer ${token[email]}` }
    const { status } = await fetch(`${origin}/api/presensi/check-in`, { method: 'POST', headers, body })
    console.log(`${email}: ${status}`)
  }
} else {
  const jawaban: Record<string, Record<string, unknown>> = {}
  for (const [email, paths] of Object.entries(PERTANYAAN)) {
    const isi: Record<string, unknown> = {}
    for (const path of paths) {
      const headers = { authorization: `Bearer ${token[email]}` }
      const response = await fetch(`${origin}/api${path}`, { headers })
      if (response.status !== 200) throw new Error(`${email} ${path}: ${response.status}`)
      isi[path] = tetap(await response.json())
    }
    jawaban[email] = isi
  }
  const folder = join(cadangan, 'tabel')
  const tabel = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const manifest: unknown = JSON.parse(readFileSync(join(cadangan, 'cadangan.json'), 'utf8'))
  const ke = new URL(`./${rilis}.json.gz`, import.meta.url)
  writeFileSync(ke, gzipSync(JSON.stringify({ manifest, tabel, jawaban }), { level: 9 }))
  console.log(`${ke.pathname}: ${Object.keys(tabel).length} tabel`)
}
