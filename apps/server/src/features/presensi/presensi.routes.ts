import { JENIS_ISTIRAHAT } from '@rekan/domain/presensi/istirahat'
import { type Perbuatan, startServerDeed } from '../../platform/perbuatan.ts'
import { transaction } from '../../platform/db.ts'
import { DomainError } from '../../platform/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Answer, Context, Deferred, Mount } from '../../platform/http.ts'
import { judgePhoto } from '../../platform/images.ts'
import { paged } from '../../platform/paging.ts'
import { takeFromEach } from '../../platform/jatah.ts'
import type { JenisKejadian } from '../../platform/schema.presensi.ts'
import { createDeed } from '../../platform/deed.ts'
import { showDaftar, showRingkasanHari } from './daftar/daftar.service.ts'
import { recordIstirahat } from './istirahat/istirahat.service.ts'
import { correctIstirahat } from './koreksi/istirahat.service.ts'
import { correctByHand } from './koreksi/koreksi.service.ts'
import { fetchHariIni } from './hari/hari.service.ts'
import { readBukti } from './luring/bukti.service.ts'
import { Ditangguhkan, type FileTangguh } from './luring/tangguh.service.ts'
import { tellDigantikan } from './punch/pengganti.service.ts'
import { type Bawaan, checkIn, checkOut } from './punch/presensi.service.ts'
import type { Selfie } from './punch/presensi.queries.ts'
import { wireKejadian, wireTertarik } from './rekaman/presensi.wire.ts'
import { readPin } from './regu/pin.service.ts'
import { openRekaman, showRekaman } from './rekaman/rekaman.service.ts'
import { recordTanya } from './meja/tanya.service.ts'
import { showRekap, showRiwayat } from './rekap/rekap.service.ts'
import { withdrawKejadian } from './tarik/tarik.service.ts'
import { reviewKejadian } from './tinjauan/tinjauan.service.ts'
import type { Kejadian } from './hari/hari.sql.ts'

type Punch = 'POST /presensi/check-in' | 'POST /presensi/check-out'

/** Punches with a site's code that came to nothing, by account */
const KODE_SALAH = { nama: 'kode-pos', kapasitas: 8, jedaMs: 3 * 60_000 } as const

/** @param file files what is no punch any more as a request for a correction */
export function mountPresensi(mount: Mount, deps: Deps, file: FileTangguh): void {
  const deed = createDeed(mount)
  mount('POST /presensi/check-in', (context) =>
    record(context, 'check_in', 'Check in tercatat.', (perbuatan, selfie, bawaan) =>
      checkIn(perbuatan, deps, context.pelaku, context.form.fields, selfie, bawaan),
    ),
  )
  mount('POST /presensi/check-out', (context) =>
    record(context, 'check_out', 'Check out tercatat.', (perbuatan, selfie, bawaan) =>
      checkOut(perbuatan, deps, context.pelaku, context.form.fields, selfie, bawaan),
    ),
  )
  for (const jenis of JENIS_ISTIRAHAT)
    mount(`POST /presensi/istirahat/${jenis}`, ({ write }) =>
      write(async (perbuatan) => ({
        data: await recordIstirahat(perbuatan, jenis),
        message: jenis === 'mulai' ? 'Istirahat dimulai.' : 'Istirahat selesai.',
      })),
    )
  mount('POST /presensi/kejadian/{id}/tarik', ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      const ditarik = await withdrawKejadian(perbuatan, id)
      const nama = ditarik.jenis === 'check_in' ? 'Check in' : 'Check out'
      return { data: wireTertarik(ditarik), message: `${nama} dibatalkan.` }
    }),
  )
  mount('GET /karyawan/presensi', async ({ query, pelaku, url }) => {
    const { data, total } = await showDaftar(deps.db, deps, pelaku, query)
    return paged(data, total, query, url)
  })
  mount('GET /karyawan/presensi/ringkasan', async ({ query, pelaku }) => ({
    data: await showRingkasanHari({ db: deps.db, pelaku, saat: deps.clock.now() }, query),
  }))
  for (const key of ['GET /karyawan/{id}/presensi', 'GET /karyawan/presensi/{id}'] as const)
    mount(key, async ({ params: { id }, query, pelaku }) => ({
      data: await openRekaman(deps.db, deps, pelaku, id, query.tanggal),
    }))
  mount('GET /rekap/presensi', async ({ query, pelaku }) => ({
    data: await showRekap({ db: deps.db, pelaku, saat: deps.clock.now() }, query),
  }))
  mount('GET /rekap/presensi/list', async ({ query, pelaku }) => ({
    data: await showRiwayat({ db: deps.db, pelaku, saat: deps.clock.now() }, query),
  }))
  mount('POST /karyawan/presensi/{id}/tinjauan', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await reviewKejadian(perbuatan, deps, id, body)
      const data = await showRekaman(perbuatan.tx, deps, pelaku, id, body.tanggal)
      return { data, message: body.diterima ? 'Presensi diterima.' : 'Presensi tidak diterima.' }
    }),
  )
  deed(
    'POST /karyawan/presensi/{id}/tanya',
    (perbuatan, id, { tanggal }) => recordTanya(perbuatan, id, tanggal),
    'Pertanyaan dikirim. Jawabannya muncul di sini sebagai usulan.',
  )
  mount('POST /karyawan/presensi/{id}/koreksi', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await correctByHand(perbuatan, id, body)
      return {
        data: await showRekaman(perbuatan.tx, deps, pelaku, id, body.tanggal),
        message: 'Presensi dikoreksi.',
      }
    }),
  )
  mount('POST /karyawan/presensi/{id}/istirahat', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await correctIstirahat(perbuatan, id, body)
      return {
        data: await showRekaman(perbuatan.tx, deps, pelaku, id, body.tanggal),
        message: 'Istirahat dikoreksi.',
      }
    }),
  )

  /** What was refused is written nowhere; that somebody has to decide is. */
  async function ask(karyawanId: number | null): Promise<void> {
    const saat = deps.clock.now()
    if (karyawanId === null) return
    await transaction(deps.db, async (tx) => {
      const hari = await fetchHariIni(tx, karyawanId, saat)
      const perbuatan = startServerDeed(tx, 'POST /presensi/check-in', saat, null)
      if (hari !== null) await tellDigantikan(perbuatan, karyawanId, hari)
    })
  }

  /** Judges the photo before anything is asked of the database; re-encoding it follows the commit. */
  async function record(
    { form, pelaku, session, kiriman, write }: Context<Punch>,
    jenis: JenisKejadian,
    message: string,
    punch: (perbuatan: Perbuatan, selfie: Selfie, bawaan: Bawaan) => Promise<Kejadian>,
  ): Promise<Answer<Punch> | Deferred<Punch>> {
    const { bytes, sha256 } = form.files.selfie
    const tipe = judgePhoto(bytes, 'selfie')
    const { penggunaId } = pelaku
    const bukti = readBukti(deps, { session, jenis, sha256, kiriman, fields: form.fields })
    const pin = await readPin(deps, pelaku, form.fields)
    // A right code takes nothing; who goes on guessing has to wait.
    const putBack =
      form.fields.kode_pos === undefined
        ? null
        : await takeFromEach(deps.db, deps.clock.now(), [[KODE_SALAH, String(penggunaId)]])
    const answer = await write(async (perbuatan): Promise<Answer<Punch> | Deferred<Punch>> => {
      const kejadian = await punch(perbuatan, { tipe, isi: bytes, sha256 }, { bukti, pin })
      return { data: wireKejadian(kejadian), message }
    }).catch(async (error: unknown) => {
      if (error instanceof Ditangguhkan) return file(pelaku, error.punch, form.files.selfie, write)
      if (error instanceof DomainError && error.code === 'DIGANTIKAN')
        await ask(form.fields.karyawan_id ?? pelaku.karyawanId)
      throw error
    })
    await putBack?.()
    deps.jobs.nudge('selfie')
    return answer
  }
}
