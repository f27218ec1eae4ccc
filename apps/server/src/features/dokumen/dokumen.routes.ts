import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { showPerhatian } from './berakhir.service.ts'
import {
  createDokumen,
  editDokumen,
  judgePemilik,
  findPemilikDokumen,
  openBerkas,
  removeDokumen,
  replaceBerkas,
  showDokumen,
  showSendiri,
  writeWithBerkas,
} from './dokumen.service.ts'

export function mountDokumen(mount: Mount, deps: Deps): void {
  const { db, clock, files } = deps

  mount('GET /kelola/karyawan/{id}/dokumen', async ({ params: { id }, pelaku }) => ({
    data: await showDokumen({ db, pelaku, saat: clock.now() }, id),
  }))

  mount('POST /kelola/karyawan/{id}/dokumen', async ({ params: { id }, form, pelaku, write }) => {
    await judgePemilik({ db, pelaku, saat: clock.now() }, id)
    return writeWithBerkas(deps, id, form.files.file, async (berkas) =>
      write(async (perbuatan) => {
        const kunci = await createDokumen(perbuatan, id, form.fields, berkas)
        const message =
          berkas !== null && kunci === null ? 'Berkas ini sudah tersimpan.' : 'Dokumen disimpan.'
        return { data: await showDokumen(perbuatan, id), message, kunci }
      }),
    )
  })

  mount('POST /kelola/dokumen/{id}', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      const karyawanId = await editDokumen(perbuatan, id, body)
      return {
        data: await showDokumen(perbuatan, karyawanId),
        message: 'Dokumen disimpan.',
      }
    }),
  )

  mount('POST /kelola/dokumen/{id}/berkas', async ({ params: { id }, form, pelaku, write }) => {
    const karyawanId = await findPemilikDokumen({ db, pelaku, saat: clock.now() }, id)
    const answer = await writeWithBerkas(deps, karyawanId, form.files.file, async (berkas) =>
      write(async (perbuatan) => {
        const { kunci, lama } = await replaceBerkas(perbuatan, id, berkas)
        const message = kunci === null ? 'Berkas ini sudah tersimpan.' : 'Berkas diganti.'
        return {
          data: await showDokumen(perbuatan, karyawanId),
          message,
          kunci,
          lama,
        }
      }),
    )
    if (answer.lama !== null) await files.purge(answer.lama)
    return answer
  })

  mount('POST /kelola/dokumen/{id}/hapus', async ({ params: { id }, write }) => {
    const answer = await write(async (perbuatan) => {
      const { karyawanId, kunci } = await removeDokumen(perbuatan, id)
      return {
        data: await showDokumen(perbuatan, karyawanId),
        message: 'Dokumen dihapus.',
        kunci,
      }
    })
    if (answer.kunci !== null) await files.purge(answer.kunci)
    return answer
  })

  mount('GET /kelola/dokumen/{id}/berkas', async ({ params: { id }, pelaku }) => ({
    data: await openBerkas(db, deps, pelaku, id, 'GET /kelola/dokumen/{id}/berkas'),
  }))

  mount('GET /dokumen', async ({ pelaku }) => ({ data: await showSendiri(db, pelaku) }))

  mount('GET /dokumen/{id}/berkas', async ({ params: { id }, pelaku }) => ({
    data: await openBerkas(db, deps, pelaku, id, 'GET /dokumen/{id}/berkas'),
  }))

  mount('GET /kelola/karyawan/berakhir', async ({ query, pelaku }) => showPerhatian(db, clock, pelaku, query))
}
