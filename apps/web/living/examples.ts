import type { ComponentType } from 'react'

/** One state of one part; `address` is what stands behind the page's hash. */
export type Example = {
  readonly address: string
  readonly name: string
  /** Takes the whole screen, so it is shown in a frame of its own. */
  readonly isScreen: boolean
  readonly Component: ComponentType
}

export type Part = { readonly name: string; readonly examples: readonly Example[] }

type Module = Readonly<Record<string, ComponentType>>

const modules = import.meta.glob<Module>('../src/{ui,features}/**/*.examples.tsx', { eager: true })

/** Every `*.examples.tsx` is a part; every component it exports is an example, in the file's order. */
export const parts: readonly Part[] = Object.entries(modules)
  .map(([path, module]) => {
    const name = /([^/]+)\.examples\.tsx$/.exec(path)?.[1] ?? path
    return { name, examples: Object.entries(module).map(([key, Component]) => example(name, key, Component)) }
  })
  .toSorted((one, other) => one.name.localeCompare(other.name))

function example(part: string, key: string, Component: ComponentType): Example {
  const isScreen = key.startsWith('Screen')
  return { address: `${part}.${key}`, name: key.replace(/(?<=[a-z])(?=[A-Z])/g, ' '), isScreen, Component }
}
