import { expect, it } from 'vitest'
import { AKSES, type Tindakan } from '../akses/tabel.ts'
import { isPendaftaran } from './pendaftaran.ts'

it('opens to who lacks a second factor what leads to one, and nothing else', () => {
  expect((Object.keys(AKSES) as Tindakan[]).filter((tindakan) => isPendaftaran(tindakan))).toEqual([
    'POST /logout',
    'POST /konfirmasi',
    'GET /keamanan',
    'POST /keamanan/totp',
    'POST /keamanan/totp/aktif',
    'POST /keamanan/passkey/tantangan',
    'POST /keamanan/passkey',
  ])
})
