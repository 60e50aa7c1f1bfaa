import { bashScript } from './bash-script.ts';
import { fishScript } from './fish-script.ts';
import { zshScript } from './zsh-script.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The script for a shell; without one how to install it in each. */
export function printScript(shell: keyof typeof scripts | undefined): void {
  console.log(shell ? scripts[shell].trim() : howTo.trim());
}

const howTo = `
Tab completes "harborlight" once your shell finds it (npm link, in the folder of
Harborlight) and knows its script:

bash   Add to ~/.bashrc:
         source <(harborlight completion bash)

zsh    Add to ~/.zshrc, below a line with compinit:
         source <(harborlight completion zsh)

fish   Run once:
         harborlight completion fish > ~/.config/fish/completions/harborlight.fish

Then open a new terminal.
`;
