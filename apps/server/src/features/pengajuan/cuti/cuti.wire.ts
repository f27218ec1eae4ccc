import { type Tanggal, addHari, formatTanggal } from '@rekan/domain/waktu'
import type { Hak } from './hak.queries.ts'
import type { listMutasi } from './mutasi.queries.ts'

type Mutasi = Awaited<ReturnType<typeof listMutasi>>[number]

/** Years whose leave is used up or has lapsed are shown for so long after they began. */
const TERLIHAT_HARI = 731

/** @param hak the newest year first */
export function wireBuku(hak: readonly Hak[], mutasi: readonly Mutasi[], hari: Tanggal) {
  const perHak = Map.groupBy(mutasi, (m) => m.hak_id)
  const berlaku = ({ mulai, sampai }: Hak) => mulai <= hari && hari <= sampai
  return {
    saldo: hak.filter(berlaku).reduce((jumlah, { sisa }) => jumlah + sisa, 0),
    hak: hak
      .filter((h) => (h.sisa > 0 && h.sampai >= hari) || addHari(h.mulai, TERLIHAT_HARI) > hari)
      .map((h) => ({
        id: h.id,
        mulai: h.mulai,
        akhir: h.akhir,
        sampai: h.sampai,
        sisa: h.sisa,
        berlaku: berlaku(h),
        mutasi: (perHak.get(h.id) ?? []).map(wireMutasi),
      })),
  }
}

function wireMutasi(m: Mutasi) {
  const { tanggal_mulai: mulai, tanggal_selesai: selesai } = m
  return {
    id: m.id,
    jenis: m.jenis,
    jumlah: m.jumlah,
    keterangan:
      mulai === null || selesai === null
        ? [m.keterangan, m.tanggal && formatTanggal(m.tanggal)].filter(Boolean).join(', ')
        : rentang(mulai, selesai),
    oleh: m.oleh_id === null ? null : { id: m.oleh_id, nama: m.oleh_nama ?? '' },
    pada: new Date(m.dibuat_pada).toISOString(),
  }
}

function rentang(mulai: Tanggal, selesai: Tanggal): string {
  return mulai === selesai ? formatTanggal(mulai) : `${formatTanggal(mulai)} s.d. ${formatTanggal(selesai)}`
}
