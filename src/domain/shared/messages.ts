/** The shape another language must fill for an English catalogue: the same keys, any sentences. */
export type Catalogue<T> = { readonly [K in keyof T]: T[K] extends string ? string : Catalogue<T[K]> };
