import {
  KODE_MS,
  PERCOBAAN_KODE,
  SESI_KONTAK_MS,
  TAUTAN_MS,
  type TujuanKode,
  penandaDitahan,
} from '@rekan/domain/klien/pintu'
import { namaPerangkat } from '@rekan/domain/auth/perangkat'
import { maskEmail } from '@rekan/domain/teks/samar'
import { isoLokal } from '@rekan/domain/waktu'
import { hashToken } from '../../../platform/auth.ts'
import { type Db, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asal } from '../../../platform/device.ts'
import { type Perbuatan, finishPerbuatan, startServerDeed } from '../../../platform/perbuatan.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { type Jatah, takeFromEach } from '../../../platform/jatah.ts'
import type { Kontak } from '../../../platform/kontak.ts'
import { countTautanSalah } from '../../auth/percobaan/percobaan.service.ts'
import {
  type DiPintu,
  findKontrak,
  findTautan,
  insertSesi,
  listMenunggu,
  listPenanda,
  listSesi,
} from './pintu.queries.ts'
import { countPercobaan, hashKode, takeKode } from '../kode/kode.queries.ts'
import { refuse } from '../pintu.refusals.ts'
import { insertSurat } from '../surat/surat.queries.ts'
import { JOB_SURAT_KONTAK } from '../../berita-acara/putusan/kirim.service.ts'

/** Whoever holds somebody's link fills their mailbox no faster than this. */
const SURAT_KODE: Jatah = { nama: 'kode-kontak', kapasitas: 3, jedaMs: 5 * 60_000 }

/** What a link opens. Throws 404 for one that opens nothing, with the same words and after the same work; 429. */
export async function showTautan(
  deps: Deps,
  tautan: string,
  asal: Asal,
): Promise<Answer<'POST /klien/tautan'>['data']> {
  const { email, kontrakId, kontakId, beritaAcaraId } = await requireTautan(deps, tautan, asal)
  return {
    email: maskEmail(email),
    perusahaan: await namaPerusahaan(deps.db),
    kunci: `${kontrakId}-${kontakId}`,
    berita_acara_id: beritaAcaraId,
  }
}

/** Has a code mailed to whom a link was mailed. Throws 404, 429. */
export async function requestKodeMasuk(deps: Deps, tautan: string, asal: Asal): Promise<{ sampai: string }> {
  const { kontakId } = await requireTautan(deps, tautan, asal)
  return requestKode(deps, kontakId, 'masuk')
}

/**
 * Has a code mailed by which a contact signs this revision, or where none is named any that waits now: what is sent later it
 * does not sign. Throws 404 for a sheet of another contract, 429.
 */
export async function requestKodeTandaTangan(
  deps: Deps,
  { kontakId, kontrakId }: Kontak,
  { berita_acara_id: id, revisi }: Context<'POST /klien/kode-tanda-tangan'>['body'],
): Promise<{ sampai: string }> {
  const menunggu = await listMenunggu(deps.db, kontrakId)
  const diminta =
    id === undefined ? menunggu : menunggu.filter((satu) => satu.id === id && satu.ke === (revisi ?? satu.ke))
  if (id !== undefined && diminta.length === 0) throw refuse('REVISI_TIDAK_MENUNGGU')
  return requestKode(
    deps,
    kontakId,
    'tanda_tangan',
    diminta.map(({ revisi_id }) => revisi_id),
  )
}

async function requestKode(
  deps: Deps,
  kontakId: number,
  tujuan: TujuanKode,
  untukRevisi: readonly number[] | null = null,
): Promise<{ sampai: string }> {
  const { db, clock, jobs } = deps
  const saat = clock.now()
  await takeFromEach(db, saat, [[SURAT_KODE, String(kontakId), tujuan]])
  await transaction(db, (tx) => insertSurat(tx, { kontakId, jenis: tujuan, untukRevisi, saat }))
  jobs.nudge(JOB_SURAT_KONTAK)
  return { sampai: isoLokal(saat + KODE_MS, 'WIB') }
}

/** Signs in by a link and its code. Throws 404, 422 for a wrong code, 429. */
export async function signIn(
  deps: Deps,
  { tautan, kode }: { readonly tautan: string; readonly kode: string },
  asal: Asal,
): Promise<Answer<'POST /klien/masuk'>['data']> {
  const { clock, random } = deps
  const { kontakId } = await requireTautan(deps, tautan, asal)
  const token = random.token()
  const sampai = clock.now() + SESI_KONTAK_MS
  await verifyKode(deps, { kontakId, tujuan: 'masuk', kode }, async ({ tx }) =>
    insertSesi(tx, {
      token_hash: hashToken(token),
      kontak_id: kontakId,
      perangkat: asal.userAgent,
      dibuat_pada: new Date(clock.now()),
      dipakai_pada: new Date(clock.now()),
      kedaluwarsa_pada: new Date(sampai),
    }),
  )
  return { token, sampai: isoLokal(sampai, 'WIB') }
}

/** By which call a code is used up */
const PANGGILAN = {
  masuk: 'POST /klien/masuk',
  tanda_tangan: 'POST /klien/berita-acara/{id}/tanda-tangan',
} as const

type Pakai = {
  readonly kontakId: number
  readonly tujuan: TujuanKode
  readonly kode: string
  /** The revision that is to be signed by it */
  readonly revisiId?: number | undefined
}

/**
 * Uses a contact's code up in the transaction of what it allows: a try is counted whatever becomes of it, and what fails
 * for another reason leaves the code. Throws 422 at `kode`, and what `work` throws.
 */
export async function verifyKode<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'siaran'>,
  { kontakId, tujuan, kode, revisiId }: Pakai,
  work: (perbuatan: Perbuatan) => Promise<T>,
): Promise<T> {
  const { db, clock } = deps
  const kini = await countPercobaan(db, kontakId, tujuan, PERCOBAAN_KODE, clock.now())
  if (kini === undefined) throw invalid({ kode: ['Kode sudah tidak berlaku. Minta kode baru.'] })
  if (!kini.kode_hash.equals(hashKode(kontakId, tujuan, kode)))
    throw invalid({
      kode: [
        kini.sisa > 0
          ? `Kode salah. Periksa surat yang terbaru; sisa ${kini.sisa} percobaan.`
          : 'Kode salah, dan percobaannya habis. Minta kode baru.',
      ],
    })
  if (revisiId !== undefined && kini.untuk_revisi?.includes(revisiId) === false)
    throw invalid({ kode: ['Kode ini diminta untuk berita acara lain. Minta kode baru untuk yang ini.'] })
  const selesai = await transaction(db, async (tx) => {
    if (!(await takeKode(tx, kontakId, tujuan, kini.kode_hash)))
      throw invalid({ kode: ['Kode sudah dipakai. Minta kode baru.'] })
    const perbuatan = startServerDeed(tx, PANGGILAN[tujuan], clock.now(), null)
    return { perbuatan, hasil: await work(perbuatan) }
  })
  finishPerbuatan(deps, selesai.perbuatan)
  return selesai.hasil
}

/** Who is signed in, and who else is to the same contract. */
export async function showKontak(
  { db, clock }: Deps,
  { sesiId, kontrakId, nama, email, tandaTangan, penandaMulai }: Kontak,
): Promise<Answer<'GET /klien/saya'>['data']> {
  const saat = clock.now()
  const ditahan = penandaDitahan(penandaMulai, saat)
  const semua = await listSesi(db, kontrakId, saat)
  const sendiri = semua.find(({ id }) => id === sesiId)
  return {
    nama,
    email,
    tanda_tangan: tandaTangan,
    tanda_tangan_mulai: ditahan === null ? null : isoLokal(ditahan, 'WIB'),
    penanda_baru:
      tandaTangan && ditahan === null
        ? (await listPenanda(db, kontrakId, saat)).map(({ id, mulai, oleh, ...satu }) => ({
            id,
            nama: satu.nama,
            email: satu.email,
            oleh,
            mulai: isoLokal(mulai, 'WIB'),
          }))
        : [],
    sampai: isoLokal(sendiri?.kedaluwarsa_pada ?? saat, 'WIB'),
    perusahaan: await namaPerusahaan(db),
    ...(await findKontrak(db, kontrakId)),
    sesi: semua
      .map((satu) => ({
        nama: satu.nama,
        email: satu.email,
        perangkat: namaPerangkat(satu.perangkat),
        dibuat_pada: isoLokal(satu.dibuat_pada, 'WIB'),
        dipakai_pada: isoLokal(satu.dipakai_pada, 'WIB'),
        ini: satu.id === sesiId,
      }))
      .toSorted((a, b) => Number(b.ini) - Number(a.ini)),
  }
}

async function requireTautan(deps: Deps, tautan: string, asal: Asal): Promise<DiPintu> {
  const kontak = await findTautan(deps.db, hashToken(tautan), deps.clock.now() - TAUTAN_MS)
  if (kontak !== undefined) return kontak
  await countTautanSalah(deps, asal)
  throw refuse('TAUTAN_KLIEN_MATI')
}

async function namaPerusahaan(db: Db): Promise<string> {
  const { nama } = await db.selectFrom('perusahaan').select('nama').executeTakeFirstOrThrow()
  return nama ?? ''
}
