import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgeForwarder, judgeHandwritten } from './client.js'
import { judgeClock, judgeRoute } from './clock.js'
import { isAmbient, judgeParts, partsOf, partsOfLiteral } from './deed.js'
import { judgeImport, judgeReExport } from './imports.js'
import { judgeName } from './names.js'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const fileOf = (context) => relative(ROOT, context.filename).split(sep).join('/')

const boundaries = {
  create(context) {
    const file = fileOf(context)
    const judge = (node, source, isTypeOnly) => {
      if (typeof source?.value !== 'string') return
      const message = judgeImport(file, source.value, isTypeOnly)
      if (message !== null) context.report({ node, message })
    }
    const passOn = (node) => {
      if (!node.source) return
      judge(node, node.source, node.exportKind === 'type')
      const message = judgeReExport(file)
      if (message !== null) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => judge(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: passOn,
      ExportAllDeclaration: passOn,
      ImportExpression: (node) => judge(node, node.source, false),
      TSImportType: (node) => judge(node, node.source ?? node.argument?.literal ?? node.argument, true),
    }
  },
}

/** Rules must give the same answer for the same facts, and a set clock must move everything. */
const noAmbientInput = {
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} is not for rules and features: take the moment or number as an argument, or from deps.`,
      })
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return
        const name = `${node.object.name}.${node.property.name}`
        if (['Date.now', 'Math.random', 'Temporal.Now'].includes(name)) report(node, name)
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          report(node, 'new Date()')
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') report(node, 'Date()')
      },
    }
  },
}

/** One verb a meaning: names of functions begin with a word of the table, or with the noun of the value they give. */
const verbs = {
  create(context) {
    const judge = (id) => {
      const message = id?.type === 'Identifier' ? judgeName(id.name) : null
      if (message !== null) context.report({ node: id, message })
    }
    return {
      Program({ body }) {
        for (const statement of body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type === 'FunctionDeclaration') judge(declared.id)
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { id, init } of declared.declarations) {
            if (['ArrowFunctionExpression', 'FunctionExpression'].includes(init?.type)) judge(id)
          }
        }
      },
    }
  },
}

/** A test's time is moved by its one fixture, and none sleeps. */
const oneClock = {
  create(context) {
    const file = fileOf(context)
    const judge = (node, deed) => {
      const message = judgeClock(file, deed)
      if (message !== null) context.report({ node, message })
    }
    return {
      MemberExpression: (node) => judge(node, nameOf(node)),
      NewExpression(node) {
        if (node.callee.type !== 'Identifier') return
        if (node.callee.name === 'Date' && node.arguments.length === 0) judge(node, 'new Date()')
        if (node.callee.name === 'Promise' && sleepsIn(node.arguments[0]))
          judge(node, 'new Promise(setTimeout)')
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') judge(node, 'Date()')
      },
      ImportDeclaration(node) {
        if (node.specifiers.some(({ imported }) => imported?.name === 'setTimeout'))
          judge(node, node.source.value)
      },
    }
  },
}

/** A test's calls are delayed and failed by the one helper that knows which call it is about. */
const oneAnswer = {
  create(context) {
    const file = fileOf(context)
    return {
      CallExpression(node) {
        const message = judgeRoute(file, nameOf(node.callee))
        if (message !== null) context.report({ node, message })
      },
    }
  },
}

/** The web's client is derived from the contract: no function repeats a call, no type repeats what it takes or gives. */
const oneClient = {
  create(context) {
    const file = fileOf(context)
    const report = (node, message) => {
      if (message !== null) context.report({ node, message })
    }
    return {
      Program({ body }) {
        for (const statement of body) {
          const isExported = statement.type === 'ExportNamedDeclaration'
          const declared = isExported ? statement.declaration : statement
          if (declared?.type === 'FunctionDeclaration')
            report(declared, judgeForwarder(declared, declared.id.name))
          if (declared?.type === 'TSTypeAliasDeclaration')
            report(declared, judgeHandwritten(file, isExported, declared.typeAnnotation))
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { id, init } of declared.declarations) {
            if (['ArrowFunctionExpression', 'FunctionExpression'].includes(init?.type))
              report(init, judgeForwarder(init, id.name ?? 'a function'))
          }
        }
      },
    }
  },
}

/** What a write knows travels as one value, and nothing of it beside that value. */
const oneDeed = {
  create(context) {
    const text = (node) => context.sourceCode.getText(node)
    const report = (node, message) => {
      if (message !== null) context.report({ node, message })
    }
    const judgeParams = (node) => {
      const parts = node.params.flatMap((given) => {
        const param = given.type === 'AssignmentPattern' ? given.left : given
        const type = param.typeAnnotation ? text(param.typeAnnotation) : ''
        if (/\b(Perbuatan(Pelaku|Akun)?|Pandangan)\b/.test(type)) return []
        if (param.type !== 'ObjectPattern') return partsOf(param.name ?? '', type)
        const names = param.properties.map(({ key }) => key?.name ?? '')
        return [...partsOf('', type), ...partsOfLiteral(names)]
      })
      report(node, judgeParts(parts, node.id?.name ?? 'a function'))
    }
    return {
      FunctionDeclaration: judgeParams,
      FunctionExpression: judgeParams,
      ArrowFunctionExpression: judgeParams,
      TSFunctionType: judgeParams,
      TSMethodSignature: judgeParams,
      ObjectExpression(node) {
        const names = node.properties.map(({ key }) => key?.name ?? '')
        report(node, judgeParts(partsOfLiteral(names), 'a literal'))
      },
      NewExpression(node) {
        const [keys] = node.typeArguments?.params ?? []
        if (keys !== undefined && isAmbient(text(keys)))
          report(node, 'State of a transaction stands in its deed, not beside it (Perbuatan).')
      },
    }
  },
}

/** `page.clock.install` of such an expression; what is no name in it stands as nothing. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return ''
  return `${nameOf(node.object)}.${node.property.name}`
}

/** Whether a promise's function does nothing but wait: `(resolve) => setTimeout(resolve, 300)`. */
function sleepsIn(made) {
  const [resolve] = made?.params ?? []
  const only = made?.body?.type === 'BlockStatement' ? made.body.body : [{ expression: made?.body }]
  return only.some(({ expression }) => {
    if (expression?.type !== 'CallExpression' || nameOf(expression.callee) !== 'setTimeout') return false
    const [done] = expression.arguments
    return done?.type === 'Identifier' && done.name === resolve?.name
  })
}

export default {
  meta: { name: 'rekan' },
  rules: {
    boundaries,
    'no-ambient-input': noAmbientInput,
    'one-answer': oneAnswer,
    'one-client': oneClient,
    'one-clock': oneClock,
    'one-deed': oneDeed,
    verbs,
  },
}
