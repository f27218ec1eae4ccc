import { type Pelaku, cakupan, isUrusanDibaca } from '@rekan/domain/akses/akses'
import { PENGELOLA_AKUN, type Role, isPemutus } from '@rekan/domain/akses/peran'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { ATURAN, URUSAN, listDiri, isSendiri, isUrusan } from '@rekan/domain/akses/urusan'
import { PENGATURAN } from '@rekan/domain/perusahaan/pengaturan'
import { isPenjaga } from '@rekan/domain/perusahaan/penjaga'
import type { Db, Tx } from '../../platform/db.ts'
import { type DomainError, refuse as refusePlatform } from '../../platform/errors.ts'
import type { Perwakilan } from '../../platform/http.ts'
import type { Pandangan, PerbuatanPelaku } from '../../platform/perbuatan.ts'
import { listTertahan, recordDibuka } from '../auth/akun/dibuka.service.ts'
import { type Kabar, tellBagi } from '../notifikasi/notifikasi.service.ts'
import { type Kiriman, listPemilikDisebut, requireSecabang } from './cabang.service.ts'
import { refuse } from './penempatan.refusals.ts'
import {
  akunLain,
  akunPenjaga,
  findKantorPos,
  findNama,
  findReimburseHrd,
  isBaruDibuka,
  isBekerjaDi,
  isHrdLain,
  isOrangHrd,
  listNamaKantor,
  listOrangLain,
  listOrangPembuka,
  listPemakaiAturan,
  listUrusanHrd,
} from './urusan.queries.ts'

/** Of what HR wrote down for anybody, who approves HR's pay decides as well. */
const PUTUSAN = 'POST /kelola/reimburse/{id}/putusan'

const SEBUTAN_PEMUTUS: Readonly<Partial<Record<Role, string>>> = {
  koordinator: 'koordinator',
  hrd: 'HRD',
  admin: 'administrator',
}

/** Judges each call: who is named to approve HR's pay settles the affairs of people of HR, and of nobody else. */
export const perwakilan: Perwakilan = {
  async mayStandIn(pandangan, tindakan) {
    const { db, pelaku, saat } = pandangan
    if (isUrusanDibaca(tindakan) && pelaku.urusanHrd !== undefined) return true
    return isUrusan(tindakan) && (await listUrusanHrd(db, pelaku.penggunaId, saat)).length > 0
  },
  async judge(pandangan, tindakan, kiriman) {
    const pelaku = isUrusan(tindakan) ? await findWakil(pandangan, tindakan, kiriman) : pandangan.pelaku
    await requireSecabang({ ...pandangan, pelaku }, tindakan, kiriman)
    return pelaku
  },
  tellDone: endAturan,
}

/** After a rule was changed: it is not the caller's alone, and others are told of it. */
async function endAturan(perbuatan: PerbuatanPelaku, kiriman: Aturan): Promise<void> {
  await requireBukanHanyaDiri(perbuatan, kiriman)
  await tellAturan(perbuatan, kiriman)
}

/**
 * Throws 403 where HR changed a rule by which nobody goes but they themselves, or who opened their account lately: that reschedules a person,
 * and another of HR does it, where there is one.
 */
async function requireBukanHanyaDiri(perbuatan: PerbuatanPelaku, kiriman: Aturan): Promise<void> {
  const { tx, pelaku, tindakan } = perbuatan
  const aturan = ATURAN[tindakan]
  if (aturan === undefined || pelaku.role !== 'hrd') return
  const [pertama, ...lain] = await listPemakaiAturan(perbuatan, kiriman)
  if (pertama === undefined) return
  const milik = new Set(await listBukanUrusan(perbuatan))
  if (![pertama, ...lain].every((id) => milik.has(id)) || !(await isHrdLain(tx, pelaku.penggunaId))) return
  throw await refusalOrangLain(tx, pelaku, pertama, `Perubahan ${aturan.sebutan}`)
}

/** Returns the people about whom the caller decides nothing: the caller, and whoever opened their account a short while ago. */
export async function listBukanUrusan(perbuatan: PerbuatanPelaku): Promise<number[]> {
  const { tx, pelaku, saat } = perbuatan
  return [...listDiri(pelaku), ...(await listOrangPembuka({ db: tx, pelaku, saat }))]
}

type Aturan = { readonly params: unknown; readonly body: unknown }

/**
 * Tells others of HR and who approves HR's pay of a rule that somebody of HR changed and that they go by themselves, or that whoever
 * opened their account lately goes by, and of a guard of the settings that anybody changed; once, until it is read.
 */
async function tellAturan(perbuatan: PerbuatanPelaku, { params, body }: Aturan): Promise<void> {
  const { tx, pelaku, tindakan, saat } = perbuatan
  const aturan = ATURAN[tindakan]
  const diri = listDiri(pelaku)
  if (aturan === undefined) return
  const pembuka = pelaku.role === 'hrd' ? await listOrangPembuka({ db: tx, pelaku, saat }) : []
  const kantorId =
    aturan.lokasi === 'pos'
      ? await findKantorPos(tx, Number(Object(params).id))
      : Number(aturan.lokasi === 'isi' ? Object(body).kantor_id : Object(params).id)
  const isBagi = async (siapa: readonly number[]) =>
    pelaku.role === 'hrd' &&
    siapa.length > 0 &&
    (aturan.lokasi === undefined || (await isBekerjaDi(tx, siapa, kantorId, saat)))
  const isDiri = await isBagi(diri)
  const isPemakai = isDiri || (await isBagi(pembuka))
  const penjaga = tindakan === 'POST /kelola/pengaturan' ? Object(body).kunci : undefined
  if (!isPemakai && !isPenjaga(penjaga)) return
  const nama = await findNama(tx, pelaku.penggunaId)
  const apa = isPemakai
    ? `${aturan.sebutan} yang juga berlaku ${isDiri ? 'baginya sendiri' : 'bagi yang baru membukakan akunnya'}`
    : `pengaturan ${isPenjaga(penjaga) ? PENGATURAN[penjaga].label : ''}`
  const isi = `${nama} mengubah ${apa}. Yang berubah ada di Jejak Audit.`
  await tellBagi(perbuatan, akunLain(pelaku.penggunaId, isi), {
    jenis: 'ATURAN_DIUBAH',
    detailId: pelaku.penggunaId,
    judul: isPemakai ? 'Aturan diubah oleh yang memakainya' : 'Pengaturan penjaga diubah',
    isi,
  })
}

/** Tells others of HR, other administrators and who approves HR's pay of what the caller did. */
export async function tellPenjaga(perbuatan: PerbuatanPelaku, kabar: Omit<Kabar, 'kepada'>): Promise<void> {
  const tentang = kabar.jenis === 'AKUN_MEMUTUS' ? kabar.detailId : null
  await tellBagi(perbuatan, akunPenjaga(perbuatan.oleh, tentang), kabar)
}

/** The way an account came to decide: given a role, opened, or given more sites (`kantorIds` lists the new ones; empty means all). */
type CaraMemutus = 'diberi' | 'dibuka' | { readonly kantorIds: readonly number[] }

/** Tells others of HR, other administrators and who approves HR's pay that an account decides from now on or reaches further, and by whom. */
export async function tellPemutus(
  perbuatan: PerbuatanPelaku,
  penggunaId: number,
  role: Role,
  cara: CaraMemutus = 'diberi',
): Promise<void> {
  const { tx, pelaku } = perbuatan
  const oleh = await findNama(tx, pelaku.penggunaId)
  const nama = await findNama(tx, penggunaId)
  const peran = `peran ${SEBUTAN_PEMUTUS[role] ?? role}`
  const [judul, apa] =
    cara === 'diberi'
      ? ['Ada akun baru yang memutus', `memberi ${nama} ${peran}`]
      : cara === 'dibuka'
        ? ['Akun yang memutus dibuka kembali', `membuka kembali akun ${nama} dengan ${peran}`]
        : [
            'Akun yang memutus diperluas',
            `memperluas ${peran} ${nama} ke ${(await listNamaKantor(tx, cara.kantorIds)).join(', ') || 'seluruh perusahaan'}`,
          ]
  await tellPenjaga(perbuatan, {
    jenis: 'AKUN_MEMUTUS',
    detailId: penggunaId,
    judul,
    isi: `${oleh} ${apa}. Urusan ${oleh} sendiri belum dapat diputus oleh akun itu selama 14 hari. Bila Anda tidak mengenal ${nama}, tanyakan segera.`,
  })
}

/**
 * Keeps who lets somebody in again that had left, as it keeps who makes an account one that decides, and tells others of those who look
 * after accounts.
 */
export async function tellKembali(
  perbuatan: PerbuatanPelaku,
  { penggunaId, role }: { readonly penggunaId: number; readonly role: Role },
): Promise<void> {
  if (isPemutus(role)) await recordDibuka(perbuatan, { id: penggunaId, bersandi: false }, 'PERAN')
  if (Object.hasOwn(PENGELOLA_AKUN, role)) await tellPemutus(perbuatan, penggunaId, role, 'dibuka')
}

/**
 * As whom a caller settles somebody's affairs: who approves HR's pay as HR, where people of HR alone are named. Throws 403 for
 * whom the caller's own rights give nothing, for oneself by another account unless the operator has opened it, and for who opened
 * the caller's account a short while ago.
 */
async function findWakil(pandangan: Pandangan, tindakan: Tindakan, kiriman: Kiriman): Promise<Pelaku> {
  const { db, pelaku, saat } = pandangan
  const { penggunaId, karyawanId, diri } = pelaku
  await requireBukanPembuka(pandangan, tindakan, kiriman)
  if (pelaku.role === 'hrd') return pelaku
  const urusan = new Map((await listUrusanHrd(db, penggunaId, saat)).map((satu) => [satu.karyawanId, satu]))
  const disebut = urusan.size === 0 ? [] : await listPemilikDisebut(db, tindakan, kiriman)
  const milik = disebut.flatMap((id) => urusan.get(id) ?? [])
  const ditulis =
    urusan.size > 0 && tindakan === PUTUSAN
      ? await findReimburseHrd(db, Number(Object(kiriman.params).id), penggunaId, saat)
      : undefined
  if (ditulis === undefined && (milik.length === 0 || milik.length < disebut.length)) {
    if (cakupan(pelaku, tindakan) === null) throw refusePlatform('TANPA_HAK')
    return pelaku
  }
  const satuOrang = [...milik, ...(ditulis === undefined ? [] : [ditulis])].filter((satu) => satu.isOrangnya)
  if (satuOrang.some((satu) => !satu.isDibuka)) throw refuse('ORANG_YANG_SAMA')
  await requireTakTertahan(pandangan, tindakan, [...disebut, ...(ditulis?.orang ?? [])])
  // The operator's word lets an account settle its own person's affairs; of anybody else's it stays that person's.
  return {
    penggunaId,
    karyawanId,
    role: 'hrd',
    // An answer that lists more than this one shows of whose affairs they are alone.
    urusanHrd: pelaku.urusanHrd ?? [],
    ...(milik.length === 0 && diri !== undefined && { diri }),
    ...((satuOrang.length > 0 || milik.some((satu) => satu.isDibuka)) && { isTanpaOrangKedua: true }),
  }
}

/** Throws 403 where a call names the affairs of who opened the caller's account a short while ago, as `requireTakTertahan`. */
async function requireBukanPembuka(
  pandangan: Pandangan,
  tindakan: Tindakan,
  kiriman: Kiriman,
): Promise<void> {
  if (!(await isBaruDibuka(pandangan))) return
  const disebut = await listPemilikDisebut(pandangan.db, tindakan, kiriman)
  await requireTakTertahan(pandangan, tindakan, disebut)
}

/**
 * Throws 403 where one of these people opened the caller's account a short while ago; by a call that leaves people out by name, where all
 * of them did: its service asks `listTertahan` of each.
 */
async function requireTakTertahan(
  pandangan: Pandangan,
  tindakan: Tindakan,
  orang: readonly number[],
): Promise<void> {
  const tertahan = await listTertahan(pandangan, orang)
  const [alasan] = tertahan.values()
  const isSebagian = Object.hasOwn(URUSAN, tindakan) && URUSAN[tindakan as keyof typeof URUSAN] === 'lewati'
  if (alasan !== undefined && (!isSebagian || orang.every((id) => tertahan.has(id)))) throw alasan
}

/** Throws 403 for an account that is the same person's as one of HR, unless the operator has opened it to its owner. */
export async function requireDuaOrang(
  { db, pelaku: { penggunaId }, saat }: Pandangan,
  karyawanId: number,
): Promise<void> {
  const satu = (await listUrusanHrd(db, penggunaId, saat)).find((urusan) => urusan.karyawanId === karyawanId)
  if (satu?.isOrangnya === true && !satu.isDibuka) throw refuse('ORANG_YANG_SAMA')
}

/** Throws 403 where somebody would do something to themselves, with who can instead. */
export async function requireOrangLain(
  db: Db | Tx,
  pelaku: Pelaku,
  karyawanId: number,
  apa: string,
): Promise<void> {
  if (isSendiri(pelaku, karyawanId)) throw await refusalOrangLain(db, pelaku, karyawanId, apa)
}

/** The refusal of `requireOrangLain`, for who leaves somebody out by name. */
export async function refusalOrangLain(
  db: Db | Tx,
  { penggunaId }: Pick<Pelaku, 'penggunaId'>,
  karyawanId: number,
  apa: string,
): Promise<DomainError> {
  return refuse('URUSAN_SENDIRI', { apa, siapa: await listOrangLain(db, penggunaId, karyawanId) })
}

/** Returns the names of those who can decide instead: others of HR and, about a person of HR, whoever approves HR's pay. */
export async function listDitanya(
  db: Db | Tx,
  { penggunaId }: Pick<Pelaku, 'penggunaId'>,
  karyawanId: number,
): Promise<string[]> {
  return listOrangLain(db, penggunaId, karyawanId)
}

/** Who alone decides in HR's place what is about a person of HR, by name, the caller left out; empty of anybody else, of whom HR decides. */
export async function listPemutusHrd(
  db: Db | Tx,
  { penggunaId }: Pick<Pelaku, 'penggunaId'>,
  karyawanId: number,
): Promise<string[]> {
  return (await isOrangHrd(db, karyawanId)) ? listOrangLain(db, penggunaId, karyawanId) : []
}
