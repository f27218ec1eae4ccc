import type { Contract } from '@rekan/contract/contract'
import type { Instan } from '@rekan/domain/waktu'
import type { Tx } from './db.ts'
import type { Answer, Context, Mount } from './http.ts'
import type { Perbuatan } from './perbuatan.ts'

type Key = keyof Contract
/** What of a call is handed to the service that does it: the id in its path, then what was sent. */
type Given<K extends Key> = [
  ...(Context<K>['params'] extends { readonly id: infer I } ? [id: I] : []),
  ...(Contract[K] extends { readonly body: unknown } ? [body: Context<K>['body']] : []),
]
type DeedOf<K extends Key> = Parameters<Parameters<Context<K>['write']>[0]>[0]
/** What a call shows of the record afterwards; a call that shows nothing says its sentence alone. */
type Shown<K extends Key> = Answer<K> extends { data: infer D } ? D : void

/**
 * Binds a call that does something and shows the record again: in one transaction, once per Idempotency-Key. `act` does it and
 * gives what is shown, unless `show` reads that afterwards; `message` is the sentence of the answer.
 */
export type MountDeed = {
  <K extends Key>(
    key: K,
    act: (perbuatan: DeedOf<K>, ...given: Given<K>) => Promise<Shown<K>>,
    message: string,
  ): void
  <K extends Key>(
    key: K,
    act: (perbuatan: DeedOf<K>, ...given: Given<K>) => Promise<unknown>,
    show: (tx: Tx, saat: Instan) => Promise<Shown<K>>,
    message: string,
  ): void
}

export function createDeed(mount: Mount): MountDeed {
  const deed = (key: Key, act: LooseAct, ...rest: [string] | [LooseShow, string]): void => {
    const [show, message] = rest.length === 1 ? [null, rest[0]] : rest
    mount(key, async (context) => {
      const { params, body, write } = context as unknown as LooseContext
      const given = [...(params === undefined ? [] : [params.id]), ...(body === undefined ? [] : [body])]
      return write(async (perbuatan) => {
        const done = await act(perbuatan, ...given)
        const data = show === null ? done : await show(perbuatan.tx, perbuatan.saat)
        return { ...(data !== undefined && { data }), message } as never
      })
    })
  }
  return deed as MountDeed
}

/** Inside, nothing is known of the one call: `MountDeed` holds its types. */
type LooseContext = {
  readonly params?: { readonly id?: unknown }
  readonly body?: unknown
  readonly write: <T>(work: (perbuatan: Perbuatan) => Promise<T>) => Promise<T>
}
type LooseAct = (perbuatan: Perbuatan, ...given: readonly unknown[]) => Promise<unknown>
type LooseShow = (tx: Tx, saat: Instan) => Promise<unknown>
