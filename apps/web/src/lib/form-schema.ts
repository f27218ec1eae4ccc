import { check, string } from 'zod/mini'
import { type Aturan, tanpaKendali } from '@rekan/domain/aturan'

const terbaca = tanpaKendali('Isian mengandung karakter yang tidak dikenal.')

/** A text of a form, judged by the rules that the contract asks too; the first that fails gives the message. */
export function text(...rules: readonly Aturan<string>[]) {
  return string().check(judged(...rules, terbaca))
}

/** Any value, judged by rules of the domain: `z.nullable(z.number()).check(judged(aturanKoordinator))`. */
export function judged<T>(...rules: readonly Aturan<T>[]) {
  return check<T>((ctx) => {
    for (const rule of rules) {
      const message = rule(ctx.value)
      if (message === undefined) continue
      // A rule over several fields still speaks: all that is wrong shows at once.
      ctx.issues.push({ code: 'custom', message, input: ctx.value, continue: true })
      return
    }
  })
}
