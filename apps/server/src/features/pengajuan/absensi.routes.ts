import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { computeAbsensi, createAbsensi } from './izin-ajukan/ajukan.service.ts'
import { showRiwayat, showRingkasan } from './izin/rekap.service.ts'
import { deleteLampiran, storeLampiran } from './izin-ajukan/lampiran.service.ts'
import { showAbsensi, showDaftar } from './izin/absensi.service.ts'
import { approveAbsensi, cancelAbsensi, rejectAbsensi } from './izin-putusan/putusan.service.ts'

export function mountAbsensi(mount: Mount, deps: Deps): void {
  const { db, clock } = deps

  /** The document is there before the row names it, and gone when none does. */
  mount('POST /absensi/pengajuan', async ({ form, pelaku, write }) => {
    const { file } = form.files
    const lampiran =
      file === undefined || pelaku.karyawanId === null
        ? null
        : await storeLampiran(deps, pelaku.karyawanId, file)
    const answer = await write(async (tx) => {
      const id = await createAbsensi(tx, pelaku, form.fields, lampiran, clock.now())
      const data = await showAbsensi(tx, deps, pelaku, id)
      return {
        data,
        message: `Pengajuan terkirim. Menunggu persetujuan ${data.koordinator.nama}.`,
        lampiran,
      }
    }).catch(async (error: unknown) => {
      await deleteLampiran(deps, lampiran)
      throw error
    })
    // The same intent, sent before, has a document of its own.
    if (answer.lampiran?.lampiran !== lampiran?.lampiran) await deleteLampiran(deps, lampiran)
    return answer
  })

  mount('GET /absensi/hitung', async ({ query, pelaku }) => ({
    data: await computeAbsensi(db, pelaku, query, clock.now()),
  }))

  mount('GET /absensi', async ({ query, pelaku, url }) => {
    const { data, total } = await showDaftar(db, deps, pelaku, query)
    return paged(data, total, query, url)
  })

  mount('GET /rekap/absensi', async ({ query, pelaku }) => ({
    data: await showRiwayat(db, deps, pelaku, query),
  }))

  mount('GET /rekap/perizinan', async ({ query, pelaku }) => ({
    data: await showRingkasan(db, deps, pelaku, query),
  }))

  mount('GET /absensi/{id}', async ({ params, pelaku }) => ({
    data: await showAbsensi(db, deps, pelaku, params.id),
  }))

  mount('POST /absensi/{id}/approve', async ({ params: { id }, body: { note }, pelaku, write }) =>
    write(async (tx) => {
      await approveAbsensi(tx, deps, pelaku, id, note)
      return { data: await showAbsensi(tx, deps, pelaku, id), message: 'Pengajuan disetujui.' }
    }),
  )

  mount('POST /absensi/{id}/reject', async ({ params: { id }, body: { note }, pelaku, write }) =>
    write(async (tx) => {
      await rejectAbsensi(tx, deps, pelaku, id, note)
      return { data: await showAbsensi(tx, deps, pelaku, id), message: 'Pengajuan ditolak.' }
    }),
  )

  mount('POST /absensi/{id}/cancel', async ({ params: { id }, pelaku, write }) =>
    write(async (tx) => {
      await cancelAbsensi(tx, deps, pelaku, id)
      return { data: await showAbsensi(tx, deps, pelaku, id), message: 'Pengajuan dibatalkan.' }
    }),
  )
}
