import { beforeAll, expect, it } from 'vitest'
import type { Entri } from './entri.ts'
import { openEntri, encodeEntri, setSandi } from './sandi.ts'

const kunciFrom = (byte: number) => btoa(String.fromCodePoint(...new Uint8Array(32).fill(byte)))
const KUNCI = kunciFrom(7)
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
  expect(new TextDecoder('latin1').decode(tersandi)).not.toMatch(/presensi|PNG/)
  expect(await openEntri(kept)).toEqual(entri)
  const teks: Entri = { ...entri, isi: { json: '{"tanggal":"2026-11-20"}' } }
  expect(await openEntri(await encodeEntri(teks))).toEqual(teks)

  // Signed out, another account, and another key: nothing is told of it.
  setSandi(0, null)
  expect(await openEntri(kept)).toBeNull()
  setSandi(4, KUNCI)
  expect(await openEntri(kept)).toBeNull()
  setSandi(3, kunciFrom(8))
  expect(await openEntri(kept)).toBeNull()
})

it('opens what was made before the phone knew whose it is by the key of who made it', async () => {
  setSandi(0, KUNCI)
  const kept = await encodeEntri({ ...entri, akun: 0 })
  expect(kept).toHaveProperty('tersandi')
  setSandi(3, KUNCI)
  expect(await openEntri(kept)).toEqual({ ...entri, akun: 0 })
  setSandi(4, kunciFrom(8))
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
