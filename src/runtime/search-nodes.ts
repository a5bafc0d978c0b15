/**
 * The addresses of OpenSearch's nodes, comma-separated: https://user:password@one.example.com:9200,https://….
 * @throws Error that says what is wrong, without the password.
 */
export const searchNodes = (list: string): string => {
  const nodes = list.split(",").map((node) => node.trim());
  for (const node of nodes)
    if (!URL.canParse(node) || !/^https?:$/.test(new URL(node).protocol))
      throw new Error(
        "must be addresses of OpenSearch's nodes, comma-separated, such as https://user:password@search.example.com:9200",
      );
  return nodes.join(",");
};
