import type { Instan } from '@rekan/domain/waktu'
import { type KnownBackup, listKnownBackups, readLastBackup } from './backup-record.ts'
import type { Clock } from './clock.ts'
import { POOL, shareConnections } from './db.bagian.ts'
import type { Db } from './db.ts'
import { type Watch, watchDatabase } from './db.watch.ts'
import { openGivenReplika } from './database-url.ts'
import { type Replika, openReplika } from './db.replika.ts'
import { type Disk, type FreeBytes, watchDisk } from './disk.watch.ts'
import { type Encoder, createEncoder } from './encoder.ts'
import { openFiles } from './files.open.ts'
import type { Files } from './files.ts'
import { type Jobs, createJobs } from './jobs.ts'
import { type Links, createLinks } from './links.ts'
import type { Log } from './log.ts'
import { type Mail, createMail } from './mail.ts'
import { type Oidc, createOidc } from './oidc.ts'
import { judgePeta } from './peta.ts'
import { type Cost, type Passwords, createPasswords } from './passwords.ts'
import { type Push, createPush } from './push.ts'
import { type Reader, createReader } from './reader.ts'
import { type Random, random } from './random.ts'
import { type Panggilan, createPanggilan } from './panggilan.ts'
import { type SidikTitik, createSidikTitik } from './sidik-titik.ts'
import { type KunciKotak, createKunciKotak } from './kotak.ts'
import { readSecret } from './secrets.ts'
import { type Tickets, createTickets } from './tickets.ts'
import { type Times, createTimes } from './times.ts'
import { type Siaran, createSiaran } from './siaran.ts'
import type { Settings } from './settings.ts'
import { type SigningKey, openSigningKey } from './signing.ts'
import { type Solver, createSolver } from './solver.ts'

/** What the application works with; tests hand in their own clock and database. */
export type Deps = {
  readonly db: Db
  /** Where reports and exports read */
  readonly replika: Replika
  readonly watch: Watch
  readonly disk: Disk
  readonly clock: Clock
  readonly random: Random
  readonly passwords: Passwords
  readonly files: Files
  readonly links: Links
  readonly tickets: Tickets
  readonly times: Times
  readonly kunciKotak: KunciKotak
  readonly sidikTitik: SidikTitik
  /** When accounts called */
  readonly panggilan: Panggilan
  readonly encoder: Encoder
  readonly reader: Reader
  readonly solver: Solver
  readonly jobs: Jobs
  /** What open screens are told of */
  readonly siaran: Siaran
  readonly signing: SigningKey
  readonly log: Log
  readonly mail: Mail
  readonly push: Push
  /** When the last backup was begun; null where none is known of */
  readonly lastBackup: () => Promise<Instan | null>
  /** The backups that are still where they were written, the oldest first */
  readonly knownBackups: () => Promise<readonly KnownBackup[]>
  /** The address people use, without a slash at its end; links in mail are built from it alone. */
  readonly publicUrl: string
  /** Tiles under maps; null: a plain ground */
  readonly mapTiles: Settings['mapTiles']
  /** The company's own provider of sign-ins; null: none */
  readonly oidc: Oidc | null
}

type Given = {
  readonly db: Db
  readonly clock: Clock
  readonly dataDir: string
  readonly log: Log
  /** How the disk is looked at; tests fill none */
  readonly freeBytes?: FreeBytes | undefined
  /** The machine's own clock, which is compared with the database's */
  readonly machineNow?: (() => number) | undefined
  /** What models are solved by; tests let it take longer */
  readonly solver?: Solver | undefined
  /** How push services are reached; tests stay on the machine */
  readonly fetch?: typeof fetch | undefined
  /** What a password's digest costs; tests make them cheaply */
  readonly passwordCost?: Cost | undefined
  readonly settings: Pick<Settings, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 's3'> &
    Partial<Pick<Settings, 'mapTiles' | 'oidc' | 'databaseReadUrl' | 'databasePool' | 'archiveDir'>>
}

/** Opens what works on a migrated database and a data folder. Throws StartupError for a file of tiles that is none. */
export async function openDeps({
  db,
  clock,
  dataDir,
  log,
  settings,
  fetch,
  freeBytes,
  machineNow,
  solver = createSolver(),
  passwordCost,
}: Given): Promise<Deps> {
  await judgePeta(settings.mapTiles ?? null)
  const secret = await readSecret(db, 'tautan')
  const links = createLinks(secret)
  const files = await openFiles(settings, dataDir, links, log)
  const jobs = createJobs(log)
  const signing = await openSigningKey(dataDir)
  const watch = watchDatabase(db, log, () => jobs.resume(), machineNow)
  return {
    db,
    replika: openReplika(
      db,
      settings.databaseReadUrl ? openGivenReplika(settings.databaseReadUrl) : null,
      (error) => log.warn({ err: error }, TANPA_REPLIKA),
      shareConnections(settings.databasePool ?? POOL.usual).jatah.report.connections,
    ),
    watch,
    disk: watchDisk(dataDir, log, freeBytes),
    clock,
    random,
    passwords: createPasswords(passwordCost),
    files,
    links,
    tickets: createTickets(secret),
    times: createTimes(secret),
    kunciKotak: createKunciKotak(await readSecret(db, 'kotak')),
    sidikTitik: createSidikTitik(await readSecret(db, 'titik')),
    panggilan: createPanggilan(db),
    encoder: createEncoder(),
    reader: createReader(),
    solver,
    jobs,
    siaran: createSiaran(db, watch, log),
    signing,
    log,
    mail: createMail({ settings, dataDir, clock, random, log }),
    push: createPush({
      secret: await readSecret(db, 'push'),
      publicUrl: settings.publicUrl,
      fetch,
    }),
    lastBackup: () => readLastBackup(dataDir),
    knownBackups: () => listKnownBackups(dataDir),
    publicUrl: settings.publicUrl,
    mapTiles: settings.mapTiles ?? null,
    oidc: settings.oidc ? createOidc(settings.oidc, settings.publicUrl, log) : null,
  }
}

/** What the log says where the database itself is asked instead of its copy */
export const TANPA_REPLIKA = 'the copy of the database was not read'

/** Ends what runs beside the requests, then lets the database go. */
export async function closeDeps({
  jobs,
  siaran,
  encoder,
  reader,
  solver,
  watch,
  disk,
  db,
  replika,
  panggilan,
  log,
}: Deps): Promise<void> {
  reader.stop()
  await jobs.stop()
  await panggilan.store().catch((error: unknown) => log.warn({ err: error }, 'calls were not written down'))
  await siaran.stop()
  await encoder.stop()
  solver.stop()
  await watch.stop()
  await disk.stop()
  await replika.stop()
  await db.destroy()
}
