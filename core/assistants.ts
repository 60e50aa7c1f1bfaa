/** The AI assistants that have a page of their own, at /for-{slug}: the same words, with the assistant's name. */
export const assistants = [
  { slug: 'chatgpt', name: 'ChatGPT' },
  { slug: 'claude', name: 'Claude' },
  { slug: 'gemini', name: 'Gemini' },
  { slug: 'copilot', name: 'Copilot' },
  { slug: 'perplexity', name: 'Perplexity' },
  { slug: 'meta-ai', name: 'Meta AI' },
] as const;
