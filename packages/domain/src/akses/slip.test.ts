import { describe, expect, it } from 'vitest'
import type { Pelaku } from './akses.ts'
import type { Role } from './peran.ts'
import { mayApproveProposal, mayApproveSlip, mayComposeSlip } from './slip.ts'

const orang = (role: Role): Pelaku => ({ penggunaId: 7, role, karyawanId: 12 })
const USULAN = { karyawanId: 13, pengusul: [8], isBuatanSendiri: false }

describe('payslips', () => {
  it.each<[Role, string, number, number | null, boolean]>([
    ['hrd', 'somebody’s', 13, null, true],
    ['hrd', 'their own, which nobody approves', 12, null, false],
    ['hrd', 'their own, which they approve themselves', 12, 7, false],
    ['hrd', 'their own, which another approves', 12, 8, true],
    ['karyawan', 'somebody’s', 13, 8, false],
    ['koordinator', 'somebody’s', 13, 8, false],
    ['admin', 'somebody’s', 13, 8, false],
  ])('a %s makes %s: %4$s', (role, _nama, karyawanId, penyetujuId, hasil) =>
    expect(mayComposeSlip(orang(role), karyawanId, penyetujuId)).toBe(hasil),
  )

  it.each([
    ['that its owner made, by who is named', 13, true, 7, true],
    ['that its owner made, by who is not named', 13, true, 8, false],
    ['that its owner made, with nobody named', 13, true, null, false],
    ['that somebody else made', 13, false, 7, false],
    ['of who is named', 12, true, 7, false],
  ])('one is approved %s: %4$s', (_nama, karyawanId, isBuatanSendiri, penyetujuId, hasil) =>
    expect(mayApproveSlip(orang('hrd'), { karyawanId, isBuatanSendiri }, penyetujuId)).toBe(hasil),
  )

  it.each<[string, Role, object, boolean]>([
    ['that another proposed', 'hrd', {}, true],
    ['that nobody proposed', 'hrd', { pengusul: [] }, true],
    ['that they proposed themselves', 'hrd', { pengusul: [7] }, false],
    ['that they changed after another', 'hrd', { pengusul: [8, 7] }, false],
    ['that is their own', 'hrd', { karyawanId: 12 }, false],
    ['that its owner made, which is for who is named', 'hrd', { isBuatanSendiri: true }, false],
    ['that another proposed', 'karyawan', {}, false],
    ['that another proposed', 'koordinator', {}, false],
    ['that another proposed', 'auditor', {}, false],
    ['that another proposed', 'admin', {}, false],
  ])('one %s is approved as proposed by a %s: %4$s', (_nama, role, beda, hasil) =>
    expect(mayApproveProposal(orang(role), { ...USULAN, ...beda })).toBe(hasil),
  )

  it('one is approved as proposed by HR of the whole company alone, and by no account of its owner', () => {
    expect(mayApproveProposal({ ...orang('hrd'), kantorIds: [3] }, USULAN)).toBe(false)
    const tanpaKaryawan = { ...orang('hrd'), karyawanId: null, diri: [13] }
    expect(mayApproveProposal(tanpaKaryawan, USULAN)).toBe(false)
    expect(mayApproveProposal({ ...tanpaKaryawan, diri: [14] }, USULAN)).toBe(true)
  })
})
