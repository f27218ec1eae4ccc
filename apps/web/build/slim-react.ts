import type { Plugin } from 'vite'

const CLIENT = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/

/**
 * What of React's renderer runs only for a feature that nothing here uses, by that feature: functions that it alone reaches. Of a
 * first load they would be 12 kB, most of a second of a slow line.
 */
export const UNUSED = {
  /** `hydrateRoot`: the server sends no markup */
  hydration: [
    'attemptExplicitHydrationTarget',
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'clearHydrationBoundary',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'prepareToHydrateHostInstance',
    'queueIfContinuousEvent',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'retrySuspenseComponentWithoutHydrating',
    'updateDehydratedSuspenseComponent',
  ],
  /** `<ViewTransition>` */
  viewTransition: [
    'ViewTransitionPseudoElement',
    'applyViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'measureViewTransitionHostInstancesRecursive',
    'restoreViewTransitionName',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  /** A `ref` of a fragment */
  fragmentRef: ['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  /** `<Activity>`, `<SuspenseList>` */
  boundaries: [
    'cutOffTailIfNeeded',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
  /** Elements that React moves to the page's head (`<title>`, `<meta>`, `<link>`), and its calls that fetch ahead */
  resources: [
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'suspendResource',
  ],
  /** `useActionState`, `useOptimistic`, a form whose `action` is a function */
  actions: [
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionState',
    'updateActionStateImpl',
    'updateOptimisticImpl',
  ],
  /** The names of components above what threw an error: React catches that there are none, and says so in their place */
  componentStack: ['describeFiber'],
} as const

/** How a source asks for one of these */
export const ASKS_FOR_UNUSED = [
  /(import\s*\{[^}]*|React\w*\.)\b(hydrateRoot|ViewTransition|Activity|\w*SuspenseList|useActionState|useFormState|useOptimistic|preload(Module)?|preinit(Module)?|preconnect|prefetchDNS|captureOwnerStack)\b/,
  /\.componentStack\b/,
  /(<|(jsxs?|createElement)\(["'])(title|meta|link)\b/,
  /(<Fragment\s[^>]*|(jsxs?|createElement)\(\w*Fragment, \{[^}]*)\bref\b/,
  /\b(a|formA)ction[=:]\s*\{?\s*(\(|async\b|function\b)/,
]

/** Whole statements of the same features, beside functions */
const STATEMENTS = [
  /^FragmentInstance\.prototype\.\w+ = [^]*?^\};$/gm,
  /^exports\.hydrateRoot = [^]*?^\};$/gm,
]

/** Takes out of React's renderer what nothing here uses: what would run after all says so. */
export function slimReact(): Plugin {
  return {
    name: 'rekan:slim-react',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: CLIENT }, handler: (code) => ({ code: withoutUnused(code), map: null }) },
  }
}

/** Throws where the library is not written as this expects: a new version of it is looked at first. */
export function withoutUnused(code: string): string {
  const slim = Object.values(UNUSED).flat().reduce(withoutBody, code)
  return STATEMENTS.reduce((rest, statement) => replaceOnce(rest, statement, '', 'statement'), slim)
}

function withoutBody(code: string, name: string): string {
  const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{$[^]*?^\\}$`, 'm')
  return replaceOnce(code, whole, `function ${name}($1) { throw Error('React without ${name}') }`, name)
}

function replaceOnce(code: string, part: RegExp, by: string, name: string): string {
  const replaced = code.replace(part, by)
  if (replaced === code) throw new Error(`React's renderer has no ${name}: see build/slim-react.ts`)
  return replaced
}
