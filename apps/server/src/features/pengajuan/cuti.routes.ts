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

export function mountCuti(mount: Mount, { db, clock }: Deps): void {
  // Who looks at a ledger finds it up to date; that may have to be written first.
  mount('GET /rekap/cuti', async ({ pelaku }) => {
    const { karyawanId } = pelaku
    if (karyawanId === null) return { data: { saldo: 0, hak: [] } }
    return {
      data: await transaction(db, (tx) => showBuku(tx, pelaku, 'GET /rekap/cuti', karyawanId, clock.now())),
    }
  })

  mount('GET /karyawan/{id}/cuti', async ({ params: { id }, pelaku }) => ({
    data: await transaction(db, (tx) => showBuku(tx, pelaku, 'GET /karyawan/{id}/cuti', id, clock.now())),
  }))

  mount('POST /karyawan/{id}/cuti', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const saat = clock.now()
      await correctCuti(tx, pelaku, id, body, saat)
      const data = await showBuku(tx, pelaku, 'GET /karyawan/{id}/cuti', id, saat)
      return { data, message: 'Cuti tahunan dikoreksi.' }
    }),
  )

  mount('GET /rekap/waktu-pengganti', async ({ pelaku }) => {
    const { karyawanId } = pelaku
    if (karyawanId === null)
      return { data: { aktif: false, menit_sehari: 0, saldo_menit: 0, sisa_hari: 0, entri: [] } }
    return {
      data: await showWaktuPengganti(db, pelaku, 'GET /rekap/waktu-pengganti', karyawanId, clock.now()),
    }
  })

  mount('GET /karyawan/{id}/waktu-pengganti', async ({ params: { id }, pelaku }) => ({
    data: await showWaktuPengganti(db, pelaku, 'GET /karyawan/{id}/waktu-pengganti', id, clock.now()),
  }))

  mount('POST /karyawan/{id}/waktu-pengganti', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const saat = clock.now()
      await correctPengganti(tx, pelaku, id, body, saat)
      const data = await showWaktuPengganti(tx, pelaku, 'POST /karyawan/{id}/waktu-pengganti', id, saat)
      return { data, message: 'Waktu pengganti dikoreksi.' }
    }),
  )

  mount('GET /pengaturan/cuti', async () => ({ data: await showPengaturan(db) }))

  mount('POST /pengaturan/cuti', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const { orang, hari } = await editPengaturan(tx, pelaku, body, clock.now())
      const bergeser = `Batas akhir ${hari} hari cuti dari ${orang} karyawan bergeser.`
      const message = `Aturan cuti disimpan.${orang > 0 ? ` ${bergeser}` : ''}`
      return { data: await showPengaturan(tx), message }
    }),
  )

  mount('GET /kelola/pengaturan/larangan-cuti', async () => ({ data: await showLarangan(db, clock.now()) }))

  mount('POST /kelola/pengaturan/larangan-cuti', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await createLarangan(tx, pelaku, body, clock.now())
      return { data: await showLarangan(tx, clock.now()), message: 'Tanggal tanpa cuti disimpan.' }
    }),
  )

  mount('POST /kelola/pengaturan/larangan-cuti/cabut', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await withdrawLarangan(tx, pelaku, body.id, clock.now())
      return { data: await showLarangan(tx, clock.now()), message: 'Tanggal tanpa cuti dicabut.' }
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
