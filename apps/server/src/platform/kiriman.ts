import type { FastifyRequest } from 'fastify'

/** What of a sending stands in its head. */
export type Kiriman = {
  /** `Idempotency-Key` */
  readonly kunci: string | null
  /** `Rekan-Jam`, unread */
  readonly jam: string | null
}

export function readKiriman({ headers }: Pick<FastifyRequest, 'headers'>): Kiriman {
  return { kunci: readSatu(headers['idempotency-key']), jam: readSatu(headers['rekan-jam']) }
}

function readSatu(nilai: string | string[] | undefined): string | null {
  return typeof nilai === 'string' ? nilai : null
}
