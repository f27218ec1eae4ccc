import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import type { Context } from '../../platform/http.ts'
import { readMasa } from './bulan.service.ts'
import { wireKunci, wireMenunggu, wirePengecualian } from './bulan.wire.ts'
import { countSlip, listBeritaAcaraBulan, listKlienBulan, listLokasiBulan } from './ikhtisar.queries.ts'
import { listKunci } from './kunci.queries.ts'
import {
  TANPA_TUNGGAKAN,
  countTunggakan,
  listMenunggu,
  listPengecualian,
  sumTunggakan,
} from './tunggakan.queries.ts'

type Diminta = Context<'GET /kelola/tutup-bulan/menunggu'>['query']

/** So many rows of a list are shown. */
const PALING = 200

/** A month's steps with their numbers, its sites and its locks. */
export async function showTutupBulan(
  db: Db,
  diminta: Context<'GET /kelola/tutup-bulan'>['query'],
  saat: Instan,
) {
  const masa = await readMasa(db, diminta, saat)
  const { tahun, bulan, dari, sampai, hariIni } = masa
  const [semua, tunggakan, kunci, klien, slip, lembar] = await Promise.all([
    listLokasiBulan(db, masa),
    countTunggakan(db, { ...masa, lokasi: null }),
    listKunci(db, masa),
    listKlienBulan(db, masa),
    countSlip(db, masa, masa),
    listBeritaAcaraBulan(db, masa, masa),
  ])
  const berlaku = kunci.filter(({ dibuka_pada }) => dibuka_pada === null)
  const lokasi = semua.map((satu) => ({
    ...satu,
    klien: [...satu.klien],
    tunggakan: tunggakan.get(satu.id) ?? TANPA_TUNGGAKAN,
    kunci_id: berlaku.find((k) => k.lokasi === null || k.lokasi.includes(satu.id))?.id ?? null,
  }))
  return {
    tahun,
    bulan,
    dari,
    sampai,
    sisa_hari: sisaHari(hariIni, sampai),
    orang: slip.orang,
    hari: semua.reduce((n, { hari }) => n + hari, 0),
    tunggakan: sumTunggakan(tunggakan.values()),
    slip,
    lokasi,
    klien,
    berita_acara: lembar.map(
      ({ id, kontrak_id, klien: nama, nomor, status, revisi, tenggat, keberatan }) => ({
        id,
        kontrak_id,
        klien: nama,
        nomor,
        status,
        revisi,
        tenggat,
        keberatan,
      }),
    ),
    kunci: kunci.map(wireKunci),
  }
}

/** Days to be put right before a month is locked, at a site or everywhere. */
export async function showPengecualian(db: Db, diminta: Diminta, saat: Instan) {
  const baris = await listPengecualian(db, await hariFrom(db, diminta, saat), PALING)
  return { data: baris.map(wirePengecualian), total: baris[0]?.total ?? 0 }
}

/** Requests to be decided before it. */
export async function showMenunggu(db: Db, diminta: Diminta, saat: Instan) {
  const baris = await listMenunggu(db, await hariFrom(db, diminta, saat), PALING)
  return { data: baris.map(wireMenunggu), total: baris[0]?.total ?? 0 }
}

async function hariFrom(db: Db, diminta: Diminta, saat: Instan) {
  const lokasi = diminta.kantor_id === undefined ? null : [diminta.kantor_id]
  return { ...(await readMasa(db, diminta, saat)), lokasi }
}

/** Days that are not over yet, today among them. */
function sisaHari(hariIni: Tanggal, sampai: Tanggal): number {
  return Math.max(0, Math.round((Date.parse(addHari(sampai, 1)) - Date.parse(hariIni)) / SEHARI_MS))
}

const SEHARI_MS = 86_400_000
