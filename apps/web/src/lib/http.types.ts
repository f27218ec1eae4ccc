import type { Contract } from '@rekan/contract/contract'

/** `'METHOD /path/{param}'` */
export type CallKey = keyof Contract

/** What a schema takes and gives, without importing the schema library. */
type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } }
type Taken<S> = S extends Schema ? S['_zod']['input'] : never
type Given<S> = S extends Schema ? S['_zod']['output'] : never

type FormRule = {
  readonly fields: Schema
  readonly files: Readonly<Record<string, { readonly required: boolean }>>
}
type Files<R extends FormRule['files']> = {
  [Name in keyof R]: R[Name] extends { readonly required: true } ? Blob : Blob | undefined
}

/** Fields beside the files; a form of files alone has none. */
type Fields<S> = string extends keyof Taken<S> ? unknown : Taken<S>

type Part<C, Name extends string, Value> =
  C extends Readonly<Record<Name, unknown>> ? Readonly<Record<Name, Value>> : unknown

/** All a call needs: path parameters, query, JSON body or form, as its contract entry says. */
type Needs<C> = Part<C, 'params', C extends { params: infer S } ? Taken<S> : never> &
  Part<C, 'query', C extends { query: infer S } ? Taken<S> : never> &
  Part<C, 'body', C extends { body: infer S } ? Taken<S> : never> &
  Part<
    C,
    'form',
    C extends { form: infer R extends FormRule } ? Fields<R['fields']> & Files<R['files']> : never
  >

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** The same key with the same content gets the first answer again, so that the call may be retried. */
  readonly idempotencyKey?: string | undefined
  /** Of the record as its writer saw it: once there is a newer one, the call is refused with 409. */
  readonly versi?: number | undefined
  /** Goes on when the page ends; for short bodies. */
  readonly keepalive?: boolean | undefined
}

export type CallInput<K extends CallKey> = Needs<Contract[K]> & CallOptions
/** The input may be left out where nothing in it is required. */
export type CallArgs<K extends CallKey> =
  CallOptions extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
export type CallAnswer<K extends CallKey> = Given<Contract[K]['response']>

/** The same without the contract's detail: what the code that sends it sees. */
export type LooseInput = CallOptions & {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly form?: Readonly<Record<string, unknown>>
}
