import { type CallData, query } from '../../../lib/query.ts'

/** How many requests wait for the reader's decision, of how many days a punch waits to be looked at, and what of people of HR */
export type Jumlah = CallData<'GET /pengajuan/jumlah'>

export const jumlahQuery = {
  ...query('GET /pengajuan/jumlah'),
  meta: { persist: (jumlah: Jumlah) => jumlah },
}
