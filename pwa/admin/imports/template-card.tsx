import { Download } from 'lucide-react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';

/** What a file has to look like. */
export function TemplateCard() {
  const text = bulkImport.template;
  return (
    <section className="card space-y-3 p-5">
      <h2 className="text-xl">{text.title}</h2>
      <p className="prose-width text-muted">{text.text}</p>
      <a href="/api/admin/bulk-import/template.csv" download className="button button-secondary">
        <Download aria-hidden="true" className="size-5" />
        {text.download}
      </a>
    </section>
  );
}
