"""Which characters Discord takes as an emoji: those that Unicode lists, not every sign that looks like one."""

from __future__ import annotations

import re

# Below the pictographs only some signs are emoji: ✔ and ◀ are, ✓ and ▲ are not.
_SIGNS = (
    "©®‼⁉™ℹ↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪▫▶◀◻-◾☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽"
    "✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽㊗㊙\U0001f000-\U0001faff"
)
_ONE = f"[{_SIGNS}]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
_FLAG, _KEY, _TAGS = "[\U0001f1e6-\U0001f1ff]{2}", "[0-9#*]\ufe0f?\u20e3", "[\U000e0020-\U000e007f]*"
_EMOJI = re.compile(f"{_FLAG}|{_KEY}|{_ONE}(?:\u200d{_ONE})*{_TAGS}")


def is_emoji(text: object) -> bool:
    """Return whether a text is a single emoji of Unicode."""
    return isinstance(text, str) and bool(_EMOJI.fullmatch(text))
