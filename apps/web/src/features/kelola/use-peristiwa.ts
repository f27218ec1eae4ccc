import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Topik } from '@rekan/domain/kelola/peristiwa'
import { listenPeristiwa } from '../../lib/peristiwa.ts'

/** What screens keep that may have changed with a topic, by the beginnings of the queries' keys. */
const KUNCI: Readonly<Record<Topik, readonly string[]>> = {
  presensi: ['papan', 'presensi', 'pengajuan', 'tutup-bulan'],
  alarm: ['papan', 'notifikasi'],
  izin: ['papan', 'absensi', 'pengajuan', 'presensi', 'tutup-bulan'],
  lembur: ['papan', 'lembur', 'pengajuan', 'tutup-bulan'],
  pengumuman: ['pengumuman-kelola'],
  proses: ['proses'],
}

/** Keeps what the back office shows as it is on the server, as long as the frame stands. */
export function usePeristiwa(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    const onUbah = (topik: readonly Topik[] | null) => {
      const banyak = topik ?? (Object.keys(KUNCI) as Topik[])
      for (const kunci of new Set(banyak.flatMap((satu) => KUNCI[satu])))
        void queryClient.invalidateQueries({ queryKey: [kunci] })
    }
    listenPeristiwa({ onUbah }, ending.signal)
    return () => ending.abort()
  }, [queryClient])
}
