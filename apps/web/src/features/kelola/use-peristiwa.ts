import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Topik } from '@rekan/domain/kelola/peristiwa'
import { listenPeristiwa } from '../../lib/peristiwa.ts'
import { type Subject, invalidate } from '../../lib/query.ts'
import { ABSENSI, PRESENSI } from '../../lib/subjects.ts'
import { TUTUP_BULAN } from '../bulan/gaji/gaji.queries.ts'

const PAPAN = 'GET /kelola/hari-ini'
/** What on screens may have changed with a topic */
const BERUBAH: Readonly<Record<Topik, readonly Subject[]>> = {
  presensi: [PAPAN, ...PRESENSI, ['pengajuan'], ...TUTUP_BULAN],
  alarm: [PAPAN, 'notifikasi'],
  izin: [PAPAN, ...ABSENSI, ['pengajuan'], ...PRESENSI, ...TUTUP_BULAN],
  lembur: [PAPAN, 'lembur', ['pengajuan'], ...TUTUP_BULAN],
  pengumuman: [['pengumuman-kelola'], 'kelola/pengumuman'],
  proses: ['GET /kelola/roster/terbitan', 'GET /kelola/laporan', 'GET /kelola/payroll/proses'],
}

/** Keeps what the back office shows as it is on the server, as long as the frame stands. */
export function usePeristiwa(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    const onUbah = (topik: readonly Topik[] | null) => {
      const banyak = (topik ?? (Object.keys(BERUBAH) as Topik[])).flatMap((satu) => BERUBAH[satu])
      // What several topics change is asked for once.
      void invalidate(queryClient, ...new Map(banyak.map((satu) => [String(satu), satu])).values())
    }
    listenPeristiwa({ onUbah }, ending.signal)
    return () => ending.abort()
  }, [queryClient])
}
