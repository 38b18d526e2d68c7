import type { Plugin } from 'vite'
import { LEFT_OUT, LEFT_OUT_OF_MFA } from './auth/left-out.ts'

const NAMES: readonly string[] = [...LEFT_OUT, ...LEFT_OUT_OF_MFA]

/** What the library keeps behind the names we leave out, and behind sessions in addresses, which we do not read. */
const BEHIND_THEM =
  /^(fetchJwk|_(getAuthenticatorAssuranceLevel|getSessionFromURL|exchangeCodeForSession|setSession|reauthenticate)|linkIdentity(OAuth|IdToken)|signInWith(Ethereum|Solana)|_handleProviderSignIn|_getUrlForProvider|_\w*(Passkeys?|OAuthGrants?|Authorization(Details)?)\w*)$/

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Takes out of the sign-in library what we do not offer: a third of it, on every page of the portal. */
export function leanSignIn(): Plugin {
  return {
    name: 'lean-sign-in',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/@supabase\/auth-js\/dist\/module\/GoTrueClient\.js$/ },
      handler(code) {
        const cuts = [...leftOut(this.parse(code) as unknown as Node)]
        const missing = NAMES.filter((name) => !cuts.some((cut) => nameOf(cut) === name))
        if (missing.length > 0) this.error(`The sign-in library has no ${missing.join(', ')}`)
        cuts.sort((a, b) => b.start - a.start)
        return { code: cuts.reduce(cutOut, code), map: null }
      },
    },
  }
}

function cutOut(code: string, { start, end }: Node): string {
  return code.slice(0, start) + code.slice(end).replace(/^,/, '')
}

function* leftOut(node: Node): Generator<Node> {
  const name = nameOf(node)
  if (name !== undefined && isLeftOut(name)) {
    yield node
    return
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* leftOut(child)
  }
}

function isLeftOut(name: string): boolean {
  return NAMES.includes(name) || BEHIND_THEM.test(name)
}

/** Of a method, of one among the second factors, and of a statement that gives the client a member. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Property' && isCalledOrMade(node.value as Node)) return (node.key as { name?: string }).name
  if (node.type === 'MethodDefinition') return (node.key as { name?: string }).name
  if (node.type !== 'ExpressionStatement') return
  const { type, left } = node.expression as Node & { left?: Node }
  if (type !== 'AssignmentExpression' || left?.type !== 'MemberExpression') return
  return (left.object as Node).type === 'ThisExpression' ? (left.property as { name?: string }).name : undefined
}

function isCalledOrMade({ type }: Node): boolean {
  return type === 'CallExpression' || type === 'NewExpression'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
