import { call } from '../../../lib/http.ts'

/** How annual leave is carried over, and whether joint leave is taken from it. */
export type AturanCuti = {
  /** Months after its year in which what is left may be taken */
  readonly bawaBulan: number
  /** Days at most; null: all */
  readonly bawaHari: number | null
  readonly isBersamaMemotong: boolean
}

export async function fetchAturanCuti(signal: AbortSignal): Promise<AturanCuti> {
  const { data } = await call('GET /pengaturan/cuti', { signal })
  return {
    bawaBulan: data.bawa_bulan,
    bawaHari: data.bawa_hari,
    isBersamaMemotong: data.bersama_memotong,
  }
}

/** What is said to it: whose leave it touches. */
export async function editAturanCuti(aturan: AturanCuti): Promise<string> {
  const { message } = await call('POST /pengaturan/cuti', {
    body: {
      bawa_bulan: aturan.bawaBulan,
      bawa_hari: aturan.bawaHari,
      bersama_memotong: aturan.isBersamaMemotong,
    },
  })
  return message ?? 'Aturan cuti disimpan.'
}
