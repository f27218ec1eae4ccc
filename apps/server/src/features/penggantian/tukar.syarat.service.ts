import {
  type Kerja,
  type Peringatan,
  isPenolakan,
  judgeRencana,
  kalimatPeringatan,
} from '@rekan/domain/roster/peringatan'
import { kerjaTanpaIstirahat } from '@rekan/domain/shift/jenis-shift'
import { type Instan, formatTanggal, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { fetchRencanaRoster } from '../roster/rencana.service.ts'
import { refuse } from './penggantian.refusals.ts'
import type { KerjaTukar } from './tukar.queries.ts'

type HasilTukar = {
  readonly penolakan: readonly string[]
  readonly peringatan: readonly string[]
  readonly kode: string | null
}

/** What a roster says of both with each other's work. */
export async function judgeTukar(
  db: Db | Tx,
  satu: KerjaTukar,
  lain: KerjaTukar,
  saat: Instan,
): Promise<HasilTukar> {
  const [dari, sampai] = [satu.tanggal, lain.tanggal].toSorted() as [string, string]
  const [rencana, { istirahat_minimum_jam }] = await Promise.all([
    fetchRencanaRoster(
      db,
      [satu.karyawan_id, lain.karyawan_id],
      { dari, sampai },
      {
        shift: [],
        pos: [],
        zona: satu.zona_waktu,
      },
    ),
    readPengaturan(db, hariTimur(saat)),
  ])
  const semua = [
    { orang: satu, milik: satu, dapat: lain },
    { orang: lain, milik: lain, dapat: satu },
  ].flatMap(({ orang, milik, dapat }) => {
    const direncanakan = rencana.get(orang.karyawan_id)
    if (direncanakan === undefined || !direncanakan.hari.has(dapat.tanggal))
      throw refuse('TUKAR_TANPA_PENEMPATAN')
    const mereka = direncanakan.rencana
    const kerja = [...mereka.kerja.filter((k) => k.mulai !== Date.parse(milik.mulai)), kerjaFrom(dapat)]
    return judgeRencana({ ...mereka, kerja }, { dari, sampai }, istirahat_minimum_jam * 3600).map(
      (satuan) => ({
        nama: orang.nama,
        satuan,
      }),
    )
  })
  const kata = ({ nama, satuan }: { nama: string; satuan: Peringatan }) =>
    `${nama}, ${formatTanggal(satuan.tanggal)}: ${kalimatPeringatan(satuan, satu.zona_waktu)}`
  const ditolak = semua.filter(({ satuan }) => isPenolakan(satuan))
  return {
    penolakan: ditolak.map(kata),
    peringatan: semua.filter(({ satuan }) => !isPenolakan(satuan)).map(kata),
    kode: ditolak[0]?.satuan.kode ?? null,
  }
}

function kerjaFrom({
  tanggal,
  mulai,
  selesai,
  istirahat_detik,
  istirahat_sesudah_detik,
  syarat,
}: KerjaTukar): Kerja {
  const [dari, sampai] = [Date.parse(mulai), Date.parse(selesai)]
  const istirahat = { detik: istirahat_detik, sesudah: istirahat_sesudah_detik }
  return {
    tanggal,
    mulai: dari,
    selesai: sampai,
    jam: kerjaTanpaIstirahat((sampai - dari) / 1000, istirahat),
    nama: 'jadwal yang ditukar',
    syarat,
  }
}

/** Throws 422 with the roster's code for what it would refuse. */
export function requireTanpaPenolakan({ penolakan, kode }: HasilTukar): void {
  const [kata] = penolakan
  if (kata === undefined) return
  throw refuse(kode as 'TUMPANG_TINDIH' | 'SEDANG_CUTI' | 'SERTIFIKAT_HABIS', { kalimat: kata })
}
