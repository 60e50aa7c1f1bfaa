import { Argument, Command, Option } from 'commander';
import { staffRoles } from '#core/lists/staff-lists.ts';
import { readCount } from '../global-flags.ts';
import { runs } from '../runs.ts';

export const staffCommand = new Command('staff')
  .summary('the accounts of staff')
  .description(
    'The accounts of staff, for admins. On the machine of the database everybody who may write to it is one: so a sole admin who is locked out gets back in.',
  )
  .addHelpText(
    'after',
    `
Examples:
  harborlight staff list
  harborlight staff invite ivy@example.org --role reviewer
  harborlight staff password ada@example.org`,
  );

const WHO = 'an email address, a name or an ID from the list';
const roleOption = () => new Option('--role <role>', 'what they may do').choices([...staffRoles.values]);

staffCommand
  .command('list')
  .summary('list them')
  .description('Lists the accounts by name, and the links that nobody has used yet.')
  .addHelpText('after', '\nExamples:\n  harborlight staff list\n  harborlight staff list --json')
  .action(runs(async () => (await import('../staff/list.ts')).listStaff));

staffCommand
  .command('add')
  .summary('make an account')
  .description(
    'Makes an account, password and all. Asks for what is not given; the password is not shown, and never stands on the command line.',
  )
  .option('--email <email>', 'what they sign in with')
  .option('--name <name>', 'as it is to stand in the history')
  .addOption(roleOption())
  .option('--password-stdin', 'read the password from standard input')
  .addHelpText(
    'after',
    `
Examples:
  harborlight staff add
  harborlight staff add --email ivy@example.org --name "Ivy Example" --role reviewer
  harborlight staff add --email ivy@example.org --name Ivy --role admin --password-stdin < password.txt`,
  )
  .action(runs(async () => (await import('../staff/add.ts')).addStaff));

staffCommand
  .command('invite')
  .summary('invite somebody by a link')
  .description(
    'Prints a link by which somebody makes their own account. It works once, and takes the place of an older one to the same address. It can be withdrawn.',
  )
  .argument('<email>', 'whom to invite')
  .addOption(roleOption().makeOptionMandatory())
  .addHelpText('after', '\nExample:\n  harborlight staff invite ivy@example.org --role reviewer')
  .action(runs(async () => (await import('../staff/invite.ts')).inviteStaff));

staffCommand
  .command('withdraw')
  .summary('withdraw an invitation')
  .description('Withdraws an invitation that was not accepted yet: its link stops working.')
  .argument('<email>', 'who was invited')
  .addHelpText('after', '\nExample:\n  harborlight staff withdraw ivy@example.org')
  .action(runs(async () => (await import('../staff/invite.ts')).withdrawInvitation));

staffCommand
  .command('role')
  .summary('change a role')
  .description('Changes what an account may do. It counts at once, also where they are signed in.')
  .argument('<who>', WHO)
  .addArgument(new Argument('<role>', 'what they may do').choices([...staffRoles.values]))
  .addHelpText('after', '\nExample:\n  harborlight staff role ivy@example.org admin')
  .action(runs(async () => (await import('../staff/change.ts')).changeRole));

staffCommand
  .command('rename')
  .summary('give somebody another name')
  .description('Gives an account another name. What it has done stays on record under the old one.')
  .argument('<who>', WHO)
  .argument('<name>', 'the new name')
  .addHelpText('after', '\nExample:\n  harborlight staff rename ivy@example.org "Ivy Lane"')
  .action(runs(async () => (await import('../staff/change.ts')).renameAccount));

staffCommand
  .command('delete')
  .summary('delete an account for good')
  .description(
    'Deletes an account for good, name and address. What it did stays on record as a former colleague’s, and what it was on waits for all again. To keep somebody out for a while: harborlight staff disable.',
  )
  .argument('<who>', WHO)
  .addHelpText('after', '\nExample:\n  harborlight staff delete ivy@example.org')
  .action(runs(async () => (await import('../staff/change.ts')).deleteAccount));

staffCommand
  .command('disable')
  .summary('let somebody sign in no more')
  .description('Signs an account out everywhere, and lets it sign in no more until it is enabled.')
  .argument('<who>', WHO)
  .addHelpText('after', '\nExample:\n  harborlight staff disable ivy@example.org')
  .action(runs(async () => (await import('../staff/change.ts')).disableAccount));

staffCommand
  .command('enable')
  .summary('let somebody sign in again')
  .description('Lets a disabled account sign in again, with its old password.')
  .argument('<who>', WHO)
  .addHelpText('after', '\nExample:\n  harborlight staff enable ivy@example.org')
  .action(runs(async () => (await import('../staff/change.ts')).enableAccount));

staffCommand
  .command('password')
  .summary('set a password')
  .description(
    'Asks for a new password, sets it, and signs the account out everywhere. For your own account, whatever your role, it asks for the current one too, and you stay signed in here.',
  )
  .argument('<who>', WHO)
  .option('--password-stdin', 'read it from standard input; for your own, two lines: the current one first')
  .option('--link', 'print a link that works once, by which they set it themselves')
  .addHelpText(
    'after',
    `
Examples:
  harborlight staff password ada@example.org
  harborlight staff password ada@example.org --link
  harborlight staff password ada@example.org --password-stdin < password.txt`,
  )
  .action(runs(async () => (await import('../staff/password.ts')).changePassword));

staffCommand
  .command('reset-two-step')
  .summary('let somebody in who has lost their phone')
  .description(
    'Turns off the two-step sign-in of an account, and signs it out everywhere: its password alone signs it in then, until it is turned on again. For whoever has lost phone and recovery codes. On the machine of the database it is the way back for a sole admin.',
  )
  .argument('<who>', WHO)
  .addHelpText(
    'after',
    `
Examples:
  harborlight staff reset-two-step ivy@example.org
  harborlight staff reset-two-step ada@example.org --local`,
  )
  .action(runs(async () => (await import('../staff/change.ts')).resetTwoStep));

staffCommand
  .command('sessions')
  .summary('where somebody is signed in')
  .description('Lists the browsers and terminals where an account is signed in.')
  .argument('<who>', WHO)
  .addHelpText('after', '\nExample:\n  harborlight staff sessions ivy@example.org')
  .action(runs(async () => (await import('../staff/list.ts')).listSessions));

staffCommand
  .command('sign-out')
  .summary('sign somebody out')
  .description('Signs an account out everywhere, or in one place. It can sign in again.')
  .argument('<who>', WHO)
  .option('--session <id>', 'only there: an ID from sessions', readCount)
  .addHelpText(
    'after',
    `
Examples:
  harborlight staff sign-out ivy@example.org
  harborlight staff sign-out ivy@example.org --session 12`,
  )
  .action(runs(async () => (await import('../staff/change.ts')).signOut));
