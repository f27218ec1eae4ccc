import { type Pelaku } from '@rekan/domain/akses/akses'
import { mayOpenAkun } from '@rekan/domain/akses/akun'
import { PENGELOLA_AKUN } from '@rekan/domain/akses/peran'
import { HURUF_KODE } from '@rekan/domain/auth/kode-reset'
import { PANJANG_UNDANGAN, UNDANGAN_MS, tidyUndangan } from '@rekan/domain/auth/undangan'
import { isoLokal } from '@rekan/domain/waktu'
import { hashToken } from '../../../platform/auth.ts'
import { transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { endSessions, openSesi } from '../masuk/auth.service.ts'
import {
  type BukanUntukAnda,
  recordDibuka,
  tellAdministrator,
  listBukanUntukAnda,
} from '../akun/dibuka.service.ts'
import { insertDimulai, insertDibukaLagi } from '../akun/dibuka.queries.ts'
import { findPenggunaById } from '../akun/auth.queries.ts'
import { countTautanSalah } from '../percobaan/percobaan.service.ts'
import { judgeKataSandiBaru, sendSetPasswordLink } from '../sandi/reset.service.ts'
import { replaceUndangan } from '../surat/undangan.queries.ts'
import { refuse } from '../auth.refusals.ts'
import { type Undangan, findUndangan, listDiundang, takeUndangan } from './undangan.queries.ts'
import { type Lembar, drawUndangan } from './undangan.print.ts'
import { record, startDeed } from '../../../platform/perbuatan.ts'

type Diundang = Awaited<ReturnType<typeof listDiundang>>[number]
type Akun = Diundang & { readonly id: number; readonly role: NonNullable<Diundang['role']> }

const TANDA = 'POST /kelola/karyawan/undang'

/**
 * Invites people whose account has no password yet: by a letter where there is an address, else by a printed code, shown
 * this once and kept as a digest. An invitation ends the one before it. Throws 404 where one of them is nobody; who
 * cannot be invited is passed over, with the reason; who decides about the caller and has no address, the administrators are told of.
 */
export async function createUndangan(deps: Deps, pelaku: Pelaku, diminta: readonly number[]) {
  const { db, clock, random, publicUrl, jobs } = deps
  const ids = [...new Set(diminta)]
  const semua = await listDiundang(db, ids)
  if (semua.length !== ids.length) throw refuse('KARYAWAN_TIDAK_ADA')
  const saat = clock.now()
  // A letter goes to its owner; a printed code passes through the hands of whoever prints it.
  const dicetak = semua.flatMap(({ id, email, bersandi }) =>
    id === null || email !== null || bersandi ? [] : [id],
  )
  const bukan = await listBukanUntukAnda({ db, pelaku, saat }, dicetak)
  const dilewati = semua.flatMap((orang) => {
    const alasan = judgeUndangan(pelaku, orang, bukan)
    return alasan === undefined ? [] : [{ karyawan: wireOrang(orang), alasan }]
  })
  const diundang = semua.filter((orang): orang is Akun => judgeUndangan(pelaku, orang, bukan) === undefined)
  const lembar = diundang
    .filter(({ email }) => email === null)
    .map((orang): Lembar & Akun => ({ ...orang, undangan: random.letters(HURUF_KODE, PANJANG_UNDANGAN) }))
  // Not by `write`: the answer it keeps for a second sending would hold the codes.
  await transaction(db, async (tx) => {
    const perbuatan = startDeed(tx, pelaku, TANDA, saat)
    await replaceUndangan(
      tx,
      lembar.map(({ id, undangan }) => ({
        pengguna_id: id,
        kode_hash: hashToken(undangan),
        dibuat_pada: new Date(saat),
        kedaluwarsa_pada: new Date(saat + UNDANGAN_MS),
      })),
    )
    await insertDimulai(
      perbuatan,
      lembar.map(({ id }) => id),
    )
    for (const orang of lembar)
      if (Object.hasOwn(PENGELOLA_AKUN, orang.role)) await recordDibuka(perbuatan, orang, 'KODE')
    await tellAdministrator(perbuatan, bukan, 'Undangan cetak')
    for (const orang of diundang) {
      if (orang.email !== null) await sendSetPasswordLink(perbuatan, orang.id)
      await record(perbuatan, 'pengguna', orang.id, {
        sesudah: { kode: orang.kode, nama: orang.nama, lewat: orang.email === null ? 'cetak' : 'surat' },
      })
    }
  })
  jobs.nudge('surat')
  const berlakuSampai = saat + UNDANGAN_MS
  return {
    surat: diundang.length - lembar.length,
    cetak: lembar.length,
    lembar: lembar.length === 0 ? null : await drawUndangan(deps, lembar, { publicUrl, saat, berlakuSampai }),
    berlaku_sampai: isoLokal(berlakuSampai, 'WIB'),
    dilewati,
  }
}

/** Why somebody cannot be invited; undefined if nothing stands in the way. */
function judgeUndangan(pelaku: Pelaku, orang: Diundang, bukan: BukanUntukAnda): string | undefined {
  const { id, role, aktif, bersandi } = orang
  if (id === null || role === null) return 'Belum memiliki akun.'
  if (aktif !== true) return 'Akunnya tidak aktif. Aktifkan dulu.'
  // Whoever has set a password alone says what opens the account.
  if (bersandi === true) return 'Akunnya sudah aktif. Bila lupa kata sandi, pakai "Lupa kata sandi?".'
  if (!mayOpenAkun(pelaku, { penggunaId: id, role }))
    return 'Akun HRD dan administrator diundang oleh administrator.'
  const pemutus = bukan.get(id)
  return (
    pemutus && `${pemutus.nama} ${pemutus.alasan}, jadi diundang oleh administrator, yang sudah diberi tahu.`
  )
}

function wireOrang({ karyawan_id: id, kode, nama }: Diundang) {
  return { id, kode, nama }
}

/** Whom an invitation is for, so that they know it is theirs. Throws 422 for one that opens nothing, 429 for too many. */
export async function showUndangan(deps: Deps, kode: string, asal: Asal) {
  const { nama, perusahaan, kode: kodeKaryawan, email } = await requireUndangan(deps, kode, asal)
  return { nama, perusahaan, akun: kodeKaryawan ?? email ?? '' }
}

/**
 * Sets the first password by an invitation and opens a session, so that nobody types it twice. Throws 422 for an
 * invitation that opens nothing and for a weak password, 429 for too many tries.
 */
export async function startAkun(
  deps: Deps,
  { kode, password }: { readonly kode: string; readonly password: string },
  asal: Asal,
) {
  const { db, clock, passwords } = deps
  judgeKataSandiBaru(password, 'password')
  const undangan = await requireUndangan(deps, kode, asal)
  const kataSandi = await passwords.hash(password)
  const hash = hashToken(tidyUndangan(kode))
  await transaction(db, async (tx) => {
    if (!(await takeUndangan(tx, undangan, hash, kataSandi, clock.now()))) throw refuse('UNDANGAN_MATI')
    await insertDibukaLagi({ tx, saat: clock.now() }, undangan.id)
    await endSessions(tx, undangan.id)
  })
  const akun = await findPenggunaById(db, undangan.id)
  if (akun === undefined) throw refuse('UNDANGAN_MATI')
  return openSesi(deps, akun, asal)
}

/** A code has 69 bits: what is one is found before anything is counted. */
async function requireUndangan(deps: Deps, kode: string, asal: Asal): Promise<Undangan> {
  const found = await findUndangan(deps.db, hashToken(tidyUndangan(kode)), deps.clock.now())
  if (found !== null) return found
  await countTautanSalah(deps, asal)
  throw refuse('UNDANGAN_MATI')
}
