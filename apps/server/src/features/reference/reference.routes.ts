import { wajibSaatDiajukan } from '@rekan/domain/izin'
import { hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { sisaCuti } from '../cuti/sisa.service.ts'
import { findPencuti, listBank, listJenisCuti, listKoordinator, listReferensi } from './reference.queries.ts'

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
  mount('GET /reference/kantor', async ({ query }) => ({ data: await listReferensi(db, 'kantor', query) }))
  mount('GET /reference/jadwal', async ({ query }) => ({ data: await listReferensi(db, 'jadwal', query) }))
  mount('GET /koordinator', async ({ pelaku, query }) => ({ data: await listKoordinator(db, pelaku, query) }))

  mount('GET /reference/bank', async ({ query }) => {
    const bank = await listBank(db, query)
    return { data: bank.map((satu) => ({ ...satu, kode: String(satu.id).padStart(3, '0') })) }
  })

  mount('GET /reference/jenis-cuti', async ({ pelaku, query }) => {
    const pencuti = await findPencuti(db, pelaku.karyawanId)
    const sisa = pencuti && (await sisaCuti(db, pencuti, clock.now()))
    const jenis = await listJenisCuti(db, pencuti?.jenis_kelamin ?? null, hariBarat(clock.now()), query)
    return {
      data: jenis.map((satu) => ({
        ...satu,
        dokumen_wajib: wajibSaatDiajukan(satu),
        sisa: sisa?.(satu) ?? null,
      })),
    }
  })
}
