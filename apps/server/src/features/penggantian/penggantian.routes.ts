import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { placePengganti, createTawaran, removePengganti, showPenggantian } from './penggantian.service.ts'
import { takeTawaran, rejectTawaran, showTawaran } from './tawaran.service.ts'

import {
  agreeTukar,
  createTukar,
  approveTukar,
  rejectTukar,
  endTukar,
  showDapatDitukar,
  showMenunggu,
  showTukarSaya,
} from './tukar.service.ts'

export function mountPenggantian(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const BACA = 'GET /karyawan/{id}/penggantian'
  mount(BACA, async ({ params: { id }, query, pelaku }) => ({
    data: await showPenggantian(
      db,
      { pelaku, tindakan: BACA, saat: clock.now() },
      { karyawanId: id, ...query },
    ),
  }))

  const TAWARKAN = 'POST /karyawan/{id}/penggantian/tawarkan'
  mount(TAWARKAN, async ({ params: { id }, body: { calon, alasan, ...kerja }, pelaku, write }) =>
    write(async ({ tx }) => {
      const penggerak = { pelaku, tindakan: TAWARKAN, saat: clock.now() } as const
      const alamat = { karyawanId: id, ...kerja }
      await createTawaran(tx, penggerak, alamat, { calon, alasan })
      return {
        data: await showPenggantian(tx, penggerak, alamat),
        message: `Ditawarkan kepada ${calon.length} orang.`,
      }
    }),
  )

  const TUGASKAN = 'POST /karyawan/{id}/penggantian/tugaskan'
  mount(TUGASKAN, async ({ params: { id }, body: { calon, alasan, ...kerja }, pelaku, write }) =>
    write(async ({ tx }) => {
      const penggerak = { pelaku, tindakan: TUGASKAN, saat: clock.now() } as const
      const alamat = { karyawanId: id, ...kerja }
      await placePengganti(tx, penggerak, alamat, { calon, alasan })
      return { data: await showPenggantian(tx, penggerak, alamat), message: 'Pengganti ditugaskan.' }
    }),
  )

  const LEPAS = 'POST /karyawan/{id}/penggantian/lepas'
  mount(LEPAS, async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const penggerak = { pelaku, tindakan: LEPAS, saat: clock.now() } as const
      const alamat = { karyawanId: id, ...body }
      await removePengganti(tx, penggerak, alamat)
      return {
        data: await showPenggantian(tx, penggerak, alamat),
        message: 'Pengganti dilepas dan tawaran ditutup.',
      }
    }),
  )

  mount('GET /tawaran', async ({ pelaku }) => ({ data: await showTawaran(db, pelaku, clock.now()) }))

  mount('POST /tawaran/{id}/terima', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await takeTawaran(tx, pelaku, id, clock.now()),
      message: 'Tawaran diterima. Anda dapat check in mulai sekarang.',
    })),
  )

  mount('POST /tawaran/{id}/tolak', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await rejectTawaran(tx, pelaku, id, clock.now())
      return { data: { id }, message: 'Tawaran ditolak.' }
    }),
  )

  mount('GET /tukar', async ({ pelaku }) => ({ data: await showTukarSaya(db, pelaku, clock.now()) }))
  mount('GET /tukar/pilihan', async ({ pelaku }) => ({
    data: await showDapatDitukar(db, pelaku, clock.now()),
  }))

  mount('POST /tukar', async ({ body: { alasan = null, ...isi }, pelaku, write }) =>
    write(async ({ tx }) => ({
      data: { id: await createTukar(tx, pelaku, { ...isi, alasan }, clock.now()) },
      message: 'Permintaan tukar dikirim.',
    })),
  )
  mount('POST /tukar/{id}/terima', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await agreeTukar(tx, pelaku, id, clock.now())
      return { data: { id }, message: 'Anda menerima tukar jadwal ini.' }
    }),
  )
  mount('POST /tukar/{id}/tolak', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await endTukar(tx, pelaku, id, 'DITOLAK_REKAN', clock.now())
      return { data: { id }, message: 'Tukar jadwal ditolak.' }
    }),
  )
  mount('POST /tukar/{id}/batal', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await endTukar(tx, pelaku, id, 'DIBATALKAN', clock.now())
      return { data: { id }, message: 'Permintaan tukar dibatalkan.' }
    }),
  )

  mount('GET /kelola/tukar', async ({ pelaku }) => ({ data: await showMenunggu(db, pelaku, clock.now()) }))
  const SETUJUI = 'POST /kelola/tukar/{id}/setujui'
  mount(SETUJUI, async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await approveTukar(tx, pelaku, SETUJUI, id, clock.now())
      return { data: { id }, message: 'Tukar jadwal disetujui.' }
    }),
  )
  const TOLAK = 'POST /kelola/tukar/{id}/tolak'
  mount(TOLAK, async ({ params: { id }, body: { alasan }, pelaku, write }) =>
    write(async ({ tx }) => {
      await rejectTukar(tx, pelaku, TOLAK, id, alasan, clock.now())
      return { data: { id }, message: 'Tukar jadwal tidak disetujui.' }
    }),
  )
}
