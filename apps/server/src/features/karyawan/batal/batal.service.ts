import { isSamaRekening } from '@rekan/domain/karyawan/rekening'
import type { Instan } from '@rekan/domain/waktu'
import { hashToken } from '../../../platform/auth.ts'
import { type Tx, transaction } from '../../../platform/db.ts'
import { type Jatah, takeJatah } from '../../../platform/jatah.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import { type Perbuatan, startServerDeed } from '../../../platform/perbuatan.ts'
import { closeAkun } from '../../auth/sandi/reset.service.ts'
import { findAlamatLama, insertBatal, isAlamatDitahan, takeBatal } from './batal.queries.ts'
import { findAkun } from '../data/akun.sql.ts'
import { findDibayar, recordRekening, rekeningFrom } from './rekening.service.ts'
import { recordUbah } from '../data/rincian.ts'
import { type Orang, findOrang, lockOrang, updateKaryawan, updatePengguna } from '../data/orang.queries.ts'
import { refuse } from '../karyawan.refusals.ts'

/** Letters go to whatever address somebody chose: so many changes at once, and one more each while. */
const GANTI: Jatah = { nama: 'ganti-alamat-rekening', kapasitas: 5, jedaMs: 6 * 3_600_000 }

/**
 * Notes whom to tell of another address or bank account, and how to put it back: the address from before the change,
 * and of a bank account also those that an earlier change took away and that may still come back. What is put back is where pay
 * went: who changed it twice gets no word of the owner for the first number by a link. Before `recordRekening`. Throws 429 for
 * change upon change.
 */
export async function recordBatal({ tx, saat }: Perbuatan, sebelum: Orang, sesudah: Orang): Promise<void> {
  const { id: pengguna_id, email } = sebelum.akun
  const emailBaru = sesudah.akun.email
  const [lama, baru] = [rekeningFrom(sebelum), rekeningFrom(sesudah)]
  const isRekeningBaru = !isSamaRekening(lama, baru)
  if (!isRekeningBaru && emailBaru === email) return
  if ((await takeJatah(tx, GANTI, [String(pengguna_id)], saat)) > 0) throw refuse('TERLALU_SERING_DIGANTI')
  const dibayar = await findDibayar(tx, sebelum, saat)
  const tujuan = isRekeningBaru ? [...(await findAlamatLama(tx, pengguna_id, saat)), email] : []
  const umum = { pengguna_id, dibuat_pada: new Date(saat) }
  await insertBatal(
    tx,
    [...new Set(tujuan)]
      .filter((alamat) => alamat !== null)
      .map((alamat) => ({
        ...umum,
        jenis: 'rekening',
        alamat,
        sebelum: JSON.stringify(dibayar),
        sesudah: JSON.stringify(baru),
      })),
  )
  if (emailBaru === email || email === null) return
  const isi = { sebelum: JSON.stringify({ email }), sesudah: JSON.stringify({ email: emailBaru }) }
  await insertBatal(tx, [{ ...umum, jenis: 'email', alamat: email, ...isi }])
}

/**
 * Throws 422 for an address that somebody else may still get back. Ask once it is written: then whoever gave it up has
 * committed.
 */
export async function judgeAlamat(tx: Tx, email: string, akunId: number, saat: Instan): Promise<void> {
  if (await isAlamatDitahan(tx, email, akunId, saat))
    throw invalid({ email: ['Alamat email ini tidak dapat dipakai. Gunakan alamat lain.'] })
}

/**
 * Restores the values before a change, by the token of the link that was mailed about it. Whoever made the change loses
 * access: every session and the password end, and the account's own address gets a link for a new password. Throws 422
 * if the link doesn't open.
 */
export async function cancelUbah(deps: Deps, token: string): Promise<void> {
  const saat = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    const batal = await takeBatal(tx, hashToken(token), saat)
    if (batal === undefined) throw refuse('TAUTAN_BATAL_MATI')
    const { karyawan_id: karyawanId } = await findAkun(tx, batal.pengguna_id)
    const siapa = { penggunaId: batal.pengguna_id, karyawanId }
    await lockOrang(tx, siapa)
    const sebelum = await findOrang(tx, siapa)
    const { email, ...rekening } = batal.sebelum
    if (email !== undefined) await updatePengguna(tx, siapa.penggunaId, { email })
    if (siapa.karyawanId !== null) await updateKaryawan(tx, siapa.karyawanId, rekening)
    const sesudah = await findOrang(tx, siapa)
    const perbuatan = startServerDeed(tx, 'POST /batal-ubah', saat, siapa.penggunaId)
    await recordRekening(perbuatan, sebelum, sesudah)
    // A letter to another address than the one that was told would tell the wrong one.
    await closeAkun(tx, deps, siapa.penggunaId, sesudah.akun.email === batal.alamat)
    await recordUbah(perbuatan, sebelum, sesudah)
  })
  deps.jobs.nudge('surat')
}
