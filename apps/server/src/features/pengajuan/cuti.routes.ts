import { isRequiredWhenAsked } from '@rekan/domain/pengajuan/izin/izin'
import { hariBarat } from '@rekan/domain/waktu'
import { transaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { listJenisCuti } from '../reference/jenis-cuti.sql.ts'
import { correctCuti, showBuku } from './cuti/buku.service.ts'
import { editPengaturan, showPengaturan } from './cuti/pengaturan.service.ts'
import { createLarangan, showLarangan, withdrawLarangan } from './kuota/larangan.service.ts'
import { findPencuti } from './kuota/pencuti.queries.ts'
import { sisaCuti } from './kuota/sisa.service.ts'
import { correctPengganti, showWaktuPengganti } from './kuota/waktu-pengganti.service.ts'
import { startDeed, asCall } from '../../platform/perbuatan.ts'

export function mountCuti(mount: Mount, { db, clock }: Deps): void {
  // Who looks at a ledger finds it up to date; that may have to be written first.
  mount('GET /rekap/cuti', async ({ pelaku }) => {
    const { karyawanId } = pelaku
    if (karyawanId === null) return { data: { saldo: 0, hak: [] } }
    return {
      data: await transaction(db, (tx) =>
        showBuku(startDeed(tx, pelaku, 'GET /rekap/cuti', clock.now()), karyawanId),
      ),
    }
  })

  mount('GET /karyawan/{id}/cuti', async ({ params: { id }, pelaku }) => ({
    data: await transaction(db, (tx) =>
      showBuku(startDeed(tx, pelaku, 'GET /karyawan/{id}/cuti', clock.now()), id),
    ),
  }))

  mount('POST /karyawan/{id}/cuti', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      await correctCuti(perbuatan, id, body)
      const data = await showBuku(asCall(perbuatan, 'GET /karyawan/{id}/cuti'), id)
      return { data, message: 'Cuti tahunan dikoreksi.' }
    }),
  )

  mount('GET /rekap/waktu-pengganti', async ({ pelaku }) => {
    const { karyawanId } = pelaku
    if (karyawanId === null)
      return { data: { aktif: false, menit_sehari: 0, saldo_menit: 0, sisa_hari: 0, entri: [] } }
    return {
      data: await showWaktuPengganti(
        { db, pelaku, saat: clock.now() },
        'GET /rekap/waktu-pengganti',
        karyawanId,
      ),
    }
  })

  mount('GET /karyawan/{id}/waktu-pengganti', async ({ params: { id }, pelaku }) => ({
    data: await showWaktuPengganti(
      { db, pelaku, saat: clock.now() },
      'GET /karyawan/{id}/waktu-pengganti',
      id,
    ),
  }))

  mount('POST /karyawan/{id}/waktu-pengganti', async ({ params: { id }, body, write }) =>
    write(async (perbuatan) => {
      await correctPengganti(perbuatan, id, body)
      const data = await showWaktuPengganti(perbuatan, 'POST /karyawan/{id}/waktu-pengganti', id)
      return { data, message: 'Waktu pengganti dikoreksi.' }
    }),
  )

  mount('GET /pengaturan/cuti', async () => ({ data: await showPengaturan(db) }))

  mount('POST /pengaturan/cuti', async ({ body, write }) =>
    write(async (perbuatan) => {
      const { orang, hari } = await editPengaturan(perbuatan, body)
      const bergeser = `Batas akhir ${hari} hari cuti dari ${orang} karyawan bergeser.`
      const message = `Aturan cuti disimpan.${orang > 0 ? ` ${bergeser}` : ''}`
      return { data: await showPengaturan(perbuatan.tx), message }
    }),
  )

  mount('GET /kelola/pengaturan/larangan-cuti', async () => ({ data: await showLarangan(db, clock.now()) }))

  mount('POST /kelola/pengaturan/larangan-cuti', async ({ body, write }) =>
    write(async (perbuatan) => {
      await createLarangan(perbuatan, body)
      return { data: await showLarangan(perbuatan.tx, clock.now()), message: 'Tanggal tanpa cuti disimpan.' }
    }),
  )

  mount('POST /kelola/pengaturan/larangan-cuti/cabut', async ({ body, write }) =>
    write(async (perbuatan) => {
      await withdrawLarangan(perbuatan, body.id)
      return { data: await showLarangan(perbuatan.tx, clock.now()), message: 'Tanggal tanpa cuti dicabut.' }
    }),
  )

  mount('GET /reference/jenis-cuti', async ({ pelaku, query }) => {
    const pencuti = await findPencuti(db, pelaku.karyawanId)
    const jenis = await listJenisCuti(db, pencuti?.jenis_kelamin ?? null, hariBarat(clock.now()), query)
    const sisa = pencuti && (await sisaCuti(db, pencuti, jenis, clock.now()))
    return {
      data: jenis.map((jenisCuti) => ({
        ...jenisCuti,
        dokumen_wajib: isRequiredWhenAsked(jenisCuti),
        sisa: sisa?.(jenisCuti) ?? null,
      })),
    }
  })
}
