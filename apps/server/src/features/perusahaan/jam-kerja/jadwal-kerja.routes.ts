import type { Pelaku } from '@rekan/domain/akses/akses'
import { listDiri } from '@rekan/domain/akses/urusan'
import { hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import type { Pencatat } from '../kantor/kantor.service.ts'
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

/** Weekly schedules and their versions, in the settings of the back office; days are frozen by who knows them. */
export function mountJadwalKerja(mount: Mount, { db, clock }: Deps, freeze: Freeze): void {
  const show = (dari: Db | Tx, id: number) => showJadwalKerja(dari, id, hariTimur(clock.now()))
  const pencatatOf = ({ penggunaId }: Pelaku, tindakan: Pencatat['tindakan']): Pencatat => ({
    saat: clock.now(),
    oleh: penggunaId,
    tindakan,
  })

  mount('GET /kelola/jadwal-kerja', async () => {
    const data = await showSemuaJadwal(db, hariTimur(clock.now()))
    return { data, meta: { total: data.length } }
  })

  mount('POST /kelola/jadwal-kerja', ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const pencatat = pencatatOf(pelaku, 'POST /kelola/jadwal-kerja')
      const { id } = await setJadwal(tx, pencatat, null, { nama: body.nama, ...isiFrom(body) })
      return { data: await show(tx, id), message: 'Jadwal kerja ditambahkan.' }
    }),
  )

  mount('POST /kelola/jadwal-kerja/{id}', ({ params: { id }, body, pelaku, versi, write }) =>
    write(async ({ tx }) => {
      const pencatat = pencatatOf(pelaku, 'POST /kelola/jadwal-kerja/{id}')
      await editNama(tx, pencatat, { id, versi }, body.nama)
      return { data: await show(tx, id), message: 'Nama jadwal disimpan.' }
    }),
  )

  mount('POST /kelola/jadwal-kerja/{id}/hitung', async ({ params: { id }, body }) => ({
    data: await judgeVersi(db, hariTimur(clock.now()), id, {
      ...isiFrom(body),
      berlaku_dari: body.berlaku_dari,
    }),
  }))

  mount('POST /kelola/jadwal-kerja/{id}/versi', ({ params: { id }, body, pelaku, versi, write }) =>
    write(async ({ tx }) => {
      const pencatat = pencatatOf(pelaku, 'POST /kelola/jadwal-kerja/{id}/versi')
      const baru = { ...isiFrom(body), berlaku_dari: body.berlaku_dari, alasan: body.alasan ?? null }
      await createVersi(tx, pencatat, { id, versi }, baru, { karyawanIds: listDiri(pelaku), freeze })
      return { data: await show(tx, id), message: 'Jadwal kerja disimpan.' }
    }),
  )

  mount('POST /kelola/jadwal-kerja/{id}/batal', ({ params: { id }, body, pelaku, versi, write }) =>
    write(async ({ tx }) => {
      const pencatat = pencatatOf(pelaku, 'POST /kelola/jadwal-kerja/{id}/batal')
      await cancelVersi(tx, pencatat, { id, versi }, body.berlaku_dari)
      return { data: await show(tx, id), message: 'Perubahan jadwal dibatalkan.' }
    }),
  )
}
