import { useEffect, useState } from 'react'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { formatRentang } from '../../../lib/format-hari.ts'
import { call } from '../../../lib/http.ts'
import { type Terkirim, useKirim } from '../../profil/diri/kiriman.queries.ts'
import type { jenisCutiQuery } from '../cuti/cuti.queries.ts'
import { invalidateAbsensi } from '../izin/absensi.queries.ts'
import { type Rencana, composePengajuan, rencanaOf } from './pengajuan.wire.ts'
import { type IsianPengajuan, bagianOf } from './pengajuan.schema.ts'

/** Milliseconds of rest in the choosing before the server is asked. */
const REST = 300

/**
 * The days that a plan would count, and the reasons against it; no call for null. The last answer stays while the next
 * is fetched, and `isOld` says so. The same plan must be the same object.
 */
export function useHitungan(rencana: Rencana | null) {
  const [rested, setRested] = useState(rencana)
  useEffect(() => {
    const timer = setTimeout(() => setRested(rencana), REST)
    return () => clearTimeout(timer)
  }, [rencana])
  const query = useQuery({
    // Phones keep what lies under the key of before in another shape.
    queryKey: ['absensi', 'hitung', rested],
    queryFn:
      rested === null
        ? skipToken
        : async ({ signal }) =>
            (await call('GET /absensi/hitung', { query: rencanaOf(rested), signal })).data,
    placeholderData: keepPreviousData,
  })
  return {
    data: rencana === null ? undefined : query.data,
    isOld: rested !== rencana || query.isPlaceholderData,
    isFetching: query.isFetching,
    isError: query.isError && rested === rencana,
    refetch: query.refetch,
  }
}

/** Here already where one has been chosen: the form fetches its code later. */
const JENIS_CUTI = ['absensi', 'jenis-cuti', ''] as unknown as ReturnType<typeof jenisCutiQuery>['queryKey']

/** Files a request by the outbox. Returns the name of what was asked for, and whether it waits. */
export function useSendPengajuan(pengganti: string | undefined) {
  const queryClient = useQueryClient()
  const kirim = useKirim()
  return async (isian: IsianPengajuan): Promise<Terkirim & { readonly judul: string }> => {
    const { jenisIzin, cuti, tanggal, file: _, ...lain } = isian
    const jenisCuti = queryClient.getQueryData(JENIS_CUTI)
    const dipilih = jenisIzin === 'CUTI' ? jenisCuti?.find(({ id }) => String(id) === cuti)?.nama : undefined
    const judul = dipilih ?? (jenisIzin === '' ? '' : NAMA_IZIN[jenisIzin])
    const terkirim = await kirim({
      jalur: '/absensi/pengajuan',
      isi: await composePengajuan(isian),
      kabar: {
        tentang: 'izin',
        judul,
        kapan: formatRentang(tanggal.mulai, bagianOf(jenisIzin).rentang ? tanggal.selesai : tanggal.mulai),
        isian: { jenisIzin, cuti, tanggal, ...lain },
      },
      pengganti,
    })
    void invalidateAbsensi(queryClient)
    return { ...terkirim, judul }
  }
}
