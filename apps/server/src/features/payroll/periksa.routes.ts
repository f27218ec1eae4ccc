import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { approveUsulan, showPersetujuan } from './periksa/persetujuan.service.ts'
import { showSelisih, writeSelisih } from './periksa/selisih.service.ts'

/** A month of pay looked over by a second person. */
export function mountPeriksaGaji(mount: Mount, { db, clock, replika }: Deps): void {
  mount('GET /kelola/payroll/persetujuan', async ({ query, pelaku }) => ({
    data: await showPersetujuan({ db, pelaku, saat: clock.now() }, query),
  }))
  mount('POST /kelola/payroll/persetujuan', async ({ body, write }) =>
    write(async (perbuatan) => {
      const banyak = await approveUsulan(perbuatan, body)
      return {
        data: await showPersetujuan(perbuatan, body),
        message: `${banyak} slip gaji disetujui.`,
      }
    }),
  )
  mount('GET /kelola/payroll/selisih/berkas', async ({ query: { format, ...masa } }) => ({
    data: await replika.read((dari) => writeSelisih(dari, masa, format)),
  }))
  mount('GET /kelola/payroll/selisih', async ({ query }) => ({ data: await showSelisih(db, query) }))
}
