import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { paged } from '../../../platform/paging.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { type Objek, type Perubahan, countPerubahan, listPerubahan } from './perubahan.queries.ts'

export function mountPerubahan(mount: Mount, { db, clock }: Deps): void {
  mount('GET /karyawan/{id}/perubahan', async ({ params: { id }, query, pelaku, url }) => {
    await requirePemilik({ db, pelaku, saat: clock.now() }, 'GET /karyawan/{id}/perubahan', id)
    const objek = objekFor(pelaku)
    const [baris, total] = await Promise.all([
      listPerubahan(db, id, objek, query),
      countPerubahan(db, id, objek),
    ])
    return paged(baris.map(wirePerubahan), total, query, url)
  })
}

/** Beside the person's own record those that the reader may look at: an auditor neither tax nor documents. */
function objekFor(pelaku: Pelaku): Objek[] {
  const BACA = {
    kontrak: 'GET /kelola/karyawan/{id}/kontrak',
    dokumen: 'GET /kelola/dokumen/{id}/berkas',
    pajak_karyawan: 'GET /kelola/karyawan/{id}/pajak',
  } as const
  const lain = ['kontrak', 'dokumen', 'pajak_karyawan'] as const
  return ['karyawan', ...lain.filter((objek) => cakupan(pelaku, BACA[objek]) !== null)]
}

function wirePerubahan({ id, waktu, oleh, tindakan, sebelum, sesudah }: Perubahan) {
  const nama = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
  return {
    id,
    waktu: new Date(waktu).toISOString(),
    oleh,
    tindakan,
    isian: nama.map((namaIsian) => ({
      nama: namaIsian,
      sebelum: teksFrom(sebelum?.[namaIsian]),
      sesudah: teksFrom(sesudah?.[namaIsian]),
    })),
  }
}

function teksFrom(nilai: unknown): string | null {
  if (nilai == null) return null
  return typeof nilai === 'string' ? nilai : JSON.stringify(nilai)
}
