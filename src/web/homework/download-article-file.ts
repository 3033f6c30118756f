import { paths } from "#domain/shared/paths.ts";

/** Saves an article's attached file under its own name. Rejects when the server does not hand it out. */
export async function downloadArticleFile(articleToken: string, fileName: string): Promise<void> {
  const response = await fetch(paths.file(articleToken));
  if (!response.ok) throw new Error(`Download failed with status ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}
