import { beforeAll, expect, it } from 'vitest'
import type { Entri } from './entri.ts'
import { openEntri, encodeEntri, setSandi } from './sandi.ts'

const KUNCI = Buffer.alloc(32, 7).toString('base64url')
const foto = Uint8Array.from([137, 80, 78, 71, 0, 255]).buffer
const entri: Entri = {
  kunci: 'satu',
  akun: 3,
  urut: 12,
  jalur: '/presensi/check-in',
  isi: {
    bidang: { keterangan: 'Ke klien “Nusa”' },
    berkas: {
      selfie: { nama: 'selfie.png', jenis: 'image/png', isi: foto },
      lampiran: { nama: 'surat.pdf', jenis: 'application/pdf', isi: new ArrayBuffer(0) },
    },
  },
  dibuat: 1_795_000_000_000,
  dicoba: 2,
  ditolak: { status: 422, body: { message: 'Terlalu jauh.' } },
  kabar: { jenis: 'check_in' },
}

beforeAll(() => {
  globalThis.isSecureContext = true
})

it('gives back what was sealed, to its owner alone', async () => {
  setSandi(3, KUNCI)
  const kept = await encodeEntri(entri)
  expect(Object.keys(kept).toSorted()).toEqual(['akun', 'iv', 'kunci', 'tersandi', 'urut'])
  const { tersandi } = kept as { tersandi: ArrayBuffer }
  expect(Buffer.from(tersandi).includes('presensi') || Buffer.from(tersandi).includes('PNG')).toBe(false)
  expect(await openEntri(kept)).toEqual(entri)
  const teks: Entri = { ...entri, isi: { json: '{"tanggal":"2026-11-20"}' } }
  expect(await openEntri(await encodeEntri(teks))).toEqual(teks)

  // Signed out, another account, and another key: nothing is told of it.
  setSandi(0, null)
  expect(await openEntri(kept)).toBeNull()
  setSandi(4, KUNCI)
  expect(await openEntri(kept)).toBeNull()
  setSandi(3, Buffer.alloc(32, 8).toString('base64url'))
  expect(await openEntri(kept)).toBeNull()
})

it('keeps what an earlier version has put as it is until its owner’s key is there', async () => {
  setSandi(0, null)
  expect(await encodeEntri(entri)).toBe(entri)
  expect(await openEntri(entri)).toBe(entri)
  setSandi(3, KUNCI)
  expect(await openEntri(entri)).toBe(entri)
  expect(await openEntri(await encodeEntri(entri))).toEqual(entri)
})
