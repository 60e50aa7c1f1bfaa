import { Command } from 'commander';
import { runs } from '../runs.ts';

export const mcpCommand = new Command('mcp')
  .summary('let an AI assistant on this machine read the directory')
  .description(
    'Speaks the Model Context Protocol over its input and output, for an AI assistant on this machine: it starts this command itself, and ends it. The assistant can search centers and guides and read them, and change nothing. It reads the directory that other commands work on: a database, or a server, which must have it under /mcp. No login is needed for that.',
  )
  .addHelpText(
    'after',
    `
In the settings of the assistant, most of which have such a list of servers:
  {
    "mcpServers": {
      "harborlight": {
        "command": "harborlight",
        "args": ["mcp", "--server", "https://harborlight.example"]
      }
    }
  }

For a database give --db with the whole path of its file: nobody knows in which folder an assistant starts it.

Where "npm link" was not run, the command is "node", and the first of its args the whole path of dist/node/cli.js.

It ends when its input does, or by Ctrl-C. Links to pages lead to PUBLIC_URL or to the server.

Examples:
  harborlight mcp --server https://harborlight.example
  harborlight mcp --db /srv/harborlight/harborlight.db`,
  )
  .action(runs(async () => (await import('../mcp/serve-assistant.ts')).serveAssistant));
