import { type Pelaku, cakupan, lingkup } from '@rekan/domain/akses/akses'
import { type Bulan, bulanFrom, rentangBulan } from '@rekan/domain/bulan'
import type { JenisLaporan } from '@rekan/domain/laporan/jenis'
import {
  type BarisLaporan,
  LAPORAN_BIAYA,
  computePersenMargin,
  computePerputaran,
  computeTerisi,
  roundMenit,
} from '@rekan/domain/laporan/laporan'
import { durasiLembur } from '@rekan/domain/pengajuan/lembur/lembur'
import { type Instan, type Tanggal, addHari, formatTanggal, hariBarat } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { fetchKeterisian } from '../../papan/hari-ini/keterisian.service.ts'
import { listLokasiDikoordinasi } from '../../penempatan/pengganti.sql.ts'
import { saldoCuti } from '../../pengajuan/kuota/saldo.sql.ts'
import { fetchHariHitung } from '../../presensi/hari/hari.banyak.service.ts'
import {
  type BarisHari,
  awalBaris,
  barisJamKerja,
  barisKeterlambatan,
  barisPresensi,
  barisTanpaPresensi,
  isBekerja,
  pukul,
} from './hari.ts'
import {
  MINTA,
  type OrangLaporan,
  type Saringan,
  fetchSampaiCuti,
  listKantor,
  listKepegawaian,
  listLembur,
  listPosKlien,
  listOrang,
} from './orang.queries.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

export type LaporanDiminta = {
  readonly jenis: JenisLaporan
  readonly masa: Bulan
  readonly kantor_id: number | null
  readonly koordinator_id: number | null
  readonly klien_id: number | null
}
/** Some more rows, and how far that is. */
export type Bagian = {
  readonly baris: readonly BarisLaporan[]
  readonly selesai: number
  readonly dari: number
}

/** People at once: their days fit into memory many times over, and a step is a second or so. */
const ORANG_SEKALIGUS = 15

/** The rows of a report as far as `pelaku` may see them, in their order; what it says is as of `saat`. */
export function composeLaporan(
  { db, pelaku, saat }: Pandangan,
  { jenis, masa, ...sisanya }: LaporanDiminta,
): AsyncGenerator<Bagian> {
  const saringan = { ...rentangBulan(masa), ...sisanya }
  return SUSUN[jenis](db, pelaku, saringan, saat)
}

type Susun = (db: Db, pelaku: Pelaku, saringan: Saringan, saat: Instan) => AsyncGenerator<Bagian>

const SUSUN: Readonly<Record<JenisLaporan, Susun>> = {
  presensi: perHari(barisPresensi),
  keterlambatan: perHari(barisKeterlambatan),
  'tanpa-presensi': perHari(barisTanpaPresensi),
  'jam-kerja': perHari(barisJamKerja),
  lembur: perOrang(async (db, orang, saringan) => {
    const lembur = Map.groupBy(
      await listLembur(
        db,
        orang.map(({ id }) => id),
        saringan,
      ),
      ({ karyawan_id }) => karyawan_id,
    )
    return orang.flatMap((satu) =>
      (lembur.get(satu.id) ?? []).map((l) => [
        ...awalBaris(satu),
        formatTanggal(l.tanggal),
        `${pukul(l.mulai, satu.zona)}–${pukul(l.selesai, satu.zona)} ${satu.zona}`,
        roundMenit(durasiLembur(l)),
        l.keterangan,
      ]),
    )
  }),
  'saldo-cuti': perOrang(async (db, orang, _, saat) => {
    const ids = orang.map(({ id }) => id)
    const [saldo, sampai] = [await saldoCuti(db, ids, saat), await fetchSampaiCuti(db, ids, hariBarat(saat))]
    return orang.map((satu) => {
      const akhir = sampai.get(satu.id)
      const berlaku = akhir === undefined ? null : formatTanggal(akhir)
      return [...awalBaris(satu), formatTanggal(satu.tanggal_masuk), berlaku, saldo.get(satu.id) ?? 0]
    })
  }),
  async *kepegawaian(db, pelaku, saringan, saat) {
    const sampai = [saringan.sampai, hariBarat(saat)].toSorted()[0] as Tanggal
    const semua = await listKepegawaian({ db, pelaku, saat }, { ...saringan, sampai })
    const baris = semua.map((s) => [
      s.lokasi,
      s.awal,
      s.masuk,
      s.pindah_masuk,
      s.keluar,
      s.pindah_keluar,
      s.akhir,
      computePerputaran(s.awal, s.akhir, s.keluar),
    ])
    yield { baris, selesai: 1, dari: 1 }
  },
  async *keterisian(db, pelaku, saringan, saat) {
    const siapa = lingkup(pelaku, MINTA)
    const isTim = siapa?.jenis === 'tim'
    const dikoordinasi = isTim ? await listLokasiDikoordinasi(db, pelaku.penggunaId, saat) : []
    const lokasiSaya = dikoordinasi.filter((id) => pelaku.kantorIds?.includes(id) ?? true)
    const orang = isTim ? await listOrang({ db, pelaku, saat }, { ...saringan, kantor_id: null }) : []
    const boleh =
      siapa?.jenis === 'kantor'
        ? siapa.kantorIds
        : isTim
          ? [...new Set([...lokasiSaya, ...orang.map(({ kantor_id }) => kantor_id)])]
          : null
    const { kantor_id } = saringan
    const diminta = kantor_id === null ? boleh : [kantor_id].filter((id) => boleh?.includes(id) ?? true)
    const kantor = await listKantor(db, diminta, saringan)
    const milikKlien = await listPosKlien(db, saringan)
    const tim = new Set(orang.map(({ id }) => id))
    for (const [ke, { id, nama }] of kantor.entries()) {
      const isPos = !isTim || lokasiSaya.includes(id)
      const { pos, ...semua } = await fetchKeterisian(
        db,
        { kantorId: id, orang: isPos ? null : tim, isPos },
        saringan,
        saat,
      )
      const jumlah = (apa: 'rencana' | 'terisi' | 'terlambat') => pos.reduce((n, satu) => n + satu[apa], 0)
      const [rencana, terisi] = [semua.rencana - jumlah('rencana'), semua.terisi - jumlah('terisi')]
      const tanpaPos = {
        nama: 'Tanpa pos',
        butuh: 0,
        rencana,
        terisi,
        terlambat: semua.terlambat - jumlah('terlambat'),
        kosong: 0,
      }
      const isi = [
        ...pos.filter((satu) => milikKlien?.has(satu.id) ?? true),
        // What has no post is no client's.
        ...(rencana > 0 && milikKlien === null ? [tanpaPos] : []),
      ]
      const baris = isi.map((satu) => [
        nama,
        satu.nama,
        satu.butuh,
        satu.rencana,
        satu.terisi,
        satu.terlambat,
        roundMenit(satu.kosong),
        computeTerisi(satu.terisi, satu.rencana),
      ])
      yield { baris, selesai: ke + 1, dari: kantor.length }
    }
  },
  async *[LAPORAN_BIAYA](db, pelaku, saringan, saat) {
    const { kantor_id, dari } = saringan
    // Of whoever had the right when they asked, and has it no more, nothing.
    if (cakupan(pelaku, 'biayaLokasi') === null) return
    // Only here: no other report needs what prices follow from.
    const { fetchMarginLokasi } = await import('../../berita-acara/margin/margin.service.ts')
    const kantor = await listKantor(db, kantor_id === null ? null : [kantor_id], saringan)
    let selesai = 0
    for await (const satu of fetchMarginLokasi(
      db,
      kantor.map(({ id }) => id),
      bulanFrom(dari),
      saat,
    )) {
      const { nama } = kantor[selesai] ?? { nama: '' }
      const { klien, harga, orang, tanpa_slip } = satu
      // Where several are served, each with what it brings and bears.
      const milik = klien.length < 2 ? [{ ...satu, nama: klien[0]?.nama ?? '', id: klien[0]?.id }] : klien
      const baris = milik
        .map((bagian, urut) => [
          nama,
          bagian.nama,
          bagian.harga,
          bagian.gaji,
          bagian.lembur,
          bagian.bpjs,
          bagian.thr,
          bagian.pengganti,
          bagian.margin,
          computePersenMargin(bagian.margin, bagian.harga),
          // Counted once.
          urut === 0 ? tanpa_slip : 0,
        ])
        .filter((_, urut) => saringan.klien_id === null || milik[urut]?.id === saringan.klien_id)
      selesai += 1
      yield { baris: harga === 0 && orang === 0 ? [] : baris, selesai, dari: kantor.length }
    }
  },
}

type SusunOrang = (
  db: Db,
  orang: readonly OrangLaporan[],
  saringan: Saringan,
  saat: Instan,
) => Promise<readonly BarisLaporan[]>

/** A report of people, some of them at a time. */
function perOrang(susun: SusunOrang): Susun {
  return async function* bagian(db, pelaku, saringan, saat) {
    const semua = await listOrang({ db, pelaku, saat }, saringan)
    yield { baris: [], selesai: 0, dari: semua.length }
    const prepare = (ke: number) => {
      const siap = susun(db, semua.slice(ke, ke + ORANG_SEKALIGUS), saringan, saat)
      // Nobody waits for it once one before it has failed.
      siap.catch(() => undefined)
      return siap
    }
    const antre = semua.length === 0 ? [] : [prepare(0)]
    for (let ke = 0; ke < semua.length; ke += ORANG_SEKALIGUS) {
      const lanjut = ke + antre.length * ORANG_SEKALIGUS
      if (lanjut < semua.length) antre.push(prepare(lanjut))
      const baris = (await antre.shift()) ?? []
      yield { baris, selesai: Math.min(ke + ORANG_SEKALIGUS, semua.length), dari: semua.length }
    }
  }
}

/** A report of people's days. */
function perHari(barisHari: BarisHari): Susun {
  return perOrang(async (db, orang, { dari, sampai }, saat) => {
    const tanggal: Tanggal[] = []
    for (let hari = dari; hari <= sampai; hari = addHari(hari, 1)) tanggal.push(hari)
    const semua = await fetchHariHitung(
      db,
      orang.map(({ id }) => ({ karyawanId: id, dari, sampai })),
    )
    return orang.flatMap((satu, ke) => {
      const milik = new Map((semua[ke] ?? []).map((hari) => [hari.tanggal, hari]))
      const bekerja = tanggal.map((hari) => (isBekerja(satu, hari) ? (milik.get(hari) ?? null) : null))
      return bekerja.some((h) => h !== null) ? barisHari({ orang: satu, hari: bekerja }, saat) : []
    })
  })
}
