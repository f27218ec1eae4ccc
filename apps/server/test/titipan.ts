import { randomBytes } from 'node:crypto'
import type { Db } from '../src/platform/db.ts'

/** A month that no test lives in */
const TERKUNCI = { tahun: 2001, bulan: 1 }
const HARI_TERKUNCI = '2001-01-02'

/** What is lent to a person, shown as a receipt, and put right of a locked month, each new; `hrId` wrote it down. */
export function createTitipan(owner: Db, saat: number, hrId: number) {
  const dibuat = () => ({ dibuat_oleh_id: hrId, dibuat_pada: new Date(saat) })
  const kasbon = async (karyawanId: number) => {
    const { id } = await owner
      .insertInto('kasbon')
      .values({
        karyawan_id: karyawanId,
        jumlah: 100_000,
        cicilan: 1,
        mulai_tahun: 2026,
        mulai_bulan: 11,
        keterangan: 'Uji.',
        ...dibuat(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const penyesuaian = async (karyawanId: number) => {
    await owner
      .insertInto('kunci_bulan')
      .values({
        ...TERKUNCI,
        dari: '2001-01-01',
        sampai: '2001-01-31',
        dikunci_oleh_id: hrId,
        dikunci_pada: new Date(saat),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await owner
      .insertInto('penyesuaian')
      .values({
        ...TERKUNCI,
        karyawan_id: karyawanId,
        hari: HARI_TERKUNCI,
        jumlah: 100_000,
        keterangan: 'Uji.',
        ...dibuat(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const reimburse = async (karyawanId: number, penggunaId: number) => {
    const { id } = await owner
      .insertInto('reimburse')
      .values({
        karyawan_id: karyawanId,
        tanggal: '2026-11-02',
        jumlah: 50_000,
        keterangan: 'Uji.',
        bukti: 'uji/bukti.pdf',
        bukti_nama: 'bukti.pdf',
        sidik: randomBytes(32),
        diajukan_oleh_id: penggunaId,
        diajukan_pada: new Date(saat),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return { kasbon, penyesuaian, reimburse }
}
