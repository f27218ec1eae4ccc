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
import { createDeed } from '../../platform/deed.ts'

export function mountPenggantian(mount: Mount, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const deed = createDeed(mount)
  const BACA = 'GET /karyawan/{id}/penggantian'
  mount(BACA, async ({ params: { id }, query, pelaku }) => ({
    data: await showPenggantian({ db, pelaku, saat: clock.now() }, BACA, { karyawanId: id, ...query }),
  }))

  const TAWARKAN = 'POST /karyawan/{id}/penggantian/tawarkan'
  mount(TAWARKAN, async ({ params: { id }, body: { calon, alasan, ...kerja }, write }) =>
    write(async (perbuatan) => {
      const alamat = { karyawanId: id, ...kerja }
      await createTawaran(perbuatan, alamat, { calon, alasan })
      return {
        data: await showPenggantian(perbuatan, TAWARKAN, alamat),
        message: `Ditawarkan kepada ${calon.length} orang.`,
      }
    }),
  )

  const TUGASKAN = 'POST /karyawan/{id}/penggantian/tugaskan'
  mount(TUGASKAN, async ({ params: { id }, body: { calon, alasan, ...kerja }, write }) =>
    write(async (perbuatan) => {
      const alamat = { karyawanId: id, ...kerja }
      await placePengganti(perbuatan, alamat, { calon, alasan })
      return {
        data: await showPenggantian(perbuatan, TUGASKAN, alamat),
        message: 'Pengganti ditugaskan.',
      }
    }),
  )

  const LEPAS = 'POST /karyawan/{id}/penggantian/lepas'
  mount(LEPAS, async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      const alamat = { karyawanId: id, ...body }
      await removePengganti(perbuatan, alamat)
      return {
        data: await showPenggantian(perbuatan, LEPAS, alamat),
        message: 'Pengganti dilepas dan tawaran ditutup.',
      }
    }),
  )

  mount('GET /tawaran', async ({ pelaku }) => ({
    data: await showTawaran({ db, pelaku, saat: clock.now() }),
  }))

  deed('POST /tawaran/{id}/terima', takeTawaran, 'Tawaran diterima. Anda dapat check in mulai sekarang.')

  mount('POST /tawaran/{id}/tolak', async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      await rejectTawaran(perbuatan, id)
      return { data: { id }, message: 'Tawaran ditolak.' }
    }),
  )

  mount('GET /tukar', async ({ pelaku }) => ({
    data: await showTukarSaya({ db, pelaku, saat: clock.now() }),
  }))
  mount('GET /tukar/pilihan', async ({ pelaku }) => ({
    data: await showDapatDitukar({ db, pelaku, saat: clock.now() }),
  }))

  mount('POST /tukar', async ({ body: { alasan = null, ...isi }, write }) =>
    write(async (perbuatan) => ({
      data: { id: await createTukar(perbuatan, { ...isi, alasan }) },
      message: 'Permintaan tukar dikirim.',
    })),
  )
  mount('POST /tukar/{id}/terima', async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      await agreeTukar(perbuatan, id)
      return { data: { id }, message: 'Anda menerima tukar jadwal ini.' }
    }),
  )
  mount('POST /tukar/{id}/tolak', async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      await endTukar(perbuatan, id, 'DITOLAK_REKAN')
      return { data: { id }, message: 'Tukar jadwal ditolak.' }
    }),
  )
  mount('POST /tukar/{id}/batal', async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      await endTukar(perbuatan, id, 'DIBATALKAN')
      return { data: { id }, message: 'Permintaan tukar dibatalkan.' }
    }),
  )

  mount('GET /kelola/tukar', async ({ pelaku }) => ({
    data: await showMenunggu({ db, pelaku, saat: clock.now() }),
  }))
  const SETUJUI = 'POST /kelola/tukar/{id}/setujui'
  mount(SETUJUI, async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      await approveTukar(perbuatan, id)
      return { data: { id }, message: 'Tukar jadwal disetujui.' }
    }),
  )
  const TOLAK = 'POST /kelola/tukar/{id}/tolak'
  mount(TOLAK, async ({ params: { id }, body: { alasan }, write }) =>
    write(async (perbuatan) => {
      await rejectTukar(perbuatan, id, alasan)
      return { data: { id }, message: 'Tukar jadwal tidak disetujui.' }
    }),
  )
}
