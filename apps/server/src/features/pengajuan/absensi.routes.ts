import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { computeAbsensi, createAbsensi } from './izin-ajukan/ajukan.service.ts'
import { createPulang, showPulang } from './izin-ajukan/pulang.service.ts'
import { showRiwayat, showRingkasan } from './izin/rekap.service.ts'
import { writeWithLampiran } from './izin-ajukan/lampiran.service.ts'
import { showAbsensi, showDaftar } from './izin/absensi.service.ts'
import { approveAbsensi, cancelAbsensi, rejectAbsensi } from './izin-putusan/putusan.service.ts'

export function mountAbsensi(mount: Mount, deps: Deps): void {
  const { db, clock } = deps

  mount('POST /absensi/pengajuan', async ({ form, pelaku, write }) =>
    writeWithLampiran(deps, pelaku.karyawanId, form.files.file, async (lampiran) =>
      write(async (perbuatan) => {
        const id = await createAbsensi(perbuatan, form.fields, lampiran)
        const data = await showAbsensi(perbuatan.tx, deps, pelaku, id)
        const message = `Pengajuan terkirim. Menunggu persetujuan ${data.koordinator.nama}.`
        return { data, message, lampiran }
      }),
    ),
  )

  mount('GET /absensi/hitung', async ({ query, pelaku }) => ({
    data: await computeAbsensi({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('GET /absensi/pulang', async ({ pelaku }) => ({
    data: await showPulang({ db, pelaku, saat: clock.now() }),
  }))

  mount('POST /absensi/pulang', async ({ body, write }) =>
    write(async (perbuatan) => ({
      data: { id: await createPulang(perbuatan, body) },
      message: 'Jam pulang disampaikan. HRD akan memutuskannya.',
    })),
  )

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
    write(async (perbuatan) => {
      await approveAbsensi(perbuatan, deps, id, note)
      return { data: await showAbsensi(perbuatan.tx, deps, pelaku, id), message: 'Pengajuan disetujui.' }
    }),
  )

  mount('POST /absensi/{id}/reject', async ({ params: { id }, body: { note }, pelaku, write }) =>
    write(async (perbuatan) => {
      await rejectAbsensi(perbuatan, deps, id, note)
      return { data: await showAbsensi(perbuatan.tx, deps, pelaku, id), message: 'Pengajuan ditolak.' }
    }),
  )

  mount('POST /absensi/{id}/cancel', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await cancelAbsensi(perbuatan, deps, id)
      return { data: await showAbsensi(perbuatan.tx, deps, pelaku, id), message: 'Pengajuan dibatalkan.' }
    }),
  )
}
