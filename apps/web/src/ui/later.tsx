import { type ComponentType, type ReactNode, Suspense, lazy } from 'react'
import { painted, untilFree } from '../lib/jalur.ts'

/**
 * A part that comes after its screen is there, `meanwhile` in its place; where it can't be had, the screen is whole
 * without it. `load` is asked for its part by that name.
 */
export function later<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  meanwhile: ReactNode = null,
): ComponentType {
  const Part = lazy<ComponentType>(() =>
    painted()
      .then(untilFree)
      .then(load)
      .then(
        (loaded) => ({ default: loaded[name] }),
        () => ({ default: () => null }),
      ),
  )
  return () => (
    <Suspense fallback={meanwhile}>
      <Part />
    </Suspense>
  )
}
