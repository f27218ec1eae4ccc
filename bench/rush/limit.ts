import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// The limit: nothing but the body received and one durable INSERT of it. Reads the connection from its first argument.
const connection = JSON.parse(process.argv[2] ?? '') as pg.PoolConfig
const pool = new pg.Pool({ ...connection, max: 10 })
// The database goes down with the server that owns it; the next query would open another connection.
pool.on('error', () => {})

const server = createServer((request, response) => {
  keep(request).then(
    (id) => answer(response, 201, `{"data":{"id":${id}}}`),
    (error: unknown) => answer(response, 500, String(error)),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit(0))

async function keep(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const bytes of request) chunks.push(bytes as Buffer)
  const { rows } = await pool.query<{ id: string }>({
    name: 'keep',
    text: 'insert into mentah (isi) values ($1) returning id',
    values: [Buffer.concat(chunks)],
  })
  return rows[0]?.id ?? ''
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(text) }).end(text)
}
