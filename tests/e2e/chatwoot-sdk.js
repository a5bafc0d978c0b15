// Stands for Chatwoot's script: tells its server what it is given, and makes the elements that Chatwoot makes.
window.chatwootSDK = {
  run: ({ baseUrl, websiteToken }) => {
    const tell = (name, ...values) => {
      void navigator.sendBeacon(`${baseUrl}/told`, JSON.stringify([name, ...values]));
    };
    tell("run", { baseUrl, websiteToken });
    const style = document.createElement("style");
    style.textContent = "#stand-in { outline: 3px solid rgb(1, 2, 3) }";
    const frame = document.createElement("iframe");
    frame.id = "stand-in";
    frame.title = "Chat";
    frame.src = `${baseUrl}/widget`;
    document.body.append(style, frame);
    document.cookie = "cw_conversation=1; path=/";
    window.$chatwoot = Object.fromEntries(
      ["setUser", "setCustomAttributes", "toggle", "reset"].map((name) => [
        name,
        (...values) => tell(name, ...values),
      ]),
    );
    dispatchEvent(new Event("chatwoot:ready"));
  },
};
