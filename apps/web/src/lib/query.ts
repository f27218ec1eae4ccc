import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from './http.ts'
import type { CallAnswer, CallArgs, CallInput, CallKey, LooseInput } from './http.types.ts'

/** An answer's `data` */
export type CallData<K extends CallKey> = CallAnswer<K> extends { readonly data: infer D } ? D : never
/** The body that a call takes, without the version that its writer saw */
export type CallBody<K extends CallKey> = Omit<
  Extract<CallInput<K>, { readonly body: unknown }>['body'],
  'versi'
>

type PathOf<K extends CallKey> = K extends `${string} /${infer Path}` ? Path : never
type Beginning<Path extends string> = Path extends `${infer Word}/${infer Rest}`
  ? Word | `${Word}/${Beginning<Rest>}`
  : Path
/** One call, or the beginning of a path: all calls below it; or the beginning of a key that is not derived from a call */
export type Subject = CallKey | Beginning<PathOf<CallKey>> | readonly [string, ...unknown[]]

/**
 * The query of a call: its key is the path's words and then the input, so that a path's beginning names all calls below it. Its data
 * are the answer's `data`; `answerQuery` gives the whole answer where that says more.
 */
export function query<K extends CallKey>(key: K, ...args: CallArgs<K>) {
  return queryOptions({
    queryKey: keyOf(key, args[0]),
    queryFn: async ({ signal }) => dataOf<K>(await call(key, ...withSignal<K>(args, signal))),
  })
}

/** The query of a call whose answer says more than its `data`: how many there are, the next page. */
export function answerQuery<K extends CallKey>(key: K, ...args: CallArgs<K>) {
  return queryOptions({
    queryKey: [...keyOf(key, args[0]), 'jawaban'],
    queryFn: ({ signal }) => call(key, ...withSignal<K>(args, signal)),
  })
}

export function dataOf<K extends CallKey>(answer: CallAnswer<K>): CallData<K> {
  return (answer as unknown as { readonly data: CallData<K> }).data
}

/** The same input, given up when `signal` says so. */
export function withSignal<K extends CallKey>(args: CallArgs<K>, signal: AbortSignal): CallArgs<K> {
  return [{ ...args[0], signal }] as CallArgs<K>
}

/** The key of a call's query: `['kelola', 'klien', '{id}', { params: { id: '7' } }]`. */
export function keyOf(key: CallKey, input: LooseInput = {}): QueryKey {
  const { params = {}, query: asked = {}, body } = input
  const ids = Object.entries(params).map(([name, value]) => [name, String(value)])
  return [...pathOf(key), { params: Object.fromEntries(ids), query: asked, body }]
}

/** The beginning of the keys of all queries of a subject. */
export function keyOfSubject(subject: Subject): QueryKey {
  if (typeof subject !== 'string') return subject
  return subject.includes(' ') ? [...pathOf(subject), {}] : subject.split('/')
}

/** Asks again for what stands on screen of these; what does not is due when it is shown. */
export function invalidate(client: QueryClient, ...subjects: readonly Subject[]): Promise<unknown> {
  return Promise.all(
    subjects.map(async (subject) => client.invalidateQueries({ queryKey: keyOfSubject(subject) })),
  )
}

/** `invalidate` of this session's data. */
export function useInvalidate(): (...subjects: readonly Subject[]) => Promise<unknown> {
  const client = useQueryClient()
  return async (...subjects) => invalidate(client, ...subjects)
}

function pathOf(key: string): string[] {
  return key.slice(key.indexOf('/') + 1).split('/')
}
