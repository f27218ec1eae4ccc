import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import type { ReceivedFile } from '../../platform/form.ts'
import { type Lampiran, writeWithLampiran } from '../pengajuan/izin-ajukan/lampiran.service.ts'
import {
  cancelReimburse,
  decideReimburse,
  openBukti,
  recordReimburse,
  requestReimburse,
  showMilik as showReimburse,
  showSemua,
} from './titipan/reimburse.service.ts'
import { createPenyesuaian, removePenyesuaian, showPenyesuaian } from './titipan/penyesuaian.service.ts'
import { createKasbon, endKasbon, showKasbon, showMilik } from './titipan/kasbon.service.ts'
import { refuse } from './payroll.refusals.ts'

/** What is settled with somebody's pay beside their wage. */
export function mountTitipan(mount: Mount, deps: Deps): void {
  const { db, clock } = deps
  mount('GET /kasbon', async ({ pelaku }) => ({ data: await showMilik(db, pelaku) }))

  mount('GET /kelola/karyawan/{id}/kasbon', async ({ params: { id }, pelaku }) => ({
    data: await showKasbon(db, clock, pelaku, id),
  }))

  mount('POST /kelola/karyawan/{id}/kasbon', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await createKasbon(perbuatan, id, body)
      return { data: await showKasbon(perbuatan.tx, clock, pelaku, id), message: 'Kasbon dicatat.' }
    }),
  )

  mount('POST /kelola/kasbon/{id}/tutup', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      const karyawanId = await endKasbon(perbuatan, id, body.alasan)
      return { data: await showKasbon(perbuatan.tx, clock, pelaku, karyawanId), message: 'Kasbon ditutup.' }
    }),
  )

  mount('GET /kelola/penyesuaian', async ({ pelaku }) => ({ data: await showPenyesuaian(db, deps, pelaku) }))

  mount('POST /kelola/penyesuaian', async ({ body, pelaku, write }) =>
    write(async (perbuatan) => {
      await createPenyesuaian(perbuatan, deps, body)
      return { data: await showPenyesuaian(perbuatan.tx, deps, pelaku), message: 'Penyesuaian dicatat.' }
    }),
  )

  mount('POST /kelola/penyesuaian/{id}/hapus', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await removePenyesuaian(perbuatan, id)
      return { data: await showPenyesuaian(perbuatan.tx, deps, pelaku), message: 'Penyesuaian dihapus.' }
    }),
  )

  mount('GET /reimburse', async ({ pelaku }) => ({ data: await showReimburse(db, pelaku) }))

  mount('POST /reimburse', async ({ form, pelaku, write }) =>
    writeWithLampiran(deps, pelaku.karyawanId, form.files.file, async (lampiran) =>
      write(async (perbuatan) => {
        const bukti = requireBukti(lampiran, form.files.file)
        await requestReimburse(perbuatan, form.fields, bukti)
        return {
          data: await showReimburse(perbuatan.tx, pelaku),
          message: `Reimburse diajukan. Menunggu keputusan ${pelaku.role === 'hrd' ? 'HRD lain atau penyetuju gaji HRD' : 'HRD'}.`,
          lampiran,
        }
      }),
    ),
  )

  mount('POST /reimburse/{id}/batal', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await cancelReimburse(perbuatan, id)
      return { data: await showReimburse(perbuatan.tx, pelaku), message: 'Reimburse dibatalkan.' }
    }),
  )

  mount('GET /reimburse/{id}/bukti', async ({ params: { id }, pelaku }) => ({
    data: await openBukti({ db, pelaku, saat: clock.now() }, deps, id),
  }))

  mount('GET /kelola/reimburse', async ({ pelaku }) => ({
    data: await showSemua({ db, pelaku, saat: clock.now() }),
  }))

  mount('POST /kelola/reimburse', async ({ form, write }) =>
    writeWithLampiran(deps, form.fields.karyawan_id, form.files.file, async (lampiran) =>
      write(async (perbuatan) => {
        const bukti = requireBukti(lampiran, form.files.file)
        await recordReimburse(perbuatan, form.fields, bukti)
        return {
          data: await showSemua(perbuatan),
          message: 'Reimburse dicatat. HRD lain atau penyetuju gaji HRD yang memutusnya.',
          lampiran,
        }
      }),
    ),
  )

  mount('POST /kelola/reimburse/{id}/putusan', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      await decideReimburse(perbuatan, id, body)
      return {
        data: await showSemua(perbuatan),
        message: body.setuju ? 'Reimburse disetujui.' : 'Reimburse ditolak.',
      }
    }),
  )
}

/** The form asks for it; an account without a person stores none. */
function requireBukti(lampiran: Lampiran | null, file: ReceivedFile) {
  if (lampiran === null) throw refuse('BUKAN_WEWENANG')
  return { lampiran, file }
}
