import { lingkup } from '@rekan/domain/akses/akses'
import { type KebutuhanPapan, computePapan, kedatanganPada } from '@rekan/domain/papan/papan'
import { type Instan, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { listLokasiDikoordinasi } from '../../penempatan/pengganti.sql.ts'
import {
  type PosHariIni,
  fetchAlarm,
  fetchNamaOrang,
  fetchNamaPos,
  fetchOrangHilang,
  listOrangPapan,
  listPosHariIni,
} from './hari-ini.queries.ts'
import { kebutuhanTanggal } from './kebutuhan.ts'
import { orangDiganti, wirePapan } from './hari-ini.wire.ts'
import { type HariPapan, type KantorPapan, isDiPapan, tanggalPapan } from './kerja.ts'
import type { Simpanan } from './simpanan.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const PAPAN = 'GET /kelola/hari-ini'
/** Nobody reads more names than these. */
const CELAH_TERBANYAK = 300

/** The day of the reader's people and sites, as it is now. */
export async function showPapan({ db, pelaku, saat }: Pandangan, simpanan: Simpanan) {
  const siapa = lingkup(pelaku, PAPAN)
  const orang = await listOrangPapan(db, siapa, saat)
  const dikoordinasi = siapa?.jenis === 'tim' ? await listLokasiDikoordinasi(db, pelaku.penggunaId, saat) : []
  const lokasiSaya = dikoordinasi.filter((id) => pelaku.kantorIds?.includes(id) ?? true)
  const kantorIds = siapa?.jenis === 'kantor' ? siapa.kantorIds : siapa?.jenis === 'tim' ? lokasiSaya : null
  const milik = new Map(orang.map(({ id, tim }) => [id, tim]))
  const isMilik = (id: number, kantorId: number) => milik.get(id) === true || lokasiSaya.includes(kantorId)
  const semua = await simpanan.fetch([...milik.keys()], saat)
  const kerja = semua.flatMap((hari) =>
    hari.kerja.filter((satu) => isDiPapan(satu, saat) && isMilik(satu.karyawanId, satu.kantorId)),
  )
  const pos = await listPos(db, kantorIds, saat)
  const papan = computePapan(
    kerja,
    pos.map((satu) => ({
      id: satu.id,
      kantorId: satu.kantor_id,
      toleransiKosong: satu.toleransi_kosong_detik,
    })),
    pos.flatMap((satu) => kebutuhanHariIni(satu, saat)),
    saat,
  )
  const celah = papan.celah.slice(0, CELAH_TERBANYAK)
  const hilangIds = celah.flatMap(({ tempat }) => tempat?.pengisi?.karyawanId ?? [])
  const hilang = await fetchOrangHilang(db, hilangIds, lingkup(pelaku, 'nomorTanpaSetuju'), saat)
  const namaPos = await fetchNamaPos(db, [...new Set(kerja.flatMap(({ posId }) => posId ?? []))])
  const kantor = new Map<number, KantorPapan>([
    ...pos.map((satu) => [satu.kantor_id, { nama: satu.kantor_nama, zona: satu.zona_waktu }] as const),
    ...kerja.map(({ kantorId, nama, zona }) => [kantorId, { nama, zona }] as const),
  ])
  const hariIni = semua.filter(({ tanggal, zona }) => tanggal === tanggalLokal(saat, zona))
  return wirePapan({
    saat,
    papan: { ...papan, celah },
    jumlahCelah: papan.celah.length,
    kedatangan: kedatanganPada(kedatanganFrom(hariIni, isMilik)),
    izin: hariIni.filter(({ izin, kerja: ada }) => izin && ada.length > 0).length,
    libur: hariIni.filter(({ isLibur }) => isLibur).length,
    kantor,
    namaPos: new Map([...namaPos, ...pos.map(({ id, nama }) => [id, nama] as const)]),
    hilang,
    namaOrang: await fetchNamaOrang(db, papan.tempat.flatMap(orangDiganti)),
    alarm: await fetchAlarm(db, hilangIds),
  })
}

/** Check-ins of today's works, those on the reader's board. */
function kedatanganFrom(hariIni: readonly HariPapan[], isMilik: (id: number, kantorId: number) => boolean) {
  return hariIni.flatMap(({ karyawanId, kerja, lepas }) =>
    [...kerja, ...lepas].flatMap(({ kantorId, masuk, telat }) =>
      masuk !== null && isMilik(karyawanId, kantorId) ? [{ masuk, telat }] : [],
    ),
  )
}

async function listPos(db: Db, kantorIds: readonly number[] | null, saat: Instan): Promise<PosHariIni[]> {
  if (kantorIds?.length === 0) return []
  const tanggal = tanggalPapan(saat)
  return listPosHariIni(db, kantorIds, tanggal[0] as Tanggal, tanggal.at(-1) as Tanggal)
}

/** What a post needs today by the clock of its site, and what of yesterday still runs. */
function kebutuhanHariIni(pos: PosHariIni, saat: Instan): KebutuhanPapan[] {
  const hariIni = tanggalLokal(saat, pos.zona_waktu)
  return tanggalPapan(saat)
    .filter((tanggal) => tanggal <= hariIni && pos.mulai <= tanggal && tanggal <= pos.sampai)
    .flatMap((tanggal) =>
      kebutuhanTanggal(pos, tanggal).filter(
        ({ mulai, selesai }) => tanggal === hariIni || (mulai <= saat && saat < selesai),
      ),
    )
}
