import { type Berlaku, requireBerlaku } from '@rekan/domain/ketentuan'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { SARAN_TERKUNCI } from '@rekan/domain/bulan/kunci'
import izin from '@rekan/domain/data/izin.json' with { type: 'json' }
import {
  type BatasIzin,
  type FaktaIzin,
  type HariKerja,
  type Keberatan,
  type PenilaianIzin,
  type Permintaan,
  aturanIzin,
  judgeIzin,
  judgeRentang,
} from '@rekan/domain/pengajuan/izin/izin'
import { KUOTA_LEMBUR } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import {
  type Instan,
  type KodeZona,
  type Tanggal,
  addHari,
  formatTanggal,
  isTanggal,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, refuse } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listHakCuti } from '../cuti/hak.service.ts'
import { findLarangan } from '../kuota/larangan.queries.ts'
import { listTerpakai } from '../kuota/terpakai.service.ts'
import { fetchWaktuPenggantiOrang } from '../kuota/waktu-pengganti.service.ts'
import { tellDiajukan } from '../putusan/kabar.service.ts'
import { findPemutus, refusePemutus } from '../putusan/koordinator.sql.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { requireTerbuka } from '../../penempatan/terbuka.service.ts'
import {
  fetchJenisCuti,
  findPemohon,
  findSakitTerdekat,
  insertAbsensi,
  isBertumpuk,
  lockPemohon,
} from './ajukan.queries.ts'
import { hariKerja } from './hari-kerja.ts'
import type { Lampiran } from './lampiran.service.ts'
import { findTerkunci } from '../../presensi/hari/kunci.service.ts'
import { type Hari, fetchHariBanyak, fetchHariRentang } from '../../presensi/hari/hari.service.ts'
import type { Pandangan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'

const AJUKAN = 'POST /absensi/pengajuan'
type IsianAbsensi = Context<typeof AJUKAN>['form']['fields']
type Hitungan = Context<'GET /absensi/hitung'>['query']

/**
 * Returns the days that a request would count, and by field why it would be refused. Throws 422 if the account is no
 * employee's.
 */
export async function computeAbsensi(pandangan: Pandangan, diminta: Hitungan) {
  const { db, pelaku, saat } = pandangan
  const { cuti_id, paruh, ...isi } = diminta
  const milik = { cuti_id: cuti_id ?? null, paruh: paruh ?? null }
  const minta = { ...isi, ...milik, jenis: isi.jenis_izin, jam_masuk: null, jam_pulang: null }
  const pemohon = await readPemohon(pandangan, karyawanFrom(pelaku))
  const nilai = await judgePermintaan(db, pemohon, { ...minta, berkas: null }, saat)
  return wireHitungan(await withKunci(db, pemohon, diminta, nilai), diminta)
}

/** The same, told before it is sent that a lock holds one of its days. */
export async function withKunci(
  db: Db,
  { karyawanId }: Pemohon,
  { tanggal_mulai: dari, tanggal_selesai: sampai }: Pick<Permintaan, 'tanggal_mulai' | 'tanggal_selesai'>,
  nilai: PenilaianIzin,
): Promise<PenilaianIzin> {
  if (!isTanggal(dari) || !isTanggal(sampai) || sampai < dari) return nilai
  const terkunci = await findTerkunci(db, karyawanId, dari, sampai)
  if (terkunci === null) return nilai
  const tanggal_mulai = `${terkunci} ${SARAN_TERKUNCI}`
  return { ...nilai, keberatan: { ...nilai.keberatan, tanggal_mulai } }
}

/** What a request would count, before it is sent; why it would be refused for the fields that were asked about. */
export function wireHitungan(nilai: PenilaianIzin, diminta: object) {
  const { totalHari, hariLibur, sisa, dokumenWajib, keberatan } = nilai
  return {
    total_hari: totalHari,
    hari_libur: hariLibur,
    sisa,
    dokumen_wajib: dokumenWajib,
    keberatan: Object.fromEntries(
      Object.entries(keberatan)
        .filter(([isian]) => isian in diminta || isian === 'cuti_id')
        .map(([isian, pesan]) => [isian, [pesan]]),
    ),
  }
}

/**
 * Files a request of the caller's own and returns its id. Throws 422 by field if the rules refuse it, and if the
 * account is no employee's, 409 for a day of a locked month.
 */
export async function createAbsensi(
  perbuatan: PerbuatanPelaku,
  { koordinator_id, jenis_izin, keterangan, ...isian }: IsianAbsensi,
  lampiran: Lampiran | null,
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const karyawanId = karyawanFrom(pelaku)
  await lockPemohon(tx, karyawanId)
  await requireTerbuka(tx, [{ karyawanId, dari: isian.tanggal_mulai, sampai: isian.tanggal_selesai }])
  const isi = {
    tanggal_mulai: isian.tanggal_mulai,
    tanggal_selesai: isian.tanggal_selesai,
    cuti_id: isian.cuti_id ?? null,
    paruh: isian.paruh ?? null,
    jam_masuk: isian.jam_masuk ?? null,
    jam_pulang: isian.jam_pulang ?? null,
    hari_pulang: isian.jam_pulang == null ? null : (isian.hari_pulang ?? null),
  }
  const minta = { ...isi, jenis: jenis_izin, berkas: lampiran !== null }
  const pemohon = await readPemohon(perbuatan, karyawanId)
  const { totalHari, keberatan } = await judgePermintaan(tx, pemohon, minta, saat)
  const diajukan = {
    karyawanId,
    penggunaId: pelaku.penggunaId,
    dari: isi.tanggal_mulai,
    sampai: isi.tanggal_selesai,
  }
  const pemutus = await findPemutus(tx, diajukan, koordinator_id, saat)
  const tolak = { ...(pemutus === null && { koordinator_id: refusePemutus(koordinator_id) }), ...keberatan }
  if (pemutus === null || Object.keys(tolak).length > 0)
    throw invalid(Object.fromEntries(Object.entries(tolak).map(([nama, pesan]) => [nama, [pesan]])))
  const id = await insertAbsensi(perbuatan, {
    ...isi,
    ...lampiran,
    karyawan_id: karyawanId,
    koordinator_id: pemutus,
    jenis_izin,
    total_hari: totalHari,
    keterangan,
    diajukan_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await tellDiajukan(perbuatan, 'absensi', id)
  return id
}

export function karyawanFrom({ karyawanId }: Pelaku): number {
  if (karyawanId === null) throw refuse('TANPA_KARYAWAN')
  return karyawanId
}

export async function readPemohon(pandangan: Pandangan, karyawanId: number): Promise<Pemohon> {
  const { zona } = await requirePemilik(pandangan, AJUKAN, karyawanId)
  return { karyawanId, zona, dicatat: null }
}

/** Whom a request is for. */
export type Pemohon = {
  readonly karyawanId: number
  readonly zona: KodeZona
  /** By which name the person is spoken of, where somebody else writes it down; then days long past are taken as well */
  readonly dicatat: string | null
}

/** Dates are judged before anything is counted by them: a range of ten thousand years costs nothing. */
export async function judgePermintaan(
  db: Db | Tx,
  { karyawanId, zona, dicatat }: Pemohon,
  minta: Permintaan,
  saat: Instan,
): Promise<PenilaianIzin> {
  const hariIni = tanggalLokal(saat, zona)
  const { tanggal_mulai: dari, tanggal_selesai: sampai, jenis, cuti_id: cutiId } = minta
  const cuti = cutiId === null ? undefined : (await fetchJenisCuti(db, [cutiId], hariIni)).get(cutiId)
  const batas = requireBerlaku(izin.berlaku as Berlaku<BatasIzin>, hariIni)
  const aturan = {
    ...aturanIzin(batas, jenis, cuti ?? null),
    ...(dicatat !== null && { boleh_mundur_hari: batas.catat_mundur_hari }),
  }
  const salah = judgeRentang(minta, aturan, hariIni)
  if (Object.keys(salah).length > 0) return withoutHitungan(salah)
  // One after the other: in a transaction there is one connection.
  const { tanggal_keluar: terakhir, ...orang } = await findPemohon(db, karyawanId)
  if (terakhir !== null && sampai > terakhir)
    return withoutHitungan({
      tanggal_selesai: `Hari kerja terakhir ${formatTanggal(terakhir)}. Pilih tanggal paling lambat hari itu.`,
    })
  const hari = await fetchHariRentang(db, karyawanId, dari, sampai)
  const milik = cuti?.mengurangi_cuti_tahunan
    ? await listHakCuti(db, [karyawanId], { hari: hariIni, dari, sampai })
    : undefined
  const terpakai = cuti && (await listTerpakai(db, karyawanId, { dari, sampai }))
  return judgeIzin(minta, {
    aturan,
    cuti: cuti ?? null,
    orang: { ...orang, nama: dicatat },
    hari: hariKerja(hari, dari, sampai),
    hak: milik?.get(karyawanId) ?? [],
    terpakai: terpakai?.get(cutiId ?? 0) ?? [],
    pengganti:
      cuti?.kuota_per === KUOTA_LEMBUR ? await fetchWaktuPenggantiOrang(db, karyawanId, saat) : undefined,
    sela: jenis === 'SAKIT' ? await fetchSela(db, karyawanId, minta) : [],
    // What is written down for somebody is HR's own order, or waits with HR.
    larangan:
      milik === undefined || dicatat !== null ? [] : await findLarangan(db, karyawanId, { dari, sampai }),
    bertumpuk: await isBertumpuk(db, karyawanId, jenis, minta),
    koreksi: jenis === 'KOREKSI_PRESENSI' ? faktaKoreksi(hari[0], saat, hariIni) : null,
  })
}

/** The days between sickness and the next before and after it. */
async function fetchSela(
  db: Db | Tx,
  karyawanId: number,
  minta: Permintaan,
): Promise<readonly (readonly HariKerja[])[]> {
  const { sebelum, sesudah } = await findSakitTerdekat(db, karyawanId, minta)
  const sela = [
    sebelum === null ? null : { dari: addHari(sebelum, 1), sampai: addHari(minta.tanggal_mulai, -1) },
    sesudah === null ? null : { dari: addHari(minta.tanggal_selesai, 1), sampai: addHari(sesudah, -1) },
  ].filter((satu) => satu !== null)
  const berhari = sela.filter(({ dari, sampai }) => dari <= sampai)
  const hari = await fetchHariBanyak(
    db,
    berhari.map((satu) => ({ karyawanId, ...satu })),
  )
  return sela.map((satu) => hariKerja(hari[berhari.indexOf(satu)] ?? [], satu.dari, satu.sampai))
}

function withoutHitungan(keberatan: Keberatan): PenilaianIzin {
  return { totalHari: 0, hariLibur: 0, sisa: null, dokumenWajib: false, keberatan }
}

function faktaKoreksi(hari: Hari | undefined, saat: Instan, hariIni: Tanggal): FaktaIzin['koreksi'] {
  if (hari === undefined) return null
  const pada = (kejadian: Hari['checkIn']) => (kejadian === null ? undefined : Date.parse(kejadian.waktu))
  return {
    saat,
    hariIni,
    zona: hari.zona,
    rencana: hari.fakta.rencana,
    ada: { checkIn: pada(hari.checkIn), checkOut: pada(hari.checkOut) },
  }
}
