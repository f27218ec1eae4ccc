import { FORMAT_BERITA_ACARA } from '@rekan/domain/berita-acara/berita-acara'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { JOB_BERKAS_LEMBAR } from '../putusan/tanda-tangan.service.ts'
import { fetchBerkas, findTanpaBerkas } from './berkas.service.ts'

/** Prints what was signed, with prices and without, and keeps it: whatever prints later, these are its files. */
export function berkasLembarJob(deps: Pick<Deps, 'db' | 'files'>): Job<{ id: number; revisi: number }> {
  return {
    name: JOB_BERKAS_LEMBAR,
    atOnce: 1,
    claim: () => findTanpaBerkas(deps.db),
    async work(lembar) {
      for (const format of FORMAT_BERITA_ACARA)
        for (const harga of [true, false]) await fetchBerkas(deps, lembar, format, harga)
    },
  }
}
