import type { Bulan } from '@rekan/domain/bulan'
import {
  KOLOM_SALDO_CUTI,
  type KolomSaldoCuti,
  URUT_SALDO_CUTI,
  type UrutSaldoCuti,
} from '@rekan/domain/pengajuan/meja'
import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import type { WindowOf } from '../../../ui/wide/use-window-rows.ts'
import type { CariSaldo } from './saldo.search.ts'

/** Somebody's annual leave today, in days. */
export type Saldo = CallAnswer<'GET /kelola/cuti'>['data'][number]
export type Kalender = CallAnswer<'GET /kelola/izin/kalender'>['data']

export async function fetchSaldo(
  cari: CariSaldo,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<Saldo>> {
  const query = { ...wire(cari), ...urutOf(cari), mulai: String(mulai), jumlah: String(jumlah) }
  const { data, meta } = await call('GET /kelola/cuti', { query, signal })
  return { data, total: meta.total }
}

/** What the list shows, all of its rows. */
export async function fetchLembarSaldo(
  cari: CariSaldo,
  kolom: readonly string[],
  format: ExportFormat,
): Promise<File> {
  const dikenal = kolom.filter((satu): satu is KolomSaldoCuti =>
    (KOLOM_SALDO_CUTI as readonly string[]).includes(satu),
  )
  const query = { ...wire(cari), ...urutOf(cari), kolom: dikenal.join(','), format }
  return fileFrom((await call('GET /kelola/cuti/lembar', { query })).data)
}

export async function fetchKalender(
  { bulan, tahun }: Bulan,
  cari: CariSaldo,
  signal: AbortSignal,
): Promise<Kalender> {
  const query = { ...wire(cari), bulan: String(bulan), tahun: String(tahun) }
  return (await call('GET /kelola/izin/kalender', { query, signal })).data
}

function wire({ q, kantor, koordinator }: CariSaldo) {
  return {
    ...(q !== undefined && { q }),
    ...(kantor !== undefined && { kantor_id: String(kantor) }),
    ...(koordinator !== undefined && { koordinator_id: String(koordinator) }),
  }
}

function urutOf({ urut }: CariSaldo): { readonly urut?: UrutSaldoCuti | `-${UrutSaldoCuti}` } {
  const dikenal = URUT_SALDO_CUTI.flatMap((satu) => [satu, `-${satu}`] as const)
  const nilai = dikenal.find((satu) => satu === urut)
  return nilai === undefined ? {} : { urut: nilai }
}
