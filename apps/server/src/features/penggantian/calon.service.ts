import { type Lingkup, lingkup } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import { type Calon, compareCalon, judgeCalon } from '@rekan/domain/penggantian/calon'
import { areaFrom } from '@rekan/domain/perusahaan/area'
import { jarakMeter } from '@rekan/domain/perusahaan/geo'
import {
  type Kerja,
  type Peringatan,
  isPenolakan,
  judgeRencana,
  kalimatPeringatan,
} from '@rekan/domain/roster/peringatan'
import { kerjaTanpaIstirahat } from '@rekan/domain/shift/jenis-shift'
import { type Instan, hariTimur } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { fetchRencanaRoster } from '../roster/rencana.service.ts'
import type { KerjaDiganti } from './kerja.service.ts'
import { listCalon, listSyarat } from './penggantian.queries.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

/** Who could take a work over, best first: people whose rows the caller may see, those of the site before others. */
export async function fetchCalon(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  diganti: KerjaDiganti,
): Promise<readonly Calon[]> {
  return (await judgeSemua(db, lingkup(pelaku, tindakan), diganti, saat)).toSorted(compareCalon)
}

async function judgeSemua(
  db: Db | Tx,
  siapa: Lingkup | null,
  diganti: KerjaDiganti,
  saat: Instan,
): Promise<Calon[]> {
  const { kantor, hari } = diganti
  const orang = await listCalon(
    db,
    { kantorId: kantor.kantor_id, tanggal: hari.tanggal, kecuali: diganti.karyawanId },
    siapa,
    saat,
  )
  const [{ kerja, istirahat }, rencana] = await Promise.all([
    kerjaPengganti(db, diganti, saat),
    fetchRencana(
      db,
      orang.map(({ id }) => id),
      diganti,
    ),
  ])
  const pusat = areaFrom(kantor.area).center
  return orang.flatMap(({ id, nama, pernah, area }) => {
    const mereka = rencana.get(id)?.rencana
    const asal = areaFrom(area).center
    const jarak = pusat === null || asal === null ? null : Math.round(jarakMeter(asal, pusat))
    if (mereka === undefined) return []
    return (
      judgeCalon(kerja, { karyawanId: id, nama, pernah, jarakMeter: jarak, rencana: mereka }, istirahat) ?? []
    )
  })
}

/** What keeps somebody from taking a work over, in sentences: what a roster refuses. Empty: nothing does. */
export async function judgePengganti(
  db: Db | Tx,
  karyawanId: number,
  diganti: KerjaDiganti,
  saat: Instan,
): Promise<string[]> {
  const [{ kerja, istirahat }, rencana] = await Promise.all([
    kerjaPengganti(db, diganti, saat),
    fetchRencana(db, [karyawanId], diganti),
  ])
  const orang = rencana.get(karyawanId)
  const { tanggal } = diganti.hari
  if (orang === undefined || !orang.hari.has(tanggal)) return ['tidak ditempatkan pada hari itu.']
  const mereka = orang.rencana
  const semua: readonly Peringatan[] = judgeRencana(
    { ...mereka, kerja: [...mereka.kerja, kerja] },
    { dari: tanggal, sampai: tanggal },
    istirahat,
  )
  return semua.filter(isPenolakan).map((satu) => kalimatPeringatan(satu, diganti.kantor.zona_waktu))
}

async function kerjaPengganti(db: Db | Tx, { hari, penugasan, mulai, selesai }: KerjaDiganti, saat: Instan) {
  const [syarat, { istirahat_minimum_jam }] = await Promise.all([
    penugasan.posId === null ? [] : listSyarat(db, penugasan.posId),
    readPengaturan(db, hariTimur(saat)),
  ])
  const istirahat = penugasan.rencana.shift?.jam.istirahat
  const kerja: Kerja = {
    tanggal: hari.tanggal,
    mulai,
    selesai,
    jam: kerjaTanpaIstirahat((selesai - mulai) / 1000, istirahat),
    nama: 'penggantian',
    syarat,
  }
  return { kerja, istirahat: istirahat_minimum_jam * 3600 }
}

/** What people are to work around that day. */
async function fetchRencana(db: Db | Tx, ids: readonly number[], { hari, kantor }: KerjaDiganti) {
  const rentang = { dari: hari.tanggal, sampai: hari.tanggal }
  return fetchRencanaRoster(db, ids, rentang, {
    tanpaDraf: true,
    shift: [],
    pos: [],
    zona: kantor.zona_waktu,
  })
}
