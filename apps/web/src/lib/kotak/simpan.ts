import { AWAL_MEMORI, type Entri, type EntriBaru, type Pemilik, isJalurPresensi, isMilik } from './entri.ts'
import { type Tersandi, isBersandi, openEntri, encodeEntri } from './sandi.ts'

// The outbox on the device: IndexedDB, which page and worker share. Where the browser has none, or has no room, the
// page's memory stands in: then what waits ends with the page, and whoever asks is told so.

const NAMA = 'rekan-kotak'
const ENTRI = 'entri'
const HAL = 'hal'
const BACA = 'baca'

const memori = new Map<string, Entri>()
const halMemori = new Map<string, unknown>()
/** What became of kept entries where the disk did not take it, null once they are gone: as long as the page is, it counts. */
const ditimpa = new Map<string, Entri | null>()
let basis: Promise<IDBDatabase> | undefined

/** Puts an entry at the end. False where it lasts no longer than this page. */
export async function addEntri(baru: EntriBaru): Promise<boolean> {
  const entri = { ...baru, dicoba: 0, ditolak: null }
  // A check-out that lasts would be sent before the check-in that does not.
  const isMenyusul = isJalurPresensi(baru.jalur) && memori.size > 0
  if (!isMenyusul && (await addKept(entri))) return true
  memori.set(entri.kunci, { ...entri, urut: AWAL_MEMORI + memori.size })
  return false
}

async function addKept(entri: Omit<Entri, 'urut'>): Promise<boolean> {
  try {
    const kept = await encodeEntri(entri)
    await runIn(ENTRI, 'readwrite', (store) => store.add(kept))
    return true
  } catch {
    return false
  }
}

/** All that is kept and can be read, in the order it was put. */
export async function listEntri(): Promise<readonly Entri[]> {
  const semua = await Promise.all((await listTersimpan()).map(openEntri))
  const kept = semua.map((entri) => {
    const lain = entri && ditimpa.get(entri.kunci)
    return lain === undefined ? entri : lain
  })
  return [...kept.filter((entri) => entri !== null), ...memori.values()]
}

/** How many are kept, whoever may read them. */
export async function countEntri(): Promise<number> {
  return (await listTersimpan()).length + memori.size
}

/** Puts away what of this person only memory holds, once there is room, and seals what an earlier version of the app has kept. */
export async function tidyEntri(pemilik: Pemilik): Promise<void> {
  for (const { urut: _, ...entri } of memori.values()) {
    if (!isMilik(entri, pemilik)) continue
    if (!(await addKept(entri))) break
    memori.delete(entri.kunci)
  }
  if (!isBersandi(pemilik.akun)) return
  for (const kept of await listTersimpan())
    if (!('tersandi' in kept) && isMilik(kept, pemilik)) await updateEntri(kept)
}

function listTersimpan(): Promise<(Entri | Tersandi)[]> {
  return runIn<(Entri | Tersandi)[]>(ENTRI, 'readonly', (store) => store.getAll()).catch(() => [])
}

/** Writes an entry that is there already; what the disk does not take is known as long as the page is. */
export async function updateEntri(entri: Entri): Promise<void> {
  if (memori.has(entri.kunci)) return void memori.set(entri.kunci, entri)
  const kept = await encodeEntri(entri)
  await writeKept(entri.kunci, entri, (store) => store.put(kept))
}

/** Takes an entry away; one that the disk holds on to is sent again by the next page, under its own key. */
export async function removeEntri({ kunci, urut }: Pick<Entri, 'kunci' | 'urut'>): Promise<void> {
  if (!memori.delete(kunci)) await writeKept(kunci, null, (store) => store.delete(urut))
}

function writeKept(
  kunci: string,
  isi: Entri | null,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<void> {
  return runIn(ENTRI, 'readwrite', ask).then(
    () => void ditimpa.delete(kunci),
    () => void ditimpa.set(kunci, isi),
  )
}

/** What was read, for who reads it without a network: of one session alone. */
export type Bacaan = { readonly sesi: string; readonly data: unknown; readonly pada: number }

export async function readBacaan(nama: string): Promise<Bacaan | undefined> {
  return runIn<Bacaan | undefined>(BACA, 'readonly', (store) => store.get(nama)).catch(() => undefined)
}

/** Keeps it if there is room. */
export async function setBacaan(nama: string, bacaan: Bacaan): Promise<void> {
  await runIn(BACA, 'readwrite', (store) => store.put(bacaan, nama)).catch(() => undefined)
}

export async function removeBacaan(): Promise<void> {
  await runIn(BACA, 'readwrite', (store) => store.clear()).catch(() => undefined)
}

/** What is kept beside the entries, by its name; undefined if it is not. */
export async function readHal<T>(nama: string): Promise<T | undefined> {
  const kept = await runIn<T | undefined>(HAL, 'readonly', (store) => store.get(nama)).catch(() => undefined)
  return kept ?? (halMemori.get(nama) as T | undefined)
}

/** Keeps it; undefined takes it away. */
export async function setHal(nama: string, isi: unknown): Promise<void> {
  halMemori.set(nama, isi)
  try {
    await runIn(HAL, 'readwrite', (store) => (isi === undefined ? store.delete(nama) : store.put(isi, nama)))
    halMemori.delete(nama)
  } catch {
    // Then it is known as long as the page is.
  }
}

async function runIn<T>(
  nama: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const db = await openBasis()
  return new Promise<T>((resolve, reject) => {
    // Not until it is on the disk: a phone that dies now has it.
    const tx = db.transaction(nama, mode, { durability: 'strict' })
    const request = ask(tx.objectStore(nama)) as IDBRequest<T>
    tx.addEventListener('complete', () => resolve(request.result))
    // An error ends in it as well.
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('The transaction was aborted')))
  })
}

function openBasis(): Promise<IDBDatabase> {
  basis ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAMA, 2)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const db = request.result
      if (oldVersion < 1) {
        const entri = db.createObjectStore(ENTRI, { keyPath: 'urut', autoIncrement: true })
        entri.createIndex('kunci', 'kunci', { unique: true })
        db.createObjectStore(HAL)
      }
      if (oldVersion < 2) db.createObjectStore(BACA)
    })
    request.addEventListener('success', () => {
      const db = request.result
      // A later version of the app must be able to change it while this page is open.
      db.addEventListener('versionchange', () => db.close())
      db.addEventListener('close', () => (basis = undefined))
      resolve(db)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
    request.addEventListener('blocked', () => reject(new Error('The database is blocked')))
  }).catch((error: unknown) => {
    // The next ask tries again.
    basis = undefined
    throw error
  })
  return basis
}
