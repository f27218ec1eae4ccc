// Records a release for the tests of the next one: node apps/server/test/rilis/rekam.ts <origin> <backup folder> <name>.
// The server there holds a demo company at REKAN_WAKTU=2026-11-20T07:52:13+07:00; the backup is made after the first run,
// which punches for some, and the second run, given the backup, writes <name>.json.gz beside this file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DEMO_PASSWORD } from '../../src/demo/orang/akun.ts'
import { drawSelfie, formPresensi } from '../selfie.ts'
import { PERTANYAAN, tetap } from './tanya.ts'

const [origin = '', cadangan = '', nama = ''] = process.argv.slice(2)

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

if (!existsSync(join(cadangan, 'cadangan.json'))) {
  // Days that are open: somebody in, somebody in from outside with a reason.
  for (const [email, fields] of [
    ['karyawan@rekan.example', { latitude: '-6.1754', longitude: '106.8272', akurasi: '12' }],
    [
      'koordinator@rekan.example',
      { latitude: '-6.1724', longitude: '106.8272', keterangan: 'Rapat di luar' },
    ],
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
  const ke = new URL(`./${nama}.json.gz`, import.meta.url)
  writeFileSync(ke, gzipSync(JSON.stringify({ manifest, tabel, jawaban }), { level: 9 }))
  console.log(`${ke.pathname}: ${Object.keys(tabel).length} tabel`)
}
