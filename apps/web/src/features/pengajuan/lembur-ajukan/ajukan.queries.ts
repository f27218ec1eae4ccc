import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isTanggal, parseJam } from '@rekan/domain/waktu'
import { query } from '../../../lib/query.ts'
import { formatHari } from '../../../lib/format-hari.ts'
import { type Terkirim, useKirim } from '../../profil/diri/kiriman.queries.ts'
import { type Rencana, composeLembur, namaPemutus, rencanaOf } from './ajukan.wire.ts'
import type { IsianLembur } from './ajukan.schema.ts'

/** What the request comes to, as soon as it says when; the last answer stays in sight while the next is fetched. */
export function useHitungan({ karyawan, tanggal, jamMulai, jamSelesai }: Rencana, untukTim: boolean) {
  const rencana = { karyawan, tanggal, jamMulai, jamSelesai }
  return useQuery({
    ...query('GET /lembur/hitung', { query: rencanaOf(rencana) }),
    enabled: (karyawan !== '' || !untukTim) && isTanggal(tanggal) && isJam(jamMulai) && isJam(jamSelesai),
    placeholderData: keepPreviousData,
  })
}

function isJam(teks: string): boolean {
  return parseJam(teks) !== undefined
}

/** Files it by the outbox. Returns who decides it, or that it waits on the phone. */
export function useCreateLembur(untukTim: boolean, pengganti: string | undefined) {
  const queryClient = useQueryClient()
  const kirim = useKirim()
  return async (isian: IsianLembur): Promise<Dikirim> => {
    const { tanggal, jamMulai, jamSelesai } = isian
    const terkirim = await kirim({
      jalur: '/lembur/pengajuan',
      isi: composeLembur(isian),
      kabar: {
        tentang: untukTim ? 'lembur-tim' : 'lembur',
        judul: 'Lembur',
        kapan: `${formatHari(tanggal)} ${jamMulai}–${jamSelesai}`,
        isian,
      },
      pengganti,
    })
    void queryClient.invalidateQueries({ queryKey: ['lembur'] })
    return terkirim.jenis === 'diterima' ? { ...terkirim, pemutus: namaPemutus(terkirim.body) } : terkirim
  }
}

type Dikirim =
  | { readonly jenis: 'diterima'; readonly pemutus: string }
  | Extract<Terkirim, { jenis: 'tersimpan' }>
