import { describe, expect, it } from 'vitest'
import { BARIS, HARAPAN, PUSAT } from '../../test/akses/harapan.ts'
import { cakupan, isKontak, isPublik } from './akses.ts'
import { ROLE } from './peran.ts'
import { type Tindakan, AKSES } from './tabel.ts'

describe('the table', () => {
  it('has a row for each action expected here, and none beside them', () => {
    expect(Object.keys(AKSES).toSorted()).toEqual(Object.keys(HARAPAN).toSorted())
  })

  it('names the roles', () => {
    expect(ROLE).toEqual(['karyawan', 'auditor', 'koordinator', 'hrd', 'admin'])
  })

  it('opens sign-in and what a mailed link opens to everybody, nothing else', () => {
    expect(Object.keys(HARAPAN).filter((t) => isPublik(t as Tindakan))).toEqual([
      'POST /login',
      'POST /login/faktor-kedua',
      'POST /login/passkey',
      'POST /passkey/tantangan',
      'GET /login/cara',
      'POST /sso/tantangan',
      'POST /login/sso',
      'POST /forgot-password',
      'POST /reset-password',
      'POST /batal-ubah',
      'POST /undangan',
      'POST /masuk-pertama',
      'POST /administrator-pertama',
      'POST /pos/{id}/pasang',
      'POST /pos/{id}/kode',
      'GET /bukti/kunci',
      'GET /bukti/{kode}',
      'POST /klien/tautan',
      'POST /klien/kode',
      'POST /klien/masuk',
    ])
  })

  it('keeps for a client’s contact person what is shown and signed behind the mailed code, and gives it to no account', () => {
    const kontak = Object.keys(HARAPAN).filter((t) => isKontak(t as Tindakan))
    expect(kontak.toSorted()).toEqual(
      Object.keys(HARAPAN)
        .filter((t) => t.includes(' /klien/') && !isPublik(t as Tindakan))
        .toSorted(),
    )
    for (const tindakan of kontak)
      for (const role of ROLE)
        for (const kantorIds of [undefined, [3]])
          expect(cakupan({ role, ...(kantorIds && { kantorIds }) }, tindakan as Tindakan)).toBeNull()
  })

  const JENIS: Readonly<Record<string, string>> = {
    d: 'diri',
    dt: 'tim',
    t: 'tim',
    dto: 'semua',
    to: 'semua',
  }

  it.each(Object.keys(HARAPAN) as Tindakan[])(
    'reaches as far as is expected with %s, by role and branch',
    (tindakan) => {
      for (const [role, , harapan] of BARIS.filter((satu) => satu[1] === tindakan)) {
        const jenis = JENIS[harapan] ?? null
        expect([role, cakupan({ role }, tindakan)]).toEqual([role, jenis])
        if (jenis === null || isPublik(tindakan)) continue
        const diCabang =
          PUSAT.includes(tindakan) && jenis === 'semua' ? null : jenis === 'semua' ? 'kantor' : jenis
        expect([role, cakupan({ role, kantorIds: [3] }, tindakan)]).toEqual([role, diCabang])
      }
    },
  )
})
