import { cakupan, lingkup } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import type { DiBawahMinimum } from '@rekan/domain/karyawan/upah-minimum'
import { isiBerlaku, terisiPos } from '@rekan/domain/roster/lembar'
import {
  type Peringatan,
  isPenolakan,
  jamPerPekan,
  judgeRencana,
  kalimatPeringatan,
} from '@rekan/domain/roster/peringatan'
import { type Instan, type Tanggal, addHari, formatJam, jamLokal, tanggalLokal } from '@rekan/domain/waktu'
import type { Answer } from '../../platform/http.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import type { Hari } from '../presensi/hari/hari.service.ts'
import { fetchDiBawahMinimum } from '../upah/upah.service.ts'
import { kebutuhanShift } from './kebutuhan.ts'
import { type OrangDirencanakan, fetchRencanaRoster } from './rencana.service.ts'
import {
  type Kantor,
  type OrangRoster,
  type PosRoster,
  type RentangLembar,
  type ShiftRoster,
  type TerbitSel,
  findKantorRoster,
  listOrangRoster,
  listPosRoster,
  listShiftRoster,
} from './roster.queries.ts'
import { refuse } from './roster.refusals.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

export type Lembar = Answer<'GET /kelola/roster'>['data']
type Sel = Lembar['orang'][number]['sel'][number]

/** Which site's roster, from which date on, for how many days. */
export type Diminta = { readonly kantor_id: number; readonly mulai: Tanggal; readonly hari: number }

/** A site's roster with all that it is judged by. */
export type LembarTerbuka = {
  readonly kantor: Kantor
  readonly rentang: RentangLembar
  readonly orang: readonly OrangRoster[]
  readonly shift: readonly ShiftRoster[]
  readonly pos: readonly PosRoster[]
  readonly rencana: ReadonlyMap<number, OrangDirencanakan>
  readonly peringatan: ReadonlyMap<number, readonly Peringatan[]>
  /** Whose wage on the first day is below the site's minimum; empty for who may not see wages */
  readonly upah: ReadonlyMap<number, DiBawahMinimum>
}

/** A site's roster as the caller may see it. Throws 404 for a site that is none, or none of theirs. */
export async function showLembar(
  pandangan: Pandangan,
  tindakan: Tindakan,
  diminta: Diminta,
): Promise<Lembar> {
  const { saat } = pandangan
  return wireLembar(await openLembar(pandangan, tindakan, diminta), diminta, saat)
}

/** The same with all that it is judged by. */
export async function openLembar(
  { db, pelaku, saat }: Pandangan,
  tindakan: Tindakan,
  { kantor_id, mulai, hari }: Diminta,
): Promise<LembarTerbuka> {
  const rentang = { dari: mulai, sampai: addHari(mulai, hari - 1) }
  const siapa = lingkup(pelaku, tindakan)
  const [kantor, orang, shift, pos, pengaturan] = await Promise.all([
    findKantorRoster(db, kantor_id),
    listOrangRoster(db, kantor_id, rentang, siapa, saat),
    listShiftRoster(db, kantor_id),
    listPosRoster(db, [kantor_id], rentang),
    readPengaturan(db, mulai),
  ])
  const isMilik = siapa?.jenis === 'semua' || orang.length > 0
  if (kantor === undefined || !isMilik) throw refuse('ROSTER_TIDAK_ADA')
  const ids = orang.map(({ id }) => id)
  const rencana = await fetchRencanaRoster(db, ids, rentang, { shift, pos, zona: kantor.zona_waktu })
  const istirahat = pengaturan.istirahat_minimum_jam * 3600
  const peringatan = new Map(
    [...rencana].map(([id, satu]) => [id, judgeDisusun(satu, rentang, istirahat)] as const),
  )
  const sejauh = cakupan(pelaku, 'GET /karyawan/{id}/upah')
  const upah =
    sejauh === 'semua' || sejauh === 'kantor'
      ? await fetchDiBawahMinimum(
          db,
          ids.map((karyawanId) => ({ karyawanId, tanggal: mulai })),
        )
      : new Map<number, DiBawahMinimum>()
  return { kantor, rentang, orang, shift, pos, rencana, peringatan, upah }
}

/** Of what is wrong, what the roster has to do with: the week's own hours are nobody's draft. */
function judgeDisusun(
  { rencana, hari, draf }: OrangDirencanakan,
  rentang: RentangLembar,
  istirahat: number,
): readonly Peringatan[] {
  const isDisusun = (tanggal: Tanggal) => draf.has(tanggal) || hari.get(tanggal)?.roster === true
  return judgeRencana(rencana, rentang, istirahat).filter(({ kode, tanggal }) =>
    kode === 'JAM_SEPEKAN'
      ? [0, 1, 2, 3, 4, 5, 6].some((ke) => isDisusun(addHari(tanggal, ke)))
      : isDisusun(tanggal),
  )
}

export function wireLembar(lembar: LembarTerbuka, { mulai, hari }: Diminta, saat: Instan): Lembar {
  const { kantor, orang, shift, pos, rencana, peringatan, rentang, upah } = lembar
  const tanggal = Array.from({ length: hari }, (_, ke) => addHari(mulai, ke))
  const { zona_waktu } = kantor
  const baris = orang.map((satu): Lembar['orang'][number] => {
    const direncanakan = rencana.get(satu.id) as OrangDirencanakan
    const kurang = upah.get(satu.id)
    return {
      ...satu,
      sel: tanggal.map((hariIni) => selFrom(direncanakan, hariIni, kantor)),
      pekan: [...jamPerPekan(direncanakan.rencana.kerja)]
        .filter(([senin]) => senin <= rentang.sampai && addHari(senin, 6) >= rentang.dari)
        .map(([senin, jam]) => ({ senin, jam }))
        .toSorted((ini, itu) => (ini.senin < itu.senin ? -1 : 1)),
      peringatan: [
        ...(peringatan.get(satu.id) ?? []).map((p) => ({
          tanggal: p.tanggal,
          kode: p.kode as string,
          kalimat: kalimatPeringatan(p, zona_waktu),
          menolak: isPenolakan(p),
        })),
        ...(kurang === undefined
          ? []
          : [{ tanggal: mulai, kode: kurang.kode, kalimat: kurang.pesan, menolak: false }]),
      ],
    }
  })
  return {
    kantor: { id: kantor.id, nama: kantor.nama, zona_waktu },
    mulai,
    hari,
    versi: kantor.versi,
    hari_ini: tanggalLokal(saat, zona_waktu),
    shift: shift.map(({ id, nama, huruf, warna, jam_mulai, jam_selesai, aktif }) => ({
      id,
      nama,
      huruf,
      warna,
      jam_mulai: formatJam(jam_mulai),
      jam_selesai: formatJam(jam_selesai),
      aktif,
    })),
    pos: pos.map(({ id, nama }) => ({ id, nama })),
    orang: baris,
    terisi: tanggal.flatMap((satu, ke) =>
      shift.flatMap(({ id }) =>
        terisiFrom(
          pos,
          id,
          satu,
          baris.map((orangIni) => orangIni.sel[ke] as Sel),
        ),
      ),
    ),
    perubahan: baris.reduce((n, { sel }) => n + sel.filter(({ draf }) => draf !== null).length, 0),
  }
}

function selFrom(
  { hari, draf, terbit }: OrangDirencanakan,
  tanggal: Tanggal,
  { id, zona_waktu }: Kantor,
): Sel {
  const satu = hari.get(tanggal)
  const isi = (draf.get(tanggal) ?? []).filter(({ kantor_id }) => kantor_id === id)
  const jam = satu?.shift ?? null
  return {
    tanggal,
    draf:
      isi.length === 0
        ? null
        : isi.map(({ jenis_shift_id, pos_id, cuti }) => ({ jenis_shift_id, pos_id, cuti })),
    terbit: isiTerbit(
      satu,
      (terbit.get(tanggal) ?? []).filter(({ kantor_id }) => kantor_id === id),
    ),
    jam: jam && {
      mulai: formatJam(jamLokal(jam.mulai, zona_waktu)),
      selesai: formatJam(jamLokal(jam.selesai, zona_waktu)),
    },
    izin: satu?.fakta.izin ?? null,
    kerja: kerjaFrom(satu),
  }
}

function kerjaFrom(hari: Hari | undefined): Sel['kerja'] {
  return (hari?.penugasan ?? []).flatMap(({ rencana: { shift }, menggantikan, pengganti }) =>
    shift === null
      ? []
      : [
          {
            mulai: new Date(shift.mulai).toISOString(),
            menggantikan: menggantikan?.nama ?? null,
            digantikan_oleh: pengganti?.nama ?? null,
          },
        ],
  )
}

/** What a roster has published of a day; null where the week says what it holds, or hours that no kind of shift has. */
function isiTerbit(hari: Hari | undefined, isi: readonly TerbitSel[]): Sel['terbit'] {
  if (isi.length > 0)
    return isi.map(({ jenis_shift_id, pos_id }) => ({ jenis_shift_id, pos_id, cuti: false }))
  const isLibur = hari?.roster === true && hari.shift === null
  return isLibur ? [{ jenis_shift_id: null, pos_id: null, cuti: false }] : null
}

/** How many stand there on a date with a kind of shift, where anybody does or is needed. */
function terisiFrom(
  pos: readonly PosRoster[],
  shiftId: number,
  tanggal: Tanggal,
  sel: readonly Sel[],
): Lembar['terisi'] {
  const butuh = kebutuhanShift(pos, shiftId, tanggal)
  const diPos = sel
    .flatMap((satu) => isiBerlaku(satu) ?? [])
    .filter(({ jenis_shift_id, cuti }) => jenis_shift_id === shiftId && !cuti)
    .map(({ pos_id }) => pos_id)
  if (butuh.length === 0 && diPos.length === 0) return []
  const terisi = terisiPos(butuh, diPos)
  return [
    {
      tanggal,
      jenis_shift_id: shiftId,
      terisi: diPos.length,
      butuh: butuh.reduce((n, satu) => n + satu.butuh, 0),
      pos: [...terisi].map(([pos_id, jumlah]) => ({
        pos_id,
        terisi: jumlah,
        butuh: butuh.find((satu) => satu.pos_id === pos_id)?.butuh ?? 0,
      })),
    },
  ]
}
