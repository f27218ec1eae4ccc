import { type ComponentType, type ReactNode, Suspense, lazy } from 'react'

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

/** Resolves once what is being made has been painted: what is fetched while a screen is made keeps it waiting. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
