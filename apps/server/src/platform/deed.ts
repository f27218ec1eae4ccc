import type { Call } from '@rekan/contract/call'
import { type Contract, contract } from '@rekan/contract/contract'
import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from './db.ts'
import type { Answer, Context, Mount } from './http.ts'
import type { Perbuatan } from './perbuatan.ts'

type Key = keyof Contract
/** What of a call is handed to the service that does it: the id in its path, what was sent, the version that its writer saw. */
type Given<K extends Key> = [
  ...(Context<K>['params'] extends { readonly id: infer I } ? [id: I] : []),
  ...(Contract[K] extends { readonly body: unknown } ? [body: Context<K>['body']] : []),
  ...(Contract[K] extends { readonly ifMatch: true } ? [versi: number | undefined] : []),
]
type DeedOf<K extends Key> = Parameters<Parameters<Context<K>['write']>[0]>[0]
/** What a call shows of the record afterwards; a call that shows nothing says its sentence alone. */
type Shown<K extends Key> = Answer<K> extends { data: infer D } ? D : void
/** The sentence of the answer, or what makes it of what is shown and what was sent. */
type Message<K extends Key> = string | ((shown: Shown<K>, ...given: Given<K>) => string)

/**
 * Binds a call that does something and shows the record again: in one transaction, once per Idempotency-Key. `act` does it and
 * gives what is shown, unless `show` reads that afterwards.
 */
export type MountDeed = {
  <K extends Key>(
    key: K,
    act: (perbuatan: DeedOf<K>, ...given: Given<K>) => Promise<Shown<K>>,
    message: Message<K>,
  ): void
  <K extends Key>(
    key: K,
    act: (perbuatan: DeedOf<K>, ...given: Given<K>) => Promise<unknown>,
    show: (tx: Tx, saat: Instan) => Promise<Shown<K>>,
    message: Message<K>,
  ): void
}

export function createDeed(mount: Mount): MountDeed {
  const deed = (key: Key, act: LooseAct, ...rest: [LooseMessage] | [LooseShow, LooseMessage]): void => {
    const [show, message] = rest.length === 1 ? [null, rest[0]] : rest
    mount(key, async (context) => {
      const { params, body, versi, write } = context as unknown as LooseContext
      const isIfMatch = (contract[key] as Call).ifMatch === true
      const given = [
        ...(params !== undefined && 'id' in params ? [params.id] : []),
        ...(body === undefined ? [] : [body]),
        ...(isIfMatch ? [versi] : []),
      ]
      return write(async (perbuatan) => {
        const done = await act(perbuatan, ...given)
        const data = show === null ? done : await show(perbuatan.tx, perbuatan.saat)
        const sentence = typeof message === 'string' ? message : message(data, ...given)
        return { ...(data !== undefined && { data }), message: sentence } as never
      })
    })
  }
  return deed as MountDeed
}

/** Inside, nothing is known of the one call: `MountDeed` holds its types. */
type LooseContext = {
  readonly params?: { readonly id?: unknown }
  readonly body?: unknown
  readonly versi?: number
  readonly write: <T>(work: (perbuatan: Perbuatan) => Promise<T>) => Promise<T>
}
type LooseAct = (perbuatan: Perbuatan, ...given: readonly unknown[]) => Promise<unknown>
type LooseMessage = string | ((shown: unknown, ...given: readonly unknown[]) => string)
type LooseShow = (tx: Tx, saat: Instan) => Promise<unknown>
