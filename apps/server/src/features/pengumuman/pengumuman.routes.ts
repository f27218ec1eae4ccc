import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { deletePicture } from '../../platform/pictures.ts'
import { createDeed } from '../../platform/deed.ts'
import { storeGambar } from './gambar.service.ts'
import {
  editPengumuman,
  publishPengumuman,
  removePengumuman,
  replaceGambar,
  restorePengumuman,
  withdrawPengumuman,
  writePengumuman,
} from './kelola.service.ts'
import { showJangkauan, showMeja, showPenerima, showPilihan, showSasaran } from './meja.service.ts'
import {
  agreePengumuman,
  readPengumuman,
  showDaftar,
  showPengumuman,
  showUntuk,
} from './pengumuman.service.ts'

export function mountPengumuman(mount: Mount, deps: Deps): void {
  const deed = createDeed(mount)
  const { db } = deps

  mount('GET /pengumuman', async ({ query, pelaku, url }) => {
    const { data, total } = await showDaftar(db, deps, pelaku, query)
    return paged(data, total, query, url)
  })

  mount('GET /pengumuman/{id}', async ({ params: { id }, pelaku }) => ({
    data: await showPengumuman(db, deps, pelaku, id),
  }))

  deed('POST /pengumuman/{id}/read', readPengumuman, 'Pengumuman ditandai sudah dibaca.')

  deed('POST /kelola/pengumuman/{id}/read', readPengumuman, 'Pengumuman ditandai sudah dibaca.')

  deed('POST /pengumuman/{id}/acknowledge', agreePengumuman, 'Terima kasih, jawaban Anda tercatat.')

  mount('POST /pengumuman', async ({ body, pelaku, write }) =>
    write(async (perbuatan) => {
      const id = await writePengumuman(perbuatan, body)
      return {
        data: await showPengumuman(perbuatan.tx, deps, pelaku, id),
        message: 'Draft pengumuman disimpan.',
      }
    }),
  )

  mount('POST /pengumuman/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await editPengumuman(perbuatan, deps, id, body)
      return { data: await showPengumuman(perbuatan.tx, deps, pelaku, id), message: 'Pengumuman disimpan.' }
    }),
  )

  mount('POST /pengumuman/{id}/publish', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      const jumlah = await publishPengumuman(perbuatan, deps, id, body.versi)
      const message =
        jumlah === null
          ? 'Pengumuman dijadwalkan. Sasarannya diberi tahu pada waktunya.'
          : `Pengumuman diterbitkan. ${jumlah} karyawan diberi tahu.`
      return { data: await showPengumuman(perbuatan.tx, deps, pelaku, id), message }
    }),
  )

  mount('POST /pengumuman/{id}/withdraw', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await withdrawPengumuman(perbuatan, deps, id, body.versi)
      const message = 'Pengumuman ditarik. Karyawan tidak dapat membacanya lagi.'
      return { data: await showPengumuman(perbuatan.tx, deps, pelaku, id), message }
    }),
  )

  mount('POST /pengumuman/{id}/restore', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await restorePengumuman(perbuatan, deps, id, body.versi)
      const message = 'Penarikan diurungkan. Pengumuman seperti semula.'
      return { data: await showPengumuman(perbuatan.tx, deps, pelaku, id), message }
    }),
  )

  mount('POST /pengumuman/{id}/delete', async ({ params: { id }, body, write }) => {
    const { lampiran, ...answer } = await write(async (perbuatan) => {
      const message = 'Draft pengumuman dihapus.'
      return { message, lampiran: await removePengumuman(perbuatan, deps, id, body.versi) }
    })
    await deletePicture(deps, lampiran)
    return answer
  })

  /** The files are there before the row names them, and gone once none does. */
  mount('POST /pengumuman/{id}/lampiran', async ({ params: { id }, form, pelaku, write }) => {
    await showPengumuman(db, deps, pelaku, id)
    const baru = await storeGambar(deps, id, form.files.lampiran.bytes)
    const answer = await write(async (perbuatan) => {
      const lama = await replaceGambar(perbuatan, id, baru)
      const data = await showPengumuman(perbuatan.tx, deps, pelaku, id)
      return { data, message: 'Gambar pengumuman disimpan.', baru: baru.lampiran, lama }
    }).catch(async (error: unknown) => {
      await deletePicture(deps, baru.lampiran)
      throw error
    })
    // The same intent, sent before, has an image of its own.
    if (answer.baru !== baru.lampiran) await deletePicture(deps, baru.lampiran)
    await deletePicture(deps, answer.lama)
    return answer
  })

  mount('POST /pengumuman/{id}/lampiran/delete', async ({ params: { id }, pelaku, write }) => {
    const answer = await write(async (perbuatan) => {
      const lama = await replaceGambar(perbuatan, id, null)
      const data = await showPengumuman(perbuatan.tx, deps, pelaku, id)
      return { data, message: 'Gambar pengumuman dihapus.', lama }
    })
    await deletePicture(deps, answer.lama)
    return answer
  })

  mount('GET /kelola/pengumuman', async ({ query }) => showMeja(deps, query))
  mount('GET /kelola/pengumuman/saya', async ({ pelaku }) => ({ data: await showUntuk(db, deps, pelaku) }))
  mount('GET /kelola/pengumuman/saringan', async ({ query }) => ({ data: await showPilihan(deps, query) }))
  mount('GET /kelola/pengumuman/sasaran', async () => ({ data: await showSasaran(deps) }))
  mount('POST /kelola/pengumuman/jangkauan', async ({ body }) => ({ data: await showJangkauan(deps, body) }))
  mount('GET /kelola/pengumuman/{id}/penerima', async ({ params: { id }, query }) =>
    showPenerima(deps, id, query),
  )
}
