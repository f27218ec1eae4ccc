import { ANGKA_KODE, KODE_MS, PANJANG_KODE_KONTAK, langkahIngat } from '@rekan/domain/klien/pintu'
import { addHari, hariBarat, jamLokal } from '@rekan/domain/waktu'
import { hashToken } from '../../../platform/auth.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import { JOB_SURAT_KONTAK } from '../../berita-acara/putusan/kirim.service.ts'
import { hashKode, upsertKode } from '../kode/kode.queries.ts'
import {
  type SuratKontak,
  countSurat,
  deleteSurat,
  findIsi,
  finishSurat,
  insertIngat,
  insertLembar,
  insertTautan,
  listMenunggu,
  takeSurat,
} from './surat.queries.ts'
import { composeHitungan, composeKode, composeLembar } from './surat.text.ts'

/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 2 * 60_000
/** Offices read their mail from then on. */
const JAM_INGAT = 8

/**
 * Mails clients' contacts: codes that were asked for, each sheet that was sent, and reminders before its deadline. What is
 * due follows from the sheets; a letter is noted before it is written, so that of several servers one writes it.
 */
export function suratKontakJob(deps: Deps): Job<SuratKontak> {
  const { db, clock } = deps
  return {
    name: JOB_SURAT_KONTAK,
    atOnce: 1,
    depth: () => countSurat(db),
    async claim() {
      const take = () => takeSurat(db, clock.now(), clock.now() + ANGGAP_HILANG_MS)
      return (await take()) ?? ((await createJatuhTempo(deps)) ? take() : null)
    },
    async work(surat) {
      const hasil = await send(deps, surat)
      if (hasil === 'tidak_perlu') await deleteSurat(db, surat)
      else await finishSurat(db, surat, hasil.ditolak, clock.now())
    },
  }
}

async function createJatuhTempo({ db, clock }: Deps): Promise<boolean> {
  const saat = clock.now()
  const adaLembar = await insertLembar(db, saat)
  const hari = hariBarat(saat)
  if (jamLokal(saat, 'WIB') < JAM_INGAT * 3600) return adaLembar
  const menunggu = await listMenunggu(db, hari, addHari(hari, 5))
  const jatuh = menunggu.flatMap(({ kontak_id, revisi_id, tenggat, dikirim_pada, diingatkan }) => {
    const langkah = langkahIngat(hari, tenggat, hariBarat(dikirim_pada))
    return langkah === null || diingatkan.includes(langkah)
      ? []
      : [{ kontakId: kontak_id, revisiId: revisi_id, langkah }]
  })
  return (await insertIngat(db, jatuh, saat)) || adaLembar
}

type Dikirim = 'tidak_perlu' | { readonly ditolak: string | null }

/** `tidak_perlu` where there is nobody to write to, or it is too late. */
async function send(deps: Deps, surat: SuratKontak): Promise<Dikirim> {
  const { db, clock, random, mail, publicUrl } = deps
  const isi = await findIsi(db, surat)
  if (isi === undefined) return 'tidak_perlu'
  const { id, kontak_id, jenis, dibuat_pada } = surat
  const saat = clock.now()
  const surel = { to: isi.email, messageId: `<kontak-${id}-${dibuat_pada}@${new URL(publicUrl).hostname}>` }
  if (jenis === 'masuk' || jenis === 'tanda_tangan') {
    if (saat - dibuat_pada >= KODE_MS) return 'tidak_perlu'
    const kode = random.letters(ANGKA_KODE, PANJANG_KODE_KONTAK)
    await upsertKode(db, {
      kontak_id,
      tujuan: jenis,
      kode_hash: hashKode(kontak_id, jenis, kode),
      kedaluwarsa_pada: new Date(saat + KODE_MS),
      untuk_revisi: surat.untuk_revisi,
    })
    return { ditolak: await mail.send({ ...surel, ...composeKode(jenis, isi, kode) }) }
  }
  const { berita_acara_id } = isi
  const token = random.token()
  await insertTautan(db, { token_hash: hashToken(token), kontak_id, berita_acara_id }, saat)
  const compose = jenis === 'hitungan' ? composeHitungan : composeLembar
  return { ditolak: await mail.send({ ...surel, ...compose(isi, `${publicUrl}/klien/${token}`, surat) }) }
}
