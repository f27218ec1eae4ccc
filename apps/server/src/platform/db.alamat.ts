import type pg from 'pg'

/** A way into the database: pg's own, and what pg does not know of. */
export type Koneksi = pg.PoolConfig & {
  /** Addresses of servers that take turns as the one that writes; `connectionString` is the first of them */
  readonly alamat?: readonly string[]
  /** The lesser role that a connection takes once it stands; absent where its user is that role already */
  readonly peran?: string
}

/** One address of a server for each that a URL names: `postgres://u@satu:5432,dua:5433/rekan`, and `?host=/a,/b&port=1,2` as libpq has it. */
export function alamatFrom(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i.exec(url) ?? []
  return hosts.split(',').flatMap((host) => alamatSoket(`${before}${host}${after}`))
}

function alamatSoket(url: string): string[] {
  const parsed = URL.parse(url)
  const hosts = parsed?.searchParams.get('host')?.split(',') ?? []
  if (parsed === null || hosts.length < 2) return [url]
  const ports = parsed.searchParams.get('port')?.split(',') ?? []
  return hosts.map((host, i) => {
    const one = new URL(parsed)
    one.searchParams.set('host', host)
    const port = ports[i] ?? ports[0]
    if (port !== undefined) one.searchParams.set('port', port)
    return one.href
  })
}

/** Which of several addresses is in turn, by all of them: every pool of the process moves on together. */
const giliran = new Map<string, number>()

/** The same way in, by the address whose turn it is. */
export function pickAlamat<K extends Koneksi>(koneksi: K): K {
  const { alamat } = koneksi
  if (alamat === undefined || alamat.length < 2) return koneksi
  return { ...koneksi, connectionString: alamat[giliran.get(alamat.join()) ?? 0] }
}

/** Gives the next address its turn: this one does not answer, or only reads. */
export function setAlamatBerikut({ alamat = [] }: Koneksi): void {
  const key = alamat.join()
  giliran.set(key, ((giliran.get(key) ?? 0) + 1) % Math.max(alamat.length, 1))
}
