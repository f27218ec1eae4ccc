import type { JenisCuti } from '@rekan/domain/pengajuan/izin/izin'
import { type Pemakaian, sisaKuota } from '@rekan/domain/pengajuan/cuti/kuota-cuti'
import type { SisaHak } from '@rekan/domain/pengajuan/cuti/cuti'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { KUOTA_LEMBUR } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { type Instan, type Tanggal, formatJam, jamLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { listHakCuti } from '../cuti/hak.service.ts'
import { fetchHariTerpakai } from '../kuota/terpakai.service.ts'
import { fetchWaktuPengganti } from '../kuota/waktu-pengganti.service.ts'
import type { Absensi } from './absensi.queries.ts'
import { fetchJenisCuti } from '../izin-ajukan/ajukan.queries.ts'
import {
  type Bentrok,
  type Lembur,
  type Sebelumnya,
  type Sekantong,
  type Tercatat,
  listBentrok,
  listLembur,
  listSebelumnya,
  listSekantong,
  listTercatat,
} from './pertimbangan.queries.ts'

/** What a decision needs beside the request itself, as the wire shows it. */
export type Pertimbangan = ReturnType<typeof wirePertimbangan>

/** By request, for those that the reader may decide. Whatever their number, these are the same few statements. */
export async function fetchPertimbangan(
  db: Db | Tx,
  semua: readonly Absensi[],
  hariIni: Tanggal,
  saat: Instan,
): Promise<ReadonlyMap<number, Pertimbangan>> {
  const diputus = semua.filter((a) => a.dapat_diputus)
  if (diputus.length === 0) return new Map()
  const cuti = diputus.filter((a) => a.cuti !== null)
  const [koreksi = [], bukanKoreksi = []] = [true, false].map((ya) =>
    diputus.filter((a) => (a.jenis_izin === 'KOREKSI_PRESENSI') === ya),
  )
  // One after the other: in a transaction there is one connection.
  const jenis = await fetchJenisCuti(db, [...new Set(cuti.map((a) => a.cuti?.id ?? 0))], hariIni)
  const sekantong = await listSekantong(db, idFrom(cuti))
  const tahunan = cuti.filter((a) => jenis.get(a.cuti?.id ?? 0)?.mengurangi_cuti_tahunan)
  const hak = await fetchHak(db, tahunan, hariIni)
  const berlembur = cuti.filter((a) => jenis.get(a.cuti?.id ?? 0)?.kuota_per === KUOTA_LEMBUR)
  const pengganti = await fetchWaktuPengganti(db, [...new Set(berlembur.map((a) => a.karyawan_id))], saat)
  const terpakai = await fetchTerpakai(db, cuti, jenis, sekantong)
  const sebelumnya = await listSebelumnya(db, idFrom(bukanKoreksi))
  const bentrok = await listBentrok(db, idFrom(bukanKoreksi))
  const lembur = await listLembur(db, idFrom(bukanKoreksi))
  const tercatat = await listTercatat(db, idFrom(koreksi))
  return new Map(
    diputus.map((a) => {
      const untuk = (satu: { readonly untuk: number }) => satu.untuk === a.id
      const kantong = computeKantong(a, jenis.get(a.cuti?.id ?? 0), sekantong.filter(untuk), {
        hak: hak.get(a.karyawan_id) ?? [],
        terpakai: terpakai.get(a.id) ?? [],
        pengganti: pengganti.get(a.karyawan_id),
      })
      return [
        a.id,
        wirePertimbangan(a, kantong, {
          sebelumnya: sebelumnya.filter(untuk),
          bentrok: bentrok.filter(untuk),
          lembur: lembur.filter(untuk),
          tercatat: tercatat.filter(untuk),
        }),
      ]
    }),
  )
}

function idFrom(semua: readonly Absensi[]): readonly number[] {
  return semua.map(({ id }) => id)
}

type Kantong = { readonly sisa: number | null; readonly menunggu_lain: number }

async function fetchHak(
  db: Db | Tx,
  tahunan: readonly Absensi[],
  hariIni: Tanggal,
): Promise<ReadonlyMap<number, readonly SisaHak[]>> {
  const batas = tahunan.flatMap((a) => [a.tanggal_mulai, a.tanggal_selesai]).toSorted()
  const [dari, sampai] = [batas[0], batas.at(-1)]
  if (dari === undefined || sampai === undefined) return new Map()
  return listHakCuti(db, [...new Set(tahunan.map((a) => a.karyawan_id))], { hari: hariIni, dari, sampai })
}

/** Of requests for leave by the month, the days that others have of their months. */
async function fetchTerpakai(
  db: Db | Tx,
  cuti: readonly Absensi[],
  jenis: ReadonlyMap<number, JenisCuti>,
  sekantong: readonly Sekantong[],
): Promise<ReadonlyMap<number, readonly Tanggal[]>> {
  const menurutBulan = new Map(
    cuti.flatMap((a) => {
      const milik = jenis.get(a.cuti?.id ?? 0)
      return milik && isBerulang(milik) ? [[a.id, milik] as const] : []
    }),
  )
  const permintaanLain = sekantong.flatMap((l) => {
    const milik = l.sebulan ? menurutBulan.get(l.untuk) : undefined
    return milik === undefined ? [] : [{ ...l, satuan: milik.satuan, cara_hitung: milik.cara_hitung }]
  })
  const hari = await fetchHariTerpakai(db, permintaanLain)
  const terpakai = new Map<number, readonly Tanggal[]>()
  for (const [i, { untuk }] of permintaanLain.entries())
    terpakai.set(untuk, [...(terpakai.get(untuk) ?? []), ...(hari[i] ?? [])])
  return terpakai
}

/** What is left of the leave that a request draws on; where each occasion stands alone, others take nothing of it. */
function computeKantong(
  a: Absensi,
  cuti: JenisCuti | undefined,
  permintaanLain: readonly Sekantong[],
  pemakaian: Pemakaian,
): Kantong {
  if (cuti === undefined) return { sisa: null, menunggu_lain: 0 }
  const jumlah = (ini: readonly Sekantong[]) => ini.reduce((n, { total_hari }) => n + total_hari, 0)
  const sebulan = permintaanLain.filter((l) => l.sebulan)
  const sisa = sisaKuota(a, cuti, pemakaian)
  const isSaldo = cuti.mengurangi_cuti_tahunan || cuti.kuota_per === KUOTA_LEMBUR
  const seberapa = isSaldo ? permintaanLain : isBerulang(cuti) ? sebulan : []
  return { sisa, menunggu_lain: jumlah(seberapa.filter(({ status }) => status === 'menunggu')) }
}

/** Whether others near it take of the same: leave by the month and by the period. */
function isBerulang({ kuota_per }: Pick<JenisCuti, 'kuota_per'>): boolean {
  return kuota_per === 'bulan' || kuota_per === 'periode'
}

function wirePertimbangan(
  a: Absensi,
  kantong: Kantong,
  {
    sebelumnya,
    bentrok,
    lembur,
    tercatat,
  }: {
    readonly sebelumnya: readonly Sebelumnya[]
    readonly bentrok: readonly Bentrok[]
    readonly lembur: readonly Lembur[]
    readonly tercatat: readonly Tercatat[]
  },
) {
  return {
    ...kantong,
    // Of somebody else no more than the kind: which leave it is, is theirs and their coordinator's to know.
    bentrok: bentrok.map(({ untuk: _untuk, jenis_izin, ...satu }) => ({
      ...satu,
      jenis: NAMA_IZIN[jenis_izin],
    })),
    lembur: lembur.map(({ tanggal, mulai, selesai, zona_waktu: zona }) => ({
      tanggal,
      jam_mulai: formatJam(jamLokal(mulai, zona)),
      jam_selesai: formatJam(jamLokal(selesai, zona)),
    })),
    sebelumnya: sebelumnya.map(({ untuk: _untuk, ...satu }) => satu),
    tercatat:
      a.jenis_izin === 'KOREKSI_PRESENSI'
        ? { check_in: pukul(tercatat, 'check_in'), check_out: pukul(tercatat, 'check_out') }
        : null,
  }
}

function pukul(tercatat: readonly Tercatat[], jenis: Tercatat['jenis']): string | null {
  const kejadian = tercatat.find((t) => t.jenis === jenis)
  return kejadian === undefined ? null : formatJam(jamLokal(kejadian.waktu, kejadian.zona_waktu))
}
