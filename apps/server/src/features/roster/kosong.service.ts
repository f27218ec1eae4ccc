import { lingkup } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { HARI_KOSONG, compareBebas, judgeBebas } from '@rekan/domain/roster/bebas'
import { judgeTerisi } from '@rekan/domain/roster/lembar'
import { type Kerja, kalimatPeringatan } from '@rekan/domain/roster/peringatan'
import { type Instan, type Tanggal, addHari, formatJam, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { kebutuhanShift } from './kebutuhan.ts'
import {
  type BerdiriDiPos,
  type LokasiPos,
  type OrangDilihat,
  listBerdiri,
  listLokasiPos,
  listOrangBebas,
  listSemuaShift,
} from './kosong.queries.ts'
import { fetchRencanaRoster, kerjaDraf } from './rencana.service.ts'
import { type PosRoster, type ShiftRoster, listPosRoster } from './roster.queries.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

type Daftar = Answer<'GET /kelola/roster/kosong'>
type Kosong = Daftar['data'][number]
type Dibuka = Answer<'GET /kelola/roster/kosong/orang'>['data']
type Bebas = Dibuka['orang'][number]

/** So many people are named for a post. */
const DISEBUT = 20

/** What the posts of sites need on some days, and who stands there. */
type Keadaan = {
  readonly lokasi: readonly LokasiPos[]
  readonly pos: readonly PosRoster[]
  readonly shift: readonly ShiftRoster[]
  readonly berdiri: readonly BerdiriDiPos[]
}

/** What posts still need from now on, earliest first, at the sites that the caller has to do with. */
export async function listKosong(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  { kantor_id, mulai, jumlah }: Context<'GET /kelola/roster/kosong'>['query'],
): Promise<Daftar> {
  const semua = await listLokasiPos(db, lingkup(pelaku, tindakan), saat)
  const lokasi = semua.filter(({ id }) => kantor_id === undefined || id === kantor_id)
  const keadaan = await fetchKeadaan(db, lokasi, saat)
  const kosong = lokasi
    .flatMap((satu) => kosongDi(satu, keadaan, saat))
    .toSorted((ini, itu) => (ini.tanggal < itu.tanggal ? -1 : ini.tanggal > itu.tanggal ? 1 : 0))
  return { data: kosong.slice(mulai, mulai + jumlah), meta: { total: kosong.length } }
}

/**
 * One of them, filled or not, with who could be put there, best first. Throws 422 for a post that is none or of a site
 * that is none of the caller's, for a day that the list does not reach, or where the post needs nobody of this shift.
 */
export async function showKosong(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  { pos_id, jenis_shift_id, tanggal }: Context<'GET /kelola/roster/kosong/orang'>['query'],
): Promise<Dibuka> {
  const siapa = lingkup(pelaku, tindakan)
  const keadaan = await fetchKeadaan(db, await listLokasiPos(db, siapa, saat), saat)
  const pos = keadaan.pos.find(({ id }) => id === pos_id)
  const lokasi = keadaan.lokasi.find(({ id }) => id === pos?.kantor_id)
  const shift = keadaan.shift.find(({ id }) => id === jenis_shift_id)
  if (pos === undefined || lokasi === undefined || shift === undefined)
    throw invalid({ pos_id: ['Pos atau jenis shift ini tidak ditemukan.'] })
  const { zona_waktu: zona } = lokasi
  const [kerja] = kerjaDraf(
    { tanggal, jenis_shift_id, pos_id, cuti: false },
    { shift: [shift], pos: [pos], zona },
  )
  const keperluan = kebutuhanDi(lokasi, shift, tanggal, keadaan).find(({ id }) => id === pos_id)
  const isTerjangkau = tanggalDiperiksa(lokasi, saat).includes(tanggal)
  if (kerja === undefined || keperluan === undefined || !isTerjangkau)
    throw invalid({ tanggal: ['Pos ini tidak membutuhkan shift itu pada tanggal tersebut.'] })
  const orang = await listOrangBebas(
    db,
    { kantorId: lokasi.id, tanggal, mulai: kerja.mulai, selesai: kerja.selesai },
    siapa,
    saat,
  )
  return {
    kosong: wireKosong(lokasi, pos, shift, { tanggal, ...keperluan }),
    orang: await judgeOrang(db, kerja, orang, keadaan, lokasi),
  }
}

/** The days of a site that are looked at. */
function tanggalDiperiksa({ zona_waktu }: LokasiPos, saat: Instan): Tanggal[] {
  const hariIni = tanggalLokal(saat, zona_waktu)
  return Array.from({ length: HARI_KOSONG }, (_, ke) => addHari(hariIni, ke))
}

async function fetchKeadaan(db: Db, lokasi: readonly LokasiPos[], saat: Instan): Promise<Keadaan> {
  const ids = lokasi.map(({ id }) => id)
  const tanggal = lokasi.flatMap((satu) => tanggalDiperiksa(satu, saat)).toSorted()
  const [dari, sampai] = [tanggal[0], tanggal.at(-1)]
  if (dari === undefined || sampai === undefined) return { lokasi, pos: [], shift: [], berdiri: [] }
  const rentang = { dari, sampai }
  const [pos, shift, berdiri] = await Promise.all([
    listPosRoster(db, ids, rentang),
    listSemuaShift(db),
    listBerdiri(db, ids, rentang),
  ])
  return { lokasi, pos, shift, berdiri }
}

/** What a site's posts still need; a shift that is over lacks nobody any more. */
function kosongDi(lokasi: LokasiPos, { berdiri, ...lain }: Keadaan, saat: Instan): Kosong[] {
  const pos = lain.pos.filter(({ kantor_id }) => kantor_id === lokasi.id)
  if (pos.length === 0) return []
  const keadaan = { ...lain, pos, berdiri: berdiri.filter(({ kantor_id }) => kantor_id === lokasi.id) }
  return tanggalDiperiksa(lokasi, saat).flatMap((tanggal) =>
    lain.shift
      .filter((shift) => selesaiShift(shift, tanggal, lokasi) > saat)
      .flatMap((shift) =>
        kebutuhanDi(lokasi, shift, tanggal, keadaan).flatMap((keperluan) => {
          const satu = pos.find(({ id }) => id === keperluan.id)
          const isKurang = keperluan.terisi < keperluan.butuh
          return satu !== undefined && isKurang
            ? [wireKosong(lokasi, satu, shift, { tanggal, ...keperluan })]
            : []
        }),
      ),
  )
}

function selesaiShift(shift: ShiftRoster, tanggal: Tanggal, { zona_waktu }: LokasiPos): Instan {
  const jam = { mulai: shift.jam_mulai, selesai: shift.jam_selesai }
  return shiftFrom(tanggal, jam, shift.toleransi_detik, zona_waktu).selesai
}

type Keperluan = { readonly id: number; readonly butuh: number; readonly terisi: number }

/** What each post of a site needs of a shift on a date, and how many stand there. */
function kebutuhanDi(
  lokasi: LokasiPos,
  shift: ShiftRoster,
  tanggal: Tanggal,
  { pos, berdiri }: Keadaan,
): Keperluan[] {
  const diSini = pos.filter(({ kantor_id }) => kantor_id === lokasi.id)
  const butuh = kebutuhanShift(diSini, shift.id, tanggal)
  if (butuh.length === 0) return []
  const diPos = berdiri
    .filter((satu) => satu.kantor_id === lokasi.id && satu.tanggal === tanggal)
    .filter(({ jenis_shift_id }) => jenis_shift_id === shift.id)
    .map(({ pos_id }) => pos_id)
  const selisih = judgeTerisi(butuh, diPos)
  return butuh.map((satu) => ({
    id: satu.pos_id,
    butuh: satu.butuh,
    terisi: selisih.find(({ pos_id }) => pos_id === satu.pos_id)?.terisi ?? satu.butuh,
  }))
}

function wireKosong(
  { id: kantorId, nama: kantorNama }: LokasiPos,
  pos: PosRoster,
  { id, nama, huruf, warna, jam_mulai, jam_selesai }: ShiftRoster,
  { tanggal, butuh, terisi }: Pick<Kosong, 'tanggal' | 'butuh' | 'terisi'>,
): Kosong {
  return {
    tanggal,
    kantor: { id: kantorId, nama: kantorNama },
    pos: { id: pos.id, nama: pos.nama },
    shift: {
      id,
      nama,
      huruf,
      warna,
      jam_mulai: formatJam(jam_mulai),
      jam_selesai: formatJam(jam_selesai),
    },
    butuh,
    terisi,
  }
}

/** Who of them could do a work, best first; what is drafted for them counts as their work. */
async function judgeOrang(
  db: Db,
  kerja: Kerja,
  orang: readonly OrangDilihat[],
  { shift, pos }: Keadaan,
  { id: kantorId, zona_waktu: zona }: LokasiPos,
): Promise<Bebas[]> {
  const ids = orang.map(({ id }) => id)
  const rentang = { dari: kerja.tanggal, sampai: kerja.tanggal }
  const [rencana, { istirahat_minimum_jam }] = await Promise.all([
    fetchRencanaRoster(db, ids, rentang, { shift, pos, zona }),
    readPengaturan(db, kerja.tanggal),
  ])
  const dinilai = orang.flatMap((satu) => {
    const mereka = rencana.get(satu.id)?.rencana
    const bebas =
      mereka &&
      judgeBebas(
        kerja,
        { karyawanId: satu.id, nama: satu.nama, disini: satu.kantor_id === kantorId, rencana: mereka },
        istirahat_minimum_jam * 3600,
      )
    return bebas ? [{ satu, bebas }] : []
  })
  return dinilai
    .toSorted((ini, itu) => compareBebas(ini.bebas, itu.bebas))
    .slice(0, DISEBUT)
    .map(({ satu: { id, kode, nama, kantor }, bebas }) => ({
      id,
      kode,
      nama,
      kantor,
      di_sini: bebas.disini,
      cadangan: bebas.cadangan,
      istirahat: bebas.istirahat,
      sertifikat_kurang: bebas.kurang.map((syarat) => syarat.nama),
      peringatan: bebas.peringatan.map((satu) => kalimatPeringatan(satu, zona)),
    }))
}
