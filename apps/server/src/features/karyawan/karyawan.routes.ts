import { formatTanggal } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { saldoCuti } from '../pengajuan/kuota/saldo.sql.ts'
import { avatarUrl } from '../../platform/avatars.ts'
import { createDirektori } from './direktori/direktori.service.ts'
import { type AkibatGaji, endKaryawan, resumeKaryawan, showPerpisahan } from './keluar/keluar.service.ts'
import { restoreKaryawan } from './keluar/kembali.service.ts'
import { confirmRekening, confirmRekeningSendiri, setTahan } from './batal/rekening.service.ts'
import { requireKonfirmasi } from '../../platform/auth.ts'
import { editPeran, showPeran } from './orang/peran.service.ts'
import { listPeringatan } from './data/peringatan.service.ts'
import { createKaryawan } from './masuk/tambah.service.ts'
import { editKaryawan } from './orang/ubah.service.ts'
import { openKaryawan, showKaryawan, showRingkasan } from './orang/karyawan.service.ts'
import { wireBaris } from './data/karyawan.wire.ts'

/** @param akibatGaji what is settled with pay when somebody leaves */
export function mountKaryawan(mount: Mount, deps: Deps, akibatGaji: AkibatGaji): void {
  const { db, clock, jobs } = deps
  const direktori = createDirektori(db)

  mount('GET /karyawan', async ({ query, pelaku, url }) => {
    const saat = clock.now()
    const { baris, total } = await direktori.list(pelaku, query, saat)
    // Of whom the reader may see since when they work here, the leave as well.
    const terlihat = baris.filter((k) => k.tanggal_masuk !== null).map((k) => k.id)
    const saldo = await saldoCuti(db, terlihat, saat)
    return paged(
      baris.map((k) => wireBaris(k, avatarUrl(deps, k.avatar, 'kecil', saat), saldo.get(k.id) ?? 0)),
      total,
      query,
      url,
    )
  })

  mount('GET /karyawan/{id}', async ({ params, pelaku }) => ({
    data: await openKaryawan(deps, pelaku, params.id),
  }))

  mount('GET /karyawan/{id}/ringkasan', async ({ params, query, pelaku }) => ({
    data: await showRingkasan({ db, pelaku, saat: clock.now() }, params.id, query),
  }))

  mount('POST /karyawan', async ({ body, pelaku, session, write }) => {
    // Whoever opens an account with a role gives that role.
    if (body.role !== undefined && body.role !== 'karyawan') requireKonfirmasi(session, 'masuk', clock.now())
    const answer = await write(async (perbuatan) => {
      const { id, kode, isMailed } = await createKaryawan(perbuatan, body)
      const message = isMailed
        ? `Karyawan ${kode} ditambahkan. Tautan untuk membuat kata sandi dikirim ke ${body.email}.`
        : `Karyawan ${kode} ditambahkan. Tanpa email, terbitkan kode reset agar ia dapat masuk.`
      const data = await showKaryawan(perbuatan.tx, deps, pelaku, id)
      const peringatan = await listPeringatan(perbuatan, id, { ...body, isBaru: true })
      return { data, peringatan, message }
    })
    jobs.nudge('surat')
    return answer
  })

  mount('POST /karyawan/{id}', async ({ params: { id }, body, pelaku, session, write }) => {
    const answer = await write(async (perbuatan) => {
      const { tx } = perbuatan
      const isBerubah = await editKaryawan(perbuatan, deps, session, id, body)
      const message = isBerubah ? 'Data karyawan disimpan.' : 'Tidak ada perubahan data yang dilakukan.'
      const data = await showKaryawan(tx, deps, pelaku, id)
      return { data, peringatan: await listPeringatan(perbuatan, id, body), message }
    })
    jobs.nudge('surat')
    jobs.nudge('batal-ubah')
    return answer
  })

  mount('POST /karyawan/{id}/rekening/konfirmasi', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await confirmRekening(perbuatan, id, body)
      const data = await showKaryawan(perbuatan.tx, deps, pelaku, id)
      return { data, message: 'Rekening dikonfirmasi. Gaji berikutnya dikirim ke rekening baru.' }
    }),
  )

  mount('POST /karyawan/{id}/rekening/tahan', async ({ params: { id }, body: { cara }, pelaku, write }) =>
    write(async (perbuatan) => {
      await setTahan(perbuatan, id, cara)
      const message =
        cara === 'lama'
          ? 'Sementara itu gaji dikirim ke rekening lama.'
          : 'Gajinya ditunda sampai rekening baru dikonfirmasi atau masa tunggunya habis.'
      return { data: await showKaryawan(perbuatan.tx, deps, pelaku, id), message }
    }),
  )

  mount('POST /profile/rekening/konfirmasi', async ({ body, session, write }) => {
    requireKonfirmasi(session, 'masuk', clock.now())
    return write(async (perbuatan) => {
      await confirmRekeningSendiri(perbuatan, body)
      return { message: 'Rekening dikonfirmasi. Gaji berikutnya dikirim ke sana.' }
    })
  })

  mount('GET /karyawan/{id}/nonaktif', async ({ params: { id }, query, pelaku }) => ({
    data: await showPerpisahan({ db, pelaku, saat: clock.now() }, id, query, akibatGaji),
  }))

  mount('POST /karyawan/{id}/nonaktif', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      const { akibat } = await endKaryawan(perbuatan, id, body, akibatGaji)
      const data = await showKaryawan(perbuatan.tx, deps, pelaku, id)
      const selesai = data.active
        ? `Karyawan akan dinonaktifkan setelah ${formatTanggal(body.tanggal)}.`
        : 'Karyawan dinonaktifkan dan dikeluarkan dari semua perangkat.'
      const message = akibat.length === 0 ? selesai : `${selesai} ${akibat.length} hal ikut diselesaikan.`
      return { data, message }
    }),
  )

  mount('GET /kelola/pengaturan/peran', async ({ pelaku }) => ({ data: await showPeran(db, pelaku) }))

  mount('POST /karyawan/{id}/peran', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      const isBerubah = await editPeran(perbuatan, id, body)
      const message = isBerubah ? 'Peran diubah.' : 'Tidak ada perubahan data yang dilakukan.'
      return { data: await showKaryawan(perbuatan.tx, deps, pelaku, id), message }
    }),
  )

  mount('POST /karyawan/{id}/masuk-kembali', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await restoreKaryawan(perbuatan, id, body)
      const data = await showKaryawan(perbuatan.tx, deps, pelaku, id)
      return { data, message: 'Masa kerja baru dicatat. Tempatkan karyawan ini dan catat kontraknya.' }
    }),
  )

  mount('POST /karyawan/{id}/aktif', async ({ params: { id }, pelaku, write }) =>
    write(async (perbuatan) => {
      await resumeKaryawan(perbuatan, id)
      const data = await showKaryawan(perbuatan.tx, deps, pelaku, id)
      return { data, message: 'Karyawan aktif kembali. Periksa penempatannya.' }
    }),
  )
}
