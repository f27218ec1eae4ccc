import type { Cakupan } from '@rekan/domain/akses/tabel'
import type { Boleh, TindakanLayar } from '@rekan/domain/akses/boleh'

/** Whoever reads a screen, with the rights that came with their profile. */
export type Pembaca = { readonly boleh: Boleh }

// A screen's question is courtesy: the server decides.

/** How far the reader reaches with an action; undefined where they may not do it at all. */
export function reachOf({ boleh }: Pembaca, tindakan: TindakanLayar): Cakupan | undefined {
  return boleh.tindakan[tindakan]
}

/** Whether the reader may do it at all. */
export function may(pembaca: Pembaca, tindakan: TindakanLayar): boolean {
  return reachOf(pembaca, tindakan) !== undefined
}

/** Whether the reader decides what others ask for. */
export function mayDecide(pembaca: Pembaca): boolean {
  return may(pembaca, 'POST /absensi/{id}/approve')
}

/** Whether the reader decides what people of HR ask for, whatever their role. */
export function isPenyetuju({ boleh }: Pembaca): boolean {
  return boleh.urusan_hrd !== undefined
}

/** Whether the reader settles the affairs of this person of HR: who approves their pay, whatever their role. */
export function isUrusan({ boleh }: Pembaca, karyawanId: string | number): boolean {
  return boleh.urusan_hrd?.includes(Number(karyawanId)) === true
}

/** Whether the reader looks after the accounts of others. */
export function mayManageAkun(pembaca: Pembaca): boolean {
  return may(pembaca, 'POST /karyawan')
}

/** Whether the reader looks after accounts and decides nothing. */
export function isPengelolaAkunAlone(pembaca: Pembaca): boolean {
  return mayManageAkun(pembaca) && !mayDecide(pembaca)
}

/** Whether the reader has nobody's matters but their own. */
export function hasOwnAlone(pembaca: Pembaca): boolean {
  return !mayDecide(pembaca) && !mayManageAkun(pembaca)
}
