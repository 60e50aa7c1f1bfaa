/** The assistants that people ask for help, each with a page of its own: `/for-{slug}` (spec, section 2). */
export const assistants = [
  { slug: 'chatgpt', name: 'ChatGPT' },
  { slug: 'claude', name: 'Claude' },
  { slug: 'gemini', name: 'Gemini' },
  { slug: 'copilot', name: 'Copilot' },
  { slug: 'perplexity', name: 'Perplexity' },
  { slug: 'meta-ai', name: 'Meta AI' },
] as const;
