import { type Pelaku, cakupan } from './akses.ts'
import { isSendiri } from './urusan.ts'

/** May this account make a person's payslip? Their own as a draft alone, where somebody else is named who approves it. */
export function mayComposeSlip(pelaku: Pelaku, karyawanId: number, penyetujuId: number | null): boolean {
  const isHrd = cakupan(pelaku, 'POST /kelola/payroll') !== null
  return (
    isHrd && (!isSendiri(pelaku, karyawanId) || (penyetujuId !== null && penyetujuId !== pelaku.penggunaId))
  )
}

/** May this account approve a payslip that its owner made? Who is named for it, never the owner. */
export function mayApproveSlip(
  pelaku: Pelaku,
  slip: { readonly karyawanId: number; readonly isBuatanSendiri: boolean },
  penyetujuId: number | null,
): boolean {
  return slip.isBuatanSendiri && penyetujuId === pelaku.penggunaId && pelaku.karyawanId !== slip.karyawanId
}

/**
 * May this account approve a payslip as it was proposed? Who has the right to, and neither made nor changed it, nor is it
 * theirs. What HR made of their own is for who is named (`mayApproveSlip`).
 */
export function mayApproveProposal(
  pelaku: Pelaku,
  slip: {
    readonly karyawanId: number
    readonly pengusul: readonly number[]
    readonly isBuatanSendiri: boolean
  },
): boolean {
  return (
    cakupan(pelaku, 'POST /kelola/payroll/persetujuan') !== null &&
    !slip.isBuatanSendiri &&
    !isSendiri(pelaku, slip.karyawanId) &&
    !slip.pengusul.includes(pelaku.penggunaId)
  )
}
