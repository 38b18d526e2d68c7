import process from 'node:process'

// React picks its build by NODE_ENV when it is first imported; the mode of the installation is what was set before.
const environment = { ...process.env }
process.env.NODE_ENV = 'production'

const { href } = await import('@rahnama/contract/page-paths.ts')
const { run } = await import('./run.ts')

await run(
  environment,
  async (deps, isStopping) => (await import('./listener.ts')).createListener(deps, isStopping),
  ({ address, password, isMailKept }) => {
    console.log(`\nRahnama is running at ${address}\n`)
    if (password) {
      console.log('Sign in with one of the demonstration accounts:')
      for (const name of ['client', 'agent', 'referral', 'admin']) console.log(`  ${name}@rahnama.example`)
      console.log(`Password: ${password}\n`)
    }
    if (isMailKept) console.log(`No mail leaves this machine: read it as an admin at ${address}${href('adminEmail')}\n`)
  },
)
