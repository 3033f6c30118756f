/** Noto Sans SC for Chinese in the interface. Its hundred @font-face blocks stay out of the first style sheet. */
export async function loadInterfaceFont(): Promise<void> {
  await import("@fontsource-variable/noto-sans-sc/index.css");
}

/** The Kai face, regular and bold (new characters), for pages on which somebody reads. */
export async function loadReadingFont(): Promise<void> {
  await Promise.all([
    import("./pinyin-font.css"),
    import("lxgw-wenkai-webfont/lxgwwenkai-regular.css"),
    import("lxgw-wenkai-webfont/lxgwwenkai-bold.css"),
  ]);
}
