import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { listRekeningHrd } from '../karyawan/batal/rekening.service.ts'
import { countUrusan } from '../payroll/titipan/reimburse.service.ts'
import { countMenunggu } from '../pengajuan/putusan/jumlah.sql.ts'
import { countTinjauan } from '../presensi/tinjauan/jumlah.sql.ts'

/** Counts slips, reimbursements and accounts of people of HR that wait for who approves their pay. */
async function countUrusanHrd(db: Deps['db'], pelaku: Pelaku, saat: Instan) {
  const [rekening, uang] = await Promise.all([listRekeningHrd({ db, pelaku, saat }), countUrusan(db, pelaku)])
  return { rekening, ...uang }
}

/** What waits for the caller's decision, over all that can wait. */
export function mountJumlah(mount: Mount, { db, clock }: Deps): void {
  mount('GET /pengajuan/jumlah', async ({ pelaku }) => {
    const saat = clock.now()
    const [pengajuan, presensi, urusan] = await Promise.all([
      countMenunggu({ db, pelaku, saat }),
      countTinjauan({ db, pelaku, saat }),
      pelaku.urusanHrd === undefined ? null : countUrusanHrd(db, pelaku, saat),
    ])
    return { data: { ...pengajuan, presensi, ...(urusan && { urusan }) } }
  })
}
