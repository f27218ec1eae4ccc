import { hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createDeed } from '../../../platform/deed.ts'
import { setJadwal } from './jadwal.service.ts'
import { isiFrom } from './jadwal.wire.ts'
import {
  type Freeze,
  cancelVersi,
  createVersi,
  judgeVersi,
  editNama,
  showJadwalKerja,
  showSemuaJadwal,
} from './versi.service.ts'

/**
 * Weekly schedules and their versions, in the settings of the back office; days are frozen by who knows them.
 *
 * @param listBukanUrusan whose days gone by a caller's change leaves as they were
 */
export function mountJadwalKerja(
  mount: Mount,
  { db, clock }: Deps,
  freeze: Freeze,
  listBukanUrusan: (perbuatan: PerbuatanPelaku) => Promise<readonly number[]>,
): void {
  const show = (dari: Db | Tx, id: number) => showJadwalKerja(dari, id, hariTimur(clock.now()))
  const deed = createDeed(mount)

  mount('GET /kelola/jadwal-kerja', async () => {
    const data = await showSemuaJadwal(db, hariTimur(clock.now()))
    return { data, meta: { total: data.length } }
  })

  deed(
    'POST /kelola/jadwal-kerja',
    async (perbuatan, body) => {
      const { id } = await setJadwal(perbuatan, null, { nama: body.nama, ...isiFrom(body) })
      return show(perbuatan.tx, id)
    },
    'Jadwal kerja ditambahkan.',
  )
  deed(
    'POST /kelola/jadwal-kerja/{id}',
    async (perbuatan, id, { nama }, versi) => {
      await editNama(perbuatan, { id, versi }, nama)
      return show(perbuatan.tx, id)
    },
    'Nama jadwal disimpan.',
  )
  mount('POST /kelola/jadwal-kerja/{id}/hitung', async ({ params: { id }, body }) => ({
    data: await judgeVersi(db, hariTimur(clock.now()), id, {
      ...isiFrom(body),
      berlaku_dari: body.berlaku_dari,
    }),
  }))

  deed(
    'POST /kelola/jadwal-kerja/{id}/versi',
    async (perbuatan, id, body, versi) => {
      const baru = { ...isiFrom(body), berlaku_dari: body.berlaku_dari, alasan: body.alasan ?? null }
      const kecuali = { karyawanIds: await listBukanUrusan(perbuatan), freeze }
      await createVersi(perbuatan, { id, versi }, baru, kecuali)
      return show(perbuatan.tx, id)
    },
    'Jadwal kerja disimpan.',
  )
  deed(
    'POST /kelola/jadwal-kerja/{id}/batal',
    async (perbuatan, id, { berlaku_dari }, versi) => {
      await cancelVersi(perbuatan, { id, versi }, berlaku_dari)
      return show(perbuatan.tx, id)
    },
    'Perubahan jadwal dibatalkan.',
  )
}
