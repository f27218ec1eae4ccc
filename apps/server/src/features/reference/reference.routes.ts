import { lingkup } from '@rekan/domain/akses/akses'
import { hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { listBank, listKantorBuka, listReferensi } from './reference.queries.ts'

export function mountReference(mount: Mount, { db, clock }: Deps): void {
  mount('GET /reference/jenis-karyawan', async ({ query }) => ({
    data: await listReferensi(db, 'jenis_karyawan', query),
  }))
  mount('GET /reference/status-pernikahan', async ({ query }) => ({
    data: await listReferensi(db, 'status_pernikahan', query),
  }))
  mount('GET /reference/jenjang-pendidikan', async ({ query }) => ({
    data: await listReferensi(db, 'jenjang_pendidikan', query),
  }))
  mount('GET /reference/kantor', async ({ query, pelaku }) => ({
    data: await listKantorBuka(db, lingkup(pelaku, 'GET /reference/kantor'), hariBarat(clock.now()), query),
  }))
  mount('GET /reference/jadwal', async ({ query }) => ({ data: await listReferensi(db, 'jadwal', query) }))

  mount('GET /reference/bank', async ({ query }) => {
    const bank = await listBank(db, query)
    return { data: bank.map((jenisIzin) => ({ ...jenisIzin, kode: String(jenisIzin.id).padStart(3, '0') })) }
  })
}
