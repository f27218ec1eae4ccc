import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { drawKontrak } from './cetak.service.ts'
import { createKontrak, editKontrak, removeKontrak, showKontrak } from './kontrak.service.ts'
import { createPerpanjangan } from './perpanjang.service.ts'

export function mountKontrak(mount: Mount, deps: Deps): void {
  const { db, clock } = deps

  mount('GET /kelola/karyawan/{id}/kontrak', async ({ params: { id }, pelaku }) => ({
    data: await showKontrak({ db, pelaku, saat: clock.now() }, id),
  }))

  mount('POST /kelola/karyawan/{id}/kontrak', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      const peringatan = await createKontrak(perbuatan, id, body)
      return {
        data: await showKontrak(perbuatan, id),
        peringatan: [...peringatan],
        message: 'Kontrak disimpan.',
      }
    }),
  )

  mount('GET /kelola/kontrak/{id}/pdf', async ({ params: { id }, pelaku }) => ({
    data: await drawKontrak(deps, pelaku, id),
  }))

  mount('POST /kelola/kontrak/{id}', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      const karyawanId = await editKontrak(perbuatan, id, body)
      return {
        data: await showKontrak(perbuatan, karyawanId),
        message: 'Kontrak disimpan.',
      }
    }),
  )

  mount('POST /kelola/kontrak/{id}/hapus', async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      const karyawanId = await removeKontrak(perbuatan, id)
      return {
        data: await showKontrak(perbuatan, karyawanId),
        message: 'Kontrak dihapus.',
      }
    }),
  )

  mount('POST /kelola/karyawan/kontrak/perpanjangan', async ({ body, write }) =>
    write(async (perbuatan) => {
      const data = await createPerpanjangan(perbuatan, body)
      const { length: jumlah } = data.diperpanjang
      return { data, message: `${jumlah} kontrak diperpanjang.` }
    }),
  )
}
