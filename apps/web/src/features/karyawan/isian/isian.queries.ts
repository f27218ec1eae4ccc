import { NAMA_DATA, type NamaData } from '@rekan/domain/karyawan/data-diri'
import type { Role } from '@rekan/domain/akses/peran'
import { useInvalidate } from '../../../lib/query.ts'
import { KARYAWAN } from '../../../lib/subjects.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { type DetailOrang, useStoreOrang } from '../orang/orang.queries.ts'
import { type IsianOrang, NAMA_TEMPAT, pickIsian } from './isian.ts'

/** Takes somebody on; sent again, because its answer got lost, it adds nobody twice. */
export function useCreateOrang(): (isian: IsianOrang) => Promise<DetailOrang> {
  const terima = useStoreOrang()
  const create = useWrite('POST /karyawan', { once: true })
  return async (isian) => {
    const { data, peringatan } = await create({
      body: {
        ...pickIsian(isian, NAMA_DATA),
        role: isian.role as Role,
        penempatan: { ...pickIsian(isian, NAMA_TEMPAT), tanggal_masuk: isian.mulai },
      },
    })
    tellPeringatan(peringatan)
    return terima(data)
  }
}

/** Sends the named fields alone. `versi` is the one that was edited; a newer one is refused with 409. */
export function useEditOrang(id: string) {
  const terima = useStoreOrang()
  const edit = useWrite('POST /karyawan/{id}', { once: true })
  return async (isian: IsianOrang, nama: readonly NamaData[], versi: number): Promise<DetailOrang> => {
    const { data, peringatan } = await edit({ params: { id }, body: { ...pickIsian(isian, nama), versi } })
    tellPeringatan(peringatan)
    return terima(data)
  }
}

/** Says what of a saved record should be looked at. */
function tellPeringatan(semua: readonly string[]): void {
  if (semua.length > 0) toast.info(semua.join(' '), 'peringatan')
}

/** Places somebody anew: what is shown of them asks again. */
export function usePlaceOrang(id: string): (isian: IsianOrang) => Promise<void> {
  const invalidate = useInvalidate()
  const place = useWrite('POST /karyawan/{id}/penempatan', { once: true })
  return async (isian) => {
    const { tanggal_masuk, tanggal_selesai, alasan } = isian
    await place({
      params: { id },
      body: { ...pickIsian(isian, NAMA_TEMPAT), tanggal_masuk, tanggal_selesai, alasan },
    })
    await invalidate(['penempatan', Number(id)], ...KARYAWAN)
  }
}
