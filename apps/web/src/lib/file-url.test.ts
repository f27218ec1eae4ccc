import { afterEach, expect, test, vi } from 'vitest'
import { fileUrl } from './file-url.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['', '/api/berkas/a.webp?tanda=x', '/api/berkas/a.webp?tanda=x'],
  ['https://api.rekan.example', '/api/berkas/a.webp', 'https://api.rekan.example/api/berkas/a.webp'],
  ['https://api.rekan.example', null, null],
])('with the server at %j the file %s is at %s', (server, path, url) => {
  vi.stubEnv('VITE_SERVER_URL', server)
  expect(fileUrl(path)).toBe(url)
})
