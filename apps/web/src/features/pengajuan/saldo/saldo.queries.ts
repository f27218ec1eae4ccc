import { keepPreviousData } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { KOLOM_SALDO_CUTI, URUT_SALDO_CUTI } from '@rekan/domain/pengajuan/meja'
import { fetchFile } from '../../../lib/download.ts'
import { type CallData, query } from '../../../lib/query.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import { useCallRows } from '../../../ui/wide/use-window-rows.ts'
import type { CariSaldo } from './saldo.search.ts'

/** Somebody's annual leave today, in days */
export type Saldo = CallData<'GET /kelola/cuti'>[number]
export type Kalender = CallData<'GET /kelola/izin/kalender'>

/** The balances that the address leaves. A correction of a ledger and a decision make them stale. */
export const useSaldo = (cari: CariSaldo) =>
  useCallRows('GET /kelola/cuti', { query: { ...timQuery(cari), urut: urutOf(cari) } })

/** The list as a file, all of its rows; its columns in the order of the screen. */
export function fetchLembarSaldo(
  cari: CariSaldo,
  kolom: readonly string[],
  format: ExportFormat,
): Promise<File> {
  const dikenal = kolom.filter((satu) => KOLOM_SALDO_CUTI.some((nama) => nama === satu))
  return fetchFile('GET /kelola/cuti/lembar', {
    query: { ...timQuery(cari), urut: urutOf(cari), kolom: dikenal.join(','), format },
  })
}

/** Who of a team is away in a month. */
export const bulanPergiQuery = ({ bulan, tahun }: Bulan, cari: CariSaldo) => ({
  ...query('GET /kelola/izin/kalender', {
    query: { ...timQuery(cari), bulan: String(bulan), tahun: String(tahun) },
  }),
  placeholderData: keepPreviousData<Kalender>,
})

function timQuery({ q, kantor, koordinator }: CariSaldo) {
  return {
    q,
    kantor_id: kantor === undefined ? undefined : String(kantor),
    koordinator_id: koordinator === undefined ? undefined : String(koordinator),
  }
}

function urutOf({ urut }: CariSaldo) {
  return URUT_SALDO_CUTI.flatMap((satu) => [satu, `-${satu}`] as const).find((satu) => satu === urut)
}
